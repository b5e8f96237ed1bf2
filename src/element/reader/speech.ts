import { describeStep, describeStepShortly } from '../../speech/step.js';
import type { BoardContext } from '../context.js';
import type { Part } from '../features.js';
import { choiceOf } from '../attributes.js';

/** Announces steps: all of them, or the move only. */
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
    const describe = choiceOf(host, 'speech') === 'short' ? describeStepShortly : describeStep;
    return describe(step, board.language);
  };
  return {
    update: () => undefined,
    release: () => (session.sayStep = usual),
  };
}
