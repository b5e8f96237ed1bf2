import { expect } from '@esm-bundle/chai';
import { clockTexts, describeOvertime, describeTimeLeft } from '../../src/speech/clocks.js';
import { dictionary as fr } from '../../src/texts/languages/fr.js';
import { dictionary as ru } from '../../src/texts/languages/ru.js';
import { Language } from '../../src/texts/language.js';

describe('describeOvertime (M-28, M-29)', () => {
  const rows: readonly (readonly [number, 'periods' | 'stones' | undefined, string])[] = [
    [5, 'periods', '5 periods'],
    [1, 'periods', '1 period'],
    [0, 'stones', '0 stones to play in this period'],
    [1, 'stones', '1 stone to play in this period'],
    [3, undefined, '3 overtime stones or periods'],
  ];
  for (const [count, counts, text] of rows) {
    it(text, () => {
      expect(describeOvertime(count, counts)).to.equal(text);
    });
  }

  it('is told with the time, in the reader’s language', () => {
    const told = (overtime: number, language: Language, counts = {}) =>
      describeTimeLeft(
        { seconds: 25, overtime },
        { black: {}, white: {}, ...counts },
        language,
      )?.replace(/\s/g, ' '); // browsers differ in the kind of blank
    const stones = { overtimeCounts: 'stones' } as const;
    expect(told(3, new Language(), stones)).to.equal(
      'Time left: 25 seconds (3 stones to play in this period)',
    );
    expect(told(3, new Language('fr', fr), stones)).to.equal(
      'Temps restant : 25 secondes (3 pierres à jouer dans cette période)',
    );
    expect(told(5, new Language('ru', ru))).to.equal(
      'Осталось времени: 25 секунд (5 камней или периодов бёёми)',
    );
  });
});

describe('clockTexts', () => {
  for (const [seconds, text] of [
    [5, '0:05'],
    [125.9, '2:05'],
    [3723, '1:02:03'],
    [36_000, '10:00:00'],
    [-61, '\u22121:01'],
  ] as const)
    it(text, () => {
      expect(clockTexts({ seconds })).to.eql([text, '']);
    });
});
