import { textOf } from '../../texts/texts.js';
import type { OpenGame } from '../open-game.js';
import type { Place } from '../place.js';
import { movesOfLine } from './line-moves.js';

/** '1 Q16 2 D4 …': what a reader on paper has instead of buttons. The last move on the board stands out. */
export function movesPanel(game: OpenGame, place: Place): HTMLElement {
  const panel = document.createElement('p');
  panel.className = 'moves';
  panel.setAttribute('part', 'moves');
  const moves = movesOfLine(game, place);
  const shown = moves.filter(({ isPlayed }) => isPlayed).length - 1;
  for (const [index, { number, color, name }] of moves.entries()) {
    const small = document.createElement('small');
    small.textContent = String(number);
    const move = index === shown ? document.createElement('b') : panel;
    move.append(small, `\u{a0}${color ? `${textOf(color)} ` : ''}${name} `);
    if (move !== panel) panel.append(move);
  }
  return panel;
}
