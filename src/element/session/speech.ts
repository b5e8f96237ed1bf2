import type { Position } from '../../replay/position.js';
import { textAt } from '../../sgf/values.js';
import { shorten } from '../../speech/node.js';
import { describeStep, describeStepShortly } from '../../speech/step.js';
import { enSpeech } from '../../texts/en/speech.js';
import { isolated } from '../../texts/isolated.js';
import { withoutControls } from '../../texts/language.js';
import type { Board, Part } from '../board.js';
import { choiceOf } from '../attributes.js';

/**
 * Length of a comment on the slider, in characters: about six seconds of speech, since a key may soon move the slider
 * on.
 */
const LONGEST_ON_SLIDER = 80;

/**
 * Adds the first words of the comment to the slider's value. Steps of the slider are not announced, because its value
 * already describes the new position.
 */
export function addComment({ host, session, language }: Board, text: string): string {
  const comment = withoutControls(
    textAt(session.tree, session.node, 'C', 10 * LONGEST_ON_SLIDER),
  ).trim();
  if (!comment || choiceOf(host, 'speech') === 'short') return text;
  const words = isolated(shorten(comment, LONGEST_ON_SLIDER));
  return [
    language.say(enSpeech, 'sentence', { text }),
    language.say(enSpeech, 'comment', { text: words }),
  ].join(' ');
}

/** Describes a step: everything that it did, or only the move. */
export function sayStep(
  board: Board,
  position: Position,
  before: Position,
  isMove = false,
): string {
  const { session, host } = board;
  const { game, place, challenge } = session;
  // A reader's own line has no end. A problem's line has none until it is solved.
  const isOwn = game.own?.grown.moves.has(place.node);
  const isQuestion = challenge?.isAsking && (challenge.status ?? 'open') === 'open';
  const isAnswer = isMove || !!(isOwn && isQuestion);
  const step = {
    ...{ replayer: game.replayer, node: place.node, position, before },
    isEnd: place.index === place.line.length - 1 && !isOwn && !isQuestion && !isAnswer,
    isAnswer,
    hasComment: board.arrangement.panels.has('comment'),
  };
  const describe = choiceOf(host, 'speech') === 'short' ? describeStepShortly : describeStep;
  return describe(step, board.language);
}

/** The slider can describe more once the part is loaded. */
export function mount({ host }: Board): Part {
  host.requestUpdate();
  return { update: () => undefined };
}
