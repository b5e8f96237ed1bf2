import { html } from 'lit/html.js';
import { readAddress } from '../../game/address.js';
import {
  questionNodes,
  type Guess,
  type Guessed,
  openGuess,
  type Question,
} from '../../problem/guess.js';
import type { Outcome } from '../../problem/problem.js';
import type { Color, Point } from '../../rules/point.js';
import type { SpecialMove } from '../../rules/ruleset.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { choiceOf, warnOnce } from '../attributes.js';
import type { Challenge, Board } from '../board.js';
import { prefersReducedMotion } from '../platform/motion.js';
import type { Shown } from '../picture/picture.js';
import { withAnswer, withGuess } from '../../view/scene/guessed.js';
import { growGame, nodeIn } from '../../view/grown-game.js';
import { openGame } from '../../view/open-game.js';
import { Announcements } from '../moves/announcements.js';
import type { SolvingLines } from '../moves/solving-lines.js';
import { adopt } from '../ui/styles.js';
import { guessRow } from './guess-row.js';
import { guessStyles } from './guess-styles.js';
import { sayGuess, sayQuestion, sayScore } from './say-guess.js';

/** Time that the record’s move is shown before the next question, in milliseconds. */
const NEXT_MS = 900;

/** The verdict on a move of a problem that corresponds to each verdict on a guess. */
const verdicts = {
  hit: 'right',
  variation: 'unknown',
  near: 'wrong',
  far: 'wrong',
  skipped: 'unknown',
  illegal: 'unknown',
} as const;

/**
 * Asks for the next move: at each node of a game (`mode="guess"`), or at some nodes of any record. The moves after a
 * node that asks are hidden until the reader has guessed.
 */
export class Guesser implements Challenge {
  readonly isRevealed: true | undefined;
  readonly findings = [];
  readonly guess: Guess;
  /** Whether the whole game is asked, move by move. */
  readonly isGame: boolean;
  last: Guessed | undefined;
  /** Whether the record has a comment on another move than one that is asked; verdicts quote it. */
  readonly hasQuotes: boolean;
  readonly #board: Board;
  readonly #announcements: Announcements;
  readonly #tree: GameTree;
  /** The questions, by the nodes that ask them. */
  readonly #questions: ReadonlyMap<NodeId, Question>;
  #hidden = new Set<NodeId>();
  /** Identifies the current wait for the next question. */
  #wait: object | undefined;

  constructor(board: Board, tree: GameTree) {
    const { host } = board;
    const isMode = choiceOf(host, 'mode') === 'guess';
    const { side, nodes } = readAsked(board, tree, isMode);
    const node = (address: string) => (address ? readAddress(tree, address) : undefined);
    this.#board = board;
    this.#announcements = new Announcements(board);
    adopt(board.shell.root, 'guess', guessStyles);
    this.isRevealed = isMode || undefined;
    this.isGame = isMode && nodes.length === 0;
    this.guess = openGuess(tree, {
      side,
      ...(this.isGame ? { from: node(host.from), to: node(host.to) } : { nodes }),
    });
    this.#tree = this.guess.tree;
    this.#questions = new Map(this.guess.questions.map((question) => [question.node, question]));
    this.hasQuotes = this.guess.questions.some(({ node, move }) =>
      this.#tree.children(node).some((way) => way !== move && this.#tree.has(way, 'C')),
    );
    this.#look();
  }

  /** The node at which the record opens. */
  get start(): NodeId | undefined {
    return this.isGame ? this.guess.node : undefined;
  }

  /** The question of the shown node, unless it is already answered. */
  get question(): Question | undefined {
    const question = this.#questions.get(this.#recordNode);
    return question && !this.guess.answerTo(question) ? question : undefined;
  }

  get isAsking(): boolean {
    return this.question !== undefined && !this.#board.session.lines?.shown;
  }

  /** The last guess, while the board shows the move that answered it, or the next question after it. */
  get shownGuess(): Guessed | undefined {
    const { last, guess, isGame } = this;
    const node = this.#recordNode;
    const isShown = node === last?.move || (isGame && node === guess.node);
    return isShown && !this.#board.session.lines?.shown ? last : undefined;
  }

  get mayReveal(): boolean {
    return this.#hidden.size === 0;
  }

  get color(): Color {
    return this.question?.toPlay ?? this.#board.session.position.toPlay;
  }

  get said(): string | undefined {
    return this.#announcements.text;
  }

  panel(comment: () => unknown): unknown {
    return html`${guessRow(this.#board, this)}${comment()}`;
  }

