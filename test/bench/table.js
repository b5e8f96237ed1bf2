// Rows of results and how they are printed.
import { cpus } from 'node:os';

/** Ways to print a figure; `from` turns milliseconds per call into what the row is about. */
export const units = {
  ms: { unit: 'ms', from: (ms) => ms },
  microseconds: { unit: 'µs', from: (ms) => ms * 1000 },
  megabytes: (bytes) => ({ unit: 'MB/s', from: (ms) => bytes / 1000 / ms }),
  nodes: (count) => ({ unit: 'M nodes/s', from: (ms) => count / 1000 / ms }),
  millionBytes: { unit: 'MB', from: (bytes) => bytes / 1e6 },
  kilobytes: { unit: 'kB', from: (bytes) => bytes / 1000 },
  frames: { unit: 'frames', from: (count) => count },
  bytes: { unit: 'B', from: (bytes) => bytes },
};

function figure(value, unit) {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  return `${value.toFixed(value === 0 ? 0 : digits)} ${unit}`;
}

function ratio(value) {
  if (!Number.isFinite(value)) return '';
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : value >= 0.1 ? 2 : 3);
}

/** Why there is no figure, in a few words. */
export function reasonOf(error) {
  const text = `${error?.message ?? error}`.split('\n')[0];
  return `none: ${text.length > 40 ? `${text.slice(0, 39)}…` : text}`;
}

/**
 * One row per peer, or a single row where nobody stands beside us.
 *
 * @param results what `race` gave: by name, milliseconds (or bytes), or an `Error`
 */
export function rowsOf(what, results, { unit, from }, ours = 'ours') {
  const own = results[ours];
  const ownText = typeof own === 'number' ? figure(from(own), unit) : reasonOf(own);
  const peers = Object.entries(results).filter(([name]) => name !== ours);
  if (peers.length === 0) return [{ what, ours: ownText, peer: '', value: '', ratio: '' }];
  return peers.map(([peer, result], index) => {
    const isReported = typeof result === 'number';
    return {
      what: index === 0 ? what : '',
      ours: index === 0 ? ownText : '',
      peer,
      value: isReported ? figure(from(result), unit) : reasonOf(result),
      ratio: isReported && typeof own === 'number' ? ratio(from(own) / from(result)) : '',
    };
  });
}

const columns = { what: 'what', ours: 'ours', peer: 'peer', value: "peer's value", ratio: 'ratio' };

/** All rows under one heading line, as text. */
export function tableOf(rows, browserName) {
  const cpu = cpus()[0]?.model?.trim() ?? 'unknown processor';
  const keys = Object.keys(columns);
  const width = (key) => Math.max(...[columns, ...rows].map((row) => [...row[key]].length));
  const widths = Object.fromEntries(keys.map((key) => [key, width(key)]));
  const isLeft = (key) => key === 'what' || key === 'peer';
  const cell = (row, key) =>
    isLeft(key) ? row[key].padEnd(widths[key]) : row[key].padStart(widths[key]);
  const line = (row) =>
    keys
      .map((key) => cell(row, key))
      .join('  ')
      .trimEnd();
  return [
    `\nNode ${process.version}, ${cpu} × ${cpus().length}, ${browserName}`,
    'Medians, taken in turns. Ratio = ours ÷ peer: speeds (…/s) should be above 1, times and',
    'bytes below 1. Node rows are processor time, browser rows are wall time.\n',
    line(columns),
    keys.map((key) => '─'.repeat(widths[key])).join('  '),
    ...rows.map(line),
  ].join('\n');
}
