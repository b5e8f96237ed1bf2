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

/** The reader's settings for all boards of the site: values of attributes by their names, and `next`. */
export let settings = new URLSearchParams();

/** Reads the settings. If the page has no access to storage, the settings stay as they are. */
export function readSettings(): void {
  try {
    settings = new URLSearchParams(localStorage['sgf-board'] as string | undefined);
  } catch {
    // no access, for example in a sandbox
  }
}

type Properties = {
  -readonly [Name in AttributeName as PropertyOf<Name>]: Name extends BooleanAttribute
    ? boolean
    : string;
};
type WithProperties = Omit<typeof LitElement, 'prototype'> & (new () => LitElement & Properties);

/**
 * Attributes that act even if the same value is set again: `src` loads its address again, as on `img`; `game` opens its
 * game again if the reader has chosen another one.
 */
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
 * Lit with the attributes of the table as properties. Any value that a page sets becomes a string (`''` for null and
 * undefined) or a boolean (`''` is true), because frameworks set properties to such values.
 */
class ElementWithProperties extends LitElement {
  static override readonly properties: PropertyDeclarations = properties;
  readonly #values: Record<string, string | boolean> = {};

  static {
    for (const [name, { type, isPersonal }] of Object.entries(properties)) {
      Object.defineProperty(this.prototype, name, {
        configurable: true, // Lit replaces it with its own accessor
        get(this: ElementWithProperties) {
          const chosen = isPersonal && settings.get(name);
          if (chosen) return type ? chosen === 'on' : chosen;
          const value = this.#values[name] || (type ? false : '');
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

/** The value of an attribute that has choices. An invalid value gives the default and one console warning. */
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

/** Whether the reader is asked for moves, by the page or by a node with the name `?`. */
export function asksForMoves(host: SgfBoardElement, text?: string): boolean {
  const mode = choiceOf(host, 'mode');
  if (mode === 'problem' || mode === 'guess' || host.guess) return true;
  return text === undefined ? hasQuestions(host.collection) : text.includes(QUESTION);
}

/** A node with the name `?`, which asks for the next move. */
const QUESTION = 'N[?]';
/** Whether a record has such nodes. Each record is searched once. */
const questions = new WeakMap<SgfCollection, boolean>();

function hasQuestions(record: SgfCollection | undefined): boolean {
  if (!record) return false;
  const has = questions.get(record) ?? record.text.includes(QUESTION);
  questions.set(record, has);
  return has;
}

/** Whether the reader guesses the moves of a game, instead of solving a problem. */
export function asksForGuesses(host: SgfBoardElement, text?: string): boolean {
  return choiceOf(host, 'mode') !== 'problem' && asksForMoves(host, text);
}

/** The node at which a game opens (`readOpening`). Invalid attributes give a console warning. */
export function openingNode(host: SgfBoardElement, tree: GameTree): NodeId {
  const { move, path, to } = host;
  const { node, misread } = readOpening(tree, { mode: choiceOf(host, 'mode'), move, path, to });
  // Names can't be checked before the record is loaded.
  for (const name of misread) if (name === 'move' || host.collection) warnOnce(host, name);
  return node;
}

/**
 * Warns in the console about an invalid attribute.
 *
 * @param allowed the allowed values; by default those that the part `diagnostics` lists
 * @param value the invalid value
 */
export function warnOnce(
  host: SgfBoardElement,
  name: string,
  allowed?: string,
  value = String(Reflect.get(host, name)),
): void {
  void loadPart('diagnostics').then((part) => part?.warnOnce(host, name, value, allowed));
}
