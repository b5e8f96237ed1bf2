import { endsWithOwnMove, formatAddress, readAddress } from '../../game/address.js';
import { type Markup, readMarkup } from '../../replay/markup.js';
import type { Position } from '../../replay/position.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { firstGames } from '../../sgf/gradual.js';
import type { SgfCollection } from '../../sgf/parse.js';
import { describePosition } from '../../speech/describe.js';
import type { Notation } from '../../replay/notation/notation.js';
import type { Language } from '../../texts/language.js';
import type { BoardContext } from '../context.js';
import { boardEvent, type NavigateDetail, type NavigationSource } from '../events.js';
import { loadChunk } from '../chunks.js';
import { emptyCollection, type OpenGame, openGame } from './open-game.js';
import type { OwnLines } from '../try/own-lines.js';
import { isStep, type Place, placeAt, type Step, stepFrom } from './place.js';
import type { ToldGame } from './told-game.js';
import { type Fact, type Policy, type PolicyMaker, policyMakers } from './policy.js';

/** A node of a game; without a game it is one of the shown game. */
interface Destination {
  readonly node: NodeId;
  readonly game?: OpenGame;
  /** The node of that game that is shown now, as the game that is left knows it. */
  readonly from?: NodeId;
}

/** Who moves the board; of `opening` nobody is asked or told: another record or another game is opened. */
type Source = NavigationSource | 'opening';

/** These move the board without a reader: nothing is said. */
const silent: readonly Source[] = ['api', 'autoplay'];

/** Says the position after a step, and what the step has done to the one before it, in a sentence. */
type SayStep = (
  position: Position,
  before: Position,
  notation: Notation,
  language: Language,
) => string;

