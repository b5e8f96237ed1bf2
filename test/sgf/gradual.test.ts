import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { type GameTree, nodesOf } from '../../src/sgf/game-tree.js';
import { firstGames, isWhole, readByNeed } from '../../src/sgf/gradual.js';
import { parseSgf, type SgfCollection } from '../../src/sgf/parse.js';

const GAMES = '(;B[aa])\n(;W[bb](;B[cc])(;B[dd]))\n(;B[ee])\n';

function outline(tree: GameTree): unknown[] {
  return Array.from(nodesOf(tree), (node) => [tree.parent(node), tree.properties(node)]);
}

const all = ({ text, trees, findings }: SgfCollection) => [text, trees.map(outline), findings];

describe('a record that is read by need', () => {
  it('is read as far as games are asked for', () => {
    const record = readByNeed(GAMES);
    const read = () => [firstGames(record, 0).length, isWhole(record)];
    expect(read()).to.eql([0, false]);
    expect(firstGames(record, 1).map(outline)).to.eql(parseSgf('(;B[aa])').trees.map(outline));
    expect(read()).to.eql([1, false]);
    firstGames(record, 2);
    expect(read()).to.eql([2, false]);
    expect(firstGames(record, 99).length).to.equal(3);
    expect(read()).to.eql([3, true]);
  });

  it('keeps the trees that were read first', () => {
    const record = readByNeed(GAMES);
    const [first] = firstGames(record, 1);
    expect(record.trees[0]).to.equal(first);
    expect(record.trees.length).to.equal(3);
  });

  it('is whole once its trees or findings were looked at, and when only blanks are left', () => {
    for (const look of ['trees', 'findings'] as const) {
      const record = readByNeed(GAMES);
      expect([record[look].length > -1, isWhole(record)]).to.eql([true, true]);
    }
    const record = readByNeed('(;B[aa])  \n');
    firstGames(record, 1);
    expect(isWhole(record)).to.equal(true);
  });

  it('says once that it has no game', () => {
    const record = readByNeed('nothing');
    firstGames(record, 1);
    expect(isWhole(record)).to.equal(true);
    expect(all(record)).to.eql(all(parseSgf('nothing')));
    expect(all(readByNeed(''))).to.eql(all(parseSgf('')));
  });

  const word = fc.constantFrom(...['(', ')', ';', '(;', 'B[aa]', 'C[(;]', '\\', ']', '[x]']);
  const odd = fc.constantFrom(
    ...['()', ' ', 'junk', '(;SZ[9]', ')(;GM[1]', 'GM[1]', '\n', '[', 'ab'],
  );
  const text = fc.array(fc.oneof(word, odd), { maxLength: 40 }).map((words) => words.join(''));

  it('is in the end what parseSgf reads, whatever is asked in between', () => {
    fc.assert(
      fc.property(text, fc.array(fc.nat(5)), (sgf, counts) => {
        const record = readByNeed(sgf);
        for (const count of counts) {
          const games = firstGames(record, count);
          if (!isWhole(record)) expect(games.length).to.be.at.least(count);
        }
        expect(all(record)).to.eql(all(parseSgf(sgf)));
        expect(isWhole(record)).to.equal(true);
      }),
    );
  });

  it('is what parseSgf reads if it is read in slices, whatever is read between them', () => {
    const limits = fc.record({
      nodes: fc.nat(9),
      gameNodes: fc.nat(5),
      nodeValues: fc.nat(3),
      depth: fc.nat(4),
      games: fc.nat(3),
    });
    const slices = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 });
    const wanted = fc.option(limits, { nil: undefined });
    fc.assert(
      fc.property(text, text, slices, wanted, (sgf, other, lengths, limit) => {
        const record = readByNeed(sgf, limit);
        const beside = readByNeed(other);
        for (let slice = 0; !isWhole(record); slice++) {
          firstGames(record, Infinity, lengths[slice % lengths.length]);
          firstGames(beside, Infinity, 3);
          parseSgf(other);
        }
        expect(all(record)).to.eql(all(parseSgf(sgf, limit)));
        expect(all(beside)).to.eql(all(parseSgf(other)));
      }),
      { numRuns: 500 },
    );
  });

  it('goes on within a game', () => {
    const record = readByNeed(`(;${'B[aa];W[bb];'.repeat(100)})(;B[cc])`);
    let slices = 0;
    while (firstGames(record, 1, 100).length < 1) slices++;
    expect(slices).to.equal(11); // and the last, of 1,203 code units
    expect(firstGames(record, 0)[0]?.size).to.equal(201);
    expect(isWhole(record)).to.equal(false);
  });
});
