import type { GameTree, NodeId } from '../sgf/game-tree.js';
import type { FigureGame } from './open-figure.js';
import type { Wishes } from './options.js';

/**
 * The boxes that the board will have, as `element/arrangement.ts` and `classesOf` in `element/frame.ts` choose them.
 */
export interface Boxes {
  readonly hasHead: boolean;
  readonly controls: 'full' | 'compact' | 'none' | 'own';
  /** `asked` is the box of a question, which is as high as its words and buttons. */
  readonly comment: 'full' | 'short' | 'asked' | 'none';
}

const panelNames = ['players', 'comment', 'tree', 'info', 'captures'];

export function boxesOf(game: FigureGame, wishes: Wishes): Boxes {
  const mode = wishes.mode.trim();
  const isViewer = !game.isProblem && mode !== 'diagram' && mode !== 'guess';
  const named = wishes.panels.split(/\s+/).filter((word) => panelNames.includes(word));
  const isBare = mode === 'diagram' || wishes.panels.trim() === 'none';
  const usual = isBare ? [] : isViewer ? panelNames : ['comment'];
  const panels = new Set(named.length > 0 ? named : usual);
  return {
    hasHead: ['players', 'info', 'captures'].some((panel) => panels.has(panel)),
    controls: controlsOf(wishes, isViewer),
    comment: panels.has('comment') ? commentOf(game) : 'none',
  };
}

function controlsOf(wishes: Wishes, isViewer: boolean): Boxes['controls'] {
  const controls = wishes.controls.trim();
  if (controls === 'full' || controls === 'compact') return controls;
  if (isViewer && controls !== 'none') return 'full';
  return wishes.try ? 'own' : 'none';
}

function commentOf({ replayer: { tree }, isAsked }: FigureGame): Boxes['comment'] {
  if (isAsked) return 'asked';
  if (tree.mentions('C') || tree.mentions('N')) return 'full';
  return branches(tree) ? 'short' : 'none';
}

function branches(tree: GameTree): boolean {
  for (let node = 1; node < tree.size; node++)
    if (tree.nextSibling(node as NodeId) !== undefined) return true;
  return false;
}
