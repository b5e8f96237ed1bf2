import { checkProblem } from '../../problem/check-problem.js';
import { openProblem, type Outcome, type Problem } from '../../problem/problem.js';
import type { PointMarks } from '../../replay/full-markup.js';
import type { Color, Point } from '../../rules/point.js';
import type { Finding } from '../../sgf/diagnostic.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { openingNode } from '../attributes.js';
import type { Challenge, Board, WordsAround } from '../board.js';
import { boardEvent, type NavigationSource, type SolveDetail } from '../platform/events.js';
import { growGame, nodeIn } from '../../view/grown-game.js';
import type { OpenGame } from '../../view/open-game.js';
import { optionsOf, varietyOf } from './options.js';
import { problemName, problemPanel } from './problem-panel.js';
import { Announcements } from '../moves/announcements.js';
import { playSteps, solutionMoves, untilAnswer } from './play-steps.js';
import { sayOutcome } from './say.js';
import { type Move, ShownRecord, visibleNodes } from './shown-record.js';
import type { SolvingLines } from '../moves/solving-lines.js';

/** The hints: 1 tells whether the problem can still be solved, 2 where to look, 3 the move. */
const AREA = 2;
const MOVE = 3;

/**
 * A problem on a board. The engine (`problem/`) judges the moves. This class shows the nodes, which are hidden until
 * the reader has found them, and tells the page and the reader what happened.
 */
export class Solver implements Challenge {
  readonly problem: Problem;
  /** Whether the answer may be seen. The record then behaves like any other. */
  isRevealed: boolean;
  outcome: Outcome | undefined;
  tries = 1;
  hints = 0;
  /** The last hint at the node; 0 if there is none. */
  hintLevel = 0;
  /** Whether the board has played the solution in this try, because the reader has asked for it. */
  isGiven = false;
  readonly shown: ShownRecord;
  readonly #board: Board;
  readonly #announcements: Announcements;
  readonly #began = performance.now();
  #visible: ReadonlySet<NodeId>;
  /** Identifies the current wait for the opponent’s answer. */
  #wait: object | undefined;

  constructor(board: Board, tree: GameTree) {
    const { host } = board;
    const { answer, resist, shuffle, solution } = optionsOf(host);
    const start = host.path || host.move ? openingNode(host, tree) : undefined;
    this.#board = board;
    this.#announcements = new Announcements(board);
    this.problem = openProblem(tree, { start, answer, resist });
    this.shown = new ShownRecord(this.problem, varietyOf(this.problem, shuffle));
    this.isRevealed = solution === 'shown' || this.problem.marks.isGame;
    this.#visible = visibleNodes(this.problem);
  }

  /** The result of the reader's own moves. */
  get status(): Problem['status'] {
    return this.isGiven ? 'open' : this.problem.status;
  }

  /** Whether the shown line answers the question: the reader has found it, or the board has played it. */
  get isAnswered(): boolean {
    return this.problem.status === 'solved';
  }

  /** Whether the record does not say which moves are right. The reader then plays freely. */
  get isOpen(): boolean {
    return this.problem.convention === 'none';
  }

  get isAsking(): boolean {
    return !this.isRevealed && !this.isOpen;
  }

  /**
   * The part of the board that the problem needs, unless the record names one. It is square, like a board whose record
   * is loading, so that the content below does not move.
   */
  get view(): string {
    return this.problem.tree.mentions('VW') ? '' : 'fit-square';
  }

