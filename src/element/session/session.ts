import { endsWithOwnMove, formatAddress, gameIn, readAddress, gameAt } from '../../game/address.js';
import { type Markup, readMarkup, withMarks } from '../../replay/markup.js';
import type { Position } from '../../replay/position.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { firstGames } from '../../sgf/gradual.js';
import type { SgfCollection } from '../../sgf/parse.js';
import { describePosition } from '../../speech/describe.js';
import type { Language } from '../../texts/language.js';
import type { Challenge, Board, Fact, Policy, PolicyMaker } from '../board.js';
import { boardEvent, type NavigateDetail, type NavigationSource } from '../platform/events.js';
import { emptyCollection, type OpenGame, openGame } from '../../view/open-game.js';
import type { OwnLines } from '../moves/own-lines.js';
import { isStep, type Place, placeAt, type Step, stepFrom } from '../../game/place.js';
import type { NodeFilter } from '../moves/node-filter.js';
import { policyMakers } from './policies.js';
import type { TimeLine } from './time-line.js';

/** A node to go to. Without `game`, it is a node of the shown game. */
interface Destination {
  readonly node: NodeId;
  readonly game?: OpenGame;
  /** The node of `game` that corresponds to the one shown now. */
  readonly from?: NodeId;
}

/** The state of a board: the shown game and node. `go` asks the policies and the page before it shows another node. */
export class Session {
  /** The number of the game in its file, from 1. */
  gameNumber = 1;
  /**
   * The beginning of addresses (`game78.`) if the reader or a link has chosen the game; '' in the game that the page
   * opens.
   */
  chosenGame = '';
  /** The tree of the shown game as in the file. If a policy shows another form of the game, `record` has that form. */
  source: GameTree | undefined;
  /** The problem or guessing game that asks for moves of the shown game, if any. */
  #challenge: Challenge | undefined;
  #game = openGame(emptyCollection.trees[0] as GameTree); // `(;)` has one game
  #place = placeAt(this.#game.tree, this.#game.tree.root);
  readonly #board: Board;
  #makers: readonly PolicyMaker[] = [];
  #policies: readonly Policy[] = [];
  #described:
    { readonly place: Place; readonly language: Language; readonly text: string } | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  /** The shown game, including the reader's own moves. */
  get game(): OpenGame {
    return this.#game;
  }

  /** The problem or guessing game that asks for moves of the shown game, if any. */
  get challenge(): Challenge | undefined {
    return this.#challenge;
  }

  /** The reader's own moves; `undefined` until a part that provides them is loaded. */
  get lines(): OwnLines | undefined {
    return firstOf(this.policies, 'lines');
  }

  /** The filter that leaves out nodes; `undefined` unless a policy hides some. */
  get filter(): NodeFilter | undefined {
    return firstOf(this.policies, 'filter');
  }

  get place(): Place {
    return this.#place;
  }

  /** The steps of the slider. Nodes have numbers in file order: on the main line a node's number is its index. */
  get timeLine(): TimeLine {
    const { line } = this.place;
    const last = line.length - 1;
    const own = line.findIndex((node, index) => node !== index);
    const steps = Math.max(this.game.mainLine.length - 1, last);
    return { steps, shared: own < 0 ? last : own - 1 };
  }

  get tree(): GameTree {
    return this.game.tree;
  }

  /** The shown game without the reader's moves, and with the hidden nodes. */
  get record(): OpenGame {
    return this.game.own?.record ?? this.game;
  }

  get node(): NodeId {
    return this.place.node;
  }

  get position(): Position {
    return this.game.replayer.positionAt(this.node);
  }

  /** The marks of the shown node, and those of the question that is asked. */
  get markup(): Markup {
    const own = readMarkup(this.game.replayer, this.node);
    const asked = this.#challenge?.asked;
    return asked ? withMarks(own, asked) : own;
  }

  /**
   * The shown position in a sentence. It is made once for each place and language, because picture, slider and scripts
   * ask for it.
   */
  get description(): string {
    const { place } = this;
    const { language } = this.#board;
    if (this.#described?.place !== place || this.#described.language !== language) {
      const text = describePosition(this.position, this.game.replayer.notation, language);
      this.#described = { place, language, text };
    }
    return this.#described.text;
  }

  /** Describes a step, or a move in a problem, by the positions before and after it. */
  sayStep(position: Position, before: Position, isAnswer?: boolean): string {
    const board = this.#board;
    // The part may be loaded for another board; this board uses it only after the reader has touched it.
    const speech = board.parts.isTouched && board.parts.get('speech');
    if (speech) return speech.sayStep(board, position, before, isAnswer);
    return describePosition(position, this.game.replayer.notation, board.language);
  }