/** What a board shows: which game, and which node of it. `go` is the only way to change that. */
export class Session {
  /** The number of the game in its file, from 1. */
  gameNumber = 1;
  /** The reader's own moves; a chunk brings them. */
  lines: OwnLines | undefined;
  /** Says a step; readers who listen get more than this (`speech/`). */
  sayStep: SayStep = (position, _before, notation, language) =>
    describePosition(position, notation, language);
  /** Answers the reader's last move, where a policy does. */
  answer: (() => void) | undefined;
  /** What may be told of the game, where policies hide any of it. */
  told: ToldGame | undefined;
  #game = openGame(emptyCollection.trees[0] as GameTree); // `(;)` has one
  #place = placeAt(this.#game.tree, this.#game.tree.root);
  readonly #board: BoardContext;
  readonly #policies = new Map<PolicyMaker, Policy>();
  #marked: { readonly place: Place; readonly markup: Markup } | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
  }

  /** The game that is shown, with what its reader has added. */
  get game(): OpenGame {
    return this.#game;
  }

  get place(): Place {
    return this.#place;
  }

  get tree(): GameTree {
    return this.game.tree;
  }

  /** The shown game without what its reader has added. */
  get record(): OpenGame {
    return this.game.own?.record ?? this.game;
  }

  get node(): NodeId {
    return this.place.node;
  }

  get position(): Position {
    return this.game.replayer.positionAt(this.node);
  }

  /** Read once for each place: layout, scene and panels all want it. */
  get markup(): Markup {
    if (this.#marked?.place !== this.place) {
      this.#marked = { place: this.place, markup: readMarkup(this.game.replayer, this.node) };
    }
    return this.#marked.markup;
  }

  /** Whether the reader may play moves of their own. */
  get takesMoves(): boolean {
    return this.#board.host.try && this.game.replayer.hasBoard;
  }

  /** What the reader may see and do. */
  get policies(): readonly Policy[] {
    return policyMakers.map((make) => {
      const policy = this.#policies.get(make) ?? make(this.#board);
      this.#policies.set(make, policy);
      return policy;
    });
  }

  mayTell(fact: Fact): boolean {
    return this.policies.every((policy) => policy.mayTell?.(fact) ?? true);
  }

  /** Tells a fact that the reader asks for. */
  reveal(fact: Fact, sentence: string): void {
    for (const policy of this.policies) policy.reveal?.(fact);
    this.#board.announcer.say(sentence);
    this.#board.host.requestUpdate();
  }

  /** Shows a game of a record, at a node. */
  open(record: SgfCollection, tree: GameTree, node: NodeId): void {
    this.gameNumber = firstGames(record, 0).indexOf(tree) + 1;
    this.#board.announcer.say('');
    const game = openGame(tree);
    if (this.policies.length > 0 && this.told) this.told.open(game, node);
    else this.go({ game, node }, 'opening');
  }

  /**
   * The only function that changes what is shown.
   *
   * @param isSpoken not where the slider moves the board: it tells its value itself
   * @returns whether another node is shown now: it may be the shown one, or a policy or the page may say no
   */
  go(to: Destination, source: Source, isSpoken = !silent.includes(source)): boolean {
    const { game, place, position: before } = this;
    const { host, announcer, language } = this.#board;
    const { node, from, game: next = game } = to;
    const isOpening = source === 'opening';
    const isSame = next === game && from === undefined && !isOpening;
    const near = isSame ? place : placeAt(next.tree, from ?? node);
    if (near === place && node === place.node) return false;
    if (isOpening) this.#show(next, placeAt(next.tree, node, near));
    else {
      const position = next.replayer.positionAt(node);
      const detail = this.#detailOf(next.tree, node, position.moveNumber, source);
      if (!this.#mayGo(next.own?.grown.baseOf(node) ?? node, detail)) return false;
      const isNext = next.tree.parent(node) === near.node;
      this.#show(next, placeAt(next.tree, node, near));
      const { notation } = next.replayer;
      announcer.say(
        isSpoken ? this.sayStep(position, isNext ? before : position, notation, language) : '',
      );
      host.dispatchEvent(boardEvent('sgf-navigate', detail));
    }
    return true;
  }

  #show(game: OpenGame, place: Place): void {
    this.#game = game;
    this.#place = place;
    this.#board.host.requestUpdate();
    this.told?.update();
  }

  #mayGo(node: NodeId, detail: NavigateDetail): boolean {
    const { game, policies } = this;
    const isAllowed =
      policies.every((policy) => policy.mayGo?.(node, detail.source) ?? true) &&
      this.#board.host.dispatchEvent(boardEvent('sgf-before-navigate', detail));
    return isAllowed && this.game === game; // a listener may have opened another game
  }

  step(step: Step, source: NavigationSource): boolean {
    return this.go({ node: stepFrom(this.place, step) }, source);
  }

  /**
   * Takes a step, or goes to an address; the reader's own moves that it ends with are played once the chunk is there
   * that plays them. A name that no node has leads nowhere.
   *
   * @returns whether another node is shown now
   * @throws TypeError for what is neither step nor address
   */
  goTo(target: number | string, source: NavigationSource): boolean {
    if (isStep(target)) return this.step(target, source);
    const address = typeof target === 'number' && !Number.isInteger(target) ? '' : String(target);
    const node = readAddress(this.tree, address);
    if (node !== undefined) {
      const isShown = this.go({ node }, source);
      if (this.takesMoves && endsWithOwnMove(address)) void this.#play(address, source);
      return isShown;
    }
    if (address.startsWith('#')) return false;
    throw new TypeError(`goTo(${target}): no move number, no step and no address`);
  }

  async #play(address: string, source: NavigationSource): Promise<void> {
    const { game } = this;
    const part = await loadChunk('try');
    if (game === this.game) part?.linesOf(this.#board).playAddress(address, source);
  }

  /** Tells the page what the reader has done at the shown node: chosen a game, played a move. */
  tell(type: 'sgf-navigate' | 'sgf-try'): void {
    const detail = this.#detailOf(this.tree, this.node, this.position.moveNumber, 'user');
    this.#board.host.dispatchEvent(boardEvent(type, detail));
  }

  #detailOf(tree: GameTree, node: NodeId, move: number, source: NavigationSource): NavigateDetail {
    const { gameNumber: game } = this;
    return {
      node,
      move,
      game,
      source,
      get path() {
        return formatAddress(tree, node);
      },
    };
  }
}
