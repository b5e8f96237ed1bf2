import { expect } from '@esm-bundle/chai';
import { convertRecord } from '../../src/formats/convert.js';
import { formatOf } from '../../src/formats/format-of.js';
import { decodeRecord } from '../../src/formats/decode-record.js';
import { examineRecord } from '../../src/replay/examine-record.js';
import { formatSgf } from '../../src/sgf/format.js';
import { parseSgf } from '../../src/sgf/parse.js';
import { figures, gib, ngf, ugf } from './files.js';

const textOf = (file: string) => convertRecord(file)?.text.replaceAll('\n', '');
const codesOf = (file: string) => convertRecord(file)?.findings.map(({ code }) => code);

describe('convertRecord', () => {
  it('reads GIB, the format of Tygem', () => {
    expect(formatOf(gib)).to.equal('GIB');
    expect(textOf(gib)).to.equal(
      '(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[Bea]BR[1k]PW[Ann]WR[2d]RE[W+R]KM[5]DT[2016-03-26]TM[1200]' +
        'OT[3x30 byo-yomi]PC[Tygem Baduk]GN[Friendly [club\\]]C[A teaching game]HA[2]AB[pd][dp]PL[W]' +
        ';W[cq];B[qp];W[];B[as])',
    );
    expect(codesOf(gib)).to.eql([]);
  });

  it('reads NGF, the format of WBaduk', () => {
    expect(formatOf(ngf)).to.equal('NGF');
    expect(textOf(ngf)).to.equal(
      '(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[Bea]BR[5d]PW[Ann Lee]WR[7d]RE[B+16.5]KM[6.5]DT[2017-03-16]TM[300]' +
        'PC[www.cyberoro.com]EV[Rated game];B[bc];W[gg];B[])',
    );
    expect(codesOf(ngf)).to.eql([]);
  });

  it('reads NGF of professional games, which has another order and comments', () => {
    const lines = ['Cup', '甲 初段', '乙 五段', '', '', '2006-9-5', '19', '0', '0', '6', '2'];
    const head = lines.map((line) => `GI${line}\n`).join('');
    const file = `${head}PMABBREER\nPMACWEEEE\nGI1\nIDW[2] 白中盘胜(现场)[EndTxt]\n`;
    expect(textOf(file)).to.equal(
      '(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[乙]BR[五段]PW[甲]WR[初段]RE[W+R]KM[6.5]DT[2006-09-05]EV[Cup]' +
        ';B[qd];W[dd]C[白中盘胜(现场)])',
    );
  });

  it('reads UGF and UGI, the formats of Pandanet', () => {
    expect(formatOf(ugf)).to.equal('UGF');
    expect(textOf(ugf)).to.equal(
      '(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[Bea]BR[Gosei]PW[Ann]WR[9-dan]RE[W+R]KM[5.5]' +
        'DT[2001-08-20,2001-08-21]TM[14400]RU[Japanese]PC[Tokyo]EV[26th, Cup, Final]' +
        ';B[pd];W[dp];B[pq];W[];B[dd])',
    );
    expect(textOf(ugf.replace('CoordinateType=IGS', ''))).to.include(
      ';B[pp];W[dd];B[pc];W[];B[dp]',
    );
  });

  it('reads comments, labels and variations of UGI', () => {
    expect(textOf(ugf + figures)).to.match(
      new RegExp(
        String.raw`C\[Opening words\];B\[pd\];W\[dp\]\(;B\[pq\]LB\[pq:A\]C\[A \[good\\\] move\];W\[\]\(;B\[dd\]\)` +
          String.raw`\(;AE\[dp\]\[pq\]\[dd\]AB\[pd\]AW\[qc\]N\[Later\]C\[Far away\]\)\)` +
          String.raw`\(;B\[cd\]N\[Variation\];W\[cq\]C\[What then\?\]\)\)$`,
      ),
    );
    expect(codesOf(ugf + figures)).to.eql([]);
  });

  it('reads handicap stones of UGF, which are moves with number 0', () => {
    const file = ugf
      .replace('Hdcp=0', 'Hdcp=2')
      .replace('[Data]\n', '[Data]\nPP,B1,0,0\nDC,B1,0,0\n');
    expect(textOf(file)).to.include('AB[pd][dq]HA[2];B[pd]');
  });

  describe('handicap stones', () => {
    const withHandicap = (stones: number, move: string) =>
      textOf(`\\HS\n\\HE\n\\GS\nINI 0 1 ${stones} &4\nSTO 0 2 2 ${move}\n\\GE`) ?? '';
    const rows = [
      [3, '9 9', 'AB[pd][dp][dd]PL[W]'], // as Tygem places the third stone
      [3, '3 3', 'AB[pd][dp][pp]PL[W]'], // not under the first move
      [4, '9 9', 'AB[pd][dp][pp][dd]PL[W]'],
      [9, '2 2', 'AB[pd][dp][pp][dd][dj][pj][jd][jp][jj]PL[W]'],
    ] as const;
    for (const [stones, move, setup] of rows)
      it(`${stones}, first move ${move}`, () =>
        expect(withHandicap(stones, move)).to.include(setup));
  });

  it('places three handicap stones of UGF by Japanese rules', () => {
    const file = ugf
      .replace('Hdcp=0', 'Hdcp=3')
      .replace('PP,B1,1,0', 'DD,W1,1,0')
      .replace('DD,W1,2,10', 'CC,B1,2,0');
    expect(textOf(file)).to.include('HA[3]AB[pd][dp][pp]PL[W];W[dp]'.replace('W[dp]', ''));
  });

  it('hangs figures after a pass', () => {
    const moves = 'PP,B1,1,0\nYA,W1,2,0\nDD,B1,3,0\n';
    const file = `${ugf.replace(/PP,B1,1[^]*$/, moves)}[Figure]\n.Fig,2,1,1,19,19,V,1,0\nPP,B1,0,0\nCC,B1,1,0\n.EndFig\n`;
    expect(textOf(file.replace('Moves=5', 'Moves=3'))).to.match(
      /;B\[pd\];W\[\]\(;B\[dp\]\)\(;B\[cq\]N\[V\]\)\)$/,
    );
  });

  it('reads indented files, moves without a header, and names with a parenthesis', () => {
    for (const file of [gib, ngf, ugf])
      expect(textOf(file.replace(/^/gm, '    ')), file).to.equal(textOf(file));
    expect(textOf('STO 0 2 1 2 2\nSTO 0 3 2 3 3\n')).to.include(';B[cc];W[dd]');
    expect(textOf(gib.replace('Friendly', '(;'))).to.include('GN[(; [club\\]]');
  });

  describe('results in words', () => {
    const resultOf = (words: string) =>
      /RE\[(.*?)\]/.exec(convertRecord(ngf.replace(/^Black wins.*$/m, words))?.text ?? '')?.[1];
    const rows = [
      ['White wins by  resign!', 'W+R'],
      ['Black wins by resignation!', 'B+R'],
      ['White loses on time', 'B+T'],
      ['Progressing!', 'Void'],
      ['Black Win 6.5 >> White(50):Black(63)', 'B+6.5'],
      ['White 19Win  >> White(83):Black(64)', 'W+19'],
      ['흑 1.5집 승', 'B+1.5'],
      ['백 시간승', 'W+T'],
      ['白5.5目勝ち!', 'W+5.5'],
      ['197手完、黒中押し勝ち', 'B+R'],
      ['白時間切れ勝ち！', 'W+T'],
      ['白棋12子 >> 白方(94):黑方(82)', 'W+12'],
      ['Nobody knows', 'Nobody knows'],
    ] as const;
    for (const [words, result] of rows) it(words, () => expect(resultOf(words)).to.equal(result));
  });

  it('is not tried on SGF and on other texts', () => {
    for (const text of [
      '(;B[aa])',
      '',
      'A game\n19\nof\ngo',
      '\\LaTeX',
      `(;C[${gib}])`,
      '[Header]\nno game',
    ])
      expect(convertRecord(text), text).to.equal(undefined);
  });

  it('can be saved and read again', () => {
    for (const file of [gib, ngf, ugf + figures]) {
      const [tree] = parseSgf(convertRecord(file)?.text ?? '').trees;
      expect(tree && parseSgf(formatSgf(tree)).trees[0]?.size).to.equal(tree?.size);
      expect(examineRecord(file).diagnostics).to.eql([]);
    }
  });
});

describe('decodeRecord', () => {
  const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  it('decodes the charset that UGF names', () => {
    const file = ugf.replace('PlayerB=Bea', 'PlayerB=\x8c\xe9');
    const { text, charset } = decodeRecord(bytesOf(file));
    expect([charset, /PB\[(.*?)\]/.exec(text)?.[1]]).to.eql(['shift_jis', '碁']);
  });

  it('guesses the charset of GIB and NGF', () => {
    const korean = gib.replace('1급', '1\xb1\xde').replace('Friendly [club]', '\xc8\xa3\xbc\xb1');
    expect(decodeRecord(bytesOf(korean)).charset).to.equal('euc-kr');
    expect(decodeRecord(bytesOf(korean)).text).to.include('BR[1k]');
  });

  it('leaves SGF as it is', () => {
    expect(decodeRecord(bytesOf('(;B[aa])'))).to.eql({
      text: '(;B[aa])',
      charset: 'utf-8',
      findings: [],
    });
  });
});
