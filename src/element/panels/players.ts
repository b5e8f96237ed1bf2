import { html, type TemplateResult } from 'lit/html.js';
import { type Headline, readHeadline } from '../../game/info/headline.js';
import type { Position } from '../../replay/position.js';
import type { Color } from '../../rules/point.js';
import type { GameTree } from '../../sgf/game-tree.js';
import { panelText } from '../../texts/panel-texts.js';
import { textOf } from '../../texts/texts.js';
import { describeResult } from '../../view/describe-game.js';
import type { PanelView } from './panel-view.js';

const infos = new WeakMap<GameTree, Headline>();

/** Read once for each game, not at each step. */
export function infoOf(tree: GameTree): Headline {
  const info = infos.get(tree) ?? readHeadline(tree);
  infos.set(tree, info);
  return info;
}

/** Who plays whom, what each has captured, and what came of it. */
export function playersPanel({ game, place }: PanelView): TemplateResult {
  const info = infoOf(game.tree);
  const { event, round, date, result } = info;
  const outcome = result && result.raw !== '?' && describeResult(result);
  const facts = [outcome, event, round, date, info.place].filter(Boolean);
  const position = game.replayer.positionAt(place.node);
  return html`
    <div class="players">${player('black', info, position)}${player('white', info, position)}</div>
    <p part="info" class="facts" title=${facts.join(' · ')}>
      ${facts.map((fact) => html`<span dir="auto">${fact}</span>`)}
    </p>
  `;
}

function player(color: Color, info: Headline, { captures, toPlay }: Position): TemplateResult {
  const { name, rank, team } = info[color];
  const captured = panelText('captures', { count: captures[color] });
  return html`
    <div part="player player-${color}" class="player ${toPlay === color ? 'to-play' : ''}">
      <i class=${color} role="img" aria-label=${textOf(color)}></i>
      <bdi title=${[name, rank, team].filter(Boolean).join(' ')}>
        <b>${name ?? textOf(color)}</b> ${rank} ${team}
      </bdi>
      <span part="captures" role="img" aria-label=${captured} title=${captured}>
        ${captures[color]}
      </span>
    </div>
  `;
}
