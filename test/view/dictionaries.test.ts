import { expect } from '@esm-bundle/chai';
import type { Sentence } from '../../src/texts/dictionary.js';
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
import { propertyKind } from '../../src/sgf/properties.js';
import { enBoard } from '../../src/texts/en/board.js';
import { enBook } from '../../src/texts/en/book.js';
import { enCaptions } from '../../src/texts/en/captions.js';
import { enCurve } from '../../src/texts/en/curve.js';
import { enClocks } from '../../src/texts/en/clocks.js';
import { enComments } from '../../src/texts/en/comments.js';
import {
  enCheckDiagnostics,
  enDiagnostics,
  enEdits,
  enProblemDiagnostics,
} from '../../src/texts/en/diagnostics.js';
import { enDialogs } from '../../src/texts/en/dialogs.js';
import { enExplore } from '../../src/texts/en/explore.js';
import { enGames } from '../../src/texts/en/games.js';
import { enGuess } from '../../src/texts/en/guess.js';
import { enHelp } from '../../src/texts/en/help.js';
import { enInfo } from '../../src/texts/en/info.js';
import { enMessages } from '../../src/texts/en/messages.js';
import { enOwnMoves } from '../../src/texts/en/own-moves.js';
import { enPanels } from '../../src/texts/en/panels.js';
import { enPosition } from '../../src/texts/en/position.js';
import { enProblems } from '../../src/texts/en/problems.js';
import { enProperties } from '../../src/texts/en/properties.js';
import { enResults } from '../../src/texts/en/results.js';
import { enSettings } from '../../src/texts/en/settings.js';
import { enSolve } from '../../src/texts/en/solve.js';
import { enSpeech } from '../../src/texts/en/speech.js';
import { enSteering } from '../../src/texts/en/steering.js';
import { enTools } from '../../src/texts/en/tools.js';
import { enTree } from '../../src/texts/en/tree.js';
import { enTyped } from '../../src/texts/en/typed.js';

/** Of the properties those that tell of a game as a whole: the others are told nowhere. */
const gameProperties = Object.fromEntries(
  Object.entries(enProperties).filter(([identifier]) =>
    ['root', 'game-info'].includes(propertyKind(identifier)?.class ?? ''),
  ),
);

const english = {
  board: enBoard.texts,
  results: enResults.texts,
  panels: enPanels.texts,
  steering: enSteering.texts,
  tools: enTools.texts,
  tree: enTree.texts,
  games: enGames.texts,
  info: enInfo.texts,
  speech: enSpeech.texts,
  explore: enExplore.texts,
  position: enPosition.texts,
  typed: enTyped.texts,
  settings: enSettings.texts,
  help: enHelp.texts,
  messages: enMessages.texts,
  problems: enProblems.texts,
  diagnostics: { ...enDiagnostics, ...enCheckDiagnostics, ...enEdits, ...enProblemDiagnostics },
  properties: gameProperties,
  dialogs: enDialogs.texts,
  ownMoves: enOwnMoves.texts,
  solve: enSolve.texts,
  guess: enGuess.texts,
  book: enBook.texts,
  captions: enCaptions.texts,
  clocks: enClocks.texts,
  comments: enComments.texts,
  curve: enCurve.texts,
};

/** Sentences of signs and arguments only, which are the same in every language. */
const isNeutral = (sentence: string) => !/\p{L}/u.test(sentence.replace(/\{\w+\}/g, ''));
const formsOf = (sentence: Sentence) =>
  typeof sentence === 'string' ? { other: sentence } : sentence;
const argumentsOf = (sentence: string) =>
  Array.from(sentence.matchAll(/\{-?(\w+)\}/g), ([, name]) => name).sort();

for (const [language, dictionary] of Object.entries({
  de,
  es,
  fr,
  ja,
  ko,
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  ru,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
})) {
  describe(`the dictionary ${language}`, () => {
    for (const [area, sentences] of Object.entries(english)) {
      it(`has every sentence of ${area}, with the same arguments`, () => {
        const there: Readonly<Record<string, Sentence>> =
          dictionary[area as keyof typeof dictionary] ?? {};
        for (const [key, sentence] of Object.entries<Sentence>(sentences)) {
          const { other, one = other } = { one: undefined, ...formsOf(sentence) };
          if (!other) continue; // for languages that have such a word
          const translated = formsOf(there[key] ?? (isNeutral(other) ? other : ''));
          expect(translated.other, key).to.not.equal('');
          const [usual, single] = [other, one].map((form) => argumentsOf(form).join());
          for (const [name, form] of Object.entries(translated))
            expect(argumentsOf(form).join(), key).to.be.oneOf(
              name === 'one' ? [usual, single] : [usual],
            );
        }
        const known = Object.keys(area === 'properties' ? enProperties : sentences);
        expect(known).to.include.members(Object.keys(there));
      });
    }

    it('has the forms that its plural rules ask for', () => {
      const rules = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const sentences of Object.values<Readonly<Record<string, Sentence | undefined>>>({
        ...dictionary,
      }))
        for (const [key, sentence] of Object.entries(sentences))
          if (typeof sentence === 'object')
            expect(Object.keys(sentence), key).to.have.members(rules);
    });
  });
}

describe('French', () => {
  it('has narrow no-break spaces before its signs and within its quotes', () => {
    const texts = Object.values<object>({ ...fr }).flatMap((area) =>
      Object.values(area as Readonly<Record<string, Sentence>>).flatMap((sentence) =>
        Object.values(formsOf(sentence)),
      ),
    );
    expect(texts.length).to.be.above(500);
    const isWrong = (text: string) => /[^\u202f(][:;?!»]|«[^\u202f]/.test(text);
    expect(texts.filter(isWrong)).to.deep.equal([]);
  });
});
