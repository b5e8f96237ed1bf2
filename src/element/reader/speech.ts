import { describeStep, describeStepShortly } from '../../speech/step.js';
import type { BoardContext } from '../context.js';
import type { Part } from '../features.js';
import { choiceOf } from '../attributes.js';
import type { SgfBoardElement } from '../sgf-board-element.js';

/** How much is announced of a step. */
export type Speech = 'long' | 'short';

/** What the reader has chosen: it holds for all boards as long as the page is open, whatever their `speech` says. */
let chosen: Speech | undefined;

export function chooseSpeech(speech: Speech): void {
  chosen = speech;
}

export function speechOf(host: SgfBoardElement): Speech {
  return chosen ?? choiceOf(host, 'speech');
}

/** Announces steps as the reader wants. */
export function announceSteps(board: BoardContext): Part {
  const { session, host } = board;
  const usual = session.sayStep;
  session.sayStep = (position, before) => {
    const { game, place } = session;
    // A line of the reader's own goes on as long as they like.
    const isOwn = game.own?.grown.moves.has(place.node);
    const step = {
      ...{ replayer: game.replayer, node: place.node, position, before },
      isEnd: place.index === place.line.length - 1 && !isOwn,
      hasComment: board.arrangement.panels.has('comment'),
    };
    const describe = speechOf(host) === 'short' ? describeStepShortly : describeStep;
    return describe(step, board.language);
  };
  return {
    update: () => undefined,
    release: () => (session.sayStep = usual),
  };
}
