import type { TemplateResult } from 'lit/html.js';
import { describeGame } from '../../speech/game.js';
import type { Board, Part } from '../board.js';
import type { Command } from '../commands.js';
import { commentPanel } from '../comment/comment.js';
import { controlStyles } from '../controls/control-styles.js';
import { controlsPanel } from '../controls/controls.js';
import { panelCommands } from '../controls/panel-commands.js';
import { panelStyles } from './panel-styles.js';
import { scoreboardStyles } from '../players/scoreboard-styles.js';
import { playersPanel } from '../players/players.js';
import { infoOf } from '../session/headline.js';

/** Longest accessible name made of players' names, in characters. */
const LONGEST_NAME = 200;

export const styles = [scoreboardStyles, panelStyles, controlStyles];

export const mount = (board: Board): Part => new Panels(board);

/** The panels around the board. The frame renders them with the rest of the shadow tree. */
export class Panels implements Part {
  readonly commands: Readonly<Record<string, Command>>;
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
    this.commands = panelCommands(board);
    board.panels = this;
    board.host.requestUpdate();
  }

  /** The game in words, with its players; `''` if they are not known. */
  get name(): string {
    const { session, language } = this.#board;
    return describeGame(infoOf(session.tree), language).slice(0, LONGEST_NAME);
  }

  render(): Record<'players' | 'controls' | 'comment', TemplateResult> {
    const board = this.#board;
    return {
      players: playersPanel(board),
      controls: controlsPanel(board),
      comment: commentPanel(board),
    };
  }

  update(): void {
    const { shell, session } = this.#board;
    const { place } = session;
    const played = place.index / Math.max(1, session.timeLine.steps);
    shell.controls.style.setProperty('--played', String(played));
    shell.frame.style.setProperty('--rows', String(session.game.variations + 1)); // used until the tree is loaded
  }
}
