import type { Dictionary } from '../texts/dictionary.js';
import type { LanguageTag } from '../texts/language-tags.js';

/** The exports of a language file. */
export interface LanguageFile {
  readonly dictionary: Dictionary;
}

/** Loads the languages other than English. Each is a file beside the script. */
export const languageFiles: Readonly<Record<LanguageTag, () => Promise<LanguageFile>>> = {
  de: () => import('../texts/languages/de.js'),
  es: () => import('../texts/languages/es.js'),
  fr: () => import('../texts/languages/fr.js'),
  ja: () => import('../texts/languages/ja.js'),
  ko: () => import('../texts/languages/ko.js'),
  pt: () => import('../texts/languages/pt-BR.js'),
  'pt-PT': () => import('../texts/languages/pt-PT.js'),
  ru: () => import('../texts/languages/ru.js'),
  'zh-Hans': () => import('../texts/languages/zh-Hans.js'),
  'zh-Hant': () => import('../texts/languages/zh-Hant.js'),
};
