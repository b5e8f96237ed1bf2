// Text → tree: ours beside the peers' trees of objects and beside JSON.parse of the same tree.
import { jsonOf, readEveryValue } from './ours.js';
import { race } from './measure.js';
import { peerParsers } from './peers.js';
import { rowsOf, units } from './table.js';

/**
 * All libraries on the same texts. Peers slice values while they parse and, but for smartgame,
 * resolve escapes: so do we where every value is read. JSON.parse on the same trees, counted in
 * bytes of SGF.
 */
function contestants(core, texts) {
  const { parseSgf } = core;
  const jsons = texts.map((text) => Buffer.from(jsonOf(parseSgf(text))).toString());
  const each = (list, read) => () => {
    let last;
    for (const text of list) last = read(text);
    return last;
  };
  const peers = Object.entries(peerParsers()).map(([name, parse]) => [
    name,
    parse instanceof Error ? parse : each(texts, parse),
  ]);
  return {
    ours: each(texts, (text) => parseSgf(text)),
    read: each(texts, (text) => readEveryValue(core, parseSgf(text))),
    ...Object.fromEntries(peers),
    'JSON.parse': each(jsons, (json) => JSON.parse(json)),
  };
}

function rowsOfTexts(core, what, texts) {
  const { ours, read, ...peers } = race(contestants(core, texts));
  const unit = units.megabytes(texts.reduce((sum, text) => sum + text.length, 0));
  return [
    ...rowsOf(`parse ${what}`, { ours, ...peers }, unit),
    ...rowsOf('… every value read, escapes resolved', { ours: read, ...peers }, unit),
  ];
}

export function parseRows({ core, records }) {
  return records.flatMap(({ name, commented, small, tree }) => [
    ...rowsOfTexts(core, `a commented game, ${kilobytes([commented])} (${name})`, [commented]),
    ...rowsOfTexts(core, `${small.length} small games, ${kilobytes(small)} (${name})`, small),
    ...rowsOfTexts(core, `a large tree, ${kilobytes([tree])} (${name})`, [tree]),
  ]);
}

function kilobytes(texts) {
  return `${Math.round(texts.reduce((sum, text) => sum + text.length, 0) / 1000)} kB`;
}
