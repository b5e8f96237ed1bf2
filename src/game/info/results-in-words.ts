import { readAmount } from './amounts.js';
import { type GameResult, LONGEST_RESULT, readOutcome, readUsualResult } from './results.js';

/** From the words of records, without blanks and capitals, to the documents' forms: each is tried, in this order. */
const translations: readonly (readonly [RegExp, string])[] = [
  [/^共?\d+手[,，:：]?|\(?(?:共?\d+手|\d+moves?)\)?$|[.。!！]$/g, ''], // how many moves were played
  [/^(?:和棋?)$/, 'draw'],
  [/^打挂$/, 'unfinished'],
  [/^[黑黒흑][方棋番]?|^black/, 'b'],
  [/^[白백][方棋番]?|^white/, 'w'],
  [/^b(?:resign(?:s|ed)|认输)$/, 'w+r'],
  [/^w(?:resign(?:s|ed)|认输)$/, 'b+r'],
  [/胜|勝ち?|승/, '+'],
  [/^(.)(?:中盘|中盤|中押し?|불계)\+$/, '$1+r'],
  [/^(.)([^+]+)\+$/, '$1+$2'], // the points may stand in front
  [/^(.)(?:wins?|won)(?:by|on)?/, '$1+'],
  [/\+\d+r$|\+?resign(?:s|ed|ation)$/, '+r'],
  [/time(?:out|over)$/, 't'],
  [/illegal(?:move)?$/, 'f'],
  [/(?:points?|pts|moku)$/, ''],
  [/\+[半반](?=[目子집])/, '+0.5'],
];

/**
 * The documents' forms, and others that leave no doubt who has won (I-47a): `共165手 黑中盘胜`, `白胜5又1/4子`, `B+7.5目`,
 * `Black resigns`, `흑 불계승`. The whole text has to be such a form: whatever else it says could deny it. Any other text
 * is kept as written, without a winner (I-47).
 */
export function readResult(raw: string): GameResult {
  const usual = readUsualResult(raw);
  if (usual.winner || raw.length > LONGEST_RESULT) return usual;
  const meant = readMeant(raw);
  return meant ? { raw, ...meant, unusual: true } : usual;
}

function readMeant(raw: string): ReturnType<typeof readOutcome> {
  const plain = raw
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d)\s+(?=\d+\/)/g, '$1又');
  const text = translations.reduce(
    (all, [form, meant]) => all.replace(form, meant),
    plain.replace(/\s/g, ''),
  );
  const outcome = readOutcome(text);
  const [, winner, amount = ''] = /^([bw])\+(.+)$/.exec(text) ?? [];
  const score = readAmount(amount) ?? -1;
  if (outcome || !winner || score < 0) return outcome;
  return { winner: winner === 'b' ? 'black' : 'white', by: 'points', score };
}
