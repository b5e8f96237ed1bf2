import { expect } from '@esm-bundle/chai';
import { convertRecord } from '../../src/formats/convert.js';
import { examineRecord } from '../../src/replay/examine-record.js';
import { figures, gib, ngf, ugf } from './files.js';

const codesOf = (file: string) => convertRecord(file)?.findings.map(({ code }) => code);

describe('broken files of other formats', () => {
  const rows: readonly (readonly [
    title: string,
    file: string,
    moves: number,
    codes: readonly string[],
  ])[] = [
    ['an empty GIB', '\\HS\n', 0, ['broken-format']],
    ['GIB without moves', gib.replace(/^(STO|SKI).*\n/gm, ''), 0, []],
    ['a cut GIB', gib.slice(0, gib.indexOf('SKI')), 2, ['cut-format']],
    ['GIB with other lines', gib.replace('SKI 0 4', 'SKI 0 4\nFOO 1 2'), 4, ['skipped-line']],
    ['GIB with a point off the board', gib.replace('0 18\n', '0 99\n'), 3, ['skipped-line']],
    ['a cut NGF', ngf.slice(0, ngf.indexOf('PMAC')), 1, ['cut-format']],
    ['NGF with a point off the board', ngf.replace('PMACWHHHH', 'PMACWTTTT'), 2, ['skipped-line']],
    ['NGF of an unknown size', ngf.replace('\n9\n', '\n77\n'), 0, ['broken-format']],
    ['UGF without moves', ugf.slice(0, ugf.indexOf('[Data]')), 0, ['cut-format']],
    ['encrypted UGF', ugf.replace('PLAIN_UGF_FILE', 'ENCRYPTED'), 0, ['broken-format']],
    ['a cut figure', (ugf + figures).slice(0, -20), 5, ['cut-format']],
    ['UGF with other lines', ugf.replace('YA,W1,4,0', 'YA,W1,4,0\nwhat'), 5, ['skipped-line']],
    ['CR as line end', gib.replaceAll('\n', '\r'), 4, []],
    ['CRLF as line end', ngf.replaceAll('\n', '\r\n'), 3, []],
  ];
  for (const [title, file, moves, codes] of rows) {
    it(title, () => {
      const { text = '', findings = [] } = convertRecord(file) ?? {};
      expect(findings.map(({ code }) => code)).to.eql(codes);
      expect(text.match(/^(?:\(\s*)?;[BW]\[/gm)?.length ?? 0).to.be.at.least(moves);
    });
  }

  it('never throws, whatever is cut or changed', () => {
    for (const file of [gib, ngf, ugf + figures]) {
      for (let at = 0; at < file.length; at += 7) {
        const changed = `${file.slice(0, at)}\u0000[9999${file.slice(at + 3)}`;
        for (const text of [file.slice(0, at), file.slice(at), changed])
          expect(() => examineRecord(text)).not.to.throw();
      }
    }
  });

  it('reads hostile files in linear time', () => {
    const many = (part: string) => part.repeat(Math.ceil(900_000 / part.length));
    const files = [
      `\\HS\n${many('\\[A=')}`,
      `\\HS\n\\[GAMEBLACKNAME=${many('(')}x\\]\n\\HE\n\\GS\n\\GE`,
      `\\HS\n\\[GAMERESULT=a${many(' ')}b\\]\n\\HE\n\\GS\n\\GE`,
      ngf.replace(/^Black wins.*$/m, `a${many('!')}b`),
      ngf.replace('Ann Lee', many('(')),
      `${ugf}${many('PP,B1,6,0\n')}[Figure]\n${'.Fig,90000,1,1,19,19,x,1,0\nPP,B1,0,0\nCC,B1,1,0\n.EndFig\n'.repeat(2000)}`,
      `[Header]\n${many('\n')}[Data]\n`,
      many('\n'),
      `[Data]\n${many('.Text,1\n')}`,
    ];
    for (const file of files) convertRecord(file); // a test that takes a minute fails
  });

  it('reads huge files and says that they are cut', () => {
    const moves = Array.from({ length: 40_000 }, (_, at) => `STO 0 ${at} 1 3 3`).join('\n');
    const { findings = [] } = convertRecord(`\\HS\n\\HE\n\\GS\n${moves}`) ?? {};
    expect(findings.map(({ code }) => code)).to.eql(['cut-format']);
    const labels = `.#,3,3,A\n`.repeat(50_000);
    expect(convertRecord(`${ugf}[Figure]\n.Text,0\n${labels}.EndText\n`)?.findings).to.eql([]);
    const figure = '.Fig,5,1,1,19,19,x,1,0\nPP,B1,0,0\nQQ,W1,0,0\n.EndFig\n'.repeat(3000);
    expect(codesOf(`${ugf}[Figure]\n${figure}`)).to.eql(['cut-format']);
  });
});
