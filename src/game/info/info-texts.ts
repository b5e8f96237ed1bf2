import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { propertyKind, type PropertyKind } from '../../sgf/properties.js';
import { readTime } from '../../sgf/times.js';
import { readValue } from '../../sgf/typed-values.js';
import { readReal, readSimpleText, readText } from '../../sgf/values.js';
import { collectInfo, type InfoValues, saysSomething } from './collect-info.js';

/** What a record says about its game, by identifier; other names for a property are resolved. */
export class InfoTexts {
  readonly values: InfoValues;

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
    for (const name of [identifier, ...(aliases[identifier] ?? [])]) {
      const values = this.values.get(name);
      if (!saysSomething(values)) continue;
      const text = textOfValues(name, values ?? []);
      if (isAliasMeant(name, identifier, text)) return text;
    }
    return '';
  }

  raw(identifier: string): readonly string[] {
    return this.values.get(identifier) ?? [];
  }

  number(identifier: string): number | undefined {
    return readReal(this.text(identifier));
  }
}

/** The dialects' names; the proper one wins over them (D-01 to D-12). */
const aliases: Readonly<Record<string, readonly string[]>> = {
  GM: ['GK'],
  EV: ['TE'],
  KM: ['KO', 'LKM'],
  DT: ['RD', 'PDT'],
  TM: ['TL', 'PTM', 'T'],
};

/** TE is an event unless it is a tesuji; T and TL are a time limit if they are a time (D-12). */
function isAliasMeant(name: string, identifier: string, text: string): boolean {
  if (name === identifier) return true;
  if (name === 'TE') return readValue('double', text) === undefined;
  return (name !== 'T' && name !== 'TL') || readTime(text) !== undefined;
}

function textOfValues(identifier: string, values: readonly string[]): string {
  const kind = propertyKind(identifier);
  const isLong = !kind || kind.type === 'text' || kind.type === 'texts';
  if (isLong) return values.map(readText).join('\n').trim();
  return readSimpleText(values[0] ?? '').trim();
}

/** Properties whose place is a game's first node, whatever their value. */
const infoClasses = new Set<PropertyKind['class']>(['root', 'game-info']);

/** Outside the root these mean something else, or nothing that is known (D-12, D-13, D-21, I-56). */
const otherElsewhere = new Set(['ID', 'T', 'TL', 'TC']);

function isInfoAnywhere(identifier: string): boolean {
  return propertyKind(identifier)?.class === 'game-info' && !otherElsewhere.has(identifier);
}

/** In the root also private texts and numbers, names nobody knows, and texts in a mark's place. */
function isRootInfo(identifier: string, values: readonly string[]): boolean {
  const kind = propertyKind(identifier);
  if (!kind) return values.length === 1; // I-61
  if (infoClasses.has(kind.class)) return true;
  if (kind.class === 'private') return kind.type !== 'points' && identifier !== 'S';
  if (['MN', 'T', 'TE', 'KO'].includes(identifier)) return true;
  const isOfMove = kind.class === 'move' || kind.class === 'node';
  if (!isOfMove || kind.type === 'move' || kind.type === 'text') return false;
  return values.length === 1 && isTextInstead(kind, values[0] ?? ''); // D-31
}

function isTextInstead({ type }: PropertyKind, raw: string): boolean {
  if (type === 'simpletext') return false;
  return type === 'none' ? raw.trim() !== '' : readValue(type, raw) === undefined;
}
