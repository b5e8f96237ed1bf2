import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { parseSgf } from '../../../src/sgf/parse.js';
import { looksLikeDiagram } from '../../../src/sgf/text-diagrams/looks-like-diagram.js';
import { readDiagram } from '../../../src/sgf/text-diagrams/read-diagram.js';

/** The record of a diagram, without its header. */
function recordOf(text: string): string | undefined {
  return readDiagram(text)?.sgf.replace('FF[4]GM[1]CA[UTF-8]', '').trim();
}
const leftOutOf = (text: string) => readDiagram(text)?.findings.map(({ detail }) => detail);

describe('a diagram of Sensei’s Library', () => {
  it('has a title line, borders, stones, marks, letters and moves', () => {
    const text = `$$Wc9m7 The corner
$$ ---------------------
$$ | . X O B W # @ Y Q |
$$ | Z P C S T M , ? a |
$$ | 1 2 . . . . . . . |
$$ | . . . . . . . . . |
$$ | . . . . . . . . . |
$$ | . . . . . . . . . |
$$ | . . . . . . . . . |
$$ | . . . . . . . . . |
$$ | . . . . . . . . . |
$$ ---------------------
$$ {AR A1 B2}
$$ {LN C3 D4}
$$ [a|https://example.org]`;
    expect(recordOf(text)).to.equal(
      '(;SZ[9]GN[The corner]PL[W]AB[ba][da][fa][ha][ab]AW[ca][ea][ga][ia][bb]' +
        'CR[da][ea][cb]SQ[fa][ga][db]TR[ha][ia][eb]MA[ab][bb][fb]DD[hb]LB[ib:a]AR[ai:bh]LN[cg:df]' +
        ';W[ac]FG[256:]PM[1]MN[7];B[bc]' +
        'CR[da][ea][cb]SQ[fa][ga][db]TR[ha][ia][eb]MA[ab][bb][fb]DD[hb]LB[ib:a]AR[ai:bh]LN[cg:df])',
    );
    expect(leftOutOf(text)).to.eql([]);
  });

  it('is a part of the board where its borders are not drawn', () => {
    const corner = `$$B Joseki\n$$  -------\n$$ . . . |\n$$ . 1 . |\n$$ . . 2 |`;
    expect(recordOf(corner)).to.equal(
      '(;SZ[19]GN[Joseki]PL[B]VW[qa][ra][sa][qb][rb][sb][qc][rc][sc];B[rb]FG[257:]PM[1];W[sc])',
    );
    const lowerLeft = `$$\n$$ | . . X\n$$ | O . .\n$$ +------`;
    expect(recordOf(lowerLeft)).to.contain('SZ[19]AB[cr]AW[as]VW[ar]');
  });

  it('writes the tenth move as 0, and goes on where a number is missing', () => {
    const text = '$$B\n$$ | 9 0 1 2 4 . . . . |\n$$ ---';
    const moves = ';B[ci]FG[257:]PM[1];W[di];W[ei]MN[4];B[ai]MN[9];W[bi])';
    expect(recordOf(text)).to.match(/^\(;SZ\[9\]PL\[B\]VW/);
    expect(recordOf(text)?.endsWith(moves)).to.equal(true);
  });

  it('leaves out signs that nobody knows, and says so', () => {
    const text = '$$ | X ß . |\n$$ | . . . |\n$$ {XY 1}';
    expect(leftOutOf(text)).to.eql(['{XY 1}', 'ß']);
    expect(
      readDiagram(text)?.findings.map(({ offset }) => text.slice(offset).split('\n')[0]),
    ).to.eql(['$$ {XY 1}', '$$ | X ß . |']);
  });

  it('may be quoted, and has holes in it', () => {
    expect(recordOf('> $$ Title\n> $$ _ X\n> $$ . _')).to.match(
      /GN\[Title\].*VW\[\w\w\]\[\w\w\]\)$/,
    );
  });
});

describe('a diagram in plain text', () => {
  it('has rows of stones, with names of lines or without', () => {
    const named = `  A B C D E
5 . . . . . 5
4 . X . O . 4
3 . . + . . 3
2 . . 1 (O) . 2
1 . . . . . 1
  A B C D E`;
    expect(recordOf(named)).to.equal(
      '(;SZ[5]PL[B]AB[bb]AW[db][dd]CR[dd];B[cd]FG[256:]PM[1]CR[dd])',
    );
    expect(recordOf('...\n.XO\n...')).to.contain('SZ[19]');
    expect(recordOf('┌┬┐\n├●┤\n└○┘')).to.match(/AB\[\w\w\]AW/);
  });

  it('is the lower right part where its names say so', () => {
    const text = '   Q R S T\n 3 . X . .\n 2 . . O .\n 1 . . . .\n   Q R S T';
    expect(recordOf(text)).to.contain('SZ[19]AB[qq]AW[rr]VW[pq]');
  });

  it('is told from words', () => {
    for (const text of ['', 'Hello', 'A\nB\nC', '1 2 3\n4 5 6', 'O. X. O.\nno', '- - -\n- - -'])
      expect(readDiagram(text), text).to.equal(undefined);
    expect(looksLikeDiagram('Black plays at C3. White answers at D4, and so on.')).to.equal(false);
  });
});

describe('a board of HexWiki', () => {
  it('has stones, moves, marks and points in the shade', () => {
    const text =
      '<hexboard size="4x5" coords="show" contents="R a1 1:b2 B 2:c3 d4 E *:a5 x:b5 S c1--d1 nonsense!"/>';
    expect(readDiagram(text)?.sgf.trim()).to.equal(
      '(;FF[4]GM[11]CA[UTF-8]SZ[4:5]PL[B]AB[a1]AW[d4]TR[a5]MA[b5]DD[c1][d1];B[b2]FG[256:]PM[1];W[c3]TR[a5]MA[b5]DD[c1][d1])',
    );
    expect(leftOutOf(text)).to.eql(['nonsense!']);
  });

  it('is no larger than Hex is', () => {
    expect(readDiagram('<hexboard size="999x1" contents="R zz99 a1"/>')?.sgf).to.contain(
      'SZ[50:1]',
    );
  });
});

describe('any text', () => {
  it('is read without an exception, and what is written is SGF', () => {
    const signs = fc.constantFrom(...'$$XO.,+-|19a?_(){}[]\\:;ABW \n ßäöü漢'.split(''), '\n$$ ');
    fc.assert(
      fc.property(
        fc.array(signs, { maxLength: 200 }).map((all) => all.join('')),
        (text) => {
          const record = readDiagram(text);
          if (!record) return;
          const { trees, findings } = parseSgf(record.sgf);
          expect([trees.length, findings]).to.eql([1, []]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
