import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { basicKind, type BasicKind } from '../../sgf/properties.js';
import { readTime } from '../../sgf/times.js';
import { readValue } from '../../sgf/typed-values.js';
import { readDouble, readSimpleText, readText } from '../../sgf/values.js';
import { collectInfo, type InfoValues, saysSomething } from './collect-info.js';
import { isInfoAnywhere, namesOf, properName } from './info-names.js';

/** What a record says about its game, by identifier; other names for a property are resolved. */
export class InfoTexts {
  readonly values: InfoValues;
  readonly #read = new Set<string>(['ZZ']);
  /** Properties whose text is worth showing although it has been read. */
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

  /** The text of a property, or of the first of its other names; '' where none says anything. */
  text(identifier: string): string {
    for (const name of namesOf(identifier)) {
      const values = this.values.get(name);
      if (!saysSomething(values)) continue;
      const text = textOfValues(name, values ?? []);
      if (name === identifier || isMeant(name, text)) return text;
    }
    return '';
  }

  /** What no field was made of, and what is written unusually, by identifier, in the order of the record. */
  *unread(): Iterable<readonly [identifier: string, text: string]> {
    for (const [identifier, values] of this.values) {
      const text = textOfValues(identifier, values);
      const proper = properName(identifier);
      const isRead =
        this.#read.has(identifier) || (proper !== identifier && isMeant(identifier, text));
      if (text !== '' && (!isRead || this.#unusual.has(proper))) yield [identifier, text];
    }
  }

  /** Remembers that a field holds all that these properties say; gives the field back. */
  readAs<Value>(value: Value, ...identifiers: string[]): Value {
    if (value !== undefined) for (const identifier of identifiers) this.#read.add(identifier);
    return value;
  }

  raw(identifier: string): readonly string[] {
    return this.values.get(identifier) ?? [];
  }

  /** A field of one property: what its text is read as, `undefined` where it is silent or unread. */
  field<Value>(identifier: string, read: (text: string) => Value | undefined): Value | undefined {
    const text = this.text(identifier);
    return text === '' ? undefined : this.readAs(read(text), identifier);
  }

  /** The same where the documents' forms and others are read. */
  fieldInAnyForm<Value extends { readonly unusual?: true }>(
    identifier: string,
    read: (text: string) => Value,
  ): Value | undefined {
    const value = this.field(identifier, read);
    if (value?.unusual) this.#unusual.add(identifier);
    return value;
  }
}

/** T and TL are a time limit if they are a time (D-12). */
function isMeant(name: string, text: string): boolean {
  return (name !== 'T' && name !== 'TL') || readTime(text) !== undefined;
}

function textOfValues(identifier: string, values: readonly string[]): string {
  const kind = basicKind(identifier);
  const isLong = !kind || kind.type === 'text' || kind.type === 'texts';
  if (isLong) return values.map(readText).join('\n').trim();
  return readSimpleText(values[0] ?? '').trim();
}

/** Properties whose place is a game's first node, whatever their value. */
const infoClasses = new Set<BasicKind['class']>(['root', 'game-info']);

/**
 * In the root also private texts and numbers, names nobody knows, and texts in a mark's place: TE is
 * an event and KO a komi where they are no marks.
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

/** A field only where it has a value. */
export function present<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
}
