/** The languages beside English; each has a file in `languages/`. `pt` is the Portuguese of Brazil. */
// prettier-ignore
export const languageTags = [
  'de', 'es', 'fr', 'ja', 'ko', 'pt', 'pt-PT', 'ru', 'zh-Hans', 'zh-Hant',
] as const;

export type LanguageTag = (typeof languageTags)[number];
