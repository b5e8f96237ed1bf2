import type { Replayer } from '../replay/replayer.js';
import { enBoard } from '../texts/en/board.js';
import type { Language } from '../texts/language.js';

/** The usual name of a move, or the record's text if it can't be read. */
export function moveName({ notation, size }: Replayer, raw: string, language: Language): string {
  const move = notation.readMove(raw, size);
  if (move === 'pass') return language.say(enBoard, 'passMove');
  return typeof move === 'number' ? notation.formatPoint(move, size) : raw;
}
