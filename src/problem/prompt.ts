import { pathTo } from '../game/walk.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { simpleTextAt, textAt } from '../sgf/values.js';
import { isPrompt, revealsAnswer } from './words.js';

/**
 * The question in the record's own words: the comments up to the start, or else GC, or else 'Black to play' in the node
 * of the first move, in the name of the start, or in the name of the game. Texts that give away the answer are left
 * out.
 */
export function promptOf(tree: GameTree, start: NodeId, first: NodeId | undefined): string {
  const comments = pathTo(tree, start).map((node) => textAt(tree, node, 'C').trim());
  const ofFirst = first === undefined ? '' : firstLine(textAt(tree, first, 'C'));
  const texts = [
    comments.filter((text) => text !== '' && !revealsAnswer(text)).join('\n\n'),
    textAt(tree, tree.root, 'GC').trim(),
    ...[ofFirst, simpleTextAt(tree, start, 'N'), simpleTextAt(tree, tree.root, 'GN')].filter(
      isPrompt,
    ),
  ];
  return texts.find((text) => text !== '' && !revealsAnswer(text)) ?? '';
}

/** The comments up to the start that give away the answer. They are hidden until the problem is solved. */
export function answerInWords(tree: GameTree, start: NodeId): string {
  const comments = pathTo(tree, start).map((node) => textAt(tree, node, 'C').trim());
  return comments.filter(revealsAnswer).join('\n\n');
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.trim() ?? '';
}
