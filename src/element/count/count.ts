/*
 * A reader counts the shown position from the menu, by a command of the page, or never: everything here is loaded only
 * then. Territory and dead stones are drawn over the board, a click or a key on stones changes whether they are dead,
 * and the row below the controls has the sum. The count ends when another position is shown. What the record itself
 * says about dead stones (TB, TW) comes before any guess.
 */

import { html, render } from 'lit/html.js';
import { countScore, type Score } from '../../count/count-score.js';
import { findDeadStones } from '../../count/dead-stones.js';
import { regionsOf } from '../../count/regions.js';
import { readCountOptions } from '../../count/read-options.js';
import { opponent, type Point } from '../../rules/point.js';
import { describeResult } from '../../speech/game.js';
import { type CountTextKey, enCount } from '../../texts/en/count.js';
import { withTerritory } from '../../view/scene/counted.js';
import type { Board, PointAction, PolicyMaker } from '../board.js';
import type { Shown } from '../picture/picture.js';
import { detach } from '../platform/detach.js';
import { boardEvent, type CountDetail } from '../platform/events.js';
import { adopt } from '../ui/styles.js';
import { button } from '../ui/button.js';
import { countStyles } from './count-styles.js';

export { paintRich as paint } from '../../view/paint/paint-rich.js';

/** The counts of the boards that are being counted. */
const counts = new WeakMap<Board, Count>();

/** While a board is counted, its points belong to the count. */
export const policy: PolicyMaker = (board) => ({
  actionAt: (point) => counts.get(board)?.actionAt(point),
});

/** Begins to count the shown position, or ends the count. */
export function toggleCount(board: Board): void {
  const count = counts.get(board);
  if (count) count.end();
  else if (board.session.isCountable) counts.set(board, new Count(board));
}

class Count {
  readonly #board: Board;
  readonly #box = document.createElement('div');
  readonly #node: unknown;
  readonly #dead: Set<Point>;
  #score: Score;

  constructor(board: Board) {
    const { shell, host, picture, session } = board;
    this.#board = board;
    this.#node = session.place.node;
    this.#dead = new Set(deadStonesOf(board));
    this.#score = this.#count();
    this.#box.className = 'count-box';
    adopt(shell.root, 'count', countStyles);
    shell.controls.append(this.#box);
    picture.setOverlay('count', this.#draw);
    host.addController(this);
    this.#tell();
  }

  /** Ends when another position is shown. */
  hostUpdated(): void {
    const { session } = this.#board;
    if (session.place.node !== this.#node || !session.isCountable) this.end();
    else this.#render();
  }

  hostDisconnected(): void {
    this.end();
  }

  end(): void {
    const { host, picture, shell } = this.#board;
    const hadFocus = this.#box.matches(':focus-within');
    counts.delete(this.#board);
    host.removeController(this);
    picture.setOverlay('count', undefined);
    detach(this.#box);
    if (hadFocus) shell.canvas.focus({ preventScroll: true });
  }

  actionAt(point: Point): PointAction {
    const color = this.#board.session.position.board.at(point);
    return color ? { kind: 'run', color, run: () => this.#turn(point) } : { kind: 'nothing' };
  }

  /** Changes whether stones are dead: a chain, with its neighbours of the same colour in the same region. */
  #turn(point: Point): void {
    const { session, language } = this.#board;
    const { board } = session.position;
    const { notation, size } = session.game.replayer;
    const isDead = this.#dead.has(point);
    const color = board.at(point);
    const group = regionsOf(size, (each) =>
      isDead || board.at(each) !== color ? board.at(each) === color && this.#dead.has(each) : color,
    ).find(({ points }) => points.includes(point));
    for (const each of group?.points ?? [])
      if (isDead) this.#dead.delete(each);
      else this.#dead.add(each);
    this.#score = this.#count();
    const name = notation.formatPoint(point, size);
    this.#tell(language.say(enCount, isDead ? 'alive' : 'dead', { point: name }));
    this.#board.host.requestUpdate();
  }

  #count(): Score {
    const { session } = this.#board;
    const { position, tree } = session;
    const dead = this.#dead;
    return countScore(position, { ...readCountOptions(tree), dead, prisoners: position.captures });
  }

  /** Announces the sum and tells the page. */
  #tell(before = ''): void {
    const { announcer, host, session } = this.#board;
    const { notation, size } = session.game.replayer;
    const { winner, margin, black, white, method } = this.#score;
    announcer.say([before, this.#sum].filter(Boolean).join('. '));
    const dead = [...this.#dead].map((point) => notation.formatPoint(point, size));
    const detail: CountDetail = {
      path: host.currentPath,
      black: black.total,
      white: white.total,
      winner,
      margin,
      method,
      dead,
    };
    host.dispatchEvent(boardEvent('sgf-count', detail));
    host.requestUpdate();
  }

  get #sum(): string {
    const { language } = this.#board;
    const { black, white, winner = 'draw', margin } = this.#score;
    const { komi } = white;
    const result = describeResult({ raw: '', winner, by: 'points', score: margin }, language);
    return language.say(enCount, komi === 0 ? 'sum' : 'withKomi', {
      black: language.number(black.total),
      white: language.number(white.total - komi),
      komi: language.number(komi),
      result,
    });
  }

  #render(): void {
    const { language } = this.#board;
    const { method, areRulesKnown } = this.#score;
    const say = (key: CountTextKey) => language.say(enCount, key);
    render(
      html`<div part="count" class="counting" role="group" lang=${language.tag} aria-label=${say('title')}>
        <p><b dir="auto">${this.#sum}</b>
          <small>${say(areRulesKnown ? method : 'assumed')} ${say('hint')}</small></p>
        ${button(this.#board, 'end-count', say('done'), false, say('done'), 'count')}
      </div>`,
      this.#box,
    );
  }

  readonly #draw = ({ scene, layout }: Shown) => {
    const { board } = this.#board.session.position;
    return withTerritory(scene, layout, this.#score.territory, this.#dead, board);
  };
}

/** The dead stones of the shown position: those in the opponent's territory if the record has it, or else a guess. */
function deadStonesOf({ session }: Board): readonly Point[] {
  const { game, node, position } = session;
  const { tree, notation, size } = game.replayer;
  const marked = (['TB', 'TW'] as const).flatMap((name) => {
    const owner = name === 'TB' ? 'black' : 'white';
    const points = tree.values(node, name).flatMap((raw) => notation.readPoints(raw, size));
    return points.map((point) => ({ point, owner }) as const);
  });
  if (marked.length === 0) return findDeadStones(position);
  return marked
    .filter(({ point, owner }) => position.board.at(point) === opponent(owner))
    .map(({ point }) => point);
}
