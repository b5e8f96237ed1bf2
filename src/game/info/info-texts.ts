import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { basicKind, type BasicKind } from '../../sgf/properties.js';
import { readTime } from '../../sgf/times.js';
import { readValue } from '../../sgf/typed-values.js';
import { readDouble } from '../../sgf/double.js';
import { readSimpleText, readText } from '../../sgf/values.js';
import { collectInfo, type InfoValues, saysSomething } from './collect-info.js';
import { isInfoAnywhere, namesOf, properName } from './info-names.js';

/** The game information of a record, by identifier; dialects' names are resolved. */
export class InfoTexts {
  readonly values: InfoValues;
  readonly #read = new Set<string>(['ZZ']);
  /** Properties that have been read, but whose text is also shown. */
  readonly #unusual = new Set<string>();

  constructor(tree: GameTree, node?: NodeId) {
    const root = new Map(tree.properties(tree.root).map((one) => [one.identifier, one.values]));
    this.values = collectInfo(tree, node, (identifier, id) =>
      id === tree.root
        ? isRootInfo(identifier, root.get(identifier) ?? [])
        : isInfoAnywhere(identifier),
    );
  }

  has(identifier: string): boolean {
    return this.values.has(identifier);
  }

  /** The text of a property, or of the first of its other names; '' if all are empty. */
  text(identifier: string): string {
    for (const name of namesOf(identifier)) {
      const values = this.values.get(name);
      if (!saysSomething(values)) continue;
      const text = textOfValues(name, values ?? []);
      if (name === identifier || standsForField(name, text)) return text;
    }
    return '';
  }

  /** Texts that no field was made from or that have an unusual form, by identifier, in the order of the record. */
  *unread(): Iterable<readonly [identifier: string, text: string]> {
    for (const [identifier, values] of this.values) {
      const text = textOfValues(identifier, values);
      const proper = properName(identifier);
      const isRead =
        this.#read.has(identifier) || (proper !== identifier && standsForField(identifier, text));
      if (text !== '' && (!isRead || this.#unusual.has(proper))) yield [identifier, text];
    }
  }

  /** Remembers that a field holds all the information of these properties; returns the field. */
  readAs<Value>(value: Value, ...identifiers: string[]): Value {
    if (value !== undefined) for (const identifier of identifiers) this.#read.add(identifier);
    return value;
  }

  raw(identifier: string): readonly string[] {
    return this.values.get(identifier) ?? [];
  }

  /** Reads a property; `undefined` if it is empty or can't be read. */
  field<Value>(identifier: string, read: (text: string) => Value | undefined): Value | undefined {
    const text = this.text(identifier);
    return text === '' ? undefined : this.readAs(read(text), identifier);
  }

  /** Like `field`, for readers that also know unusual forms. */
  fieldInAnyForm<Value extends { readonly unusual?: true }>(
    identifier: string,
    read: (text: string) => Value,
  ): Value | undefined {
    const value = this.field(identifier, read);
    if (value?.unusual) this.#unusual.add(identifier);
    return value;
  }
}

/** T and TL stand for TM only if they are a time (D-12). */
function standsForField(name: string, text: string): boolean {
  return (name !== 'T' && name !== 'TL') || readTime(text) !== undefined;
}

function textOfValues(identifier: string, values: readonly string[]): string {
  const kind = basicKind(identifier);
  const isLong = !kind || kind.type === 'text' || kind.type === 'texts';
  if (isLong) return values.map(readText).join('\n').trim();
  return readSimpleText(values[0] ?? '').trim();
}

/** Properties that belong in the first node, whatever their value. */
const infoClasses = new Set<BasicKind['class']>(['root', 'game-info']);

/**
 * In the root, game information also includes private texts and numbers, unknown names, and texts instead of marks: TE
 * is an event and KO a komi if they are not marks.
 */
function isRootInfo(identifier: string, values: readonly string[]): boolean {
  const kind = basicKind(identifier);
  if (!kind) return values.length === 1; // I-61
  if (infoClasses.has(kind.class)) return true;
  if (kind.class === 'private') return kind.type !== 'points' && identifier !== 'S';
  if (identifier === 'MN' || identifier === 'T') return true;
  const isOfMove = kind.class === 'move' || kind.class === 'node';
  if (!isOfMove || kind.type === 'move' || kind.type === 'text') return false;
  return values.length === 1 && isTextInstead(kind, values[0] ?? ''); // D-31
}

function isTextInstead({ type }: BasicKind, raw: string): boolean {
  if (type === 'simpletext') return false;
  if (type === 'none') return raw.trim() !== '';
  return (type === 'double' ? readDouble(raw) : readValue(type, raw)) === undefined;
}

/** An object with the field, or without it if the value is `undefined`. */
export function present<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
}
