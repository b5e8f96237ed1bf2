import { formatAddress, readAddress } from '../../game/address.js';
import { pathTo } from '../../game/walk.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import type { RecordController } from '../record/record-controller.js';
import { openingNode } from '../attributes.js';
import { readInlineRecord, recordFromText } from '../record/records.js';

/** Elements that were added to a shown record: by a translator, a highlighter, a copy button. */
const added = new WeakSet<Node>();

/**
 * Reads the record inside a board again if its own text has changed; once for all changes of a turn. Where `sgf` holds
 * another one, the author is told.
 */
export function readAgain(record: RecordController, changes: readonly MutationRecord[]): void {
  if (record.host.sgf) {
    console.warn('<sgf-board>: sgf and the content both hold a record; sgf is shown. Remove one.');
    return;
  }
  const elements = changes.flatMap(({ addedNodes }) => [...addedNodes].filter(isContent));
  for (const element of elements) added.add(element);
  const isOwn = changes.length === 0 || changes.some((change) => isOfRecord(change, record.host));
  if (elements.length > 0 || !isOwn) {
    record.text = readInlineRecord(record.host);
    return;
  }
  if (record.isReadSoon) return;
  record.isReadSoon = true;
  setTimeout(() => {
    record.isReadSoon = false;
    readNow(record);
  });
}

function isContent(node: Node): boolean {
  return node instanceof Element && !node.slot;
}

function isOfRecord({ target, addedNodes, removedNodes }: MutationRecord, host: Element): boolean {
  const nodes = [...addedNodes, ...removedNodes];
  if (isForeign(target, host)) return false;
  return nodes.length === 0 || nodes.some((node) => !isForeign(node, host));
}

/** Whether a node is none of the record: in an element that was added, or in a caption. */
function isForeign(target: Node, host: Element): boolean {
  for (let at: Node | null = target; at && at !== host; at = at.parentNode) {
    if (added.has(at) || (at instanceof Element && at.slot)) return true;
  }
  return false;
}

function readNow(record: RecordController): void {
  const { host } = record;
  const text = readInlineRecord(host);
  if (host.sgf || host.src || text === undefined) return;
  record.text = text;
  if (gamesIn(text) === gamesIn(host.collection?.text ?? '')) return; // only words around it are others
  const answer = recordFromText(text);
  if ('problem' in answer) return;
  const { tree, node } = host;
  let left = node === openingNode(host, tree) ? undefined : tree;
  record.take(answer, (now) => {
    const before = left;
    left = undefined; // once: afterwards the attributes open the game
    return before && sameNode(before, node, now);
  });
}

/** A text without the words around its games. */
function gamesIn(text: string): string {
  return text.slice(text.search(/\(\s*;/), text.lastIndexOf(')') + 1 || undefined);
}

/** What makes a game another one: players, setup and moves on the way to a node. */
const TELLING = ['PB', 'PW', 'SZ', 'AB', 'AW', 'AE', 'B', 'W'];

/** The node of another record to which the same moves of the same game lead, or the last one that is still there. */
function sameNode(before: GameTree, node: NodeId, now: GameTree): NodeId | undefined {
  const found = readAddress(now, formatAddress(before, node));
  const isSame = found !== undefined && pathText(before, node).startsWith(pathText(now, found));
  return isSame ? found : undefined;
}

function pathText(tree: GameTree, node: NodeId): string {
  const textOf = (each: NodeId) => TELLING.map((name) => tree.values(each, name).join(':')).join();
  return pathTo(tree, node)
    .map((each) => `${textOf(each)};`)
    .join('');
}
