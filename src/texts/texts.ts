import type { Dictionary, Sentence } from './dictionary.js';
import { en } from './en.js';

export type TextKey = keyof typeof en;

/** What a sentence is filled with. */
export type TextArguments = Readonly<Record<string, string | number | undefined>>;

/** The sentence for a key, filled in. */
export const textOf = sentencesOf('board', en);

/** The language that is spoken; what it lacks is said in English. */
let spoken: Dictionary = {};
let language = 'en';

/**
 * From now on all sentences are of this language; of English without one.
 *
 * @param tag the language tag (BCP 47) that numbers, dates and plurals go by
 */
export function speak(dictionary: Dictionary = {}, tag = 'en'): void {
  spoken = dictionary;
  language = tag;
}

/** The tag of the language that is spoken, for `Intl`. */
export function spokenLanguage(): string {
  return language;
}

/** A sentence of an area in the language that is spoken, filled in. */
export function say<Key extends string>(
  area: keyof Dictionary,
  english: Readonly<Record<Key, Sentence>>,
  key: Key,
  args: TextArguments,
): string {
  const sentences: Readonly<Record<string, Sentence | undefined>> | undefined = spoken[area];
  const form = formOf(sentences?.[key], args, language);
  return form ? complete(form, args, language) : fill(english[key], args, 'en');
}

/** What says the sentences of an area, filled in. */
export function sentencesOf<Key extends string>(
  area: keyof Dictionary,
  english: Readonly<Record<Key, Sentence>>,
): (key: Key, args?: TextArguments) => string {
  return (key, args = {}) => say(area, english, key, args);
}

/** `{name}` stands for the argument of that name; `count` decides which form of a sentence it is. */
export function fill(sentence: Sentence, args: TextArguments, tag = language): string {
  return complete(formOf(sentence, args, tag) ?? '', args, tag);
}

/** What a page's own dictionary has in place of a text is none. */
function formOf(
  sentence: Sentence | null | undefined,
  args: TextArguments,
  tag: string,
): string | undefined {
  const form =
    typeof sentence === 'object'
      ? (sentence?.[new Intl.PluralRules(tag).select(Number(args['count']))] ?? sentence?.other)
      : sentence;
  return typeof form === 'string' ? form : undefined;
}

function complete(form: string, args: TextArguments, tag: string): string {
  return form.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = args[name] ?? '';
    return Number.isInteger(value) ? String(value) : value.toLocaleString(tag);
  });
}
