import { en } from './en.js';

export type TextKey = keyof typeof en;

/** What a sentence is filled with. */
export type TextArguments = Readonly<Record<string, string | number | undefined>>;

/** The sentence for a key, filled in. */
export function textOf(key: TextKey, args: TextArguments = {}): string {
  return fill(en[key], args);
}

/** `{name}` stands for the argument of that name. */
export function fill(sentence: string, args: TextArguments): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}
