import type { GameTree, NodeId } from '../sgf/game-tree.js';
import type { FigureGame } from './open-figure.js';
import type { AttributeValues } from './options.js';

/**
 * The boxes that the board will have, as `element/arrangement.ts` and `classesOf` in `element/frame.ts` choose them.
 */
export interface Boxes {
  readonly hasHead: boolean;
  readonly controls: 'full' | 'compact' | 'none' | 'own';
  /** `asked` is the box of a question, as high as its words and buttons; `wide` is there only in wide boxes. */
  readonly comment: 'full' | 'asked' | 'wide' | 'none';
}

const panelNames = ['players', 'comment', 'tree', 'info', 'captures'];

export function boxesOf(game: FigureGame, attributes: AttributeValues): Boxes {
  const mode = attributes.mode.trim();
  const isViewer = !game.isProblem && mode !== 'diagram' && mode !== 'guess';
  const named = attributes.panels.split(/\s+/).filter((word) => panelNames.includes(word));
  const isBare = mode === 'diagram' || attributes.panels.trim() === 'none';
  const usual = isBare ? [] : isViewer ? panelNames : ['comment'];
  const panels = new Set(named.length > 0 ? named : usual);
  return {
    hasHead: ['players', 'info', 'captures'].some((panel) => panels.has(panel)),
    controls: controlsOf(attributes, isViewer),
    comment: panels.has('comment') ? commentOf(game) : 'none',
  };
}

function controlsOf(attributes: AttributeValues, isViewer: boolean): Boxes['controls'] {
  const controls = attributes.controls.trim();
  if (controls === 'full' || controls === 'compact') return controls;
  if (isViewer && controls !== 'none') return 'full';
  return attributes.try ? 'own' : 'none';
}

function commentOf({ replayer: { tree }, isQuestion }: FigureGame): Boxes['comment'] {
  if (isQuestion) return 'asked';
  const hasWords = tree.mentions('C') || tree.mentions('N') || branches(tree);
  return hasWords ? 'full' : 'wide';
}

function branches(tree: GameTree): boolean {
  for (let node = 1; node < tree.size; node++)
    if (tree.nextSibling(node as NodeId) !== undefined) return true;
  return false;
}