  get asked(): PointMarks | undefined {
    return this.mayReveal ? undefined : this.shown.marksOn(this.#board.session.position.board);
  }

  get needed(): readonly Point[] | undefined {
    return this.shown.needed;
  }

  get name(): string | undefined {
    return this.isRevealed ? undefined : problemName(this.#board);
  }

  panel(comment: () => unknown, text: (around?: WordsAround) => unknown): unknown {
    return problemPanel(this.#board, this, comment, text);
  }

  /** The mistakes that an author should fix. */
  get findings(): readonly Finding[] {
    return checkProblem(this.problem);
  }

  /** The reader’s colour on the shown board. */
  get color(): Color {
    return this.shown.color;
  }

  /** The game as it is shown now. */
  get game(): OpenGame {
    return this.shown.game(this.isRevealed);
  }

  /** Whether the shown position is the one in question. The reader may have gone back. */
  get isHere(): boolean {
    return this.#recordNode === this.problem.node;
  }

  /** Whether the opponent's reply is about to be played. */
  get isWaiting(): boolean {
    return this.#wait !== undefined;
  }

  /** Whether the whole record may be seen. */
  get mayReveal(): boolean {
    return this.isRevealed || this.isAnswered;
  }

  get said(): string | undefined {
    const played = this.#announcements.text;
    return played === undefined ? played : this.#withOutcome(played);
  }

  mayShow(node: NodeId): boolean {
    return this.mayReveal || this.#visible.has(node);
  }

  /** Plays a move for the reader, and the answer to it. */
  async play(shown: Move): Promise<Outcome> {
    const { problem } = this;
    const path = this.#board.host.currentPath;
    if (this.#wait) return { verdict: 'unknown', path };
    this.#takeBack(() => problem.undoTo(this.#recordNode));
    const before = this.status;
    const outcome = problem.playAt(this.shown.moveOf(shown));
    this.outcome = outcome;
    this.hintLevel = 0;
    const isStrange = outcome.remark === 'illegal' || outcome.remark === 'not-in-record';
    const said = isStrange ? this.#putStone(shown) : '';
    await this.#showOutcome(outcome, before === 'open' && this.status !== 'open', said);
    return outcome;
  }

  /** Takes back the reader’s last move before the shown position. */
  undo(): boolean {
    const { problem } = this;
    const before = problem.node;
    const isOwn = this.#lines.shown !== undefined;
    this.#takeBack(() => {
      problem.undoTo(this.#recordNode);
      if (!isOwn && problem.node === before) problem.undo();
    });
    return (isOwn || problem.node !== before) && this.#comeBack();
  }

  /** Goes back to the last position from which the problem could still be solved. */
  retry(): boolean {
    this.#takeBack(() => this.problem.retry());
    return this.#comeBack();
  }

  /** Goes back to the question, or to the start of a game, which asks nothing. */
  reset(): boolean {
    if ((this.isRevealed || this.isGiven) && this.status === 'open') this.tries += 1;
    this.#takeBack(() => this.problem.reset());
    this.isGiven = false;
    this.isRevealed = this.problem.marks.isGame;
    return this.#comeBack();
  }

  /** Shows the next hint. */
  hint(): void {
    const { problem } = this;
    if (this.mayReveal || this.#wait || this.isGiven) return;
    this.#takeBack(() => problem.undoTo(this.#recordNode));
    const { isSolvable } = problem.hint();
    const isKnown = problem.node === problem.start || this.outcome?.verdict === 'open';
    const next = Math.max(this.hintLevel + 1, isKnown ? AREA : 1);
    this.hints += 1;
    this.hintLevel = isSolvable ? Math.min(next, MOVE) : 1;
    this.outcome = undefined;
    if (this.#lines.shown) this.#comeBack(true);
    this.#say();
  }

  /** Plays the solution. Once it is shown, or if the record has none, the whole record becomes visible. */
  reveal(): void {
    if (this.isGiven && !this.isAnswered) return; // it is being played
    if (!this.isAnswered && !this.isOpen) return void this.#playSolution();
    const { problem } = this;
    this.isRevealed = true;
    this.#show(problem.node, 'user'); // it has its own tree, so the kept announcement no longer applies
    const { session, announcer } = this.#board;
    announcer.say(session.sayStep(session.position, session.position));
  }

  /** Plays the moves from the last position from which the problem could still be solved. */
  async #playSolution(): Promise<void> {
    const { problem } = this;
    this.hints += 1;
    this.#takeBack(() => problem.retry());
    this.#comeBack(true);
    this.isGiven = true;
    this.#say();
    const said: string[] = [];
    const next = solutionMoves(problem);
    const isDone = await playSteps(this.#board, () => {
      const node = next();
      this.#visible = visibleNodes(problem);
      if (node !== undefined) said.push(this.#show(node, 'autoplay'));
      return node !== undefined;
    });
    if (isDone) this.#say(...said);
  }

  get #lines(): SolvingLines {
    return this.#board.session.lines as SolvingLines;
  }

  /** The shown node of the record, or the one before the reader’s own stone. */
  get #recordNode(): NodeId {
    const { game, node } = this.#board.session;
    return game.own?.grown.baseOf(node) ?? node;
  }

  /** Takes back moves. After a verdict this begins another try. */
  #takeBack(undo: () => void): void {
    const { status } = this;
    undo();
    if (status !== 'open' && this.status === 'open') this.tries += 1;
  }

  /** Places a stone that is not in the record, and returns the announcement of it, or of why it is not possible. */
  #putStone(shown: Move): string {
    this.#show(this.problem.node, 'autoplay');
    if (shown === 'pass' || typeof shown === 'number') this.#lines.put(shown);
    return this.#board.announcer.text;
  }

