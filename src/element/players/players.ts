import type { Language } from '../../texts/language.js';
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Headline } from '../../game/info/headline.js';
import type { GameResult } from '../../game/info/results.js';
import type { BoardKind } from '../../replay/games.js';
import type { Position } from '../../replay/position.js';
import { stonesOn } from '../../rules/board.js';
import { type Color, opponent } from '../../rules/point.js';
import { enBoard } from '../../texts/en/board.js';
import { enPanels } from '../../texts/en/panels.js';
import { describeGame, describeRound } from '../../speech/game.js';
import {
  areNamed,
  infoOf,
  outcomeHere,
  outcomeOf,
  readInWords,
  winnerBesideNames,
} from '../ui/headline.js';
import type { Board } from '../board.js';
import { panelStyles } from '../ui/panel-styles.js';
import { scoreboardStyles } from './scoreboard-styles.js';

/** Longest accessible name made of players' names, in characters. */
const LONGEST_NAME = 200;

export const styles = [scoreboardStyles, panelStyles];

export function mount(board: Board): undefined {
  board.panels.players = {
    render: () => playersPanel(board),
    get name() {
      const { session, language } = board;
      const { name } = session.challenge ?? {};
      return name ?? describeGame(infoOf(session.tree), language).slice(0, LONGEST_NAME);
    },
  };
  board.host.requestUpdate();
}

/** The margin of a win, as results are written everywhere: `+2.5`, `+R`. */
function margin({ score, by }: Partial<GameResult> = {}, language: Language): string {
  return `+${score === undefined ? (by?.[0]?.toUpperCase() ?? '') : language.number(score)}`;
}

/** The result of the game, beside the name of the winner. */
function resultChip(color: Color, board: Board): TemplateResult | typeof nothing {
  const { session, language } = board;
  const outcome = outcomeHere(board);
  if (!outcome || winnerBesideNames(board) !== color) return nothing;
  const { result } = infoOf(session.tree);
  return html`<span class="result" dir="ltr" role="img" lang=${language.tag} title=${outcome}>${margin(result, language)}</span>`;
}

/** The players, their captures, and the facts about the game with its result. */
function playersPanel(board: Board): TemplateResult {
  const { host, shell, session, language } = board;
  const { game, place } = session;
  const info = infoOf(game.tree);
  const { black, white, name, event, round, date, result } = info;
  if (result && !result.winner) void readInWords(game.tree, host);
  const title = !black.name && !white.name && name;
  const outcome = outcomeOf(board);
  const isHidden = outcome && !session.mayReveal('result');
  const when = [event, describeRound(round, language), date, info.place];
  const facts = [title, !isHidden && outcome, ...when].filter(Boolean);
  const texts = facts.length > 0 || !info.hasMore ? facts : ['']; // an empty text keeps the row
  const show = () => {
    shell.canvas.focus({ preventScroll: true }); // the pressed button is removed
    board.session.reveal('result', String(outcome));
  };
  const { replayer } = game;
  const position = replayer.positionAt(place.node);
  const isOver = outcome && place.node === game.mainLine.at(-1);
  const side = (color: Color) =>
    player(
      color,
      info,
      !isOver && position.toPlay === color,
      replayer.hasBoard ? countOf(color, position, replayer.boardKind, language) : undefined,
      language,
      resultChip(color, board),
    );
  return html`
    <p part="info" class="facts">
      ${
        isHidden
          ? html`<button type="button" class="branch" lang=${language.tag} @click=${show}>${language.say(enPanels, 'result')}</button>`
          : ''
      }
      ${texts.map((fact) => html`<span><bdi lang=${fact === outcome ? language.tag : nothing}>${fact}</bdi></span> `)}
    </p>
    <div class="players ${isStripShown(board, info) ? '' : 'unnamed'}">${side('black')}${side('white')}</div>
  `;
}

/** Whether the strip shows anything: names, clocks, disc counts, or what the page asks for. */
function isStripShown({ host, session }: Board, info: Headline): boolean {
  const { boardKind } = session.game.replayer;
  const hasMore = boardKind === 'othello' || session.tree.mentions('BL');
  return areNamed(info) || hasMore || /players|captures/.test(host.panels);
}

/** A number that shows how a player is doing, and what it counts. */
interface Count {
  readonly count: number;
  readonly text: string;
  /** The colour of what is counted. */
  readonly color: Color;
}

/** Captures in Go, discs on the board in Othello; other games have nothing to count. */
function countOf(
  color: Color,
  position: Position,
  kind: BoardKind,
  language: Language,
): Count | undefined {
  const { captures, board } = position;
  if (kind !== 'go' && kind !== 'othello') return undefined;
  const count =
    kind === 'go'
      ? captures[color]
      : stonesOn(board).filter((stone) => stone.color === color).length;
  const counted = kind === 'go' ? opponent(color) : color;
  return {
    count,
    color: counted,
    text: language.say(enPanels, kind === 'go' ? 'captures' : 'discs', { count }),
  };
}

function player(
  color: Color,
  info: Headline,
  isToPlay: boolean,
  shown: Count | undefined,
  language: Language,
  result: TemplateResult | typeof nothing,
): TemplateResult {
  const { name, rank, team } = info[color];
  return html`
    <div part="player player-${color}" class="player ${isToPlay ? 'to-play' : ''}">
      <i class="stone ${color}" role="img" lang=${language.tag} aria-label=${language.say(enBoard, color)}></i>
      <bdi title=${[name, rank, team].filter(Boolean).join(' ')}>
        <b dir="auto" lang=${name === undefined ? language.tag : nothing}>${name ?? language.say(enBoard, color)}</b> ${result}<span>${rank} ${team}</span>
      </bdi>
      ${
        shown &&
        html`<span part="captures" class="count ${shown.count ? '' : 'none'}" role="img" lang=${language.tag} aria-label=${shown.text} title=${shown.text}>
          <i class="stone ${shown.color}"></i>${shown.count}
        </span>`
      }
    </div>
  `;
}
