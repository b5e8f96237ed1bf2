import { html, nothing, type TemplateResult } from 'lit';
import type { GameInfo } from '../../game/game-info.js';
import type { Position } from '../../replay/position.js';
import type { Color } from '../../rules/point.js';
import { textOf } from '../../texts/texts.js';
import { describeResult } from '../../view/describe.js';

/** Who plays whom, what each has captured, and what came of it. */
export function playersPanel(info: GameInfo, position: Position): TemplateResult {
  const facts = [
    [info.event, info.round].filter(Boolean).join(', '),
    info.date,
    info.place,
    info.result && describeResult(info.result),
  ].filter(Boolean);
  return html`
    <div class="players">
      ${playerRow('black', info, position)} ${playerRow('white', info, position)}
    </div>
    ${facts.length > 0
      ? html`<p part="info" class="facts">${facts.map((fact) => html`<span dir="auto">${fact}</span>`)}</p>`
      : nothing}
  `;
}

function playerRow(color: Color, info: GameInfo, { captures, toPlay }: Position): TemplateResult {
  const { name, rank, team } = info[color];
  const details = [rank, team].filter(Boolean).join(', ');
  return html`
    <div part="player player-${color}" class="player ${toPlay === color ? 'to-play' : ''}">
      <span class="stone ${color}" role="img" aria-label=${textOf(color)}></span>
      <bdi class="name">${name ?? textOf(color)}</bdi>
      ${details ? html`<bdi class="rank">${details}</bdi>` : nothing}
      <span part="captures" class="captures" title=${textOf('captures', { count: captures[color] })}>
        <span aria-hidden="true">${captures[color]}</span>
        <span class="spoken">${textOf('captures', { count: captures[color] })}</span>
      </span>
    </div>
  `;
}
