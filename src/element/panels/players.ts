import { html, type TemplateResult } from 'lit/html.js';
import type { GameInfo } from '../../game/game-info.js';
import type { Position } from '../../replay/position.js';
import type { Color } from '../../rules/point.js';
import { textOf } from '../../texts/texts.js';
import { describeResult } from '../../view/describe.js';

/** Who plays whom, what each has captured, and what came of it. */
export function playersPanel(info: GameInfo, position: Position): TemplateResult {
  const { event, round, date, place, result } = info;
  const facts = [event, round, date, place, result && describeResult(result)];
  return html`
    <div class="head">
      <div class="players">${player('black', info, position)}${player('white', info, position)}</div>
      <p part="info" class="facts">
        ${facts.map((fact) => fact && html`<span dir="auto">${fact}</span>`)}
      </p>
    </div>
  `;
}

function player(color: Color, info: GameInfo, { captures, toPlay }: Position): TemplateResult {
  const { name, rank, team } = info[color];
  const captured = textOf('captures', { count: captures[color] });
  return html`
    <div part="player player-${color}" class="player ${toPlay === color ? 'to-play' : ''}">
      <i class=${color} role="img" aria-label=${textOf(color)}></i>
      <bdi><b>${name ?? textOf(color)}</b> ${rank} ${team}</bdi>
      <span part="captures" class="captures" role="img" aria-label=${captured} title=${captured}>
        ${captures[color]}
      </span>
    </div>
  `;
}
