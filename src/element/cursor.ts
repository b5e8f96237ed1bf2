import type { ReactiveControllerHost } from 'lit';
import { formatAddress, readAddress } from '../game/address.js';
import { type Markup, readMarkup } from '../replay/markup.js';
import type { Position } from '../replay/position.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { firstGames } from '../sgf/gradual.js';
import type { SgfCollection } from '../sgf/parse.js';
import { describeStep } from '../view/describe.js';
import { boardEvent, type NavigateDetail, type NavigationSource } from './events.js';
import { speakAs } from './language.js';
import { emptyCollection, type OpenGame, openGame } from './open-game.js';
import { isStep, type Place, placeAt, type Step, stepFrom } from './place.js';

interface CursorHost extends HTMLElement, ReactiveControllerHost {
  readonly try: boolean;
  readonly hideResult: boolean;
}

/** What is spoken; another object is spoken again, be its text the same. */
export interface Announced {
  readonly text: string;
}

/** Where a board is: which game it shows, and which node of it. */
export class Cursor {
  game: OpenGame = openGame(emptyCollection.trees[0] as GameTree); // `(;)` has one
  /** The number of the game in its file, from 1. */
  gameNumber = 1;
  place: Place = placeAt(this.game.tree, this.game.tree.root);
  /** The last step in words, for those who can't see it; empty where no reader took it. */
  announced: Announced = { text: '' };
  /** The game whose result the reader has asked for. */
  #asked: OpenGame | undefined;
  /** Says a step; readers who listen get more than this (`speech/`). */
  sayStep = describeStep;
  readonly #host: CursorHost;
  #marked: { readonly place: Place; readonly markup: Markup } | undefined;

  constructor(host: CursorHost) {
    this.#host = host;
  }

  set announcement(text: string) {
    this.announced = { text };
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

  /** Shows a game of a record, at a node; nobody is asked. */
  open(record: SgfCollection, tree: GameTree, node: NodeId): void {
    this.gameNumber = firstGames(record, 0).indexOf(tree) + 1;
    this.game = openGame(tree);
    this.place = placeAt(tree, node);
    this.announcement = '';
    this.#host.requestUpdate();
  }

  /** Goes on in the same game with other moves of the reader’s in it; nobody is asked. */
  regrow(game: OpenGame, node: NodeId): void {
    this.game = game;
    this.place = placeAt(game.tree, node);
    this.#host.requestUpdate();
  }

  /** Says something to those who can’t see it. */
  say(sentence: () => string): void {
    speakAs(this.#host);
    this.announcement = sentence();
    this.#host.requestUpdate();
  }

  /** Whether the reader may play moves of their own. */
  get takesMoves(): boolean {
    return this.#host.try && this.game.replayer.hasBoard;
  }

  /**
   * The one funnel through which the shown node changes.
   * @param isSpoken not where the slider moves the board: it tells its value itself
   * @returns whether another node is shown now: it may be the shown one, or the page may say no
   */
  show(node: NodeId, source: NavigationSource, isSpoken = true): boolean {
    const { tree, position: before } = this;
    const { replayer } = this.game;
    if (node === this.node) return false;
    const position = replayer.positionAt(node);
    const detail = this.#detailOf(node, position.moveNumber, source);
    const isAllowed = this.#host.dispatchEvent(boardEvent('sgf-before-navigate', detail));
    if (!isAllowed || this.tree !== tree) return false; // a listener may have opened another game
    speakAs(this.#host);
    const isNext = tree.parent(node) === this.node;
    this.place = placeAt(tree, node, this.place);
    this.announcement =
      !isSpoken || source === 'api' || source === 'autoplay'
        ? ''
        : this.sayStep(position, isNext ? before : position, replayer.notation);
    this.#host.requestUpdate();
    this.#host.dispatchEvent(boardEvent('sgf-navigate', detail));
    return true;
  }

  /** Whether the page hides the result, and the reader has not asked for it. */
  get hidesResult(): boolean {
    return this.#host.hideResult && this.#asked !== this.record;
  }

  /** Says the result, which is no longer hidden. */
  tellResult(result: string): void {
    this.#asked = this.record;
    this.say(() => result);
  }

  /** Tells the page what the reader has done at the shown node: chosen a game, played a move. */
  tell(type: 'sgf-navigate' | 'sgf-try'): void {
    const detail = this.#detailOf(this.node, this.position.moveNumber, 'user');
    this.#host.dispatchEvent(boardEvent(type, detail));
  }

  #detailOf(node: NodeId, move: number, source: NavigationSource): NavigateDetail {
    const { tree, gameNumber: game } = this;
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

  step(step: Step, source: NavigationSource): boolean {
    return this.show(stepFrom(this.place, step), source);
  }

  /**
   * Takes a step, or goes to an address, of a reader’s own moves to the node before them; a name that no node has leads nowhere.
   * @throws TypeError for what is neither
   */
  goTo(target: number | string, source: NavigationSource): boolean {
    if (isStep(target)) return this.step(target, source);
    const address = typeof target === 'number' && !Number.isInteger(target) ? '' : String(target);
    const node = readAddress(this.tree, address);
    if (node !== undefined) return this.show(node, source);
    if (address.startsWith('#')) return false;
    throw new TypeError(`goTo(${target}): no move number, no step and no address`);
  }
}
