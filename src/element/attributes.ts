import { readAddress } from '../game/address.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { loadChunk } from './chunks.js';
import { absoluteUrl } from './record/records.js';
import type { SgfBoardElement } from './sgf-board-element.js';
import { LitElement, type PropertyDeclaration } from 'lit';

/** An attribute of `<sgf-board>`, as Lit knows it, and more. */
interface Attribute extends PropertyDeclaration {
  /** Where its name is not the property's in lower case. */
  readonly attribute?: string;
  /** What is no boolean is a string. */
  readonly type?: BooleanConstructor;
  /** All that it may say; the first is the default. */
  readonly choices?: readonly string[];
  /** What the property gives for what was set. */
  readonly read?: (value: string) => string;
  /** Whether readers may set it for themselves (`dialogs/settings.ts`): what they set counts, not what the page says. */
  readonly personal?: boolean;
}

/** What the reader has set for all boards of the site: values of attributes by their names, and `next`. */
export let settings = new URLSearchParams();

/** Reads the settings; where a page may store nothing, they are those of the page. */
export function readSettings(): void {
  try {
    settings = new URLSearchParams(localStorage['sgf-board'] as string | undefined);
  } catch {
    // in a sandbox, say
  }
}

/** All attributes that set a property, by the property's name. The class comment of the element says what they mean. */
export const attributes = {
  // As on `img`, the same address again loads again.
  src: { hasChanged: () => true, read: (address) => address && absoluteUrl(address) },
  sgf: {},
  charset: {},
  limit: {},
  crossOrigin: { choices: ['anonymous', 'use-credentials'] },
  loading: { choices: ['lazy', 'eager'] },
  // The same game again is opened again, if the reader has chosen another.
  game: { hasChanged: () => true },
  move: {},
  path: {},
  mode: { choices: ['viewer', 'diagram', 'problem', 'guess', 'book'] },
  controls: { choices: ['auto', 'full', 'compact', 'none'] },
  panels: {},
  view: {},
  numbers: { personal: true },
  numberFrom: { attribute: 'number-from' },
  marks: {},
  coordinates: { personal: true },
  rotate: {},
  mirror: { type: Boolean },
  swapColors: { attribute: 'swap-colors', type: Boolean },
  theme: { personal: true },
  caption: {},
  label: {},
  tools: {},
  answer: {},
  resist: {},
  shuffle: {},
  solution: {},
  guess: {},
  live: {},
  from: {},
  to: {},
  remember: { type: Boolean },
  try: { type: Boolean },
  hideResult: { attribute: 'hide-result', type: Boolean },
  autoplay: { type: Boolean },
  interval: { personal: true },
  loop: { type: Boolean },
  keys: { choices: ['focus', 'none'] },
  speech: { choices: ['long', 'short'], personal: true },
  wheel: { choices: ['none', 'focus'] },
} as const satisfies Readonly<Record<string, Attribute>>;

type Attributes = typeof attributes;
type Properties = {
  -readonly [Name in keyof Attributes]: Attributes[Name] extends {
    readonly type: BooleanConstructor;
  }
    ? boolean
    : string;
};
type WithProperties = Omit<typeof LitElement, 'prototype'> & (new () => LitElement & Properties);

/**
 * Lit with the properties above. Whatever a page sets becomes a string, `''` for nothing, or a boolean, which is true
 * for `''`, too: frameworks pass attributes on like that.
 */
class ElementWithProperties extends LitElement {
  static override readonly properties: Readonly<Record<string, Attribute>> = attributes;
  readonly #values: Record<string, string | boolean> = {};

  static {
    for (const [name, { type, personal, read = String }] of Object.entries<Attribute>(attributes)) {
      Object.defineProperty(this.prototype, name, {
        configurable: true, // Lit puts its own around it
        get(this: ElementWithProperties) {
          const chosen = personal && settings.get(name);
          const value = chosen || this.#values[name] || (type ? false : '');
          return typeof value === 'string' ? read(value) : value;
        },
        set(this: ElementWithProperties, value: string | number | boolean | null | undefined) {
          this.#values[name] = type ? value === '' || Boolean(value) : String(value ?? '');
        },
      });
    }
  }
}

export const BoardElement = ElementWithProperties as unknown as WithProperties;

type Choices = {
  [
    Name in keyof Attributes as Attributes[Name] extends { readonly choices: readonly string[] }
      ? Name
      : never
  ]: Attributes[Name] extends { readonly choices: readonly (infer Choice)[] } ? Choice : never;
};

/** What an attribute chooses; nonsense gives the default and one console warning. */
export function choiceOf<Name extends keyof Choices>(
  host: SgfBoardElement,
  name: Name,
): Choices[Name] {
  const choices: readonly string[] = attributes[name].choices;
  const value = host[name].trim();
  if (choices.includes(value)) return value as Choices[Name];
  if (value) warnOnce(host, name);
  return choices[0] as Choices[Name];
}

/** Whether the reader is asked for moves: by the page, or by a record with a node that is named `?`. */
export function asks(host: SgfBoardElement, text = host.collection?.text ?? ''): boolean {
  return /^[pg]/.test(choiceOf(host, 'mode')) || !!host.guess || text.includes('N[?]');
}

/** Whether these moves are guesses, and not answers to a problem. */
export function asksForGuesses(host: SgfBoardElement, text?: string): boolean {
  return choiceOf(host, 'mode') !== 'problem' && asks(host, text);
}

/** Where a game opens: at `path`, else at `move`; by default at the start, a diagram at `to` or at the end. */
export function openingNode(host: SgfBoardElement, tree: GameTree): NodeId {
  const { move } = host;
  const isDiagram = choiceOf(host, 'mode') === 'diagram';
  const name = isDiagram && host.to ? 'to' : 'path';
  const address = host[name];
  const node = address ? readAddress(tree, address) : undefined;
  // Names are in the record: before it is there nothing is said.
  if (address && node === undefined && host.collection) warnOnce(host, name);
  const isMove = /^(last|-?\d{1,9})$/.test(move);
  if (move && !isMove) warnOnce(host, 'move');
  const usual = isDiagram ? '-1' : '0';
  return node ?? readAddress(tree, isMove ? move.replace('last', '-1') : usual) ?? tree.root;
}

/**
 * Tells the author in the console what an attribute may say: `allowed`, or what the chunk knows of it.
 *
 * @param value what it says
 */
export function warnOnce(
  host: SgfBoardElement,
  name: string,
  allowed?: string,
  value = String(Reflect.get(host, name)),
): void {
  void loadChunk('odd').then((chunk) => chunk?.warnOnce(host, name, value, allowed));
}
