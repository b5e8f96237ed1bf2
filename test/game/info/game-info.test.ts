import { expect } from '@esm-bundle/chai';
import { type GameInfo, readGameInfo } from '../../../src/game/info/game-info.js';
import { nodeAt, treeOf } from '../../helpers/records.js';

/** What is understood, with its text beside it. */
const UNUSUAL = {
  date: { raw: '1985/01/26', dates: ['1985-01-26'], unusual: true },
  komi: { raw: '750', points: 7.5, unusual: true },
  result: { raw: '黑中盘胜', winner: 'black', by: 'resign', unusual: true },
  timeLimit: {
    raw: '10:00(5x1:00)',
    seconds: 600,
    overtime: { kind: 'japanese', raw: '10:00(5x1:00)', periods: 5, seconds: 60 },
    unusual: true,
  },
  overtime: { kind: 'japanese', raw: '10:00(5x1:00)', periods: 5, seconds: 60 },
  texts: { DT: '1985/01/26', KM: '750', RE: '黑中盘胜', TM: '10:00(5x1:00)' },
} as const;

describe('readGameInfo', () => {
  const nothing: Partial<GameInfo> = {
    game: { number: 1, name: 'Go' },
    size: { columns: 19, rows: 19 },
    black: { players: [] },
    white: { players: [] },
    losesOnTime: false,
    scores: {},
    texts: {},
    labels: {},
  };

  it('everything a record may say', () => {
    const record =
      '(;FF[4]GM[1]SZ[13]CA[UTF-8]AP[CGoban:3]ST[2]PB[Go Seigen]BR[9p]BT[Japan]BC[JP]BS[0]' +
      'PW[Kitani]WR[8p]WS[1]GN[Game 1]EV[Jubango]RO[3 (final)]DT[1939-09-28]PC[Kamakura]' +
      'RU[Japanese]KM[0]HA[2]OH[B-W]TM[36000]OT[5x1m]CP[none]RE[B+2]MN[120]XM[7]KGSSB[68]' +
      'KGSSW[75.5]GC[first\nsecond]QQ[private])';
    expect(readGameInfo(treeOf(record))).to.eql({
      game: { number: 1, name: 'Go' },
      size: { columns: 13, rows: 13 },
      black: {
        players: [{ name: 'Go Seigen', ranks: ['9p'] }],
        names: 'Go Seigen',
        ranks: '9p',
        team: 'Japan',
        country: 'JP',
        species: 0,
      },
      white: {
        players: [{ name: 'Kitani', ranks: ['8p'] }],
        names: 'Kitani',
        ranks: '8p',
        species: 1,
      },
      result: { raw: 'B+2', winner: 'black', by: 'points', score: 2 },
      date: { raw: '1939-09-28', dates: ['1939-09-28'] },
      round: { raw: '3 (final)', number: 3, type: 'final' },
      komi: { raw: '0', points: 0 },
      handicap: { raw: '2', stones: 2 },
      oldHandicap: { raw: 'B-W', pattern: ['B', 'W'], name: 'tagai-sen' },
      timeLimit: { raw: '36000', seconds: 36000 },
      overtime: { kind: 'japanese', raw: '5x1m', periods: 5, seconds: 60 },
      losesOnTime: false,
      moveCount: 120,
      nextMove: 7,
      scores: { black: 68, white: 75.5 },
      format: 4,
      charset: 'UTF-8',
      application: { name: 'CGoban', version: '3' },
      variationStyle: 2,
      texts: {
        GN: 'Game 1',
        EV: 'Jubango',
        PC: 'Kamakura',
        RU: 'Japanese',
        CP: 'none',
        GC: 'first\nsecond',
        QQ: 'private',
      },
      labels: {},
    });
  });

  it('nothing where the record says nothing, or only blanks (I-59)', () => {
    expect(readGameInfo(treeOf('(;PB[]EV[ ]KM[]RE[ ])'))).to.eql(nothing);
  });

  it('fills from later nodes what the root lacks; the first value wins (T-18, I-60)', () => {
    const { black, white } = readGameInfo(treeOf('(;PB[A];PB[B]PW[C];PW[D])'));
    expect([black.names, white.names]).to.eql(['A', 'C']);
  });

  it('follows the path to a node', () => {
    const tree = treeOf('(;(;PB[A])(;PB[B]))');
    expect(readGameInfo(tree, nodeAt(tree, [1])).black.names).to.equal('B');
    expect(readGameInfo(tree).black.names).to.equal('A');
  });

  const rows: readonly (readonly [sgf: string, expected: Partial<GameInfo>])[] = [
    ['(;KM[]KO[5.5])', { komi: { raw: '5.5', points: 5.5 } }],
    ['(;KM[6.5]LKM[0])', { komi: { raw: '6.5', points: 6.5 } }],
    ['(;KI[13])', { komi: { raw: '13', points: 6.5 } }],
    ['(;KM[半目])', { komi: { raw: '半目' } }],
    ['(;TE[Kisei])', { texts: { EV: 'Kisei' } }],
    ['(;TE[2]EV[])', {}],
    ['(;EV[Meijin]TE[Kisei])', { texts: { EV: 'Meijin' } }],
    ['(;LKM[7]KM[])', { komi: { raw: '7', points: 7 } }],
    ['(;T[soon]TL[8h])', { timeLimit: { raw: '8h', seconds: 28800 }, texts: { T: 'soon' } }],
    ['(;RD[1998-01-01])', { date: { raw: '1998-01-01', dates: ['1998-01-01'] } }],
    ['(;T[8h])', { timeLimit: { raw: '8h', seconds: 28800 } }],
    ['(;T[Region:Korea])', { texts: { T: 'Region:Korea' } }],
    ['(;;B[aa]TL[0,0])', {}],
    [
      '(;TM[1小时])',
      { timeLimit: { raw: '1小时', seconds: 3600, unusual: true }, texts: { TM: '1小时' } },
    ],
    [
      '(;KM[50]AP[foxwq])',
      {
        komi: { raw: '50', points: 0.5, unusual: true },
        application: { name: 'foxwq' },
        texts: { KM: '50' },
      },
    ],
    [
      '(;KM[0]AP[foxwq:1])',
      { komi: { raw: '0', points: 0 }, application: { name: 'foxwq', version: '1' } },
    ],
    ['(;KM[50])', { komi: { raw: '50', points: 50 } }],
    ['(;HA[2子])', { handicap: { raw: '2子', stones: 2 } }],
    ['(;HA[二子])', { handicap: { raw: '二子' } }],
    ['(;HD[3])', { handicap: { raw: '3', stones: 3 } }],
    ['(;HD[dd][pp])', { handicap: { raw: 'dd pp', stones: 2 } }],
    ['(;LT[])', { losesOnTime: true }],
    [
      '(;LC[10]LT[60])',
      { overtime: { kind: 'japanese', raw: '10 / 60', periods: 10, seconds: 60 } },
    ],
    [
      '(;LC[5]LT[30]TC[3]TT[1m])',
      {
        overtime: { kind: 'japanese', raw: '5 / 30', periods: 5, seconds: 30 },
        texts: { TC: '3', TT: '1m' },
      },
    ],
    ['(;LC[drei]LT[30])', { texts: { LC: 'drei', LT: '30' } }],
    [
      '(;KI[abc]MN[abc]XM[abc]KGSSB[x]BS[human]FF[x])',
      { texts: { KI: 'abc', MN: 'abc', XM: 'abc', KGSSB: 'x', BS: 'human', FF: 'x' } },
    ],
    ['(;PI[Judge : X : 9p])', { texts: { PI: 'Judge : X : 9p' } }],
    ['(;CA[:8bit])', { transferEncoding: '8bit' }],
    ['(;TC[-5])', { territory: -5 }],
    ['(;TC[aa][bb])', {}], // SmartGo's points
    ['(;TC[+3,5])', { territory: 3.5 }],
    ['(;TC[3]TT[])', { territory: 3 }],
    ['(;;B[aa]TC[5])', {}],
    ['(;B[aa];KGSDE[aa]KGSSB[3.5]KGSSW[10]TB[aa])', { scores: { black: 3.5, white: 10 } }],
    ['(;DT[1985/01/26]KM[750]RE[黑中盘胜]TM[10:00(5x1:00)])', UNUSUAL],
    ['(;RD[1985/01/26])', { date: UNUSUAL.date, texts: { RD: '1985/01/26' } }],
    ['(;TC[good game])', { texts: { TC: 'good game' } }],
    ['(;TC[good game];B[aa]C[good game])', { texts: {} }],
    ['(;TC[good\n game];B[aa]C[good\ngame ];)', { texts: {} }],
    ['(;TC[good game];B[aa]C[good game];W[bb]C[bye])', { texts: { TC: 'good game' } }],
    ['(;TC[good game](;B[aa])(;B[bb]C[good game]))', { texts: { TC: 'good game' } }],
    ['(;TC[-5];B[aa]C[-5])', { territory: -5 }],
    ['(;OM[2];B[aa];W[bb])', { moveCount: 2 }],
    ['(;OM[25];B[aa])', { movesPerPeriod: 25 }],
    [
      '(;RO[2,preliminary,board 3])',
      { round: { raw: '2,preliminary,board 3', number: 2, type: 'preliminary', misc: 'board 3' } },
    ],
    ['(;RO[final])', { round: { raw: 'final' } }],
    ['(;CA[UTF-8:8bit])', { charset: 'UTF-8', transferEncoding: '8bit' }],
    ['(;AP[a\\:b:1])', { application: { name: 'a:b', version: '1' } }],
    ['(;AP[GoGoD95])', { application: { name: 'GoGoD95' } }],
    ['(;ST[9])', { texts: { ST: '9' } }],
    ['(;EV[a\n b])', { texts: { EV: 'a  b' } }],
    ['(;OB[3 hours]GB[1])', { texts: { OB: '3 hours' } }],
    [
      '(;ZZ[白方]PW[河野临])',
      {
        white: { players: [{ name: '河野临', ranks: [] }], names: '河野临' },
        labels: { PW: '白方' },
      },
    ],
    ['(;GM[99])', { game: { number: 99, name: undefined } }],
    ['(;QQ[a][b]CR[aa]AB[bb]C[c]N[n])', {}],
  ];
  for (const [sgf, expected] of rows) {
    it(sgf, () => {
      expect(readGameInfo(treeOf(sgf))).to.eql({ ...nothing, ...expected });
    });
  }

  it('has a text for every property that is nothing but one', () => {
    const names =
      'EV RO PC RU SO US AN CP GN ON JD ID BT WT BC WC GC SY KK TI GE DI CO DP WV TC EVX DTX REX TU AX WX OV';
    const typed = { BT: 'black', WT: 'white', BC: 'black', WC: 'white' } as const;
    for (const name of names.split(' ')) {
      const info = readGameInfo(treeOf(`(;${name}[some text];B[aa])`));
      const side = name in typed ? info[typed[name as keyof typeof typed]] : undefined;
      const told = [info.texts[name], info.round?.raw, side?.team, side?.country];
      expect(told, name).to.include('some text');
    }
  });

  it('is quick where 100,000 properties stand in a node', () => {
    const names = Array.from({ length: 50_000 }, (_, index) => `Q${index}[a]`);
    const { texts } = readGameInfo(treeOf(`(;${'QQ[a]'.repeat(50_000)}${names.join('')})`));
    expect(Object.keys(texts).length).to.equal(50_000);
  });

  it('is not confused by names that objects have', () => {
    const { result } = readGameInfo(treeOf('(;RE[constructor]PB[__proto__])'));
    expect(result).to.eql({ raw: 'constructor' });
  });
});
