import { endsWithOwnMove, formatAddress, gameIn, readAddress } from '../../game/address.js';
import { type Markup, readMarkup } from '../../replay/markup.js';
import type { Position } from '../../replay/position.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { firstGames } from '../../sgf/gradual.js';
import type { SgfCollection } from '../../sgf/parse.js';
import { describePosition } from '../../speech/describe.js';
import type { Language } from '../../texts/language.js';
import type { Asker, Board, Fact, Policy, PolicyMaker } from '../board.js';
import { boardEvent, type NavigateDetail, type NavigationSource } from '../platform/events.js';
import { gameAt } from '../record/records.js';
import { emptyCollection, type OpenGame, openGame } from '../record/open-game.js';
import type { OwnLines } from '../try/own-lines.js';
import { isStep, type Place, placeAt, type Step, stepFrom } from '../../game/place.js';
import type { NodeFilter } from './node-filter.js';
import { policyMakers } from './policies.js';
import { type TimeLine, timeLineOf } from './time-line.js';

/** A node of a game; without a game it is one of the shown game. */
interface Destination {
  readonly node: NodeId;
  readonly game?: OpenGame;
  /** The node of that game that is shown now, as the game that is left knows it. */
  readonly from?: NodeId;
}

/** What a board shows: a game, and a node of it. `go` asks policies and page before it shows another node. */
export class Session {
  /** The number of the game in its file, from 1. */
  gameNumber = 1;
  /** Begins the addresses of a game that the reader or a link has chosen: `game78.`; '' in the one that the page opens. */
  chosenGame = '';
  /** The shown game as its file has it: `record` may be another form of it. */
  source: GameTree | undefined;
  /** What asks the reader for moves of the shown game. */
  #asker: Asker | undefined;
  #game = openGame(emptyCollection.trees[0] as GameTree); // `(;)` has one
  #place = placeAt(this.#game.tree, this.#game.tree.root);
  readonly #board: Board;
  #makers: readonly PolicyMaker[] = [];
  #policies: readonly Policy[] = [];
  #described:
    { readonly place: Place; readonly language: Language; readonly text: string } | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  /** The game that is shown, with what its reader has added. */
  get game(): OpenGame {
    return this.#game;
  }

  /** What asks the reader for moves of the shown game. */
  get asker(): Asker | undefined {
    return this.#asker;
  }

  /** The reader's own moves, where a part for them is loaded. */
  get lines(): OwnLines | undefined {
    return firstOf(this.policies, 'lines');
  }

  /** Leaves out nodes, if policies hide any. */
  get filter(): NodeFilter | undefined {
    return firstOf(this.policies, 'filter');
  }

  get place(): Place {
    return this.#place;
  }

  /** The steps of the slider. */
  get timeLine(): TimeLine {
    return timeLineOf(this.game, this.place);
  }

  get tree(): GameTree {
    return this.game.tree;
  }

  /** The shown game as it is in the record. */
  get record(): OpenGame {
    return this.game.own?.record ?? this.game;
  }

  get node(): NodeId {
    return this.place.node;
  }

  get position(): Position {
    return this.game.replayer.positionAt(this.node);
  }

  get markup(): Markup {
    return readMarkup(this.game.replayer, this.node);
  }

  /** The position in a sentence, made once for each place and language: picture, slider and page want it. */
  get description(): string {
    const { place } = this;
    const { language } = this.#board;
    if (this.#described?.place !== place || this.#described.language !== language) {
      const text = describePosition(this.position, this.game.replayer.notation, language);
      this.#described = { place, language, text };
    }
    return this.#described.text;
  }

  /** A step, or a move in a problem, in words, by the positions after and before it. */
  sayStep(position: Position, before: Position, isAnswer?: boolean): string {
    const board = this.#board;
    // Another board may have loaded the part: this one has it once the reader has touched it.
    const speech = board.parts.isTouched && board.parts.get('speech');
    if (speech) return speech.sayStep(board, position, before, isAnswer);
    return describePosition(position, this.game.replayer.notation, board.language);
  }

  /** Whether the reader may play moves of their own. */
  get takesMoves(): boolean {
    return (this.#board.host.try || !!this.#asker) && this.game.replayer.hasBoard;
  }

  /** What the reader may see and do. */
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

  mayTell(fact: Fact): boolean {
    return this.policies.every((policy) => policy.mayTell?.(fact) ?? true);
  }

  /**
   * Shows the game that an address leads to, at its opening position unless it is shown already.
   *
   * @returns whether the record has that game
   */
  enter(address: string): boolean {
    const { host } = this.#board;
    const game = gameAt(host, address);
    if (game && game !== this.source) {
      this.chosenGame = gameIn(address);
      host.requestUpdate();
      host['performUpdate'](); // protected; it opens the game, and what follows goes on from there
    }
    return game === this.source;
  }

  /** Opens a game of a record at a node. */
  open(record: SgfCollection, tree: GameTree, node: NodeId): void {
    this.gameNumber = firstGames(record, 0).indexOf(tree) + 1;
    this.#board.announcer.say('');
    this.source = tree;
    let game = openGame(tree);
    this.#asker = undefined;
    for (const policy of this.policies) {
      const opening = policy.open?.(tree);
      if (opening) ({ game, node = node, asker: this.#asker } = opening);
    }
    const { filter } = this;
    if (filter) filter.open(game, node);
    else this.show(game, node);
  }

  /** Shows a node without asking: for games that open, and own moves that go away. All else calls `go`. */
  show(game: OpenGame, node: NodeId, before?: Place): void {
    this.#game = game;
    this.#place = placeAt(game.tree, node, before);
    this.#board.host.requestUpdate();
    this.filter?.update();
  }

  /**
   * Shows another node, unless a policy or the page says no.
   *
   * @param isSpoken not where the slider moves the board: it says its value itself
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
    host.dispatchEvent(boardEvent('sgf-navigate', detail));
    return true;
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
   * Takes a step, or goes to an address; without a game it is in the shown one. If it ends with moves of the reader's
   * own, they are played once their part is loaded.
   *
   * @returns whether another node is shown now; not for a game or a name that the record does not have
   * @throws TypeError for what is neither step nor address
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

  /** Tells the page what the reader has done at the shown node: chosen a game, played a move. */
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

/** What the first policy has that has any. */
function firstOf<Name extends 'lines' | 'filter'>(
  policies: readonly Policy[],
  name: Name,
): Policy[Name] | undefined {
  for (const policy of policies) if (policy[name]) return policy[name];
  return undefined;
}
