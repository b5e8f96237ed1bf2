import type { Headline } from '../game/info/headline.js';
import type { GameResult } from '../game/info/results.js';
import { panelText } from '../texts/panel-texts.js';
import { textOf } from '../texts/texts.js';

/** Who plays whom; the game's name, or '', where no player is known. */
export function describeGame({ black, white, name = '' }: Headline): string {
  if (!black.name && !white.name) return name;
  return panelText('game', {
    black: black.name ?? textOf('black'),
    white: white.name ?? textOf('white'),
  });
}

/** The result as a sentence; as the record writes it where it can't be read. */
export function describeResult({ raw, winner, by, score, note }: GameResult): string {
  const isDraw = winner === 'draw';
  if (!isDraw && winner !== 'black' && winner !== 'white') return raw;
  const outcome = isDraw
    ? panelText('draw')
    : panelText(by ?? 'win', { winner: textOf(winner), score });
  return note ? `${outcome} (${note})` : outcome;
}
