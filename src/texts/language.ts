/*
 * A language is a value. `Language` (`texts/language.ts`) has a tag and a dictionary and never changes. Functions that
 * return sentences take it as their last argument, and the compiler requires it. So on a page with boards in several
 * languages, no sentence after an `await`, from a cache or beside another board is in the wrong language. Only
 * `sgf-board/core` has a default, English. The first view of a page writes numbers with `language.number`: a browser
 * takes some 15 ms to load its data about numbers, and English, Chinese, Japanese and Korean write “2.5” as JavaScript
 * does.
 */

import type { Dictionary, Sentence } from './dictionary.js';

/** Removes control characters: hostile text must not control a terminal, nor change the direction of later text. */
export function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ').trim();
}

/** Values for the `{name}` placeholders of a sentence. */
export type TextArguments = Readonly<Record<string, string | number | undefined>>;

/**
 * A language as a value: each board passes its own to the code that makes sentences. Sentences that its dictionary
 * lacks are English.
 */
export class Language {
  /** The language tag (BCP 47) for numbers, dates and plurals; `Intl` throws a RangeError if it is invalid. */
  readonly tag: string;
  readonly #dictionary: Dictionary;
  #plurals: Intl.PluralRules | undefined;

  constructor(tag = 'en', dictionary: Dictionary = {}) {
    this.tag = tag;
    this.#dictionary = dictionary;
  }

  /** A sentence of an area, with its placeholders filled in. */
  say<Key extends string>(
    { area, texts }: Area<Readonly<Record<Key, Sentence>>>,
    key: NoInfer<Key>,
    args: TextArguments = {},
  ): string {
    const own: Readonly<Record<string, Sentence | undefined>> | undefined = this.#dictionary[area];
    return this.#fill(own?.[key], args) || english.#fill(texts[key], args);
  }

  /**
   * Fills in `{name}`, or `{-name}` in small letters; returns '' if a page's own dictionary has something other than a
   * sentence.
   */
  #fill(sentence: Sentence | null | undefined, args: TextArguments): string {
    const form = typeof sentence === 'object' ? this.#plural(sentence, args) : sentence;
    if (typeof form !== 'string') return '';
    return form.replace(/\{-?(\w+)\}/g, (placeholder, name: string) => {
      const value = args[name] ?? '';
      if (typeof value === 'string') return placeholder[1] === '-' ? value.toLowerCase() : value;
      return this.number(value);
    });
  }

  /**
   * A number as the language writes it. Whole numbers are written as in JavaScript, and so are short ones in languages
   * that write them the same way, because browsers take long to load their data about numbers.
   */
  number(value: number): string {
    const text = String(value);
    const isShort = text.length < 6 && /^(en|zh|ja|ko)\b/.test(this.tag);
    return isShort || Number.isInteger(value) ? text : value.toLocaleString(this.tag);
  }

  /** The plural form for `count`. */
  #plural(forms: Exclude<Sentence, string> | null, args: TextArguments): string | undefined {
    this.#plurals ??= new Intl.PluralRules(this.tag);
    return forms?.[this.#plurals.select(Number(args['count']))] ?? forms?.other;
  }
}

export const english = new Language();

/** The English sentences of one area of a dictionary (`Dictionary`). */
export interface Area<Texts> {
  readonly area: keyof Dictionary;
  readonly texts: Texts;
}

/** The keys of an area's sentences. */
export type KeyOf<Of extends Area<unknown>> = keyof Of['texts'] & string;

export function area<Texts extends Readonly<Record<string, Sentence>>>(
  name: keyof Dictionary,
  texts: Texts,
): Area<Texts> {
  return { area: name, texts };
}
