import type { Evaluation, Loss } from '../../game/evaluations.js';
import { enBoard } from '../../texts/en/board.js';
import { enCurve } from '../../texts/en/curve.js';
import type { Language } from '../../texts/language.js';

/** Black's win rate: 'Black 63%', the percentage as the language writes it. */
export function rateText({ winRate }: Evaluation, language: Language): string {
  if (winRate === undefined) return '';
  const percent = winRate.toLocaleString(language.tag, { style: 'percent' });
  return `${language.say(enBoard, 'black')} ${percent}`;
}

/** A score as results are written: 'B+2.5', or '0' if nobody is ahead. */
export function scoreText({ score }: Evaluation, language: Language): string {
  if (score === undefined) return '';
  const lead = Math.round(Math.abs(score) * 10) / 10;
  const text = language.number(lead);
  return lead === 0 ? text : `${score > 0 ? 'B' : 'W'}+${text}`;
}

/** The loss of a move: '−12%', '−3.5'; '' if there is none. */
export function lossText(loss: Loss, language: Language): string {
  return amountsOf(loss, language)
    .flatMap((amount) => (amount ? [`−${amount}`] : []))
    .join(', ');
}

/** Describes a move of large loss in a sentence, for readers who listen. */
export function sayLoss(loss: Loss, language: Language): string {
  const [rate, points] = amountsOf(loss, language);
  const color = language.say(enBoard, loss.color);
  const amount = rate || language.say(enCurve, 'points', { points, count: loss.score });
  return language.say(enCurve, 'lost', { color, amount });
}

/** The loss in win rate and in points, each '' if there is none. */
function amountsOf(
  { winRate = 0, score = 0 }: Loss,
  language: Language,
): readonly [string, string] {
  return [
    winRate >= 0.005 ? winRate.toLocaleString(language.tag, { style: 'percent' }) : '',
    score >= 0.05 ? language.number(Math.round(score * 10) / 10) : '',
  ];
}
