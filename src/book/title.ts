import { readHeadline } from '../game/info/headline.js';
import type { Replayer } from '../replay/replayer.js';
import { describeGame } from '../speech/game.js';
import type { InfoRow } from '../speech/info-rows.js';
import { enBoard } from '../texts/en/board.js';
import type { Language } from '../texts/language.js';
import type { BookTitle } from './pieces.js';

/** The texts above a book: `title`, by default the players, and the facts about the game in the record (`infoRows`). */
export function titleOf(
  replayer: Replayer,
  { title, caption }: { readonly title: string; readonly caption: string },
  rows: readonly InfoRow[],
  language: Language,
): BookTitle {
  const headline = readHeadline(replayer.tree);
  const name = describeGame(headline, language) || (headline.name ?? '');
  const heading = title || name || language.say(enBoard, replayer.boardKind);
  const isHeading = ({ values }: InfoRow) => values.map(({ text }) => text).join() === heading;
  return { title: heading, caption, facts: rows.filter((row) => !row.isHidden && !isHeading(row)) };
}
