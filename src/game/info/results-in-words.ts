import { readAmount } from './amounts.js';
import type { GameResult } from './results.js';

type Outcome = Omit<GameResult, 'raw'>;

/** What stands around a result: the number of moves, a full stop. */
const around = /^共?\d{1,4}手[,，、。:：]?|\(?(?:共?\d{1,4}手|\d{1,4}moves?)\)?$|[.。!！]$/g;

const won = '(?:胜|勝ち?|승)';
const lost = '(?:负|負け?|败|敗|패)';
const inMidgame = '(?:中盘|中盤|中押し?|불계|不[计計])';
const onTime = '(?:超时|超時|时间|時間切れ|시간)';

/** Behind the name of a colour: who wins, and by what. The whole rest has to fit. */
const forms: readonly (readonly [RegExp, isLoss: boolean, by?: GameResult['by']])[] = [
  [new RegExp(`^${inMidgame}${won}$`), false, 'resign'],
  [new RegExp(`^${inMidgame}${lost}$`), true, 'resign'],
  [/^(?:resign(?:s|ed)?|认输|認輸|投了|投子(?:认负)?|투료)$/, true, 'resign'],
  [new RegExp(`^${onTime}${won}$`), false, 'time'],
  [new RegExp(`^${onTime}${lost}$`), true, 'time'],
  [/^기권승$/, false, 'forfeit'],
  [new RegExp(`^(?:${won}|wins?|won)$`), false],
  [new RegExp(`^${lost}$`), true],
];

/** How a game was won, behind `+` or 'wins by'. */
const ways: readonly (readonly [RegExp, GameResult['by']])[] = [
  [/^\d{0,2}r$|^resign(?:s|ed|ation)?$/, 'resign'],
  [/^(?:on)?t(?:ime(?:out|over)?)?$/, 'time'],
  [/^f(?:orfeit)?$|^illegal(?:move)?$/, 'forfeit'],
];

const named = /^(b(?:lack)?|[黑黒흑])|^(w(?:hite)?|[白백])/;
const draws = /^(?:和棋?|平局|持碁|ジゴ|무승부|빅)$/;
/** 打挂: the game was broken off. */
const unfinished = /^打[挂掛]け?$/;

/**
 * Results in words and in forms near the documents', where there is no doubt who has won (I-47a): `共165手 黑中盘胜`,
 * `白胜5又1/4子`, `B+7.5目`, `Black resigns`, `흑 불계승`. The whole text has to be such a form: whatever else it
 * says could deny it.
 *
 * @param text at most some 40 characters
 */
export function readResultInWords(text: string): Outcome | undefined {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d)\s+(?=\d+\/\d)/g, '$1又')
    .replace(/\s+/g, '')
    .replace(around, '');
  if (draws.test(plain)) return { winner: 'draw' };
  if (unfinished.test(plain)) return { winner: 'unfinished' };
  const [name, black] = named.exec(plain) ?? [];
  if (name === undefined) return undefined;
  const rest = plain.slice(name.length).replace(/^[方棋番]/, '');
  const [winner, loser] =
    black === undefined ? (['white', 'black'] as const) : (['black', 'white'] as const);
  for (const [form, isLoss, by] of forms) {
    if (form.test(rest)) return { winner: isLoss ? loser : winner, ...(by && { by }) };
  }
  const how = readHow(rest);
  return how && { winner, ...how };
}

/** `+7.5目`, `+illegal`, `winsby5又3/4points`, `胜5又1/4子`, `3目半勝`. */
function readHow(rest: string): Pick<GameResult, 'by' | 'score'> | undefined {
  const latin = /^(?:\+|(?:wins?|won)(?:by|on)?)(.*)$/.exec(rest)?.[1];
  const [, by] = ways.find(([way]) => latin !== undefined && way.test(latin)) ?? [];
  if (by) return { by };
  const amount =
    latin ?? /^[胜勝승](.*)$/.exec(rest)?.[1] ?? /^(.*?)(?:胜|勝ち?|승)$/.exec(rest)?.[1];
  const points = amount
    ?.replace(/(?:points?|pts?\.?|moku)$/, '')
    .replace(/^[半반](?=[目子집])/, '0.5');
  const score = points === undefined ? undefined : readAmount(points);
  return score === undefined || score < 0 ? undefined : { by: 'points', score };
}
