import type { Finding } from '../diagnostic.js';
import { type Diagram, type DiagramPoint, leftOut } from './diagram.js';

const tag = /<hexboard\b([^>]*)>/i;
const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'/>]+))/g;
const USUAL_SIZE = 11;
const LARGEST_SIZE = 50;

/** Letters before a list of points: red stones, blue stones, empty points, shaded points. */
const kinds: Readonly<Record<string, Omit<DiagramPoint, 'column' | 'row'>>> = {
  R: { stone: 'B' }, // red moves first and owns the top and bottom sides
  B: { stone: 'W' },
  E: {},
  S: { mark: 'DD' },
};
/** Matches a point, perhaps with a text before it: `a1`, `3:b4`, `*:c5`; or all points between two: `a1--a5`. */
const item = /^(?:([^:\s]*):)?([a-z]+)(\d+)(?:--([a-z]+)(\d+))?$/;
const signs: Readonly<Record<string, string>> = {
  ...{ '*': 'TR', star: 'TR', x: 'MA', cross: 'MA', square: 'SQ', circle: 'CR', '+': 'MA' },
};

/**
 * Reads a board of HexWiki: `<hexboard size="4x5" contents="R a1 2:b3 B 1:c2 E x:d4"/>`; `undefined` if there is none.
 */
export function readHexboard(text: string): Diagram | undefined {
  const [all, written] = tag.exec(text) ?? [];
  if (all === undefined || written === undefined) return undefined;
  const start = text.indexOf(all);
  const attributes = new Map(
    [...written.matchAll(attribute)].map(([, name = '', one, other, bare]) => [
      name.toLowerCase(),
      one ?? other ?? bare ?? '',
    ]),
  );
  const [, columns = USUAL_SIZE, rows = columns] =
    /^\s*(\d+)\s*(?:x\s*(\d+))?/i.exec(attributes.get('size') ?? '') ?? [];
  const bounds = { columns: sizeOf(columns), rows: sizeOf(rows) };
  const findings: Finding[] = [];
  const points = pointsIn(attributes.get('contents') ?? '', (word) => {
    findings.push(leftOut(word, start + Math.max(0, all.indexOf(word))));
  });
  const isInside = ({ column, row }: DiagramPoint) => column < bounds.columns && row < bounds.rows;
  const own = { isHex: true, title: '', hasNames: true, from: 1, lines: [], findings };
  return { ...own, ...bounds, points: points.filter(isInside) };
}

const sizeOf = (size: string | number) => Math.min(LARGEST_SIZE, Math.max(1, Number(size)));

/** Reads the points; later words about a point override earlier ones. */
function pointsIn(contents: string, tell: (word: string) => void): DiagramPoint[] {
  const points = new Map<string, DiagramPoint>();
  let kind = kinds['R'] ?? {};
  for (const word of contents.split(/[\s,]+/).filter(Boolean)) {
    const next = kinds[word];
    const [, text, column = '', row = '', endColumn = column, endRow = row] = item.exec(word) ?? [];
    if (next) kind = next;
    else if (!column) tell(word);
    else
      for (const place of between(placeOf(column, row), placeOf(endColumn, endRow)))
        points.set(place.join(), { ...pointAt(place), ...kind, ...meaningOf(text, kind) });
  }
  return [...points.values()];
}

const pointAt = ([column, row]: readonly [number, number]) => ({ column, row });

function meaningOf(text: string | undefined, { stone }: Partial<DiagramPoint>) {
  if (!text) return {};
  const mark = signs[text.toLowerCase()];
  if (mark) return { mark };
  return stone && /^\d{1,3}$/.test(text) ? { number: Number(text) } : { label: text };
}

function placeOf(letters: string, row: string): [column: number, row: number] {
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return [column, Number(row) - 1];
}

type Place = readonly [column: number, row: number];

/** All points of a rectangle, within a board. */
function between([left, top]: Place, [right, bottom]: Place): [number, number][] {
  const places: [number, number][] = [];
  for (let row = Math.max(0, top); row <= Math.min(bottom, LARGEST_SIZE); row++)
    for (let column = left; column <= Math.min(right, LARGEST_SIZE); column++)
      places.push([column, row]);
  return places;
}
