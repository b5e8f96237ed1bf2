import { aliases } from '../options/attributes.js';
import { formatAddress } from '../game/address.js';
import type { Outcome } from '../problem/problem.js';
import type { Position } from '../replay/position.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import type { SgfCollection } from '../sgf/parse.js';
import { themes } from '../view/paint/theme.js';
import type { DiagramStyle } from '../view/characters/text-diagram.js';
import type { Exporter } from './output/exporter.js';
import { arrange } from './arrangement.js';
import { firstTurn } from './platform/arrivals.js';
import type { PropertyDeclaration, TemplateResult } from 'lit';
import { parts } from './parts.js';
import { frameStyles } from './frame-styles.js';
import { registerProperties } from './register-properties.js';
import { adoptAgain } from './ui/styles.js';
import { BoardContext } from './context.js';
import type { BoardDiagnostic } from './platform/events.js';
import {
  loadPart,
  missingPart,
  type ModuleOf,
  type PartName,
  provideParts,
} from './platform/load-part.js';
import { measure } from './platform/observers.js';
import { followPage } from './interaction-controller.js';
import { BoardElement, choiceOf, openingNode } from './attributes.js';
import type { OwnLines } from './moves/own-lines.js';
import { dictionaries } from './language-controller.js';
import { frame, nameOf, shapeFrame, styleFrame, updateStates } from './frame.js';

/** Attributes without a property of their own. */
const withoutProperty = ['id', ...aliases];
/** Properties whose change loads the record again. (`src` does so even if its value stays the same.) */
const sources = ['sgf', 'charset', 'limit', 'crossOrigin'] as const;

