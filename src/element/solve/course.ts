import { isolated } from '../../texts/isolated.js';
import { enSolve } from '../../texts/en/solve.js';
import { type GameTree, nodesOf } from '../../sgf/game-tree.js';
import { simpleTextAt } from '../../sgf/values.js';
import type { Challenge, Board } from '../board.js';
import type { SolveDetail } from '../platform/events.js';
import { pageIdOf } from '../platform/urls.js';
import { type Identity, type Result, resultOf, setResults } from './results.js';
import { sayOutcome } from './say.js';
import { Solver } from './solver.js';

/** A problem of a course. */
export interface Listed {
  /** The link to the problem's file, if the board has several files. */
  readonly link: HTMLAnchorElement | undefined;
  /** The number of the problem in its file, from 1. */
  readonly game: number;
  /** The game tree, once the file has been loaded. */
  readonly tree: GameTree | undefined;
}

/** The problems that the reader wants to see: all, those not solved, or those that failed. */
export const filters = ['all', 'unsolved', 'failed'] as const;
export type Filter = (typeof filters)[number];

const courses = new WeakMap<Board, Course>();

export function courseOf(board: Board): Course {
  const course = courses.get(board) ?? new Course(board);
  courses.set(board, course);
  return course;
}

/**
 * The problems that a reader goes through on a board: those of its file, or those of the files that the links inside
 * the board point to. A file is loaded when the reader reaches it; until then it counts as one problem.
 */
