import type { Language } from '../../texts/language.js';
import { type Clock, type Clocks, readClocks } from '../../game/clocks.js';
import type { Color } from '../../rules/point.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { infoText } from '../../texts/en-info.js';
import { describeOvertime } from '../../view/describe-clocks.js';
import { describeClock, describeDuration } from '../../view/describe-duration.js';
import { hasClocks } from './has-clocks.js';

/** What the clocks of both players say in words, for those who tell it: 'Time left: 3 min 5 sec (2 periods)'. */
export function clocksInWords(
  tree: GameTree,
  node: NodeId,
  language: Language,
): Readonly<Record<Color, string | undefined>> {
  if (!hasClocks(tree)) return { black: undefined, white: undefined };
  const clocks = readClocks(tree, node);
  return {
    black: inWords(clocks.black, clocks, language),
    white: inWords(clocks.white, clocks, language),
  };
}

export function inWords(
  { seconds, overtime }: Clock,
  clocks: Clocks,
  language: Language,
): string | undefined {
  const count =
    overtime === undefined
      ? undefined
      : describeOvertime(overtime, clocks.overtimeCounts, language);
  if (seconds === undefined) return count && infoText('timeLeft', { time: count }, language);
  const time = describeDuration(Math.trunc(seconds), 'long', language);
  return infoText(
    'timeLeft',
    {
      time: count === undefined ? time : infoText('clock', { time, overtime: count }, language),
    },
    language,
  );
}

/** What a clock shows: the time, '3:05', and what is left of overtime, '(5)'; '' where that is not told. */
export function onTheClock({ seconds, overtime }: Clock): readonly [time: string, count: string] {
  const time = seconds === undefined ? '' : describeClock(seconds);
  return [time, overtime === undefined ? '' : `(${overtime})`];
}
