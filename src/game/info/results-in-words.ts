import { readAmount } from './amounts.js';
import { type GameResult, LONGEST_RESULT, readOutcome, readUsualResult } from './results.js';

/** Replacements that turn words of records (lower case, no blanks) into the documents' forms, in this order. */
const translations: readonly (readonly [RegExp, string])[] = [
  [/^和棋?$/, 'draw'],
  [/^[黑黒흑][方番]?|^black/, 'b'],
  [/^[白백][方番]?|^white/, 'w'],
  [/^bresign(?:s|ed)$/, 'w+r'],
  [/^wresign(?:s|ed)$/, 'b+r'],
  [/胜|勝ち?|승/, '+'],
  [/^(.)(?:中盘|中盤|中押し?|불계)\+$/, '$1+r'],
  [/^(.)([^+]+)\+$/, '$1+$2'], // the points may come first
  [/^(.)(?:wins?|won)(?:by|on)?/, '$1+'],
  [/\+(?:\d+r|resign(?:s|ed|ation))$/, '+r'],
  [/time(?:out|over)$/, 't'],
  [/illegal(?:move)?$/, 'f'],
  [/(?:points?|pts|moku)$/, ''],
  [/\+[半반](?=[目子집]?$)/, '+0.5'],
];

/** Matches the number of moves, and the end of a sentence. */
const moveCount = /^\s*共?\d+手[\s,:]*|[\s,(]+共?\d+\s*(?:手|moves?)\s*\)?\s*$|[.。!]\s*$/g;
/** Largest score: the number of points of a 19×19 board. A larger number counts something else. */
const MOST_POINTS = 361;

/**
 * Reads the documents' forms, and others in which the winner is clear (I-47a): `共165手 黑中盘胜`, `白胜5又1/4子`, `B+7.5目`,
 * `Black resigns`, `흑 불계승`. The whole text must match, because the rest of it could deny the result. Any other text is
 * kept as written, without a winner (I-47).
 */
export function readResult(raw: string): GameResult {
  const usual = readUsualResult(raw);
  if (usual.winner || raw.length > LONGEST_RESULT) return usual;
  const outcome = readTranslated(raw);
  return outcome ? { raw, ...outcome, unusual: true } : usual;
}

function readTranslated(raw: string): ReturnType<typeof readOutcome> {
  const plain = raw
    .toLowerCase()
    .replace(moveCount, '')
    .replace(/(\d)\s+(?=\d+\/)/g, '$1又')
    .replace(/\s/g, '');
  const text = translations.reduce((all, [form, usual]) => all.replace(form, usual), plain);
  const outcome = readOutcome(text);
  const [, winner, amount = ''] = /^([bw])\+(.+)$/.exec(text) ?? [];
  const score = readAmount(amount) ?? -1;
  if (outcome || !winner || score < 0 || score > MOST_POINTS) return outcome;
  return { winner: winner === 'b' ? 'black' : 'white', by: 'points', score };
}