/**
 * Shows a game record in SGF: board, players, comments, and controls to step through it.
 *
 * @tag sgf-board
 * @summary A game record on a page.
 *
 * Links and buttons in the page control a board by its id. `<a href="#g1/36">` moves the board `g1` to the address 36
 * (see `path`), and so does `#g1/36` in the page's address. `<button data-sgf-board="g1" data-path="36">` does the same
 * without a history entry. `<button commandfor="g1" command="--next">` runs a command: `--first`, `--prev`, `--next`,
 * `--last`, `--prev-variation`, `--next-variation`, `--go` (to the button’s `value`), `--reset`, `--play`, `--pause`,
 * `--rotate` (by 90 degrees), `--flip` (by 180), `--mirror`, `--swap-colors`, `--reset-view` (undoes these four),
 * `--fullscreen`, `--download`, `--count` (territory and dead stones) or `--describe` (the position as text). A problem
 * also has `--hint` and `--solution`, and `--reset` starts it again. The link to the shown node has `aria-current="true"`.
 *
 * The script tag also turns code blocks with the language `sgf` into boards, and `pre`, `figure`, `a` and `div`
 * elements with the class `sgf-board`. Their `data-…` attributes are the attributes of the board.
 * `data-sgf-upgrade="off"` on such an element, or around it, prevents this. If an editor has changed a record inside
 * the tag, the board undoes the changes; `data-sgf-repair="off"` keeps it from moving or showing content of the page to do so.
 *
 * Readers can set `theme`, `coordinates`, `numbers`, `interval`, `speech` and `sound` in the menu, for all boards of the
 * site, and show or hide the next moves (`marks`). Their choice overrides the attribute: the property then has the reader’s
 * value, and the attribute keeps the author’s.
 *
 * A board speaks the language of the nearest `lang`: English, German, French, Spanish, Portuguese, Russian, Chinese
 * (simplified and traditional), Japanese and Korean. A page can add a language, or change single texts, with
 * `customElements.get('sgf-board').dictionaries.it = { panels: { next: 'Mossa successiva' } }`; missing texts are
 * English.
 *
 * On paper a board is a drawing in the theme `paper`, or in the theme that the attribute `theme` names. Colours set for
 * `auto` apply to the screen only; to change the look on paper, set `customElements.get('sgf-board').themes.paper`.
 * The facts, players, caption and the shown move with its comment are printed as text. The page's `@media print` rules for parts and panels
 * override the board's.
 *
 * @fires {Event} load - The record has loaded. Does not bubble, as on `img`.
 * @fires {Event} error - The record could not be loaded or read; see the property `error`. Does not bubble.
 * @fires {CustomEvent<NavigateDetail>} sgf-before-navigate - Another node is about to be shown; cancelable.
 * @fires {CustomEvent<NavigateDetail>} sgf-navigate - Another node is shown, or the reader has chosen another game of the file. The detail has `path` (the node's address), `node` (its number in the file), `move`, `game` (its number in the file, from 1) and `source` (`user`, `command`, `link`, `api` or `autoplay`).
 * @fires {CustomEvent<NavigateDetail>} sgf-try - The reader has played their own move; `path` includes it, as in `35.pd`.
 * @fires {CustomEvent<SolveDetail>} sgf-solve - The reader has solved the problem. The detail has `path` (the address of the node that decided it), `tries` (1 at the first try), `time` (milliseconds since the problem was shown) and `hints` (how many the reader has asked for).
 * @fires {CustomEvent<SolveDetail>} sgf-fail - The reader has played a move that does not solve the problem. The detail is the same as for `sgf-solve`.
 * @fires {CustomEvent<CountDetail>} sgf-count - A count has begun, or the reader has changed which stones are dead. No event reports its end. The detail has `path` (the address of the counted node), `black` and `white` (their points; those of White with komi and what the rules give for a handicap), `winner` (`black`, `white`, or `undefined` for a draw), `margin`, `method` (`area` or `territory`) and `dead` (the points of dead stones, such as `Q4`).
 * @fires {CustomEvent<null>} sgf-play - The game starts playing.
 * @fires {CustomEvent<null>} sgf-pause - The game stops playing: the reader did something on the board, the page called `pause()`, or the game is at its end.
 * @fires {CustomEvent<readonly BoardDiagnostic[]>} sgf-diagnostic - The record has oddities; the detail is a list of objects with `code`, `severity`, `game` (its number in the file, from 1), `node`, `line`, `column`, `excerpt` and `message`.
 *
 * @slot - The record as text, also in a `script`, `template`, `pre` or `textarea`; or fallback content, which is shown until the record has loaded, and if it can't be loaded. When the text changes, the board reads it again, unless elements were added at the same time, for example by a translator or a highlighter. The reader stays at the same moves if the new record has them; otherwise the game opens again. If the only content is a link to an `.sgf` file, that file is loaded. In a problem without a record: links to the files of several problems, which the reader solves one after the other.
 * @slot caption - A caption with markup.
 * @slot solution - Content shown when a problem has been solved, or its solution is shown.
 * @slot poster - Content shown until the board is ready, such as a picture of the board.
 * @slot header - Content above everything else.
 * @slot footer - Content below everything else.
 *
 * @csspart board - The box of the board.
 * @csspart canvas - The board itself.
 * @csspart controls - Slider and buttons.
 * @csspart button - Every button of the controls; each also has its own part: `button-first`, `button-next`, `button-play`, `button-prev-comment` and so on. `button-retry` tries to load again, `button-info` opens the game information, `button-tools` opens the menu, `button-fullscreen` enters or leaves full screen.
 * @csspart own - The row of buttons for the reader’s own moves (`try`): `button-undo`, `button-clear`, `button-back` and `button-pass`.
 * @csspart slider - The slider.
 * @csspart player - Each player; also `player-black`, `player-white`.
 * @csspart captures - The number of captured stones.
 * @csspart info - Event, date, place and result.
 * @csspart comment - Name and comment of the shown node.
 * @csspart tree - The tree of variations.
 * @csspart curve - Win rate and score along the game, above the slider; its number, `button-curve`, opens the table.
 * @csspart games - The bar for a file of several games, with `button-prev-game`, `button-games` (opens the list) and `button-next-game`.
 * @csspart dialog - Every dialog: the list of games, the game information, the help, the settings, the position as text.
 * @csspart caption - The caption.
 * @csspart hidden-moves - The list below a printed figure of moves that have no stone of their own in it.
 * @csspart button-news - The button on the board that leads to new moves (`live`).
 * @csspart button-play-through - The button on a diagram that turns it into a board to step through.
 * @csspart message - The message that the record is loading, why it can't be shown, or that there is none.
 * @csspart status - The collapsed list of what the board can’t show of the record, below it.
 *
 * @cssprop --sgf-board-background - Colour of the wood, under its grain.
 * @cssprop --sgf-board-line - Colour of the lines.
 * @cssprop --sgf-board-line-width - Width of the lines, a length that is rounded to whole pixels; by default it depends on the distance between lines.
 * @cssprop --sgf-board-star - Colour of the star points.
 * @cssprop --sgf-board-coordinate - Colour of the coordinates.
 * @cssprop --sgf-board-black - Colour of black stones.
 * @cssprop --sgf-board-white - Colour of white stones.
 * @cssprop --sgf-board-stone-outline - Colour of the outline of stones; `--sgf-board-black-outline` and `--sgf-board-white-outline` set it for one colour.
 * @cssprop --sgf-board-stone-shadow - Colour of the shadow of stones.
 * @cssprop --sgf-board-grain - Strength of the wood grain, a number; 0 makes board and stones flat.
 * @cssprop --sgf-board-mark - Colour of marks and labels; `--sgf-board-mark-on-black`, `--sgf-board-mark-on-white` and `--sgf-board-mark-on-board` set it for marks on black stones, on white stones and on the board.
 * @cssprop --sgf-board-label - Colour of labels.
 * @cssprop --sgf-board-last - Colour of the mark of the last move, and of the winning connection in Hex.
 * @cssprop --sgf-board-arrow - Colour of arrows and lines; `--sgf-board-arrow-outline` is the colour of their outline.
 * @cssprop --sgf-board-region - Colour laid over the points of a region (RG); `--sgf-board-secure` is for secure points (SC) and `--sgf-board-tried` for tried points (SE). Use translucent colours.
 * @cssprop --sgf-board-dimmed - Colour laid over dimmed points (DD).
 * @cssprop --sgf-board-text - Text colour of the panels.
 * @cssprop --sgf-board-surface - Background of buttons under the pointer, and of small parts.
 * @cssprop --sgf-board-border - Lines between the panels, and borders of buttons.
 * @cssprop --sgf-board-accent - Colour of everything that should be noticed: focus ring, slider, player to move, links, result, the shown move in the tree, and on the board the rim of the reader's own stones, points that a comment names, and the winning connection in Hex. It should have a contrast of at least 3:1 with the page.
 * @cssprop --sgf-board-radius - Corner radius.
 * @cssprop --sgf-board-gap - Space between the panels.
 * @cssprop --sgf-board-font - Font of panels, coordinates and labels. By default panels use the page's font, and the board a sans-serif font.
 * @cssprop --sgf-board-comment-max-height - Height of position, comment and next moves on narrow boards. By default it is what nine of ten comments of the game need, or nearly all in boxes from 576 px, at most 60 % of the window.
 * @cssprop --sgf-board-max-size - Maximum width of the element, and of the board in it. By default the board is not higher than the window, and at most 960 px wide, or 1,200 px with panels beside it.
 * @cssprop --sgf-board-shadow - Shadow of the board.
 *
 * @cssState loading - The record is loading.
 * @cssState ready - The record is shown.
 * @cssState empty - There is no record.
 * @cssState error - The record can't be shown.
 * @cssState warning - The record is shown, and has errors or warnings.
 * @cssState playing - The game is playing.
 * @cssState at-start - The first node is shown.
 * @cssState at-end - The last node of the line is shown.
 * @cssState has-variations - The shown node has siblings.
 * @cssState open - The problem is neither solved nor failed.
 * @cssState solved - The reader has solved the problem.
 * @cssState failed - The reader has played a wrong move, and has not begun another try.
 * @cssState compact - The board shows only three buttons.
 */
