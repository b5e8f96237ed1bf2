import type { Dictionary, Sentence } from './dictionary.js';

/** What a sentence is filled with. */
export type TextArguments = Readonly<Record<string, string | number | undefined>>;

/**
 * A language as a value: each board has one, and hands it to whatever makes sentences. What its dictionary lacks is
 * said in English.
 */
export class Language {
  /** The language tag (BCP 47) that numbers, dates and plurals go by; `Intl` throws a RangeError for nonsense. */
  readonly tag: string;
  readonly #dictionary: Dictionary;
  #plurals: Intl.PluralRules | undefined;

  constructor(tag = 'en', dictionary: Dictionary = {}) {
    this.tag = tag;
    this.#dictionary = dictionary;
  }

  /** A sentence of an area, filled in. */
  say<Key extends string>(
    area: keyof Dictionary,
    sentences: Readonly<Record<Key, Sentence>>,
    key: Key,
    args: TextArguments = {},
  ): string {
    const own: Readonly<Record<string, Sentence | undefined>> | undefined = this.#dictionary[area];
    return this.#fill(own?.[key], args) || english.#fill(sentences[key], args);
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return new Intl.NumberFormat(this.tag, options).format(value);
  }

  list(items: readonly string[], options: Intl.ListFormatOptions): string {
    return new Intl.ListFormat(this.tag, options).format(items);
  }

  date(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    return new Intl.DateTimeFormat(this.tag, options);
  }

  /** `{name}` stands for the argument of that name; '' for what a page's own dictionary has in place of a sentence. */
  #fill(sentence: Sentence | null | undefined, args: TextArguments): string {
    const form = typeof sentence === 'object' ? this.#plural(sentence, args) : sentence;
    if (typeof form !== 'string') return '';
    return form.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = args[name] ?? '';
      return Number.isInteger(value) ? String(value) : value.toLocaleString(this.tag);
    });
  }

  /** The form of a sentence that suits `count`. */
  #plural(forms: Exclude<Sentence, string> | null, args: TextArguments): string | undefined {
    this.#plurals ??= new Intl.PluralRules(this.tag);
    return forms?.[this.#plurals.select(Number(args['count']))] ?? forms?.other;
  }
}

export const english = new Language();

/** What says the sentences of an area in a language, which comes last. */
export function sentencesOf<Key extends string>(
  area: keyof Dictionary,
  sentences: Readonly<Record<Key, Sentence>>,
): (key: Key, ...rest: readonly [Language] | readonly [TextArguments, Language]) => string {
  return (key, ...[args, language]) =>
    language
      ? language.say(area, sentences, key, args as TextArguments)
      : (args as Language).say(area, sentences, key);
}
