import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { lineThrough } from '../../src/game/walk.js';
import { readMarkup } from '../../src/replay/markup.js';
import { Replayer } from '../../src/replay/replayer.js';
import { decodeSgf } from '../../src/sgf/decode.js';
import { formatSgf } from '../../src/sgf/format.js';
import type { GameTree } from '../../src/sgf/game-tree.js';
import { parseSgf } from '../../src/sgf/parse.js';
import { expectRoundTrips, expectSameText } from '../helpers/round-trips.js';
import { bytesOf, rowsOf, treeOf } from '../helpers/records.js';

const normalised = { style: 'normalised' } as const;

const words = fc.constantFrom(
  ...[
    '(',
    ')',
    ';',
    '[',
    ']',
    '\\',
    ':',
    '\n',
    '\r',
    '\0',
    ' ',
    'x',
    'é',
    '[aa]',
    '[a:b]',
    '()',
    '(;',
  ],
  ...[
    'B',
    'W[bb]',
    'C[a\\',
    'LB[a a:',
    'AP[',
    'QQ',
    'T1',
    'CA[x]',
    'FF[3]',
    'VW[aa][bb]',
    'ZZ[',
    'KM[',
  ],
);

function joined(parts: readonly string[]): string {
  return parts.join('');
}

/** The board and the markup at the end of the main line. */
function lastPosition(tree: GameTree): unknown {
  const replayer = new Replayer(tree);
  const last = lineThrough(tree, tree.root).at(-1) ?? tree.root;
  return [rowsOf(replayer.positionAt(last)), readMarkup(replayer, last)];
}

interface Record {
  readonly base64: string;
  readonly path?: string;
}

const cases = (await (await fetch('/conformance.json')).json()) as Record[];
const read = ({ base64 }: Record) => parseSgf(decodeSgf(bytesOf(base64)).text);

describe('formatSgf and parseSgf', () => {
  it('of the conformance cases', () => {
    expect(cases.length).to.be.at.least(350);
    for (const record of cases) expectRoundTrips(read(record));
  });

  it('of any text', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.array(words).map(joined));
    fc.assert(
      fc.property(texts, (text) => expectRoundTrips(parseSgf(text))),
      { numRuns: 3000 },
    );
  });

  it('of records with something wrong', () => {
    const bases = cases.map((record) => read(record).text).filter(({ length }) => length < 400);
    const change = fc.tuple(fc.nat(400), fc.nat(3), fc.array(words, { maxLength: 3 }).map(joined));
    const texts = fc
      .tuple(fc.constantFrom(...bases), fc.array(change, { minLength: 1, maxLength: 4 }))
      .map(([base, changes]) =>
        changes.reduce(
          (text, [at, cut, added]) => text.slice(0, at) + added + text.slice(at + cut),
          base,
        ),
      );
    fc.assert(
      fc.property(texts, (text) => expectRoundTrips(parseSgf(text))),
      { numRuns: 3000 },
    );
  });

  it('of real files, the position at their end included', async function () {
    this.timeout(120_000);
    const answer: unknown = await (await fetch('/corpus.json')).json();
    const { folder, isPresent, files } = answer as {
      folder: string;
      isPresent: boolean;
      files: Record[];
    };
    if (!isPresent) {
      console.log(`No real files are written: ${folder} is missing.`);
      this.skip();
    }
    const failures: string[] = [];
    for (const record of files) {
      try {
        const collection = read(record);
        expectRoundTrips(collection);
        const other = parseSgf(formatSgf(collection, normalised));
        expect(other.trees.map(lastPosition)).to.eql(collection.trees.map(lastPosition));
      } catch (error) {
        failures.push(`${record.path ?? ''}: ${String(error)}`);
      }
    }
    expect(files).not.to.eql([]);
    expect(failures).to.eql([]);
  });
});

describe('large records', () => {
  const long = '\\:ab]\\\\c'.replace(']', '\\]').repeat(1_000_000);
  const texts: readonly (readonly [string, string])[] = [
    ['100,000 variations inside each other', '(;B[aa](;C[])'.repeat(100_000) + ')'.repeat(100_000)],
    ['200,000 variations beside each other', `(;${'(;B[aa])'.repeat(200_000)})`],
    ['200,000 nodes in line', `(${';B[aa]'.repeat(200_000)})`],
    ['200,000 properties in a node', `(;${'QQ[a]'.repeat(200_000)})`],
    ['200,000 views in a node', `(;${'VW[aa:bb]'.repeat(200_000)})`],
    ['200,000 values in a property', `(;QQ${'[a:b]'.repeat(200_000)})`],
    ['texts of 10 MB, all escapes', `(;C[${long}]QQ[${long}:])`],
  ];
  for (const [title, sgf] of texts) {
    it(title, () => {
      const tree = treeOf(sgf);
      const text = formatSgf(tree);
      expectSameText(formatSgf(treeOf(text)), text);
      const other = formatSgf(tree, normalised);
      expectSameText(formatSgf(treeOf(other), normalised), other);
      expect([treeOf(text).size, treeOf(other).size]).to.eql([tree.size, tree.size]);
    });
  }
});
