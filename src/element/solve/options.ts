import type { Answer } from '../../problem/conventions.js';
import type { Problem, Resist } from '../../problem/problem.js';
import { UPRIGHT } from '../../problem/turns.js';
import { type Shuffle, varietiesOf, type Variety } from '../../problem/variety.js';
import { warnOnce } from '../attributes.js';
import type { SgfBoardElement } from '../sgf-board-element.js';

const answers: readonly Answer[] = [
  'auto',
  'main-line',
  'all-lines',
  'goproblems',
  'comment',
  'annotations',
];
const resists: readonly Resist[] = ['first', 'random', 'all'];
const shuffles: readonly Shuffle[] = ['orientation', 'colors'];
const solutions = ['hidden', 'reveal', 'shown'] as const;

/** What the attributes of a problem say; nonsense gives the default and one console warning. */
export function optionsOf(host: SgfBoardElement) {
  return {
    answer: choice(host, 'answer', answers),
    resist: choice(host, 'resist', resists),
    solution: choice(host, 'solution', solutions),
    shuffle: shuffleOf(host),
  };
}

function choice<Choice extends string>(
  host: SgfBoardElement,
  name: 'answer' | 'resist' | 'solution',
  choices: readonly Choice[],
): Choice {
  const value = host[name].trim();
  const found = choices.find((each) => each === value);
  if (value && !found) warnOnce(host, name, choices.join(', '));
  return found ?? (choices[0] as Choice);
}

function shuffleOf(host: SgfBoardElement): readonly Shuffle[] {
  const tokens = host.shuffle.split(/\s+/).filter(Boolean);
  const wanted = shuffles.filter((each) => tokens.includes(each));
  if (wanted.length < tokens.length) warnOnce(host, 'shuffle', `some of ${shuffles.join(', ')}`);
  return wanted;
}

/** One of the ways in which the problem may be shown, at random. */
export function varietyOf(
  { tree, start }: Problem,
  shuffle: readonly Shuffle[],
  random = Math.random(),
): Variety {
  const all = shuffle.length > 0 ? varietiesOf(tree, start, shuffle) : [];
  return all[Math.floor(random * all.length)] ?? { turn: UPRIGHT, isSwapped: false };
}
