import type { Evaluation, Loss } from '../../game/evaluations.js';
import { enCurve } from '../../texts/en-curve.js';
import { en } from '../../texts/en.js';
import type { Language } from '../../texts/language.js';

/** A win rate in percent: '63%', as the language writes it. */
export function rateText({ winRate }: Evaluation, { tag }: Language): string {
  return winRate === undefined ? '' : winRate.toLocaleString(tag, { style: 'percent' });
}

/** A score as results are written: 'B+2.5'; '0' where nobody is ahead. */
export function scoreText({ score }: Evaluation, { tag }: Language): string {
  if (score === undefined) return '';
  const lead = Math.round(Math.abs(score) * 10) / 10;
  const text = lead.toLocaleString(tag);
  return lead === 0 ? text : `${score > 0 ? 'B' : 'W'}+${text}`;
}

/** What a move has given away: '−12%', '−3.5'; '' where it has not. */
export function lossText({ winRate, score }: Loss, { tag }: Language): string {
  const amounts = [
    (winRate ?? 0) >= 0.005 ? winRate?.toLocaleString(tag, { style: 'percent' }) : undefined,
    (score ?? 0) >= 0.05 ? (Math.round((score ?? 0) * 10) / 10).toLocaleString(tag) : undefined,
  ];
  return amounts.flatMap((amount) => (amount ? [`−${amount}`] : [])).join(', ');
}

/** A move of large loss, in a sentence for those who listen. */
export function sayLoss(loss: Loss, language: Language): string {
  const color = language.say(en, loss.color);
  const amount = lossText(loss, language).replaceAll('−', '');
  return language.say(enCurve, 'lost', { color, amount });
}
