import type { Language } from '../../texts/language.js';
import type { Side } from '../../game/info/game-info.js';
import type { Color } from '../../rules/point.js';
import { infoText } from '../../texts/en-info.js';
import { isolated } from '../../texts/isolated.js';
import { textOf } from '../../texts/en.js';
import { type InfoRow, row } from './info-row.js';

/** Who plays a colour: each player with what is known, then team, country, and whether it is a computer. */
export function sideRow(
  color: Color,
  side: Side,
  clock: string | undefined,
  language: Language,
): InfoRow[] {
  const { team, country, species } = side;
  const kind =
    species === undefined ? undefined : infoText(species === 0 ? 'human' : 'computer', language);
  return row(
    textOf(color, language),
    ...playersOf(side),
    team,
    country && countryName(country, language),
    kind,
    clock,
  );
}

function playersOf({ players, names = '', ranks = '' }: Side): readonly string[] {
  const lines = players.map(({ name, ranks: each }) => [name, ...each].filter(Boolean).join(' '));
  const told = new Set(wordsOf(lines.join(' ')));
  const isTold = [names, ranks].every((text) => wordsOf(text).every((word) => told.has(word)));
  return isTold ? lines : [...new Set([...lines, names, ranks])];
}

function wordsOf(text: string): string[] {
  return text.split(/[\s&＆,，、]+/).filter(Boolean);
}

/** A country by its code (ISO 3166-1), in the reader's language; anything else as written. */
function countryName(written: string, language: Language): string {
  const code = written.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(code)) return written;
  const names = new Intl.DisplayNames(language.tag, { type: 'region', fallback: 'none' });
  return names.of(code) ?? written;
}

/** What stands in brackets keeps its direction to itself. */
export function withNote(text: string, note: string, language: Language): string {
  return infoText('withNote', { text: isolated(text), note: isolated(note) }, language);
}
