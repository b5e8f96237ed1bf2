import type { Language } from '../../texts/language.js';
import { textOf } from '../../texts/en.js';
import type { OpenGame } from '../open-game.js';
import type { Place } from '../session/place.js';
import { type LineMove, movesOfLine } from './line-moves.js';

const EN_SPACE = '\u{2002}';
const NO_BREAK_SPACE = '\u{a0}';

/** '1 Q16 2 D4 …': what a reader on paper has instead of buttons. The last move on the board stands out. */
export function movesPanel(game: OpenGame, place: Place, language: Language): HTMLElement {
  const panel = document.createElement('p');
  panel.className = 'moves';
  panel.setAttribute('part', 'moves');
  const moves = movesOfLine(game, place, language);
  const shown = moves.filter(({ isPlayed }) => isPlayed).length - 1;
  for (const [index, move] of moves.entries()) {
    const parent = index === shown ? document.createElement('b') : panel;
    parent.append(...wordsOf(move, language));
    if (parent !== panel) panel.append(parent);
    panel.append(EN_SPACE);
  }
  return panel;
}

function wordsOf({ number, color, name }: LineMove, language: Language): (Node | string)[] {
  const small = document.createElement('small');
  small.textContent = String(number);
  const side = color ? [textOf(color, language), NO_BREAK_SPACE] : [];
  return [small, NO_BREAK_SPACE, ...side, name];
}