  /** Shows a move, tells the page if it decided the problem, and shows the answer unless the move is undone first. */
  async #showOutcome({ move, reply }: Outcome, isDecided: boolean, put: string): Promise<void> {
    const { host } = this.#board;
    this.#visible = visibleNodes(this.problem);
    const said = move === undefined ? put : this.#show(move, 'user');
    const wait = (this.#wait = {});
    if (isDecided) this.#dispatchResult();
    host.requestUpdate();
    if (reply !== undefined) await untilAnswer();
    if (this.#wait !== wait || this.#board.session.challenge !== this) return;
    this.#wait = undefined;
    const answer = reply === undefined ? '' : this.#show(reply, 'autoplay');
    this.#say(said, answer);
  }

  /** Announces the moves played, with the verdict or a hint. */
  #say(...played: readonly string[]): void {
    const { announcer, host } = this.#board;
    const moves = played.filter(Boolean).join(' ');
    announcer.say(this.#withOutcome(moves));
    if (moves || this.#announcements.text === undefined) this.#announcements.keep(moves);
    host.requestUpdate();
  }

  #withOutcome(moves: string): string {
    return [moves, sayOutcome(this.#board, this)].filter(Boolean).join(' ');
  }

  #comeBack(isSilent = false): boolean {
    this.#wait = undefined;
    this.outcome = undefined;
    this.hintLevel = 0;
    this.#visible = visibleNodes(this.problem);
    this.#show(this.problem.node, 'user');
    const { position, description } = this.#board.session;
    if (!isSilent) this.#say(position.lastMove ? `${description}:` : '');
    return true;
  }

  /** Goes to a node of the record, without the reader’s own stones, and returns its announcement. */
  #show(node: NodeId, source: NavigationSource): string {
    const { session } = this.#board;
    const before = session.position;
    const record = this.game;
    const game = growGame(record, [], (each) => this.mayShow(each));
    const at = nodeIn(game, node);
    session.go({ game, node: at, from: game.tree.parent(at) ?? at }, source, false);
    return session.sayStep(session.position, before, true);
  }

  #dispatchResult(): void {
    const { tries, hints, status } = this;
    const { host } = this.#board;
    const time = Math.round(performance.now() - this.#began);
    const detail: SolveDetail = { path: host.currentPath, tries, hints, time };
    host.dispatchEvent(boardEvent(status === 'solved' ? 'sgf-solve' : 'sgf-fail', detail));
  }
}
