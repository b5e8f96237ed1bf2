import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { Addresses, formatAddress, gameIn, numberIn, readAddress } from '../../src/game/address.js';
import { decodeSgf } from '../../src/sgf/decode.js';
import { type GameTree, nodesOf } from '../../src/sgf/game-tree.js';
import { parseSgf } from '../../src/sgf/parse.js';
import { bytesOf, treeOf } from '../helpers/records.js';

// Nodes:            0    1      2      3    4            5      6      7       8      9     10
const tree = treeOf(
  '(;C[x];N[ first ];B[aa];C[y](;W[bb]B[cc];N[Dia. 15])(;W[dd](;B[ee])(;B[ff];W[gg]))(;W[hh]))',
);

describe('formatAddress', () => {
  const addresses = [
    ...['0', '0+1', '1', '1+1'], // before the first move, and behind one
    ...['3', '3+1'], // a node with two moves counts two
    ...['1+1.2', '1+1.2.1', '1+1.2.0.2', '1+1.2.0.2.1', '1+1.3'],
  ];

  it('names every node (API, M-13)', () => {
    expect([...nodesOf(tree)].map((node) => formatAddress(tree, node))).to.eql(addresses);
  });

  it('counts a move in the root, and not by MN (M-20)', () => {
    const other = treeOf('(;B[aa];MN[50]W[bb];C[])');
    const written = [...nodesOf(other)].map((node) => formatAddress(other, node));
    expect(written).to.eql(['1', '2', '2+1']);
  });
});

describe('gameIn', () => {
  it('tells the game that an address names', () => {
    const addresses = ['game78.35.2', 'game2.#N', 'game2', '35.2', '#game2.', 'game.1'];
    expect(addresses.map(gameIn)).to.eql(['game78.', 'game2.', '', '', '', '']);
    expect(addresses.map(numberIn)).to.eql(['78', '2', '', '', '', '']);
  });
});

describe('readAddress', () => {
  const rows: readonly (readonly [string, string, number | undefined])[] = [
    ['a move', '1', 2],
    ['the first of two moves in a node (M-13)', '2', 4],
    ['the last move', '-1', 4],
    ['from the end', '-3', 2],
    ['the end', 'last', 5],
    ['a first child', '1+1.1', 4],
    ['steps behind it', '1+1.1.1', 5],
    ['no steps', '1+1.2.0', 6],
    ['a name', '#first', 1],
    ['a name in a link', '#Dia.%2015', 5],
    ['a name as people type it', '#Dia. 15', 5],
    ['with blanks around', ' 1 ', 2],
    ['beyond the end: its end', '99', 5],
    ['beyond the end, and on', '99+3.2', 5],
    ['before the beginning: the root', '-99.2', 0],
    ['a move where a node without one was: the node before', '0+7', 1],
    ['behind that nothing', '0+7.2', 1],
    ['a child that is not there: its parent', '1+1.9.4', 3],
    ['no child 0', '1+1.0', 3],
    ['too many steps: the end of the variation', '1+1.2.99', 7],
    ['behind that nothing', '1+1.2.99.2', 7],
    ['no such name', '#nobody', undefined],
    ['a name that is no code', '#100%', undefined],
    ['in a game of a collection, the rest of it', 'game78.1+1.2', 6],
    ['a name there', 'game2.#Dia. 15', 5],
    ['a game alone', 'game78', undefined],
    ['nothing in a game', 'game78.', undefined],
    ['no number of a game', 'game.1', undefined],
    ['nothing', '', undefined],
    ['a word', 'nonsense', undefined],
    ['half a grammar', '1+', undefined],
    ['half a pair', '1..2', undefined],
    ['a sign inside', '1.-2', undefined],
  ];
  for (const [title, address, node] of rows) {
    it(`${title}: “${address}”`, () => {
      expect(readAddress(tree, address)).to.equal(node);
    });
  }

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const node = readAddress(tree, text);
        return node === undefined || (node >= 0 && node < tree.size);
      }),
    );
  });
});

describe('addresses of whole trees', () => {
  it('are read as the nodes they were written for', () => {
    const node = fc.constantFrom(';', ';B[aa]', ';W[bb]', ';B[cc]W[dd]', ';C[x]');
    const sequence = fc.array(node, { minLength: 1, maxLength: 4 });
    const { sgf } = fc.letrec<{ sgf: string; variations: string[] }>((tie) => ({
      variations: fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        fc.constant<string[]>([]),
        fc.array(tie('sgf'), { maxLength: 3 }),
      ),
      sgf: fc
        .tuple(sequence, tie('variations'))
        .map(([nodes, variations]) => `(${nodes.join('')}${variations.join('')})`),
    }));
    fc.assert(fc.property(sgf, (text) => differencesOf(treeOf(text)).length === 0));
  });

  const large: readonly (readonly [string, string])[] = [
    ['one line', `(;${';B[aa];'.repeat(30_000)})`],
    // Steps from the head of a variation are counted one by one, which takes time only here.
    ['one long variation', `(;(;B[aa])(;W[bb]${';C[x]'.repeat(20_000)}))`],
    ['one wide fan', `(;${'(;B[aa])'.repeat(60_000)})`],
    ['a comb', `(;${'(;B[aa])(;W[bb]'.repeat(1_000)}${')'.repeat(1_001)}`],
    ['no move', `(;${';'.repeat(60_000)})`],
  ];
  for (const [title, sgf] of large) {
    it(`take no longer than the tree is large: ${title}`, function () {
      this.timeout(60_000); // a walk for each of 60,000 nodes takes minutes
      expect(differencesOf(treeOf(sgf))).to.eql([]);
    });
  }

  it('real files', async function () {
    this.timeout(120_000);
    const corpus = (await (await fetch('/corpus.json')).json()) as {
      readonly isPresent: boolean;
      readonly files: readonly { readonly path: string; readonly base64: string }[];
    };
    if (!corpus.isPresent) this.skip();
    for (const { path, base64 } of corpus.files) {
      for (const game of parseSgf(decodeSgf(bytesOf(base64)).text).trees) {
        expect(differencesOf(game), path).to.eql([]);
      }
    }
  });
});

/** The first addresses that lead elsewhere, or that two nodes share. */
function differencesOf(game: GameTree): string[] {
  const addresses = new Addresses(game);
  const wrong: string[] = [];
  for (const node of nodesOf(game)) {
    const address = addresses.format(node);
    const read = addresses.read(address);
    if (read !== node && wrong.length < 5) wrong.push(`${node} ${address} ${String(read)}`);
  }
  return wrong;
}
