import { expect } from '@esm-bundle/chai';
import { readHandicap, readOldHandicap } from '../../../src/game/info/handicaps.js';
import { readKomi } from '../../../src/game/info/komi.js';
import { readTimeLimit } from '../../../src/game/info/time-limits.js';
import { overtimeOf, readOvertime } from '../../../src/game/info/overtime.js';

describe('readKomi', () => {
  const rows: readonly (readonly [raw: string, points: number | undefined])[] = [
    ['6.5', 6.5],
    ['5.', 5],
    ['5,5', 5.5],
    ['-10', -10],
    ['+5.5', 5.5],
    [' 7.5 ', 7.5],
    ['3.75子', 7.5],
    ['3子3/4子', 7.5],
    ['3又3/4子', 7.5],
    ['3 3/4子', 7.5],
    ['-3子3/4子', -7.5],
    ['3子半', 7],
    ['6.5目', 6.5],
    ['6目半', 6.5],
    ['6½', 6.5],
    ['½', 0.5],
    ['1/2', 0.5],
    ['0', 0],
    ['99', 99],
    ['110', 110],
    ['-750', -750],
    ['黑不贴目', undefined],
    ['黑贴二三目', undefined],
    ['白贴五目半', undefined],
    ['半目', undefined],
    ['33/4子', undefined],
    ['1/0', undefined],
    ['five', undefined],
    ['', undefined],
    ['子', undefined],
    ['6.5 points', undefined],
    ['1'.repeat(100_000), undefined],
  ];
  for (const [raw, points] of rows) {
    it(`${raw.slice(0, 20) || 'nothing'} is ${points ?? 'shown as written'}`, () => {
      expect(readKomi(raw)).to.eql(points === undefined ? { raw } : { raw, points });
    });
  }

  const unusual: readonly (readonly [raw: string, points: number])[] = [
    ['750', 7.5],
    ['650', 6.5],
    ['600', 6],
    ['375', 7.5],
    ['325', 6.5],
    ['275', 5.5],
    ['100', 1],
    ['750.00', 7.5],
    ['黑贴五目半', 5.5],
    ['黑贴375', 7.5],
    ['黑贴3又3/4子', 7.5],
    ['黑贴三又四分之三子', 7.5],
    ['贴6目半', 6.5],
    ['黒6目半', 6.5],
  ];
  for (const [raw, points] of unusual) {
    it(`${raw} is meant as ${points} (I-33a, I-33b)`, () => {
      expect(readKomi(raw)).to.eql({ raw, points, unusual: true });
    });
  }
});

describe('readTimeLimit', () => {
  const japanese = { kind: 'japanese', periods: 5, seconds: 60 };
  const rows: readonly (readonly [raw: string, expected: object])[] = [
    ['3600', { seconds: 3600 }],
    ['1h30m', { seconds: 5400 }],
    ['2:30:00', { seconds: 9000 }],
    ['10:00', { seconds: 600, unusual: true }],
    [' 0:45 ', { seconds: 45, unusual: true }],
    ['10:00(5x1:00)', { seconds: 600, overtime: japanese, unusual: true }],
    ['5:00:00 (5x1:00)', { seconds: 18000, overtime: japanese, unusual: true }],
    [
      '30:00(3x30)',
      {
        seconds: 1800,
        overtime: { ...japanese, periods: 3, seconds: 30 },
        unusual: true,
      },
    ],
    [
      '30:00+30:00/25',
      {
        seconds: 1800,
        overtime: { kind: 'canadian', stones: 25, seconds: 1800 },
        unusual: true,
      },
    ],
    ['-', { unlimited: true, unusual: true }],
    ['10:75', {}],
    ['10:00(?)', {}],
    ['10:00+', {}],
    ['10:00(5x1:99)', {}],
    ['黑: 10:59  白: 08:52', {}],
    ['1 hr/125 moves', {}],
    ['1小时', { seconds: 3600, unusual: true }],
    ['2小时', { seconds: 7200, unusual: true }],
    ['1時間30分', { seconds: 5400, unusual: true }],
    ['90 min', { seconds: 5400 }],
    ['2时辰', {}],
    ['各2小时', {}],
    ['1:'.repeat(100_000), {}],
  ];
  for (const [raw, expected] of rows) {
    it(raw.slice(0, 40), () => {
      const { overtime, ...limit } = readTimeLimit(raw);
      const told = overtime ? { ...limit, overtime: { ...overtime, raw: undefined } } : limit;
      if (overtime) expect(overtime.raw).to.equal(raw);
      expect(JSON.parse(JSON.stringify(told))).to.eql({ raw, ...expected });
    });
  }
});

