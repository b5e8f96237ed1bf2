import { readOpening } from '../game/opening.js';
import {
  type Attribute,
  type AttributeName,
  attributes,
  type BooleanAttribute,
  type Choices,
  type PropertyOf,
} from '../options/attributes.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import type { SgfCollection } from '../sgf/parse.js';
import { loadPart } from './platform/load-part.js';
import { absoluteUrl } from './platform/urls.js';
import type { SgfBoardElement } from './sgf-board-element.js';
import { LitElement, type PropertyDeclarations } from 'lit';

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

type Properties = {
  -readonly [Name in AttributeName as PropertyOf<Name>]: Name extends BooleanAttribute
    ? boolean
    : string;
};
type WithProperties = Omit<typeof LitElement, 'prototype'> & (new () => LitElement & Properties);

/** The same address loads again, as on `img`; the same game is opened again, if the reader has chosen another. */
const actsAgain = ['src', 'game'];

/** The properties of the element, by name. */
const properties = Object.fromEntries(
  Object.entries<Attribute>(attributes)
    .filter(([, { isAlias }]) => !isAlias)
    .map(([attribute, { property = camelCase(attribute), type, isPersonal }]) => [
      property,
      {
        attribute,
        isPersonal,
        type: type && Boolean,
        ...(actsAgain.includes(attribute) && { hasChanged: () => true }),
      },
    ]),
);

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Lit with the attributes of the table as properties. Whatever a page sets becomes a string, `''` for nothing, or a
 * boolean, which is true for `''`, too: frameworks pass attributes on like that.
 */
class ElementWithProperties extends LitElement {
  static override readonly properties: PropertyDeclarations = properties;
  readonly #values: Record<string, string | boolean> = {};

  static {
    for (const [name, { type, isPersonal }] of Object.entries(properties)) {
      Object.defineProperty(this.prototype, name, {
        configurable: true, // Lit puts its own around it
        get(this: ElementWithProperties) {
          const chosen = isPersonal && settings.get(name);
          const value = chosen || this.#values[name] || (type ? false : '');
          return name === 'src' ? value && absoluteUrl(value as string) : value;
        },
        set(this: ElementWithProperties, value: string | number | boolean | null | undefined) {
          this.#values[name] = type ? value === '' || Boolean(value) : String(value ?? '');
        },
      });
    }
  }
}

export const BoardElement = ElementWithProperties as unknown as WithProperties;

/** What an attribute chooses; nonsense gives the default and one console warning. */
export function choiceOf<Name extends keyof Choices>(
  host: SgfBoardElement,
  name: Name,
): Choices[Name] {
  const { choices, property = camelCase(name) }: Attribute & { choices: readonly string[] } =
    attributes[name];
  const value = String(Reflect.get(host, property)).trim();
  if (choices.includes(value)) return value as Choices[Name];
  if (value) warnOnce(host, name, choices.join(', '), value);
  return choices[0] as Choices[Name];
}

/** Whether the reader is asked for moves: by the page, or by a record with a node that is named `?`. */
export function asks(host: SgfBoardElement, text?: string): boolean {
  const mode = choiceOf(host, 'mode');
  if (mode === 'problem' || mode === 'guess' || host.guess) return true;
  return text === undefined ? hasQuestions(host.collection) : text.includes(QUESTION);
}

/** A node with this name asks for the next move. */
const QUESTION = 'N[?]';
/** Whether records have such nodes: they are searched once. */
const questions = new WeakMap<SgfCollection, boolean>();

function hasQuestions(record: SgfCollection | undefined): boolean {
  if (!record) return false;
  const has = questions.get(record) ?? record.text.includes(QUESTION);
  questions.set(record, has);
  return has;
}

/** Whether these moves are guesses, and not answers to a problem. */
export function asksForGuesses(host: SgfBoardElement, text?: string): boolean {
  return choiceOf(host, 'mode') !== 'problem' && asks(host, text);
}

/** Where a game opens (`readOpening`); nonsense in the attributes gives a console warning. */
export function openingNode(host: SgfBoardElement, tree: GameTree): NodeId {
  const { move, path, to } = host;
  const { node, misread } = readOpening(tree, { mode: choiceOf(host, 'mode'), move, path, to });
  // Names are in the record: before it is there nothing is said.
  for (const name of misread) if (name === 'move' || host.collection) warnOnce(host, name);
  return node;
}

/**
 * Tells the author in the console what an attribute may say: `allowed`, or what the part knows of it.
 *
 * @param value what it says
 */
export function warnOnce(
  host: SgfBoardElement,
  name: string,
  allowed?: string,
  value = String(Reflect.get(host, name)),
): void {
  void loadPart('diagnostics').then((part) => part?.warnOnce(host, name, value, allowed));
}
