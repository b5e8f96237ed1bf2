import type { Dictionary } from './dictionary.js';
import { en } from './en.js';

export type TextKey = keyof typeof en;

/** What a sentence is filled with. */
export type TextArguments = Readonly<Record<string, string | number | undefined>>;

/** The sentence for a key, filled in. */
export function textOf(key: TextKey, args: TextArguments = {}): string {
  return say('board', en, key, args);
}

/** The language that is spoken; what it lacks is said in English. */
let spoken: Dictionary = {};

/** From now on all sentences are of this language; of English without one. */
export function speak(dictionary: Dictionary = {}): void {
  spoken = dictionary;
}

/** A sentence of an area in the language that is spoken, filled in. */
export function say<Key extends string>(
  area: keyof Dictionary,
  english: Readonly<Record<Key, string>>,
  key: Key,
  args: TextArguments,
): string {
  const sentences: Readonly<Record<string, string>> | undefined = spoken[area];
  return fill(sentences?.[key] ?? english[key], args);
}

/** `{name}` stands for the argument of that name. */
export function fill(sentence: string, args: TextArguments): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}
