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
import { enBook } from '../../src/texts/en-book.js';
import { enCaptions } from '../../src/texts/en-captions.js';
import {
  enClocks,
  enComments,
  enSpeech,
  enSteering,
  enTimeLeft,
  enTyped,
} from '../../src/texts/en-reader.js';
import { enInfo } from '../../src/texts/en-info.js';
import { enGames } from '../../src/texts/en-collection.js';
import { enExplorer, enInfoTitle, enMenu, enTree } from '../../src/texts/en-overview.js';
import { enCheckDiagnostics } from '../../src/texts/en-check-diagnostics.js';
import { enProblemDiagnostics } from '../../src/texts/en-problem-diagnostics.js';
import { enDiagnostics, enEdits, enMessages, enProblems } from '../../src/texts/en-odd.js';
import { enDialogs, enExplore, enHelp, enProperties, enTools } from '../../src/texts/en-dialogs.js';
import { enOwnMoves } from '../../src/texts/en-try.js';
import { enPanels } from '../../src/texts/en-panels.js';
import { en } from '../../src/texts/en.js';
import { enGuess, enSolve } from '../../src/texts/en-solve.js';
import { enSettings } from '../../src/texts/en-settings.js';
import { enPosition } from '../../src/texts/en-position.js';

/** Of the properties those that tell of a game as a whole: the others are told nowhere. */
const gameProperties = Object.fromEntries(
  Object.entries(enProperties).filter(([identifier]) =>
    ['root', 'game-info'].includes(propertyKind(identifier)?.class ?? ''),
  ),
);

const english = {
  board: en.texts,
  panels: enPanels.texts,
  steering: enSteering.texts,
  tools: { ...enMenu.texts, ...enTools.texts },
  tree: enTree.texts,
  games: enGames.texts,
  info: { ...enInfoTitle.texts, ...enTimeLeft.texts, ...enInfo.texts },
  speech: enSpeech.texts,
  explore: { ...enExplorer.texts, ...enExplore.texts },
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
