import type { TemplateResult } from 'lit/html.js';
import { describeGame } from '../../speech/game.js';
import type { Board, Part } from '../board.js';
import { timeLineOf } from '../session/time-line.js';
import { adopt } from '../styles.js';
import { commentPanel } from './comment.js';
import { controlStyles } from './control-styles.js';
import { controlsPanel } from './controls.js';
import { followSettings } from './follow-settings.js';
import { panelCommands } from './panel-commands.js';
import { panelStyles } from './panel-styles.js';
import { scoreboardStyles } from './scoreboard-styles.js';
import { infoOf, playersPanel } from './players.js';
import { setIfNew } from '../set-if-new.js';

/** The longest accessible name that is made of players' names, in characters. */
const LONGEST_NAME = 200;

/** What stands around the board. The frame renders it with the rest of the shadow tree. */
export class Panels implements Part {
  readonly #board: Board;

  constructor(board: Board) {
    this.#board = board;
    followSettings();
    adopt(board.shell.root, 1, scoreboardStyles);
    adopt(board.shell.root, 1, panelStyles);
    adopt(board.shell.root, 2, controlStyles);
    board.commands.add(panelCommands(board));
    board.panels = this;
    board.host.requestUpdate();
  }

  /** Who plays whom, `''` where that is not known. */
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
    const { shell, session, language } = this.#board;
    const { place } = session;
    const { board, games, controls, comment, tree } = shell;
    for (const part of [board, games, controls, comment, tree, this.#board.announcer.region])
      setIfNew(part, 'lang', language.tag);
    const played = place.index / Math.max(1, timeLineOf(place).steps);
    controls.style.setProperty('--played', String(played));
    shell.frame.style.setProperty('--rows', String(session.game.variations + 1)); // until the tree is there
  }
}
