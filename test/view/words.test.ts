import { expect } from '@esm-bundle/chai';
import { readUsualResult } from '../../src/game/info/results.js';
import { Replayer } from '../../src/replay/replayer.js';
import { describePosition } from '../../src/speech/describe.js';
import { describeResult, describeRound } from '../../src/speech/game.js';
import { gameEntries } from '../../src/speech/game-list.js';
import type { Dictionary } from '../../src/texts/dictionary.js';
import { english, Language } from '../../src/texts/language.js';
import { dictionary as de } from '../../src/texts/languages/de.js';
import { dictionary as es } from '../../src/texts/languages/es.js';
import { dictionary as fr } from '../../src/texts/languages/fr.js';
import { dictionary as ja } from '../../src/texts/languages/ja.js';
import { dictionary as ko } from '../../src/texts/languages/ko.js';
import { dictionary as ptBR } from '../../src/texts/languages/pt-BR.js';
import { dictionary as ptPT } from '../../src/texts/languages/pt-PT.js';
import { dictionary as ru } from '../../src/texts/languages/ru.js';
import { dictionary as zhHans } from '../../src/texts/languages/zh-Hans.js';
import { dictionary as zhHant } from '../../src/texts/languages/zh-Hant.js';
import { nodeAt, treeOf } from '../helpers/records.js';

/** How Go players of each language write B+2.5, B+0.5, W+3 and a third round. */
const rows: readonly (readonly [string, Dictionary, ...string[]])[] = [
  [
    'en',
    {},
    'Black wins by 2.5 points',
    'Black wins by half a point',
    'White wins by 3 points',
    'Round 3',
  ],
  [
    'de',
    de,
    'Schwarz gewinnt mit 2,5 Punkten',
    'Schwarz gewinnt mit einem halben Punkt',
    'Weiß gewinnt mit 3 Punkten',
    '3. Runde',
  ],
  [
    'fr',
    fr,
    'Noir gagne de 2,5 points',
    'Noir gagne d’un demi-point',
    'Blanc gagne de 3 points',
    'Ronde 3',
  ],
  [
    'es',
    es,
    'Negro gana por 2,5 puntos',
    'Negro gana por medio punto',
    'Blanco gana por 3 puntos',
    'Ronda 3',
  ],
  [
    'pt-BR',
    ptBR,
    'Preto vence por 2,5 pontos',
    'Preto vence por meio ponto',
    'Branco vence por 3 pontos',
    'Rodada 3',
  ],
  [
    'pt-PT',
    ptPT,
    'Preto vence por 2,5 pontos',
    'Preto vence por meio ponto',
    'Branco vence por 3 pontos',
    'Ronda 3',
  ],
  [
    'ru',
    ru,
    'Чёрные выиграли 2,5 очка',
    'Чёрные выиграли пол-очка',
    'Белые выиграли 3 очка',
    '3-й тур',
  ],
  ['zh-Hans', zhHans, '黑胜 2.5 目', '黑胜半目', '白胜 3 目', '第 3 轮'],
  ['zh-Hant', zhHant, '黑勝 2.5 目', '黑勝半目', '白勝 3 目', '第 3 輪'],
  ['ja', ja, '黒2目半勝ち', '黒半目勝ち', '白3目勝ち', '第3回戦'],
  ['ko', ko, '흑 2집반승', '흑 반집승', '백 3집승', '3회전'],
];

describe('results and rounds', () => {
  for (const [tag, dictionary, ...texts] of rows) {
    it(texts.join(', '), () => {
      const language = new Language(tag, dictionary);
      const results = ['B+2.5', 'B+0.5', 'W+3'].map((raw) =>
        describeResult(readUsualResult(raw), language),
      );
      expect([...results, describeRound('3', language)]).to.deep.equal(texts);
    });
  }

  it('are words in every language, where nobody has won, too', () => {
    const translated = rows.filter(([tag]) => tag !== 'en');
    const texts = translated.map(([tag, dictionary]) =>
      describeResult(readUsualResult('Void'), new Language(tag, dictionary)),
    );
    expect(texts).to.include.members(['Ohne Ergebnis', 'Sans résultat', '無勝負']);
    expect(texts).to.not.include('No result').and.not.include('Void');
  });

  it('leave a round as written that is more than a number', () => {
    for (const round of ['3 (final)', 'Round 3', 'final', '3-5'])
      expect(describeRound(round, english)).to.equal(round);
    expect(describeRound(undefined, english)).to.equal(undefined);
  });

  it('have their names in the list of games, too', () => {
    const [entry] = gameEntries([treeOf('(;PB[Ada]EV[Cup]RO[3])')], true, english);
    expect(entry?.facts).to.deep.equal(['Cup', 'Round 3']);
  });

  it('have one point, and parts of a point that are no half', () => {
    const result = (raw: string) => describeResult(readUsualResult(raw));
    expect(result('W+1')).to.equal('White wins by 1 point');
    expect(result('B+3.75')).to.equal('Black wins by 3.75 points');
    expect(result('B+0')).to.equal('Black wins by 0 points');
    const korean = new Language('ko', ko);
    expect(describeResult(readUsualResult('B+3.75'), korean)).to.equal('흑 3.75집승');
  });
});

describe('Russian', () => {
  const russian = new Language('ru', ru);

  it('has small letters within a sentence', () => {
    const replayer = new Replayer(treeOf('(;SZ[9];B[ee])'));
    const [start, move] = ['root', 'main:last'].map((path) =>
      describePosition(replayer.positionAt(nodeAt(replayer.tree, path)), undefined, russian),
    );
    expect([start, move]).to.deep.equal(['Начало, ходят чёрные', 'Ход 1, чёрные E5']);
  });
});

describe('a number', () => {
  for (const [tag, value, text] of [
    ['en', 2.5, '2.5'],
    ['zh-Hant', -0.75, '-0.75'],
    ['de', 2.5, '2,5'],
    ['en', 1234.5, '1,234.5'],
    ['de', 1234, '1234'],
  ] as const)
    it(`is written as its language does: ${value} in ${tag}`, () => {
      expect(new Language(tag).number(value)).to.equal(text);
    });
});