describe('readOvertime', () => {
  const rows: readonly (readonly [values: readonly string[], expected: object])[] = [
    [['10x1m'], { kind: 'japanese', periods: 10, seconds: 60 }],
    [['5x30 byo-yomi'], { kind: 'japanese', periods: 5, seconds: 30 }],
    [['3 x 30 sec'], { kind: 'japanese', periods: 3, seconds: 30 }],
    [['30 moves / 10m'], { kind: 'canadian', stones: 30, seconds: 600 }],
    [['25/600 Canadian'], { kind: 'canadian', stones: 25, seconds: 600 }],
    [['15 stones in 5 min'], { kind: 'canadian', stones: 15, seconds: 300 }],
    [['25/600 canadian byo-yomi'], { kind: 'canadian', stones: 25, seconds: 600 }],
    [['5次60秒'], { kind: 'japanese', periods: 5, seconds: 60 }],
    [['3次1分钟读秒'], { kind: 'japanese', periods: 3, seconds: 60 }],
    [['Canadian 25 moves / 10 min'], { kind: 'canadian', stones: 25, seconds: 600 }],
    [['Japanese 3x30'], { kind: 'japanese', periods: 3, seconds: 30 }],
    [['86400 fischer'], { kind: 'other' }],
    [['sudden death'], { kind: 'other' }],
    [['5x'], { kind: 'other' }],
    [['x'.repeat(100_000)], { kind: 'other', raw: 'x'.repeat(10_000) }], // more of a SimpleText is not read
    [['TM:A:10800', 'OP:A:60'], { kind: 'fields', fields: { TM: 'A:10800', OP: 'A:60' } }],
    [['one', 'two'], { kind: 'other' }],
  ];
  for (const [values, expected] of rows) {
    it(values.join(' + ').slice(0, 40), () => {
      expect(readOvertime(values)).to.eql({ raw: values.join('; '), ...expected });
    });
  }
});

describe('overtimeOf', () => {
  it('reads two numbers, or nothing', () => {
    expect(overtimeOf('japanese', '5', '30')).to.eql({
      kind: 'japanese',
      raw: '5 / 30',
      periods: 5,
      seconds: 30,
    });
    expect(overtimeOf('canadian', '25', '10m')).to.include({ stones: 25, seconds: 600 });
    expect(overtimeOf('japanese', '5回', '30')).to.equal(undefined);
    expect(overtimeOf('japanese', '5', '')).to.equal(undefined);
  });
});

describe('readOldHandicap', () => {
  const rows: readonly (readonly [raw: string, expected: object])[] = [
    ['B-W', { pattern: ['B', 'W'], name: 'tagai-sen' }],
    ['B-W-B', { pattern: ['B', 'W', 'B'], name: 'sen-ai-sen' }],
    ['BBW', { pattern: ['B', 'B', 'W'], name: 'sen-ai-sen' }],
    ['(B)BW', { pattern: ['B', 'B', 'W'], name: 'sen-ai-sen', current: 0 }],
    ['B-(W)-B', { pattern: ['B', 'W', 'B'], name: 'sen-ai-sen', current: 1 }],
    ['B', { pattern: ['B'], name: 'josen' }],
    ['B-2-B', { pattern: ['B', '2', 'B'], name: 'sen-ni-sen' }],
    ['B-2', { pattern: ['B', '2'], name: 'sen-ni' }],
    ['2-3-2', { pattern: ['2', '3', '2'] }],
    ['先相先', { pattern: [] }],
    ['B'.repeat(100_000), { pattern: [] }],
  ];
  for (const [raw, expected] of rows) {
    it(raw.slice(0, 20), () => {
      expect(readOldHandicap(raw)).to.eql({ raw, ...expected });
    });
  }
});

describe('readHandicap', () => {
  it('numbers, else as written', () => {
    expect(readHandicap('0')).to.eql({ raw: '0', stones: 0 });
    expect(readHandicap('二子')).to.eql({ raw: '二子' });
    expect(readHandicap('-2')).to.eql({ raw: '-2' });
  });
});
