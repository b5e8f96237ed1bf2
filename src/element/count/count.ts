/*
 * A reader counts the shown position from the menu, by a command of the page, or never: everything here is loaded only
 * then. Territory and dead stones are drawn over the board, a click or a key on stones changes whether they are dead,
 * and the row below the controls has the sum. The count ends when another position is shown. What the record itself
 * says about dead stones (TB, TW) comes before any guess.
 */

import { html, render } from 'lit/html.js';
import { type CountOptions, countScore, type Score } from '../../count/count-score.js';
import { judgeStones } from '../../count/dead-stones.js';
import { regionsOf } from '../../count/regions.js';
import { readCountOptions } from '../../count/read-options.js';
import { opponent, type Point } from '../../rules/point.js';
import type { Position } from '../../replay/position.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
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
/** The places of the boards whose dead stones are being searched. */
const beginning = new WeakMap<Board, { readonly tree: GameTree; readonly node: NodeId }>();

/** While a board is counted, its points belong to the count. */
export const policy: PolicyMaker = (board) => ({
  actionAt: (point) => counts.get(board)?.actionAt(point),
});

/** Begins to count the shown position, or ends the count; a second press before it is there takes the first one back. */
export async function toggleCount(board: Board): Promise<void> {
  const count = counts.get(board);
  if (count) return count.end();
  const { session, host } = board;
  const { tree, node } = session;
  const before = beginning.get(board);
  beginning.delete(board);
  const isSame = before?.tree === tree && before.node === node;
  if (isSame || !session.isCountable) return;
  const begun = { tree, node };
  beginning.set(board, begun);
  const isWanted = () =>
    beginning.get(board) === begun &&
    session.tree === tree &&
    session.node === node &&
    session.isCountable &&
    host.isConnected;
  const dead = await deadStonesOf(board, isWanted);
  if (dead && isWanted()) new Count(board, dead).tell();
  if (beginning.get(board) === begun) beginning.delete(board);
}

/** Whether a board is being counted. */
export function isCounting(board: Board): boolean {
  return counts.has(board);
}

class Count {
  readonly #board: Board;
  readonly #box = document.createElement('div');
  readonly #tree: GameTree;
  readonly #node: NodeId;
  /** What the record says about counting. */
  readonly #options: CountOptions;
  readonly #dead: Set<Point>;
  #score: Score;

  constructor(board: Board, dead: readonly Point[]) {
    const { shell, host, picture, session, arrangement } = board;
    this.#board = board;
    counts.set(board, this);
    this.#tree = session.tree;
    this.#node = session.node;
    this.#options = readCountOptions(session.tree);
    this.#dead = new Set(dead);
    this.#score = this.#count();
    this.#box.className = 'count-box';
    adopt(shell.root, 'count', countStyles);
    const place = arrangement.controls === 'none' ? shell.frame : shell.controls;
    place.append(this.#box);
    picture.setOverlay('count', this.#draw);
    host.addController(this);
  }

  /** Ends when another position is shown. */
  hostUpdated(): void {
    const { session } = this.#board;
    const isSame = session.tree === this.#tree && session.node === this.#node;
    if (!isSame || !session.isCountable) this.end();
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

  /** Changes whether a chain is dead. */
  #turn(point: Point): void {
    const { session, language } = this.#board;
    const { board } = session.position;
    const { notation, size } = session.game.replayer;
    const isDead = this.#dead.has(point);
    const chains = regionsOf(size, (each) => board.at(each));
    for (const each of chains.find(({ points }) => points.includes(point))?.points ?? [])
      if (isDead) this.#dead.delete(each);
      else this.#dead.add(each);
    this.#score = this.#count();
    const name = notation.formatPoint(point, size);
    this.tell([language.say(enCount, isDead ? 'alive' : 'dead', { point: name }), this.#sum]);
    this.#board.host.requestUpdate();
  }

  #count(): Score {
    const { position } = this.#board.session;
    const [dead, prisoners] = [this.#dead, position.captures];
    return countScore(position, { ...this.#options, dead, prisoners });
  }

  /** Announces the count and tells the page. */
  tell(words = [this.#sum, this.#deadInWords]): void {
    const { announcer, host } = this.#board;
    const { winner, margin, black, white, method } = this.#score;
    announcer.say(words.filter(Boolean).join('. '));
    const dead = this.#namesOfDead;
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

  get #namesOfDead(): string[] {
    const { notation, size } = this.#board.session.game.replayer;
    return [...this.#dead].map((point) => notation.formatPoint(point, size));
  }

  get #deadInWords(): string {
    const point = this.#namesOfDead.join(', ');
    return point && this.#board.language.say(enCount, 'dead', { point });
  }

  /** The sum as books give it. Komi is shown if it is all that White gets. */
  get #sum(): string {
    const { language } = this.#board;
    const { black, white, winner = 'draw', margin } = this.#score;
    const { komi = 0 } = this.#options;
    const isShown = komi > 0 && komi === white.komi;
    const result = describeResult({ raw: '', winner, by: 'points', score: margin }, language);
    return language.say(enCount, isShown ? 'withKomi' : 'sum', {
      black: language.number(black.total),
      white: language.number(white.total - (isShown ? komi : 0)),
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
async function deadStonesOf(
  { session }: Board,
  isWanted: () => boolean,
): Promise<readonly Point[] | undefined> {
  const { game, node, position } = session;
  const { tree, notation, size } = game.replayer;
  const marked = (['TB', 'TW'] as const).flatMap((name) => {
    const owner = name === 'TB' ? 'black' : 'white';
    const points = tree.values(node, name).flatMap((raw) => notation.readPoints(raw, size));
    return points.map((point) => ({ point, owner }) as const);
  });
  if (marked.length === 0) return guessStepByStep(position, isWanted);
  return marked
    .filter(({ point, owner }) => position.board.at(point) === opponent(owner))
    .map(({ point }) => point);
}

/** A guess that leaves the page time between its steps, as some positions take a phone seconds. */
async function guessStepByStep(
  position: Position,
  isWanted: () => boolean,
): Promise<readonly Point[] | undefined> {
  const steps = judgeStones(position);
  while (isWanted()) {
    const { done, value } = steps.next();
    if (done) return value;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}
