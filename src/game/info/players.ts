import { readText, splitComposite } from '../../sgf/values.js';

/** A player of one colour; pair and relay go have several. */
export interface Player {
  readonly name: string;
  /** Ranks and titles, as written. */
  readonly ranks: readonly string[];
}

/** The record's texts about the players of one colour, with escapes resolved; '' for missing texts. */
export interface PlayerTexts {
  readonly names: string;
  readonly ranks: string;
  /** BP or WP: one value per player. */
  readonly each: readonly string[];
  /** PI: `role : name : rank`, raw. */
  readonly involved: readonly string[];
}

const looksLikeRank =
  /^(?:\d{1,2}|[初一二三四五六七八九十])\s*(?:[dkp]|dan|kyu|pro|段|[级級])(?:\s*(?:ama|amateur|pro|\*|\?))*$/i;

/**
 * The players of one colour: names separated by `&` and ranks likewise, several ranks of a player by commas (000 §PB;
 * I-02 to I-04); a rank after the name if there is no other (I-05); BP, WP or PI if they name more players (I-09,
 * I-10).
 */
export function readPlayers(initial: 'B' | 'W', texts: PlayerTexts): Player[] {
  const named = readNames(partsOf(texts.names, /[&＆]/), texts.ranks);
  const listed = readNames(partsOf(texts.each.join('\n'), /\n/), texts.ranks);
  const involved = texts.involved.flatMap((raw) => readInvolved(initial, raw) ?? []);
  return [listed, involved].reduce<Player[]>(
    (most, players) => (players.length > most.length ? players : most),
    named,
  );
}

function readNames(each: readonly string[], ranks: string): Player[] {
  if (each.length === 1 && ranks !== '') {
    return each.map((name) => ({ name, ranks: partsOf(ranks, /[&＆,，、]/) }));
  }
  const groups = ranks.split(/[&＆]/);
  return each.map((name, index) => {
    if (ranks !== '') return { name, ranks: partsOf(groups[index] ?? '', /[,，、]/) };
    const comma = name.lastIndexOf(',');
    const tail = name.slice(comma + 1).trim();
    const hasRank = comma > 0 && tail.length < 20 && looksLikeRank.test(tail);
    return hasRank ? { name: name.slice(0, comma).trim(), ranks: [tail] } : { name, ranks: [] };
  });
}

function readInvolved(initial: 'B' | 'W', raw: string): Player | undefined {
  const [role, rest = ''] = splitComposite(raw);
  if (!new RegExp(`^\\s*${initial}\\d{0,2}\\s*$`).test(role)) return undefined;
  const [name, rank = ''] = splitComposite(rest);
  return { name: readText(name).trim(), ranks: partsOf(readText(rank), /[,，、]/) };
}

function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
