import type { Problem } from '../../problem/problem.js';
import { UPRIGHT } from '../../problem/turns.js';
import { type Shuffle, varietiesOf, type Variety } from '../../problem/variety.js';
import { choiceOf, warnOnce } from '../attributes.js';
import type { SgfBoardElement } from '../sgf-board-element.js';

const shuffles: readonly Shuffle[] = ['orientation', 'colors'];

/** The options in the attributes of a problem. An invalid value gives the default and one console warning. */
export function optionsOf(host: SgfBoardElement) {
  return {
    answer: choiceOf(host, 'answer'),
    resist: choiceOf(host, 'resist'),
    solution: choiceOf(host, 'solution'),
    shuffle: shuffleOf(host),
  };
}

function shuffleOf(host: SgfBoardElement): readonly Shuffle[] {
  const tokens = host.shuffle.split(/\s+/).filter(Boolean);
  const wanted = shuffles.filter((each) => tokens.includes(each));
  if (wanted.length < tokens.length) warnOnce(host, 'shuffle', `some of ${shuffles.join(', ')}`);
  return wanted;
}

/** Picks at random one of the ways in which the problem may be shown. */
export function varietyOf(
  { tree, start }: Problem,
  shuffle: readonly Shuffle[],
  random = Math.random(),
): Variety {
  const all = shuffle.length > 0 ? varietiesOf(tree, start, shuffle) : [];
  return all[Math.floor(random * all.length)] ?? { turn: UPRIGHT, isSwapped: false };
}
