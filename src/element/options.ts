import { readAddress } from '../game/address.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import type { SgfBoardElement } from './sgf-board-element.js';

/** The attributes with a fixed choice; the first one is the default. */
const choices = {
  mode: ['viewer', 'diagram'],
  loading: ['lazy', 'eager'],
  crossOrigin: ['anonymous', 'use-credentials'],
  controls: ['auto', 'full', 'compact', 'none'],
  keys: ['focus', 'none'],
  wheel: ['none', 'focus'],
  speech: ['long', 'short'],
} as const;

type Choices = typeof choices;

/** What an attribute chooses; nonsense gives the default and one console warning. */
export function choiceOf<Name extends keyof Choices>(
  host: SgfBoardElement,
  name: Name,
): Choices[Name][number] {
  const allowed: readonly Choices[Name][number][] = choices[name];
  const chosen = allowed.find((value) => value === host[name].trim());
  if (!chosen && host[name]) warnOnce(host, name, allowed.join(', '));
  return chosen ?? choices[name][0];
}

/** Where a game opens: at `path`, else at `move`; by default at the start, a diagram at the end. */
export function openingNode(host: SgfBoardElement, tree: GameTree): NodeId {
  const { move, path } = host;
  const node = path ? readAddress(tree, path) : undefined;
  // Names are in the record: before it is there nothing is said.
  if (path && node === undefined && host.collection)
    warnOnce(host, 'path', 'addresses (35, 35.2.4) and #names');
  const isMove = /^(last|-?\d{1,9})$/.test(move);
  if (move && !isMove) warnOnce(host, 'move', 'a move number, last, or -1, -2 … from the end');
  const usual = choiceOf(host, 'mode') === 'diagram' ? '-1' : '0';
  return node ?? readAddress(tree, isMove ? move.replace('last', '-1') : usual) ?? tree.root;
}

/** What was warned of already, by attribute. */
const warned = new WeakMap<HTMLElement, Map<string, string>>();

/** Names the attribute, what stands there, and what may stand there; once for each value. */
export function warnOnce(
  host: HTMLElement,
  name: string,
  allowed: string,
  value = String(Reflect.get(host, name)),
): void {
  const known = warned.get(host) ?? new Map<string, string>();
  warned.set(host, known);
  if (known.get(name) === value) return;
  known.set(name, value);
  console.warn(`<sgf-board ${name.toLowerCase()}="${value}">: allowed are ${allowed}.`);
}
