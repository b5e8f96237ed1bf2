// Texts that break careless readers: deep, long and unclosed ones.
import { race } from './measure.js';
import { jsonOf, openLast, readEveryValue } from './ours.js';
import { flat } from './records.js';
import { rowsOf, units } from './table.js';

const DEEP = 100_000;
const WIDE = 200_000;
const LONG = 10_000_000;
const UNCLOSED = 40_000;
const MANY = 1_000_000;

const repeat = (part, count) => part.repeat(count);

const texts = {
  '100,000 nested variations': () => `${repeat('(;B[aa]', DEEP)}${repeat(')', DEEP)}`,
  '100,000 nodes in line': () => `(${repeat(';B[aa]', DEEP)})`,
  '200,000 siblings': () => `(;${repeat('(;B[aa])', WIDE)})`,
  '5,000 nested variations': () => `${repeat('(;B[aa]', 5000)}${repeat(')', 5000)}`,
  'a comment of 20 MB': () => `(;C[${repeat('plain words ', (2 * LONG) / 12)}])`,
  'a comment of 10 MB': () => `(;C[${repeat('plain words ', LONG / 12)}])`,
  'a comment of 10 MB, line ends and tabs': () =>
    `(;C[${repeat('plain words\tand tabs\r\nin lines\n', LONG / 32)}])`,
  'a comment of 10 MB, all escapes': () => `(;C[${repeat('\\]\\\\', LONG / 4)}])`,
};

/** By number of parts, the number, and what is made of so many; JSON has nothing of the kind. */
const broken = {
  'values without an end': [UNCLOSED, (n) => `(${repeat(';B[', n)}`],
  'unterminated [': [UNCLOSED, (n) => `(;C${repeat('[', n)}`],
  'unclosed variations': [UNCLOSED, (n) => repeat('(;B[aa]', n)],
  '[ without a name': [UNCLOSED, (n) => `(;${repeat('[]x', n)}`],
  '[ and nothing else': [LONG, (n) => repeat('[', n)],
  '( and nothing else': [LONG, (n) => repeat('(', n)],
  '\\ and nothing else': [LONG, (n) => repeat('\\', n)],
  '] and nothing else': [LONG, (n) => repeat(']', n)],
  'letters of junk': [LONG, (n) => repeat('no (game) ', n / 10)],
  'properties with one name': [MANY, (n) => `(;${repeat('C[x]', n)})`],
  'values of one property': [MANY, (n) => `(;AB${repeat('[aa]', n)})`],
};

export function hostileRows({ core }) {
  const beside = Object.entries(texts).flatMap(([what, make]) => besideJson(core, what, make));
  const alone = Object.entries(broken).flatMap(([what, [count, make]]) => {
    const [text, larger] = [count, 4 * count].map((n) => flat(make(n)));
    const read = (sgf) => () => readEveryValue(core, core.parseSgf(sgf));
    const results = race({ ours: read(text), '4 times as many': read(larger) });
    return rowsOf(`read ${count.toLocaleString('en')} ${what}`, results, units.ms);
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
    contestants.open = () =>
      core.readProperty(core.parseSgf(text).trees[0], 0, 'C').values[0].length;
  }
  const { open, ...results } = race(contestants);
  const further = text.length > LONG / 2 ? '… and its text read' : '… and its last position';
  return [
    ...rowsOf(`parse ${what}`, results, units.ms),
    ...rowsOf(further, { ours: open }, units.ms),
  ];
}