  /** Whether the reader may play moves. */
  get takesMoves(): boolean {
    return (this.#board.host.try || !!this.#challenge) && this.game.replayer.hasBoard;
  }

  /** Whether the reader may play moves that are not answers: in an open problem only answers are taken. */
  get takesOwnMoves(): boolean {
    const { isAsking, isRevealed } = this.#challenge ?? {};
    return this.takesMoves && !(isAsking && isRevealed === false);
  }

  /** Whether the reader may count the shown position: one of Go, not in a diagram, and the result may be known. */
  get isCountable(): boolean {
    const { hasBoard, boardKind } = this.game.replayer;
    const isGo = hasBoard && boardKind === 'go' && this.#board.arrangement.isPlayable;
    return isGo && !this.challenge && this.mayReveal('result');
  }

  /** The policies, which decide what the reader may see and do. */
  get policies(): readonly Policy[] {
    const makers = policyMakers();
    const before = this.#makers;
    if (makers === before) return this.#policies;
    this.#makers = makers;
    const policies = makers.map(
      (make) => this.#policies[before.indexOf(make)] ?? make(this.#board),
    );
    return (this.#policies = policies);
  }

  mayReveal(fact: Fact): boolean {
    return this.policies.every((policy) => policy.mayReveal?.(fact) ?? true);
  }

  /** Shows a hidden fact that the reader asks for, and announces it in a sentence. */
  reveal(fact: Fact, sentence: string): void {
    const { announcer, host } = this.#board;
    for (const policy of this.policies) policy.reveal?.(fact);
    announcer.say(sentence);
    host.requestUpdate();
  }

  /**
   * Shows the game that an address names, at its opening position, unless it is already shown.
   *
   * @returns whether the record has that game
   */
  enter(address: string): boolean {
    const { host } = this.#board;
    const game = gameAt(host, address);
    if (game && game !== this.source) {
      this.chosenGame = gameIn(address);
      host.requestUpdate();
      host['performUpdate'](); // protected; opens the game now, so that callers can go on from there
    }
    return game === this.source;
  }

  /** Opens a game of a record at a node. */
  open(record: SgfCollection, tree: GameTree, node: NodeId): void {
    this.gameNumber = firstGames(record, 0).indexOf(tree) + 1;
    this.#board.announcer.say('');
    this.source = tree;
    let game = openGame(tree);
    this.#challenge = undefined;
    for (const policy of this.policies) {
      const opening = policy.open?.(tree);
      if (opening) ({ game, node = node, challenge: this.#challenge } = opening);
    }
    const { filter } = this;
    if (filter) filter.open(game, node);
    else this.show(game, node);
  }

  /**
   * Shows a node without asking policies and page: for opening a game, and for removing own moves. Everything else
   * calls `go`.
   */
  show(game: OpenGame, node: NodeId, before?: Place): void {
    this.#game = game;
    this.#place = placeAt(game.tree, node, before);
    this.#board.host.requestUpdate();
    this.filter?.update();
  }

  /**
   * Shows another node, unless a policy or the page forbids it.
   *
   * @param isSpoken whether to announce the step; false for the slider, whose value screen readers announce themselves
   * @returns whether another node is shown now
   */
  go(
    { node, game = this.#game, from }: Destination,
    source: NavigationSource,
    isSpoken = source !== 'api' && source !== 'autoplay',
  ): boolean {
    const { place, position: before } = this;
    const { host, announcer } = this.#board;
    const isSame = game === this.#game && from === undefined;
    if (isSame && node === place.node) return false;
    const near = isSame ? place : placeAt(game.tree, from ?? node);
    const position = game.replayer.positionAt(node);
    const detail = this.#detail(game, node, source);
    if (!this.#mayGo(game.own?.grown.baseOf(node) ?? node, detail)) return false;
    this.show(game, node, near);
    const isNext = game.tree.parent(node) === near.node;
    announcer.say(isSpoken ? this.sayStep(position, isNext ? before : position) : '');
    if (isNext) this.#board.parts.get('sound')?.playStep(this.#board, position, before, source);
    host.dispatchEvent(boardEvent('sgf-navigate', detail));
    return true;
  }

  #mayGo(node: NodeId, detail: NavigateDetail): boolean {
    const { game, policies } = this;
    const isAllowed =
      policies.every((policy) => policy.mayGo?.(node, detail.source) ?? true) &&
      this.#board.host.dispatchEvent(boardEvent('sgf-before-navigate', detail));
    return isAllowed && this.game === game; // false if a listener has opened another game
  }

  step(step: Step, source: NavigationSource): boolean {
    return this.go({ node: stepFrom(this.place, step) }, source);
  }

  /**
   * Takes a step, or goes to an address. An address without a game is in the shown game. Moves of the reader at its end
   * are played once the part for them is loaded.
   *
   * @returns whether another node is shown now; false for a game or a name that the record does not have
   * @throws TypeError for anything that is neither a step nor an address
   */
  goTo(target: number | string, source: NavigationSource): boolean {
    if (isStep(target)) return this.step(target, source);
    const address = typeof target === 'number' && !Number.isInteger(target) ? '' : String(target);
    if (gameIn(address) && !this.enter(address)) return false;
    const node = readAddress(this.tree, address);
    if (node !== undefined) {
      const isShown = this.go({ node }, source);
      if (this.takesMoves && endsWithOwnMove(address)) void this.#play(address, source);
      return isShown;
    }
    if (address.includes('#')) return false;
    throw new TypeError(`goTo(${target}): no move, step or address`);
  }

  async #play(address: string, source: NavigationSource): Promise<void> {
    const { game } = this;
    await this.#board.parts.load('try');
    if (game === this.game) this.lines?.playAddress(address, source);
  }

  /** Fires an event for something that the reader has done at the shown node: chosen a game or played a move. */
  dispatch(type: 'sgf-navigate' | 'sgf-try'): void {
    const detail = this.#detail(this.#game, this.node, 'user');
    this.#board.host.dispatchEvent(boardEvent(type, detail));
  }

  #detail({ tree, replayer }: OpenGame, node: NodeId, source: NavigationSource): NavigateDetail {
    const { chosenGame } = this;
    return {
      node,
      move: replayer.positionAt(node).moveNumber,
      game: this.gameNumber,
      source,
      get path() {
        return chosenGame + formatAddress(tree, node);
      },
    };
  }
}

/** The value of a property from the first policy that has it. */
function firstOf<Name extends 'lines' | 'filter'>(
  policies: readonly Policy[],
  name: Name,
): Policy[Name] | undefined {
  for (const policy of policies) if (policy[name]) return policy[name];
  return undefined;
}
