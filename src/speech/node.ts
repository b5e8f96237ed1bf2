import { kindOf, signsOf } from '../game/remarks.js';
import type { Replayer } from '../replay/replayer.js';
import type { NodeId } from '../sgf/game-tree.js';
import { simpleTextAt, textAt } from '../sgf/values.js';
import { enCaptions } from '../texts/en/captions.js';
import { enTree } from '../texts/en/tree.js';
import type { Language } from '../texts/language.js';
import { describePosition } from './describe.js';

/** The longest names and comments, in characters: longer ones are cut. */
const LONGEST_NAME = 60;
const LONGEST_COMMENT = 140;

/**
 * A node as one line: 'Move 35, Black Q16, bad move, comment, 3 variations'.
 *
 * @param isOwn whether the reader has added it
 */
export function describeNode(
  replayer: Replayer,
  node: NodeId,
  language: Language,
  isOwn = false,
): string {
  const { tree } = replayer;
  const { judgement, isHotspot, isMarked, isCommented } = signsOf(tree, node);
  const count = tree.children(node).length;
  return [
    nameMove(replayer, node, language),
    isOwn && language.say(enTree, 'own'),
    shorten(simpleTextAt(tree, node, 'N'), LONGEST_NAME),
    judgement && language.say(enTree, judgement),
    isHotspot && language.say(enTree, 'hotspot'),
    isMarked && language.say(enTree, 'marked'),
    isCommented && language.say(enTree, 'comment'),
    count > 1 && language.say(enTree, 'variations', { count }),
  ]
    .filter(Boolean)
    .join(language.say(enCaptions, 'comma'));
}

/** The move of a node, 'Move 35, Black Q16', or the move that it comes after. */
export function nameMove(replayer: Replayer, node: NodeId, language: Language): string {
  const { tree, notation } = replayer;
  const position = replayer.positionAt(node);
  const kind = kindOf(tree, node);
  const isRoot = node === tree.root;
  if (isRoot && kind === 'setup') return language.say(enTree, 'rootSetup');
  if (!isRoot && (kind === 'setup' || kind === 'note'))
    return language.say(enTree, kind, { number: position.moveNumber });
  return describePosition(position, notation, language);
}

/** The beginning of a node's comment; '' if there is none. */
export function beginningOfComment({ tree }: Replayer, node: NodeId): string {
  return shorten(textAt(tree, node, 'C', 10 * LONGEST_COMMENT).trim(), LONGEST_COMMENT);
}

/** Shortens a text: between words if that loses little, and never within a character. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/\s+\S{0,15}$/, '')} …`;
}
