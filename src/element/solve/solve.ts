import { withDimmed } from '../../view/scene/dimmed.js';
import { withCross, withGhost } from '../../view/scene/overlays.js';
import { withNumbers } from '../../view/scene/own-numbers.js';
import { textAt } from '../../sgf/values.js';
import { asksForMoves, asksForGuesses, choiceOf } from '../attributes.js';
import type { Challenge, Board, Fact, Part, PolicyMaker } from '../board.js';
import type { Place } from '../../game/place.js';
import type { Command } from '../commands.js';
import type { SolveDetail } from '../platform/events.js';
import type { Shown } from '../picture/picture.js';
import { challengeParts, prepareChallenge } from '../moves/challenge-parts.js';
import { courseCommands } from './course-row.js';
import { courseOf } from './course.js';
import { solveStyles } from './problem-panel.js';
import { playSteps } from './play-steps.js';
import { solvedLine, wrongPoint } from './solved-line.js';
import { Solver } from './solver.js';
import { taskOf } from './words-around.js';

export { paintRich as paint } from '../../view/paint/paint-rich.js';

export const styles = [solveStyles];

/** The fact that readers asked to see before the end: the result of the game that they guess. */
const revealed = new WeakMap<Challenge, Fact>();

/** The policy of `mode="problem"`: readers answer, and see only the part of the record that they have found. */
export const policy: PolicyMaker = (board) => {
  const { session } = board;
  return {
    get lines() {
      return challengeParts(board)?.lines;
    },
    get filter() {
      return challengeParts(board)?.filter;
    },
    open(tree) {
      if (asksForGuesses(board.host)) return undefined; // the policy of `guess/` opens it
      if (choiceOf(board.host, 'mode') !== 'problem') return undefined;
      prepareChallenge(board);
      const solver = new Solver(board, tree);
      return { game: solver.game, node: solver.problem.start, challenge: solver };
    },
    mayShow: (node) => session.challenge?.mayShow(node) ?? true,
    mayReveal: (fact) =>
      session.challenge?.mayReveal !== false || revealed.get(session.challenge) === fact,
    reveal(fact) {
      if (session.challenge) revealed.set(session.challenge, fact);
    },
    actionAt() {
      const { challenge } = session;
      return challenge?.isAsking ? { kind: 'play', color: challenge.color } : undefined;
    },
  };
};

export const mount = (board: Board): Part => new SolvePart(board);

/** The number of characters in a text, without blanks. */
const lettersIn = (text: string): number => text.replace(/\s/g, '').length;

/** Shows the question, the verdicts on the reader’s moves, and the hints. */
class SolvePart implements Part {
  readonly commands: Readonly<Record<string, Command>>;
  readonly #board: Board;
  /** The attributes with which the shown problem was opened, as JSON. */
  #options = '';
  #place: Place | undefined;

  constructor(board: Board) {
    const { session, picture, host } = board;
    this.#board = board;
    this.commands = {
      hint: () => session.challenge?.hint(),
      undo: () => session.lines?.undo(),
      retry: () => session.challenge?.retry?.(),
      reset: () => session.challenge?.reset(),
      solution: () => session.challenge?.reveal(),
      'show-why': () => void this.#refute(),
      ...courseCommands(board),
    };
    for (const type of ['sgf-solve', 'sgf-fail'] as const) host.addEventListener(type, this.#note);
    picture.setOverlay('solve', this.#draw);
  }

  update(): void {
    const { board, options } = { board: this.#board, options: this.#read() };
    if (options !== this.#options) {
      const isFirst = this.#options === '' && board.session.challenge;
      this.#options = options;
      if (!isFirst) void this.#open();
    }
    courseOf(board).follow();
    this.#showNewWords();
  }

  /** Scrolls from the task to the words on the shown move, if there is no room for both. */
  #showNewWords(): void {
    const { session, shell } = this.#board;
    const { place, challenge } = session;
    if (place === this.#place) return;
    this.#place = place;
    const text = shell.comment.querySelector('[part=comment]');
    if (!text || !(challenge instanceof Solver) || challenge.isRevealed) return;
    const task = lettersIn(taskOf(this.#board, challenge));
    const all = lettersIn(text.textContent);
    text.scrollTop = task && task < all ? (text.scrollHeight * task) / all : 0;
  }

  /** Cleans up when the board no longer asks. */
  release(): void {
    const { picture, host } = this.#board;
    for (const type of ['sgf-solve', 'sgf-fail'] as const)
      host.removeEventListener(type, this.#note);
    picture.setOverlay('solve', undefined);
    if (!host.isConnected || asksForMoves(host)) return;
    void this.#open();
    host.requestUpdate();
  }

  /** Plays the moves that refute the reader's move, up to the author's next words. */
  async #refute(): Promise<void> {
    const { session, announcer } = this.#board;
    const said: string[] = [];
    const isDone = await playSteps(this.#board, () => {
      const before = session.position;
      if (!session.step('next', 'autoplay')) return false;
      said.push(session.sayStep(session.position, before, true));
      return !textAt(session.tree, session.node, 'C').trim();
    });
    if (isDone) announcer.say(said.join(' '));
  }

  readonly #note = ({ type, detail }: CustomEvent<SolveDetail>) =>
    courseOf(this.#board).note(detail, type === 'sgf-solve');

  #read(): string {
    const { mode, answer, resist, shuffle, solution, guess, from, to } = this.#board.host;
    return JSON.stringify([mode, answer, resist, shuffle, solution, guess, from, to]);
  }

  /** Opens the game again. */
  async #open(): Promise<void> {
    const { host, session } = this.#board;
    if (asksForGuesses(host)) {
      await this.#board.parts.load('guess');
      if (!host.isConnected || !asksForGuesses(host)) return; // another update opens the game
    }
    const { collection } = host;
    if (collection && session.source) session.open(collection, session.source, session.source.root);
  }

  /** Numbers the moves of a solved line, and shows hints on the board. */
  readonly #draw = ({ scene, layout }: Shown) => {
    const { session, picture } = this.#board;
    const { challenge: solver } = session;
    if (solver?.draw) return solver.draw({ scene, layout });
    if (!(solver instanceof Solver) || solver.isRevealed) return scene;
    const { problem, hintLevel } = solver;
    if (solver.isAnswered && !session.lines?.shown) {
      const { board } = session.position;
      return withNumbers(
        scene,
        solvedLine(this.#board, solver),
        board,
        layout,
        picture.theme?.accent,
      );
    }
    const wrong = wrongPoint(this.#board, solver);
    if (wrong !== undefined) return withCross(scene, wrong, solver.color, layout);
    const { area, move, isSolvable } = hintLevel > 1 && solver.isHere ? problem.hint() : {};
    if (!isSolvable || session.lines?.shown) return scene;
    if (hintLevel === 2 && area) return withDimmed(scene, solver.shown.areaOf(area), layout);
    const isPoint = hintLevel > 2 && typeof move === 'number';
    return isPoint ? withGhost(scene, solver.shown.pointOf(move), solver.color, layout) : scene;
  };
}