export class SgfBoardElement extends BoardElement {
  static {
    provideParts(parts);
  }

  static override readonly styles = frameStyles;
  /** Themes by name. A page may add its own; colours that it leaves out are those of `kaya`. */
  static readonly themes = themes;
  /** Texts by language tag. A page may add languages, or override texts of the board. */
  static readonly dictionaries = dictionaries;

  readonly #root = super.createRenderRoot();
  readonly #internals = this.attachInternals();
  readonly #board = new BoardContext(this);
  readonly #record = this.#board.record;

  constructor() {
    super();
    const { shell } = this.#board;
    followPage(this.#board);
    shell.probe.addEventListener('transitionend', () => this.requestUpdate('theme'));
  }

  /** All games of the record; `undefined` until it has loaded. */
  get collection(): SgfCollection | undefined {
    const { state } = this.#record;
    return state.kind === 'ready' ? state.collection : undefined;
  }

  /** The shown game. */
  get tree(): GameTree {
    return this.#board.session.tree;
  }

  /** The shown node. */
  get node(): NodeId {
    return this.#board.session.node;
  }

  /** The shown position: stones, captures, turn, last move. */
  get position(): Position {
    return this.#board.session.position;
  }

  /** The address of the shown node, as `path`, `goTo` and links take it. */
  get currentPath(): string {
    return this.#board.session.chosenGame + formatAddress(this.tree, this.node);
  }

  /** The number of the last move, as the record counts moves. */
  get moveNumber(): number {
    return this.position.moveNumber;
  }

  /** The reason why the record can't be shown. Its message is meant for readers. */
  get error(): Error | undefined {
    const { state } = this.#record;
    return state.kind === 'failed' ? state.error : undefined;
  }

  /** Oddities of the record and of the moves on its main line. The list is complete when `sgf-diagnostic` fires. */
  get diagnostics(): readonly BoardDiagnostic[] {
    return this.#board.diagnosis.found;
  }

  /**
   * Resolves when the record (if there is one) and everything that its picture needs have loaded, and the board is
   * painted if it is near the screen. Rejects if the record can't be loaded.
   */
  get ready(): Promise<void> {
    return this.#board.readiness.wait();
  }

  /** Loads another record: SGF text, or an address. */
  async load(source: string): Promise<void> {
    const isText = source.search(/^\s*\(\s*;|\n/) >= 0;
    this.sgf = isText ? source : '';
    this.src = isText ? '' : source;
    await this.ready;
  }

  /**
   * Goes to a move of the main line (`35`, or `-1` from the end), to an address (`35.2.4`, `#Name`, `game2.35`), or
   * takes a step (`first`, `next` …). An address without a game is in the shown game.
   * @returns {boolean} whether another node is shown now
   * @throws TypeError for anything else
   */
  goTo(target: number | string): boolean {
    return this.#board.session.goTo(target, 'api');
  }

  /** Goes to the start. */
  first(): boolean {
    return this.goTo('first');
  }

  /** Goes one node back. */
  prev(): boolean {
    return this.goTo('prev');
  }

  /** Goes one node forward on the line. */
  next(): boolean {
    return this.goTo('next');
  }

  /** Goes to the end of the line. */
  last(): boolean {
    return this.goTo('last');
  }

  /** Goes to the previous variation. */
  up(): boolean {
    return this.goTo('up');
  }

  /** Goes to the second of the next moves, if there are several; otherwise to the next variation. */
  down(): boolean {
    return this.goTo('down');
  }

  /** Goes back to the opening position, which `move` or `path` sets. A problem starts again. */
  reset(): boolean {
    const { session } = this.#board;
    return session.challenge?.reset() ?? session.go({ node: openingNode(this, this.tree) }, 'api');
  }

  /**
   * Plays a move as the reader would: a point in SGF notation or as the board names it, or `pass`. In a problem,
   * resolves with the verdict on the move when the opponent has answered. Other boards must have the attribute `try`.
   *
   * @returns {Promise<Outcome>}
   */
  async tryMove(move: string): Promise<Outcome> {
    await this.#part('try');
    return (this.#board.session.lines as OwnLines).tryMove(move); // the loaded part provides them
  }

  /** Starts playing the game, from the shown node; if that is the last one, from the start. */
  play(): Promise<void> {
    return this.#board.interaction.play(this.#board.readiness.wait());
  }

  /** Stops playing the game. */
  pause(): void {
    this.#board.interaction.pause();
  }

  /** Moves the focus to the picture, where keys step the board. */
  override focus(options?: FocusOptions): void {
    const { canvas, root } = this.#board.shell;
    canvas.focus(options);
    if (!root.activeElement) super.focus(options); // there is no picture, but the page may have set tabindex
  }

  /** Describes the shown position in a sentence. */
  describe(): string {
    this.#board.followLanguage();
    return this.#board.session.description;
  }

  /** The board as it is shown, as the text of an SVG file. */
  toSvg(): Promise<string> {
    return this.#export((board) => board.svg());
  }

  /**
   * The board as it is shown, as a PNG file: as wide as on the screen, or `width` pixels wide.
   *
   * @param {{ width?: number }} options
   */
  toPng(options?: { readonly width?: number }): Promise<Blob> {
    return this.#export((board) => board.png(options));
  }

  /**
   * The board as it is shown, as text: for mails (`western`, the default), or in the form that Sensei’s Library and
   * forums use (`sensei`).
   *
   * @param {'western' | 'sensei'} style
   */
  toText(style?: DiagramStyle): Promise<string> {
    return this.#export((board) => board.text(style));
  }

  /** The record as SGF text, with all its games. */
  toSgf(): Promise<string> {
    return this.#export((board) => board.sgf());
  }

  async #export<File>(write: (board: Exporter) => File): Promise<Awaited<File>> {
    const part = await this.#part('export');
    return await write(new part.Exporter(this.#board));
  }

  /** Loads a part, and waits until the board is ready. */
  async #part<Name extends PartName>(name: Name): Promise<ModuleOf<Name>> {
    const part = await loadPart(name);
    if (!part) throw new Error(missingPart);
    await this.ready; // after the part: another record may be requested while it loads
    return part;
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...withoutProperty];
  }

  /** `data-sgf` counts only if `sgf` is empty. Links find the board by its `id`. */
  override attributeChangedCallback(name: string, before: string | null, value: string | null) {
    if (name === 'id') this.requestUpdate();
    else if (/sgf$/.test(name)) this.sgf = this.getAttribute('sgf') || this.dataset['sgf'] || '';
    else super.attributeChangedCallback(name, before, value);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate('theme');
  }

  /** Defined so that `moveBefore` does not call the other two callbacks. */
  connectedMoveCallback(): void {}

  /** A new source discards the loaded record at once, so that `ready` waits for the new one. */
  override requestUpdate(
    name?: PropertyKey,
    before?: unknown,
    options?: PropertyDeclaration<string | boolean>,
  ): void {
    const source = sources.find((each) => each === name);
    if (name === 'src' || (source && this[source] !== before)) this.#record.reset();
    super.requestUpdate(name, before, options);
  }

  /** Boards that are added together take turns for their first update. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    if (this.hasUpdated || !this.isConnected) return super.scheduleUpdate() as undefined;
    const { room, shell } = this.#board;
    const arrival = {
      measure: () => void room.read(measure(shell.gauge)),
      isUrgent: () => this.#board.readiness.isAwaited || choiceOf(this, 'loading') === 'eager',
      takeRoom: () => {
        this.#arrange();
        shapeFrame(this.#board);
      },
    };
    return firstTurn(this, arrival).then((isNear) => {
      this.#board.canvas.isNear ??= isNear; // a later report of the observer wins
      void super.scheduleUpdate();
    });
  }

  /** A board outside of the page does not update. */
  protected override shouldUpdate(): boolean {
    return this.isConnected;
  }

  /** Keeps its styles in another document, for example in the preview of an editor. */
  adoptedCallback(): void {
    const { ownerDocument } = this;
    const view = ownerDocument === document ? window : ownerDocument.defaultView;
    if (view) registerProperties(view);
    adoptAgain(this.#root as ShadowRoot, frameStyles);
    this.requestUpdate('theme');
  }

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const { picture, session, canvas, opening } = this.#board;
    this.#board.followLanguage();
    const isEager = choiceOf(this, 'loading') === 'eager' || this.#record.isAwaited;
    if (canvas.isNear || isEager) this.#record.start();
    if (changed.has('game') || changed.has('path')) session.chosenGame = '';
    opening.follow();
    picture.follow();
    if (changed.has('theme')) picture.followTheme();
    this.#arrange();
  }

  #arrange(): void {
    const { room, session } = this.#board;
    this.#board.arrangement = arrange(this, room.isTiny, session.challenge?.isRevealed);
  }

  /** The shadow tree exists from the beginning, because listeners are added to it before the first update. */
  protected override createRenderRoot() {
    return this.#root;
  }

  protected override render(): TemplateResult {
    return frame(this.#board);
  }

  protected override update(changed: Map<PropertyKey, unknown>): void {
    super.update(changed);
    const { session, arrangement, interaction } = this.#board;
    styleFrame(this.#board);
    this.#internals.role = arrangement.mode === 'diagram' ? 'figure' : 'group';
    this.#internals.ariaLabel = nameOf(this.#board);
    updateStates(
      this.#internals,
      this.#record.state,
      session.place,
      {
        warning: this.diagnostics.some(({ severity }) => severity !== 'note'),
        playing: Boolean(interaction.steering?.isPlaying),
        compact: arrangement.controls === 'compact',
      },
      session.challenge?.status,
    );
  }
}
