// Texts that break careless readers: deep, long and unclosed ones.
import { race } from './measure.js';
import { jsonOf, openLast } from './ours.js';
import { flat } from './records.js';
import { rowsOf, units } from './table.js';

const DEEP = 100_000;
const WIDE = 200_000;
const LONG = 10_000_000;
const UNCLOSED = 40_000;

const repeat = (part, count) => part.repeat(count);

const texts = {
  '100,000 nested variations': () => `${repeat('(;B[aa]', DEEP)}${repeat(')', DEEP)}`,
  '100,000 nodes in line': () => `(${repeat(';B[aa]', DEEP)})`,
  '200,000 siblings': () => `(;${repeat('(;B[aa])', WIDE)})`,
  'a comment of 10 MB': () => `(;C[${repeat('plain words ', LONG / 12)}])`,
  'a comment of 10 MB, all escapes': () => `(;C[${repeat('\\]\\\\', LONG / 4)}])`,
};

/** Unclosed values have no JSON beside them. */
const unclosed = {
  '40,000 values without an end': () => `(${repeat(';B[', UNCLOSED)}`,
  '40,000 unterminated [': () => `(;C${repeat('[', UNCLOSED)}`,
  '40,000 unclosed variations': () => repeat('(;B[aa]', UNCLOSED),
  '40,000 [ without a name': () => `(;${repeat('[]x', UNCLOSED)}`,
};

export function hostileRows({ core }) {
  const beside = Object.entries(texts).flatMap(([what, make]) => besideJson(core, what, make));
  const alone = Object.entries(unclosed).flatMap(([what, make]) => {
    const text = flat(make());
    return rowsOf(`parse ${what}`, race({ ours: () => core.parseSgf(text) }), units.ms);
  });
  return [...beside, ...alone];
}

function besideJson(core, what, make) {
  const text = flat(make());
  const json = flat(jsonOf(core.parseSgf(text)));
  const contestants = {
    ours: () => core.parseSgf(text),
    open: () => openLast(core, text),
    'JSON.parse': () => JSON.parse(json),
  };
  if (text.length > LONG / 2) {
    contestants.open = () => core.textAt(core.parseSgf(text).trees[0], 0, 'C').length;
  }
  const { open, ...results } = race(contestants);
  const further = text.length > LONG / 2 ? '… and its text read' : '… and its last position';
  return [
    ...rowsOf(`parse ${what}`, results, units.ms),
    ...rowsOf(further, { ours: open }, units.ms),
  ];
}
