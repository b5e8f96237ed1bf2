import { expect } from '@esm-bundle/chai';
import { checkRecord } from '../../../src/game/check/check-record.js';
import { treeOf } from '../../helpers/records.js';

describe('checkRecord', () => {
  const rows: readonly (readonly [sgf: string, codes: readonly string[]])[] = [
    [
      '(;FF[4]GM[1]SZ[19]CA[UTF-8]AP[a:1]ST[2]KM[6.5]DT[1997]RE[B+R]TM[60]HA[2]AB[pd][dp]PB[a];W[aa]C[x])',
      [],
    ],
    ['(;FF[7])', ['ff-unknown']],
    ['(;FF[03])', []],
    ['(;GM[game of go])', ['bad-value']],
    ['(;GM[Go])', []],
    ['(;ST[9])', ['bad-value']],
    ['(;SZ[19:19])', ['square-as-rect']],
    ['(;SZ[9:13])', []],
    ['(;HA[二子])', ['bad-value']],
    ['(;HA[3];W[aa])', ['handicap-without-stones']],
    ['(;HA[3];B[aa];W[bb])', ['handicap-without-stones']],
    ['(;HA[2];B[aa];B[bb];W[cc])', []],
    ['(;HA[2];AB[aa][bb];W[cc])', []],
    ['(;HA[1];B[aa])', []],
    ['(;GM[2]HA[2])', []],
    ['(;HD[2];W[aa])', []],
    ['(;DT[1985/01/26])', ['bad-date']],
    ['(;DT[:long ago])', []],
    ['(;KM[750])', ['komi-hundredths']],
    ['(;KM[110])', []],
    ['(;KM[黑贴五目半])', ['bad-komi']],
    ['(;TM[10:00])', ['time-units']],
    ['(;TM[-])', ['time-units']],
    ['(;DT[5.5.1997])', ['bad-date']],
    ['(;RE[Black resigns])', ['bad-result']],
    ['(;KM[半目])', ['bad-komi']],
    ['(;TM[1小时])', ['time-units']],
    ['(;KM[]DT[ ]RE[]TM[]HA[]FF[])', []],
    ['(;KM[6.5][7.5])', ['too-many-values']],
    ['(;KM[6.5]KM[7.5])', ['too-many-values']],
    ['(;PB[a]PB[b];B[aa]B[bb];PL[B]PL[W])', Array(3).fill('too-many-values')],
    ['(;AB[aa]AB[bb]C[a]C[b]GC[a]GC[b]TB[aa]TB[bb])', []],
    ['(;KGSSB[1];B[aa]KGSSB[2])', ['info-elsewhere']],
    ['(;C[a][b]GC[a][b]OT[TM:a][OP:b]BP[a][b]AB[aa][bb]ZZ[a]PB[x]ZZ[b])', []],
    ['(;;B[aa][bb])', ['too-many-values']],
    ['(;;SZ[9])', ['root-property-elsewhere']],
    ['(;QQ[1];QQ[2];ZY[3])', ['unknown-property', 'unknown-property']],
    ['(;XFOO[1])', []],
    ['(;RE[B+1];RE[W+R])', ['info-elsewhere']],
    ['(;RE[];RE[W+R])', []],
    ['(;(;PB[a];B[aa])(;PB[b];B[bb]))', []],
    ['(;ID[1];ID[2])', []],
    ['(;;B[aa]TL[what])', []],
    ['(;TL[what]PDT[what]LKM[what])', ['time-units', 'bad-date', 'bad-komi']],
    ['(;;B[aa]BL[soon])', ['bad-value']],
    ['(;;B[aa]BL[90m]OB[3]T[7])', []],
    ['(;;V[about 3])', ['bad-value']],
    ['(;;GB[7])', ['bad-value']],
    ['(;OB[text]GB[3 hours]ON[x])', []],
    ['(;TE[Kisei]KO[5.5])', []],
    ['(;PL[x])', ['bad-value']],
    ['(;LB[aa:1][bb])', ['bad-value']],
    ['(;LB[])', []],
    ['(;S[aab])', ['bad-value']],
    ['(;S[aabb])', []],
    ['(;DE[x]MULTIGOGM[y]KGSSB[z])', []],
    ['(;;TE[1])', ['annotation-without-move']],
    ['(;;KO[])', ['annotation-without-move']],
    ['(;;B[aa]TE[1]BM[1])', ['contradicting-annotations']],
    ['(;;B[aa]GB[1]GW[1]DM[1])', ['contradicting-annotations']],
  ];
  for (const [sgf, codes] of rows) {
    it(`${sgf}: ${codes.join(', ') || 'fine'}`, () => {
      expect(checkRecord(treeOf(sgf)).map(({ code }) => code)).to.eql(codes);
    });
  }

  const severities: readonly (readonly [sgf: string, severity: string | undefined])[] = [
    ['(;KM[6.5]KM[7.5])', undefined],
    ['(;KM[6.5]KM[6.5])', 'note'],
    ['(;KM[6.5][6.5][7.5])', undefined],
    ['(;CA[UTF-8]CA[Big5])', 'note'],
    ['(;AP[a:1]AP[b:2])', 'note'],
    ['(;HA[二子])', 'note'],
    ['(;HA[3];W[aa])', 'warning'],
    ['(;HA[3];B[aa];W[bb])', undefined],
    ['(;HA[3])', undefined],
  ];
  for (const [sgf, severity] of severities) {
    it(`${sgf}: ${severity ?? 'the usual severity'}`, () => {
      expect(checkRecord(treeOf(sgf)).map((finding) => finding.severity)).to.eql([severity]);
    });
  }

  it('says where and what', () => {
    expect(checkRecord(treeOf('(;PB[a]KM[five])'))).to.eql([
      { code: 'bad-komi', offset: 9, detail: 'five', node: 0 },
    ]);
  });

  it('tells at most a thousand things, and little of a long value', () => {
    const findings = checkRecord(treeOf(`(;KM[${'x'.repeat(1000)}]${';SZ[9]'.repeat(3000)})`));
    expect(findings.length).to.equal(1000);
    expect(findings[0]?.detail?.length).to.equal(60);
  });

  it('tells of a long value in whole characters', () => {
    const [finding] = checkRecord(treeOf(`(;KM[${'x'.repeat(59)}😀])`));
    expect(finding?.detail).to.equal('x'.repeat(59));
  });

  it('is quick where a property stands 100,000 times in a node', () => {
    const findings = checkRecord(treeOf(`(;${'PB[a]'.repeat(100_000)})`));
    expect(findings.map(({ code }) => code)).to.eql(['too-many-values']);
  });

  it('reads a move string of 20 MB', () => {
    const findings = checkRecord(treeOf(`(;S[${'aa'.repeat(10_000_000)}])`));
    expect(findings).to.eql([]);
  });
});
