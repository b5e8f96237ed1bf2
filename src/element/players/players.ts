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
import { describeHeadlineDate } from '../../speech/days.js';
import { describeGame, describeRound } from '../../speech/game.js';
import { areNamed, infoOf, outcomeHere, outcomeOf, readInWords } from '../ui/headline.js';
import type { Board, Part } from '../board.js';
import { panelStyles } from '../ui/panel-styles.js';
import { matchRanks } from './match-ranks.js';
import { scoreboardStyles } from './scoreboard-styles.js';

/** Longest accessible name made of players' names, in characters. */
const LONGEST_NAME = 200;

export const styles = [scoreboardStyles, panelStyles];

export function mount(board: Board): Part {
  board.panels.players = {
    render: () => playersPanel(board),
    get name() {
      const { session, language } = board;
      const { name } = session.challenge ?? {};
      return name ?? describeGame(infoOf(session.tree), language).slice(0, LONGEST_NAME);
    },
  };
  board.host.requestUpdate();
  return matchRanks(board);
}

/** The margin of a win, as results are written everywhere: `+2.5`, `+R`. */
function margin({ score, by }: Partial<GameResult> = {}, language: Language): string {
  return `+${score === undefined ? (by?.[0]?.toUpperCase() ?? '') : language.number(score)}`;
}

/** The result at the end of the game, beside the name of the winner. */
function resultChip(color: Color, board: Board): TemplateResult | typeof nothing {
  const { session, language } = board;
  const outcome = outcomeHere(board);
  const info = infoOf(session.tree);
  const { result } = info;
  if (!outcome || result?.winner !== color || !areNamed(info)) return nothing;
  return html`<span class="result" dir="ltr" role="img" lang=${language.tag} title=${outcome}>${margin(result, language)}</span>`;
}

/** The players, their captures, and the facts about the game with its result. */
function playersPanel(board: Board): TemplateResult {
  const { host, session, language } = board;
  const { game, place } = session;
  const info = infoOf(game.tree);
  if (info.result && !info.result.winner) void readInWords(game.tree, host);
  const outcome = outcomeOf(board);
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
    <p part="info" class="facts">${facts(board, info, outcome)}</p>
    <div class="players ${isStripShown(board, info) ? '' : 'unnamed'}">${side('black')}${side('white')}</div>
  `;
}

/** The name of a game without players, then event, date, round, place, and last the result, which may be a spoiler. */
function facts(board: Board, info: Headline, outcome: string | undefined): unknown {
  const { shell, session, language } = board;
  const { black, white, name, event, round } = info;
  const isHidden = outcome && !session.mayReveal('result');
  const stage = describeRound(round, language);
  const fact = (kind: string, text: string | false | undefined, lang?: string) =>
    text ? html`<span class=${kind}><bdi lang=${lang ?? nothing}>${text}</bdi></span> ` : '';
  const all = [
    fact('long', !black.name && !white.name && name),
    fact('long', event),
    fact('', ...dateOf(info, language)),
    fact('', stage, stage === round ? undefined : language.tag),
    fact('', info.place),
    fact('', !isHidden && outcome, language.tag),
  ];
  if (!isHidden) return all.some(Boolean) || !info.hasMore ? all : html`<span></span>`; // keeps the row
  const show = () => {
    shell.canvas.focus({ preventScroll: true }); // the pressed button is removed
    session.reveal('result', outcome);
  };
  return html`<button type="button" class="branch" lang=${language.tag} @click=${show}>${language.say(enPanels, 'result')}</button> ${all}`;
}

type DateWords = readonly [text: string | undefined, lang?: string];
const dates = new WeakMap<Headline, { readonly language: Language; readonly words: DateWords }>();

/** The date in the reader's language, and that language; as written if it can't be read. Read once, not at each step. */
function dateOf(info: Headline, language: Language): DateWords {
  const known = dates.get(info);
  if (known?.language === language) return known.words;
  const { date } = info;
  const text = date && describeHeadlineDate(date, language);
  const words: DateWords = text === date ? [date] : [text, language.tag];
  dates.set(info, { language, words });
  return words;
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
        html`<span part="captures" class="count ${shown.count ? '' : 'none'}" role="img" lang=${language.tag} title=${shown.text}>
          <i class="stone ${shown.color}"></i>${shown.count}
        </span>`
      }
    </div>
  `;
}