export class Course {
  filter: Filter = 'all';
  readonly #board: Board;
  /** The link whose file is shown or loading; if undefined, the first link. */
  #link: HTMLAnchorElement | undefined;
  /** The problem that the reader chose in that file, as the beginning of an address (`game2.`). */
  #chosenGame = '';
  /** The problems of the loaded files, by address. */
  readonly #files = new Map<string, readonly GameTree[]>();
  /** Whether the next shown problem is to be announced. */
  #isComing = false;
  /** The link whose file is loading. */
  #loading: HTMLAnchorElement | undefined;
  #solver: Challenge | undefined;
  /** The result that the problem had before it was opened. */
  #before: Result | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  /** All problems in their order. */
  get problems(): readonly Listed[] {
    const { links } = this;
    if (links.length === 0) return problemsOf(undefined, this.#board.host.collection?.trees ?? []);
    return links.flatMap((link) => problemsOf(link, this.#files.get(link.href)));
  }

  /** The index of the shown problem among all problems, from 0. */
  get index(): number {
    const { link } = this;
    const { gameNumber } = this.#board.session;
    const { problems } = this;
    const isShown = (each: Listed) => each.link === link && each.game === gameNumber;
    return Math.max(0, problems.findIndex(isShown));
  }

  /** The next problem in a direction that the reader wants to see. */
  neighbour(step: 1 | -1): Listed | undefined {
    const { problems, index } = this;
    const rest = step > 0 ? problems.slice(index + 1) : problems.slice(0, index).reverse();
    return rest.find((each) => this.isWanted(each));
  }

  isWanted(problem: Listed, filter = this.filter): boolean {
    if (filter === 'all') return true;
    const result = this.resultOf(problem);
    return filter === 'failed' ? result?.isSolved === false : !result?.isSolved;
  }

  resultOf(problem: Listed | undefined): Result | undefined {
    const identity = problem && this.#identityOf(problem);
    return identity && resultOf(identity, this.#board.host.remember);
  }

  /**
   * The title of a problem. It never names the players or the winner, which could give away the answer.
   *
   * @param number its place among all problems, from 1
   */
  titleOf({ link, game, tree }: Listed, number: number): string {
    const text = link?.textContent.trim();
    const isOnly = (this.#files.get(link?.href ?? '')?.length ?? 1) === 1;
    if (text && isOnly) return text;
    const nameIn = (property: string) => tree && simpleTextAt(tree, tree.root, property);
    const numbered = text && `${isolated(text)} ${game}`;
    const { language } = this.#board;
    return nameIn('GN') || nameIn('N') || numbered || language.say(enSolve, 'untitled', { number });
  }

  /** Shows another problem. */
  go(problem: Listed | undefined): void {
    const { session } = this.#board;
    if (!problem) return;
    const { link, game } = problem;
    const address = `game${game}.`;
    if (link !== this.link) {
      this.#link = link;
      this.#chosenGame = (this.#files.get(link?.href ?? '')?.length ?? 0) > 1 ? address : '';
      this.#isComing = true;
      void this.#load();
    } else if (game !== session.gameNumber) {
      this.#isComing = true; // the board calls `update` during `enter`
      if (session.enter(address)) session.dispatch('sgf-navigate');
      else this.#isComing = false;
    }
  }

  /** Loads and shows the file of the current link. Until it is loaded, the board keeps showing the previous one. */
  async #load(): Promise<void> {
    const { record, session } = this.#board;
    const { link } = this;
    if (!link || this.#loading === link) return;
    this.#loading = link;
    const before = record.claim;
    const claim = record.claimAt(link.href);
    record.claim = claim;
    before?.release();
    const answer = await claim.answer;
    this.#loading = undefined;
    if (record.claim !== claim) return;
    session.chosenGame = this.#chosenGame;
    record.take(answer);
  }

  /** Follows the board: notes the loaded file, and announces the problem that the reader has reached. */
  follow(): void {
    const { host, session, record } = this.#board;
    const { collection } = host;
    const { link } = this;
    if (record.state.kind === 'empty') void this.#load();
    if (!collection) return;
    if (link && !this.#loading && this.#files.get(link.href) !== collection.trees) {
      this.#files.set(link.href, collection.trees);
      host.requestUpdate(); // the row may now count more problems
    }
    if (session.challenge === this.#solver) return;
    this.#solver = session.challenge;
    this.#before = this.resultOf(this.problems[this.index]);
    if (this.#isComing) this.#announce();
    this.#isComing = false;
  }

  /** Records how a try ended. */
  note({ tries, time }: SolveDetail, isSolved: boolean): void {
    const { host } = this.#board;
    const problem = this.problems[this.index];
    const identity = problem && this.#identityOf(problem);
    if (!identity) return;
    const before = this.#before ?? { tries: 0, seconds: 0 };
    const result = {
      isSolved,
      tries: before.tries + tries,
      seconds: before.seconds + Math.round(time / 1000),
    };
    setResults([[identity, result]], host.remember);
    host.requestUpdate();
  }

  /**
   * Forgets the reader's results of these problems.
   *
   * @returns a function that restores them
   */
  forget(): () => void {
    const { host } = this.#board;
    const identities = this.problems.flatMap((each) => this.#identityOf(each) ?? []);
    const before = identities.map(
      (identity) => [identity, resultOf(identity, host.remember)] as const,
    );
    const ofShown = this.#before;
    const change = (changes: Parameters<typeof setResults>[0], shown: Result | undefined) => {
      setResults(changes, host.remember);
      this.#before = shown;
      host.requestUpdate();
    };
    change(
      identities.map((identity) => [identity, undefined] as const),
      undefined,
    );
    return () =>
      change(
        before.filter(([, result]) => result),
        ofShown,
      );
  }

  /** The links inside the board, unless the board has its own record. */
  get links(): readonly HTMLAnchorElement[] {
    const { host, record } = this.#board;
    if (host.sgf || host.src || record.text) return [];
    const links = [...host.querySelectorAll<HTMLAnchorElement>('a[href]')];
    return links.filter((link) => !link.closest('sgf-board [slot]')); // links in captions don't count
  }

  /** The link whose file is shown or loading. */
  get link(): HTMLAnchorElement | undefined {
    const { links } = this;
    return links.find((link) => link === this.#link) ?? links[0];
  }

  #announce(): void {
    const board = this.#board;
    const { announcer, language, session } = board;
    const args = { number: this.index + 1, total: this.problems.length };
    const place = language.say(enSolve, 'counter', args);
    const { challenge: solver } = session;
    const isQuestion = solver instanceof Solver && !solver.isRevealed;
    const { position } = session;
    const words = isQuestion && [
      session.sayStep(position, position, true),
      sayOutcome(board, solver),
    ];
    announcer.say([place, words && words.join(' ')].filter(Boolean).join(': '));
  }

  #identityOf({ link, game, tree }: Listed): Identity | undefined {
    const { host } = this.#board;
    const address = host.sgf ? '' : (link?.href ?? host.src);
    const isFile = /^(https?|file):/.test(address) && pageIdOf(address) === undefined;
    const [file = ''] = address.replace(location.origin, '').split('#');
    if (isFile) return { file, problem: String(game) };
    return tree && { file: '', problem: fingerprintOf(tree) };
  }
}

/** The problems of a file. A file that is not loaded yet counts as one problem. */
function problemsOf(
  link: HTMLAnchorElement | undefined,
  trees: readonly GameTree[] | undefined,
): Listed[] {
  const all: readonly (GameTree | undefined)[] = trees ?? [undefined];
  return all.map((tree, index) => ({ link, game: index + 1, tree }));
}

const fingerprints = new WeakMap<GameTree, string>();
/** The properties that identify a problem. Comments and other texts may be edited without changing it. */
const TELLING = /^(GM|SZ|PL|A[BWE]|[BW])$/;

/** An identifier for a problem inside a page: FNV-1a (32 bits) over its stones and moves, and their length. */
function fingerprintOf(tree: GameTree): string {
  const known = fingerprints.get(tree);
  if (known) return known;
  let hash = 0x811c9dc5;
  let length = 0;
  for (const node of nodesOf(tree))
    for (const { identifier, values } of tree.properties(node)) {
      if (!TELLING.test(identifier)) continue;
      const text = `${tree.parent(node)}${identifier}${values.join()}`;
      for (let at = 0; at < text.length; at++)
        hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      length += text.length;
    }
  const fingerprint = (hash >>> 0).toString(36) + length.toString(36);
  fingerprints.set(tree, fingerprint);
  return fingerprint;
}