  /** Shows the reader’s guess, and the move of the record, which a reply may have followed. */
  draw({ scene, layout }: Shown) {
    const { point, question } = this.shownGuess ?? {};
    const { board } = this.#board.session.position;
    if (!question || point === undefined || board.at(point)) return scene; // the move itself, or a reply is there
    const { lastMove } = this.guess.replayer.positionAt(question.move);
    const shown = withGuess(scene, point, question.toPlay, layout);
    return lastMove?.kind === 'play' && board.at(lastMove.point)
      ? withAnswer(shown, lastMove.point, lastMove.color, layout)
      : shown;
  }

  mayShow(node: NodeId): boolean {
    return !this.#hidden.has(node);
  }

  async play(move: Point | 'pass' | SpecialMove): Promise<Outcome> {
    const { question } = this;
    const path = this.#board.host.currentPath;
    if (!question || this.#wait) return { verdict: 'unknown', path };
    this.guess.ask(question.node);
    const guessed = this.guess.guess(move);
    if (!guessed || guessed.verdict === 'illegal') {
      const lines = this.#board.session.lines as SolvingLines;
      if (move === 'pass' || typeof move === 'number') lines.put(move);
      return { verdict: 'unknown', remark: 'illegal', path };
    }
    await this.#show(guessed);
    return {
      verdict: verdicts[guessed.verdict],
      ...(guessed.move !== undefined && { move: guessed.move }),
      path: this.#board.host.currentPath,
    };
  }

  undo(): boolean {
    return false;
  }

  reset(): boolean {
    this.#wait = undefined;
    this.guess.reset();
    this.last = undefined;
    this.#look();
    this.#go(this.guess.node, 'user');
    return true;
  }

  hint(): void {
    this.reveal();
  }

  /** Shows the move in question. */
  reveal(): void {
    const { question } = this;
    if (!question || this.#wait) return;
    this.guess.ask(question.node);
    const skipped = this.guess.skip();
    if (skipped) void this.#show(skipped);
  }

  /** Shows the record’s move, and continues to the next question. */
  async #show(guessed: Guessed): Promise<void> {
    const { announcer, host, session } = this.#board;
    const { guess } = this;
    this.last = guessed;
    this.#look();
    if (guessed.move !== undefined) this.#go(guessed.move, 'user');
    const isOver = this.isGame && guess.isOver;
    const end = isOver ? [sayQuestion(this.#board, this), sayScore(this.#board, this)] : [];
    const said = [sayGuess(this.#board, this, guessed), announcer.text, ...end].join(' ').trim();
    announcer.say(said);
    this.#announcements.keep(said);
    host.requestUpdate();
    if (!this.isGame || guess.node === guessed.move) return;
    const wait = (this.#wait = {});
    const isAtOnce = prefersReducedMotion();
    if (!isAtOnce) await new Promise((resume) => setTimeout(resume, NEXT_MS));
    if (this.#wait !== wait) return; // asked again from the beginning
    this.#wait = undefined;
    if (session.challenge !== this || this.#recordNode !== guessed.move) return; // the reader has moved on
    this.#go(guess.node, 'autoplay');
    if (isAtOnce) announcer.say(`${said} ${announcer.text}`); // otherwise `said` was already heard
  }

  #go(node: NodeId, source: 'user' | 'autoplay'): void {
    const { session } = this.#board;
    const game = growGame(openGame(this.#tree), [], (each) => this.mayShow(each));
    const at = nodeIn(game, node);
    session.go({ game, node: at, from: game.tree.parent(at) ?? at }, source, true);
  }

  get #recordNode(): NodeId {
    const { game, node } = this.#board.session;
    return game.own?.grown.baseOf(node) ?? node;
  }

  /** Finds the hidden nodes: all that follow an unanswered question. */
  #look(): void {
    const hidden = new Set<NodeId>();
    for (let node = 1 as NodeId; node < this.#tree.size; node = (node + 1) as NodeId) {
      const parent = this.#tree.parent(node);
      const question = parent === undefined ? undefined : this.#questions.get(parent);
      const isOpen = question && !this.guess.answerTo(question);
      if (isOpen || (parent !== undefined && hidden.has(parent))) hidden.add(node);
    }
    this.#hidden = hidden;
  }
}

/** Reads the attribute `guess`: addresses, or in a game the side whose moves are asked. Nodes named `?` also ask. */
function readAsked({ host }: Board, tree: GameTree, isMode: boolean) {
  const words = host.guess.split(/\s+/).filter(Boolean);
  const side = (['black', 'white'] as const).find((color) => isMode && words.join() === color);
  if (side) return { side, nodes: [] };
  const isAddress = (word: string) => readAddress(tree, word) !== undefined;
  if (host.collection && !words.every(isAddress)) warnOnce(host, 'guess', 'addresses (12 35.2)');
  return {
    side: 'both' as const,
    nodes: isMode && words.length === 0 ? [] : questionNodes(tree, words.join(' ')),
  };
}
