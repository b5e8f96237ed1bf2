import { addProperty, type WrittenNode } from './record-writer.js';

/** The lines `key=value` of a header, by the key in small letters. */
export type UgfHeader = ReadonlyMap<string, string>;

export function readHeader(lines: readonly string[]): UgfHeader {
  const pairs = lines
    .map((line) => /^\s*(\w+)\s*=(.*)$/.exec(line))
    .filter((pair) => pair !== null);
  return new Map(pairs.map(([, key = '', value = '']) => [key.toLowerCase(), value.trim()]));
}

/** Names of rules; others are kept as written. */
const rules = new Map([
  ['JPN', 'Japanese'],
  ['CHN', 'Chinese'],
  ['CH', 'Chinese'],
  ['KOR', 'Korean'],
]);

/** Adds the facts about a game to its root, except for its handicap stones. */
export function addInfo(root: WrittenNode, header: UgfHeader): void {
  const text = (key: string) => header.get(key) ?? '';
  const list = (key: string) =>
    text(key)
      .split(',')
      .map((part) => part.trim());
  addProperty(root, 'SZ', text('size') || '19');
  for (const side of ['B', 'W'] as const) {
    const [player, ...others] = playersOf(header, side);
    if (!player) continue;
    const all = [player, ...others];
    const withRanks = all.map(({ name, rank }) => [name, rank].filter(Boolean).join(' '));
    addProperty(root, `P${side}`, others.length > 0 ? withRanks.join(' & ') : player.name);
    if (others.length === 0) addProperty(root, `${side}R`, player.rank);
  }
  addProperty(root, 'RE', resultOf(list('winner')));
  const [, komi = ''] = list('hdcp');
  addProperty(root, 'KM', /^-?[\d.]+$/.test(komi) ? String(Number(komi)) : komi);
  addProperty(root, 'DT', dateOf(list('date')));
  const [, minutes] = (list('ptime')[0] ?? '').split(';');
  if (Number(minutes) > 0) addProperty(root, 'TM', String(60 * Number(minutes)));
  addProperty(root, 'RU', rules.get(text('rule').toUpperCase()) ?? text('rule'));
  addProperty(root, 'PC', text('place'));
  addProperty(root, 'EV', list('title').filter(Boolean).join(', '));
  addProperty(root, 'AN', text('commentator'));
  addProperty(root, 'US', text('writer'));
  addProperty(root, 'CP', text('copyright'));
  addProperty(root, 'GC', text('comment'));
}

interface Player {
  readonly name: string;
  readonly rank: string;
}

/** The players of a side, `name,rank,…`: one, or a team of PlayerB, PlayerB2 and so on. */
function playersOf(header: UgfHeader, side: 'B' | 'W'): Player[] {
  const letter = side.toLowerCase();
  const keys = [1, 2, 3, 4].map((number) => [
    `player${letter}${number === 1 ? '' : number}`,
    `${letter}memb${number}`,
  ]);
  return keys.flatMap(([key = '', other = '']) => {
    const [name = '', rank = ''] = (header.get(key) ?? header.get(other) ?? '').split(',');
    return name ? [{ name: name.trim(), rank: rank.trim() }] : [];
  });
}

/** Results without a winner. */
const others = new Map([
  ['D', 'Draw'],
  ['N', 'Void'],
  ['A', 'Void'],
  ['P', 'Void'],
  ['E', '?'],
  ['O', 'Void'],
]);

/** The winner and the points, or how it was won: `B,7.50`, `W,C` (resignation), `B,T` (time), `B,F` (forfeit). */
function resultOf([winner = '', how = '']: readonly string[]): string {
  const side = winner.slice(0, 1).toUpperCase();
  if (side !== 'B' && side !== 'W') return others.get(side) ?? winner;
  const [, way] = /^([crtf])/i.exec(how) ?? [];
  if (way) return `${side}+${way.toUpperCase().replace('C', 'R')}`;
  const points = Number(how);
  return `${side}+${points > 0 ? points : ''}`;
}

/** The days on which a game began and ended: `2019/03/08,22:09:00,2019/03/09,07:16:59`. */
function dateOf([from = '', , to = '']: readonly string[]): string {
  const [start, end] = [from, to].map((day) => {
    const [, year, month = '', date = ''] = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/.exec(day) ?? [];
    return year && `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  });
  return start && end && start < end ? `${start},${end}` : (start ?? end ?? '');
}
