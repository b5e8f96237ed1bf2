import { expect } from '@open-wc/testing';
import { type GameDate, isDateUnread, readDate } from '../../../src/game/info/dates.js';

describe('readDate', () => {
  const rows: readonly (readonly [raw: string, dates: GameDate['dates'], more?: object])[] = [
    ['1946-07-31', ['1946-07-31']],
    ['1946-07', ['1946-07']],
    ['1946', ['1946']],
    [' 1946-07-31 ', ['1946-07-31']],
    ['1996-05,06', ['1996-05', '1996-06']],
    ['1996-05-06,07,08', ['1996-05-06', '1996-05-07', '1996-05-08']],
    ['1996,1997', ['1996', '1997']],
    ['1996-12-27,28,1997-01-03,04', ['1996-12-27', '1996-12-28', '1997-01-03', '1997-01-04']],
    ['1946-07-31,08-15,16', ['1946-07-31', '1946-08-15', '1946-08-16']],
    ['1996,05-06', ['1996', '1996-05-06']],
    ['1996-10-12~11-01', [['1996-10-12', '1996-11-01']]],
    ['1997-01-03~07', [['1997-01-03', '1997-01-07']]],
    ['1946-07-31..08-02', [['1946-07-31', '1946-08-02']]],
    ['2000-01-01 00:53', ['2000-01-01'], { time: '00:53' }],
    ['2000-01-01 10:53:21', ['2000-01-01'], { time: '10:53:21' }],
    ['1934:spring', ['1934'], { note: 'spring' }],
    ['1844-04-15:Tenpo 15-II-28', ['1844-04-15'], { note: 'Tenpo 15-II-28' }],
    [':Early Qing era', [], { note: 'Early Qing era' }],
    ['2000-02-29', ['2000-02-29']],
  ];
  for (const [raw, dates, more] of rows) {
    it(raw, () => {
      expect(readDate(raw)).to.eql({ raw, dates, ...more });
      expect(isDateUnread(readDate(raw))).to.equal(false);
    });
  }

  const unread = [
    '5.5.1997',
    'March 1994',
    'yesterday',
    '1997-13-01',
    '1997-02-29',
    '1997-00',
    '1997-1-1',
    '05',
    '1996,05',
    '1996-05-06~07~08',
    '1996-05-06,',
    '1997年',
    'spring:1997',
    '25:99',
    '1997-01-01,'.repeat(100_000),
  ];
  for (const raw of unread) {
    it(`${raw.slice(0, 20)} is shown as written (I-19)`, () => {
      expect(readDate(raw)).to.eql({ raw, dates: [] });
      expect(isDateUnread(readDate(raw))).to.equal(true);
    });
  }
});
