/** A rank as people write it on servers: 7D*, 10k, 9P, 1급, 7단, 5段P, 初段. */
const ranked =
  /^(.*?)[\s(]+((\d+)\s?(d|k|p|dan|kyu|단|段|급|級|级)(P?)|(?:초|初|[一二三四五六七八九十])\s?(?:단|段|급|級|级))[*)\s]*$/i;

/** The letters of ranks: d for dan, k for kyu, p for professional dan. */
const letters = new Map([
  ...['d', 'dan', '단', '段'].map((unit) => [unit, 'd'] as const),
  ...['k', 'kyu', '급', '級', '级'].map((unit) => [unit, 'k'] as const),
  ['p', 'p'],
]);

/** Longest text in which a rank is looked for, in UTF-16 code units. */
const LONGEST_NAME = 200;

/** Splits the name of a player from the rank behind it. A rank with a number is written as in SGF: `7d`, `1k`, `9p`. */
export function splitRank(text: string): { readonly name: string; readonly rank: string } {
  const known = text.length > LONGEST_NAME ? null : ranked.exec(text.trim());
  const [, name, raw = '', number, unit = '', professional] = known ?? [];
  if (name === undefined) return { name: text.trim(), rank: '' };
  const rank = number
    ? number + (professional ? 'p' : (letters.get(unit.toLowerCase()) ?? ''))
    : raw;
  return { name: name.trim(), rank };
}
