import { formatAddress } from '../game/address.js';
import type { Position } from '../replay/position.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { isWhole } from '../sgf/gradual.js';
import type { SgfCollection } from '../sgf/parse.js';
import { describePosition } from '../speech/describe.js';
import { themes } from '../view/paint/theme.js';
import type { DiagramStyle } from '../view/characters/text-diagram.js';
import type { Exporter } from './export/exporter.js';
import { arrange } from './arrangement.js';
import type { PropertyDeclaration, TemplateResult } from 'lit';
import { frameStyles } from './frame-styles.js';
import { BoardContext } from './context.js';
import { CanvasController } from './picture/canvas-controller.js';
import { type BoardDiagnostic, boardEvent } from './events.js';
import { isMissing, loadChunk } from './chunks.js';
import { followPage, followPointer } from './interaction-controller.js';
import { emptyCollection, isOdd } from './session/open-game.js';
import { BoardElement, choiceOf, openingNode, warnOnce } from './attributes.js';
import { chooseGame } from './record/records.js';
import { dictionaries } from './language-controller.js';
import { frame, hasPanels, nameOf, styleFrame, updateStates } from './frame.js';

/**
 * Shows a game record in SGF: board, players, comments, and controls to step through it.
 *
 * @tag sgf-board
 * @summary A game record on a page.
 *
 * Links and buttons of the page lead a board by its id: `<a href="#g1/36">` moves the board `g1` to the address 36 (see
 * `path`), and so does the address of the page; `<button data-sgf-board="g1" data-path="36">` does the same without an
 * entry in the history. `<button commandfor="g1" command="--next">` commands it: `--first`, `--prev`, `--next`, `--last`,
 * `--prev-variation`, `--next-variation`, `--go` (to the button’s `value`), `--reset`, `--play`, `--pause`, `--flip`,
 * `--fullscreen`, `--download`, `--describe` (the position as text). The link to the shown node has `aria-current="true"`.
 *
 * A board speaks the language of the nearest `lang`: English, German, French, Spanish, Portuguese, Russian, Chinese
 * (simplified and traditional), Japanese and Korean. A page adds another, or its own words, with
 * `customElements.get('sgf-board').dictionaries.it = { panels: { next: 'Mossa successiva' } }`; what it lacks is English.
 *
 * On paper a board is a drawing in the theme `paper`, or the one that the attribute `theme` names. Colours set for
 * `auto` are the screen's: another paper is `customElements.get('sgf-board').themes.paper`. Players, caption, comment
 * and moves stand around it as text; the page's own `@media print` rules for parts and panels count more.
 *
 * @attr {string} src - Address of the record, relative to the page; also `data:`. Boards with the same address share one download; `#g1` is the record of the board, script or text with that id.
 * @attr {string} sgf - The record as text, for pages made by programs; people write it inside the element. It wins over `src` and the text inside; with a record inside as well, the console warns. If it is empty, the board shows these again. The property `sgf` sets the same and is not written back to the attribute: the one that was set last counts.
 * @attr {string} data-sgf - Another name of `sgf`. Where both are set, `sgf` wins.
 * @attr {string} charset - Charset of the file, if it does not say so itself, or says it wrong.
 * @attr {'anonymous' | 'use-credentials'} crossorigin - As on `img`.
 * @attr {'lazy' | 'eager'} loading - When to load: near the screen (default), or at once.
 * @attr {string} game - Which game of a collection: its number from 1, or its name.
 * @attr {string} move - Opening position: a move number, `last`, or `-1`, `-2` … from the end. Default 0, in a diagram `last`. Nodes without a move at the end are left out; `path="last"` goes to the very end.
 * @attr {string} path - Opening position exactly, by its address: `35` (after move 35), `35.2` (the second of the moves that follow it), `35.2.4` (four nodes after that), `35+1` (one node without a move further), `last`, or `#Name` (the node whose name that is).
 * @attr {'viewer' | 'diagram'} mode - Everything (default), or the board with its caption only.
 * @attr {'auto' | 'full' | 'compact' | 'none'} controls - Buttons and slider: as many as the box has room for (`auto`; in a diagram none), all, three buttons, or none.
 * @attr {string} panels - What stands beside the board: `auto` (all that the box has room for; in a diagram nothing), `none`, or some of `players`, `comment`, `tree` (in narrow boxes only where it is asked for), `info` and `captures`.
 * @attr {string} view - Part of the board: `auto` (what the record says), `full`, `fit` (all that the game uses), two corners (`A1-J10`, `cc:ff`), or a corner and its size (`top-left 10`, `bottom-right 10x6`).
 * @attr {string} numbers - Move numbers on the stones: `auto` (what the record says), `none`, `all`, `last`, `last-10` (the last ten moves), `51-100`, or `figure` (from where the record begins a figure).
 * @attr {string} number-from - The number of the first numbered move: counting begins anew.
 * @attr {string} marks - The board's own marks: `auto` (the last move), `none`, or some of `last`, `ring` (the last move as a ring), `ko`, `next` (where the record goes on) and `variations` (a letter for each).
 * @attr {'auto' | 'none' | 'western' | 'sgf' | 'numeric' | 'cjk' | 'corner'} coordinates - Names of the lines: Western (A1 bottom left, without I), where there is room (`auto`) or always (`western`); letters of SGF (`aa` top left); numbers (1-1 top left); columns 1–19 from the left with rows 一–十九 from the top (`cjk`); the distance to the nearest edge (`corner`). A line keeps its name when the board is turned.
 * @attr {'0' | '90' | '180' | '270' | string} rotate - Turns the board clockwise, a Hex board in steps of 30 degrees (`330` is a diamond); text stays upright.
 * @attr {boolean} mirror - Swaps left and right of the board, as it is after turning.
 * @attr {boolean} swap-colors - Shows black as white and white as black, on the board and beside the players' names. What is written or spoken (“Move 1, Black Q16”, the result, comments) keeps the colours of the record.
 * @attr {'auto' | 'kaya' | 'walnut' | 'bamboo' | 'paper' | 'flat' | 'felt' | 'dark' | 'high-contrast' | string} theme - `auto` follows the page: light text means a dark board, and readers who want high contrast get it. A page adds a theme with `customElements.get('sgf-board').themes.mine = { background: '#486' }`, before a board asks for it: its keys are named like the board's custom properties, without `--sgf-board-`; two more are `font` and `figure`, the direction of the grain (type `ThemeSource`).
 * @attr {string} caption - A line below the board.
 * @attr {string} label - Accessible name; by default the caption, else the players' names.
 * @attr {string} tools - What the menu offers readers: some of `link` (to the shown move, for a board with an `id`), `sgf`, `image`, `print`, `fullscreen`, `flip` and `help`, or `none`. By default all, in a diagram none.
 * @attr {boolean} try - Readers may play moves of their own: by mouse, by finger (the first tap shows the stone, the second plays it), by key. They stand in the tree, apart from the record, can be undone, cleared, copied as SGF, and linked to (`#g1/35.pd.dp`).
 * @attr {boolean} hide-result - The result is not told until the reader asks for it, with a button in its place.
 * @attr {boolean} autoplay - Plays the game as soon as the board is on the screen. Does nothing for readers who ask for less motion, nor on a board without controls (a diagram, unless it has some), because nobody could stop it there.
 * @attr {string} interval - Milliseconds between two moves that play by themselves, from 100 on; by default 1,500 and the time to read the comment, 15 characters a second, at most 30 s.
 * @attr {boolean} loop - At the end it starts again.
 * @attr {'focus' | 'none'} keys - Keys step while the focus is in the board (default), or never.
 * @attr {'long' | 'short'} speech - What screen readers say at each step: all (default), or the move only. Readers may choose otherwise in the help (the ? key).
 * @attr {'none' | 'focus'} wheel - With `focus` the wheel steps over a board that has the focus; at the ends it scrolls the page.
 *
 * @fires load - The record is there. Does not bubble, as on `img`.
 * @fires error - The record could not be loaded or read; see the property `error`. Does not bubble.
 * @fires {CustomEvent<NavigateDetail>} sgf-before-navigate - Another node is about to be shown; cancelable.
 * @fires {CustomEvent<NavigateDetail>} sgf-navigate - Another node is shown, or the reader has chosen another game of the file. The detail has `path` (its address), `node` (its number in the file), `move`, `game` (its number in the file, from 1) and `source` (`user`, `command`, `link`, `api` or `autoplay`).
 * @fires {CustomEvent<NavigateDetail>} sgf-try - The reader has played a move of their own; `path` holds it: `35.pd`.
 * @fires {CustomEvent<null>} sgf-play - The game plays by itself.
 * @fires {CustomEvent<null>} sgf-pause - It no longer does: the reader took over, somebody called `pause()`, or it is at the end.
 * @fires {CustomEvent<readonly BoardDiagnostic[]>} sgf-diagnostic - The record is odd; the detail lists `code`, `severity`, `game` (its number in the file, from 1), `node`, `line`, `column`, `excerpt` and `message`.
 *
 * @slot - The record itself as text, also in a `script`, `template`, `pre` or `textarea`; or fallback content: shown until the record is there, and when it can't be loaded. The board reads the text again when it changes, unless elements are added with it (by a translator or a highlighter, say). The reader stays at the node to which the same moves lead; otherwise the game opens anew.
 * @slot caption - A caption with markup.
 * @slot poster - What is seen until the board is there: a picture of it, say.
 * @slot header - Above everything.
 * @slot footer - Below everything.
 *
 * @csspart board - The box of the board.
 * @csspart canvas - The board itself.
 * @csspart controls - Slider and buttons.
 * @csspart button - Every button of the controls; each also has `button-first`, `button-next`, `button-play`, `button-prev-comment` and so on; `button-retry` loads again what failed, `button-info` tells all of the game, `button-tools` opens the menu of tools.
 * @csspart own - The row of the reader’s own moves (`try`), with `button-undo`, `button-clear`, `button-back` and `button-pass`.
 * @csspart slider - The slider.
 * @csspart player - Each player; also `player-black`, `player-white`.
 * @csspart captures - The number of captured stones.
 * @csspart info - Event, date, place and result.
 * @csspart comment - Name, comment and variations of the shown node.
 * @csspart tree - The tree of variations.
 * @csspart games - For a file of several games: its buttons are `button-prev-game`, `button-games` and `button-next-game`.
 * @csspart dialog - What opens over the page: the list of a file's games, the game information, the help, the position as text.
 * @csspart caption - The caption.
 * @csspart moves - The moves as text, on paper only.
 * @csspart message - What went wrong, or that it is loading.
 * @csspart status - What is odd about the record, folded up, below the board.
 *
 * @cssprop --sgf-board-background - Colour of the wood, under its grain.
 * @cssprop --sgf-board-line - Colour of the lines.
 * @cssprop --sgf-board-line-width - Width of the lines, a length that is brought onto pixels; by default a share of their distance.
 * @cssprop --sgf-board-star - Colour of the star points.
 * @cssprop --sgf-board-coordinate - Colour of the coordinates.
 * @cssprop --sgf-board-black - Colour of black stones.
 * @cssprop --sgf-board-white - Colour of white stones.
 * @cssprop --sgf-board-stone-outline - Colour of the line around stones; `--sgf-board-black-outline` and `--sgf-board-white-outline` tell the colours apart.
 * @cssprop --sgf-board-stone-shadow - Colour of the shadow that a stone throws.
 * @cssprop --sgf-board-grain - How strongly the wood's grain is seen, a number; at 0 board and stones are flat.
 * @cssprop --sgf-board-mark - Colour of marks and labels, on whatever they stand; `--sgf-board-mark-on-black`, `--sgf-board-mark-on-white` and `--sgf-board-mark-on-board` tell the grounds apart.
 * @cssprop --sgf-board-label - Colour of labels.
 * @cssprop --sgf-board-last - Colour of the last move's mark or number, and of the way by which a game of Hex was won.
 * @cssprop --sgf-board-arrow - Colour of arrows and lines; `--sgf-board-arrow-outline` is that of their edge.
 * @cssprop --sgf-board-region - Colour over the points of a region (RG); `--sgf-board-secure` and `--sgf-board-tried` are those of secure (SC) and tried points (SE). Let the board shine through.
 * @cssprop --sgf-board-dimmed - Colour over dimmed points (DD).
 * @cssprop --sgf-board-text - Text colour of the panels.
 * @cssprop --sgf-board-surface - Background of the panels.
 * @cssprop --sgf-board-border - Borders of buttons and panels.
 * @cssprop --sgf-board-accent - Focus ring, slider, side to play.
 * @cssprop --sgf-board-radius - Corner radius.
 * @cssprop --sgf-board-gap - Space between the panels.
 * @cssprop --sgf-board-font - Font of panels, coordinates and labels; on the board a sans serif by default.
 * @cssprop --sgf-board-comment-max-height - Height of the comment in narrow boxes.
 * @cssprop --sgf-board-max-size - Greatest width of the element.
 * @cssprop --sgf-board-shadow - Shadow of the board.
 *
 * @cssState loading - The record is on its way.
 * @cssState ready - The record is shown.
 * @cssState empty - There is no record.
 * @cssState error - The record can't be shown.
 * @cssState warning - The record is shown, and odd.
 * @cssState playing - The game plays by itself.
 * @cssState at-start - The first node is shown.
 * @cssState at-end - The last node of the line is shown.
 * @cssState has-variations - The shown node has siblings.
 * @cssState compact - There are three buttons only.
 */
export class SgfBoardElement extends BoardElement {
  static override readonly styles = frameStyles;
  /** Themes by name; a page may add its own, each as far as it differs from `kaya`. */
  static readonly themes = themes;
  /** Sentences by language tag; a page may add languages, or put its own in place of those that come with the board. */
  static readonly dictionaries = dictionaries;

  /** What `game`, `move` and `path` said when the shown game was opened. */
  #openedFor = '';
  #diagnostics: readonly BoardDiagnostic[] = [];
  override readonly renderRoot = this.createRenderRoot() as ShadowRoot;
  readonly #internals = this.attachInternals();
  readonly #board = new BoardContext(this, () => void this.#recordChanged());
  readonly #record = this.#board.record;
  readonly #canvas = new CanvasController(this.#board);

  constructor() {
    super();
    const { shell } = this.#board;
    followPointer(this.#board);
    followPage(this.#board);
    shell.probe.addEventListener('transitionend', () => this.requestUpdate('theme'));
  }

  /** All games of the record; `undefined` until it is there. */
  get collection(): SgfCollection | undefined {
    const { state } = this.#record;
    return state.kind === 'ready' ? state.collection : undefined;
  }

  /** The game that is shown. */
  get tree(): GameTree {
    return this.#board.session.tree;
  }

  /** The node that is shown. */
  get node(): NodeId {
    return this.#board.session.node;
  }

  /** The shown position: stones, captures, turn, last move. */
  get position(): Position {
    return this.#board.session.position;
  }

  /** The address of the shown node, as `path`, `goTo` and links take it. */
  get currentPath(): string {
    return formatAddress(this.tree, this.node);
  }

  /** The number of the last move, as the record counts. */
  get moveNumber(): number {
    return this.position.moveNumber;
  }

  /** Why the record can't be shown; its message is for people. */
  get error(): Error | undefined {
    const { state } = this.#record;
    return state.kind === 'failed' ? state.error : undefined;
  }

  /** What is odd about the record and the moves of its main line; known at `sgf-diagnostic`. */
  get diagnostics(): readonly BoardDiagnostic[] {
    return this.#diagnostics;
  }

  /**
   * Resolves when the record and all that its picture needs are there, and painted if the board is near the screen (or
   * there is none to load); rejects when the record can't be loaded.
   */
  get ready(): Promise<void> {
    return this.#shown();
  }

  /** Loads another record: SGF text, or an address. */
  async load(source: string): Promise<void> {
    const isText = source.search(/^\s*\(\s*;/) === 0;
    this.sgf = isText ? source : '';
    this.src = isText ? '' : source;
    await this.ready;
  }

  /**
   * Goes to a move of the main line (`35`, `-1` from the end), to an address (`35.2.4`, `#Name`), or takes a step
   * (`first`, `next` …).
   * @returns {boolean} whether another node is shown now
   * @throws TypeError for anything else
   */
  goTo(target: number | string): boolean {
    return this.#board.session.goTo(target, 'api');
  }

  /** To the start. */
  first(): boolean {
    return this.goTo('first');
  }

  /** One node back. */
  prev(): boolean {
    return this.goTo('prev');
  }

  /** One node further on the line. */
  next(): boolean {
    return this.goTo('next');
  }

  /** To the end of the line. */
  last(): boolean {
    return this.goTo('last');
  }

  /** To the variation before this one. */
  up(): boolean {
    return this.goTo('up');
  }

  /** To the variation after this one. */
  down(): boolean {
    return this.goTo('down');
  }

  /** Back to the position that `move` or `path` opens. */
  reset(): boolean {
    return this.#board.session.go({ node: openingNode(this, this.tree) }, 'api');
  }

  /** Plays the game by itself, from the shown node; at the end from the beginning. */
  play(): Promise<void> {
    return this.#board.interaction.play(this.#shown());
  }

  /** Ends `play`. */
  pause(): void {
    this.#board.interaction.pause();
  }

  /** The shown position in a sentence. */
  describe(): string {
    const { notation } = this.#board.session.game.replayer;
    return describePosition(this.position, notation, this.#board.followLanguage());
  }

  /** The board as it is shown, as the text of an SVG file. */
  toSvg(): Promise<string> {
    return this.#export((board) => board.svg());
  }

  /**
   * The board as it is shown, as a PNG file: as wide as on the screen, or so many pixels.
   *
   * @param {{ width?: number }} options
   */
  toPng(options?: { readonly width?: number }): Promise<Blob> {
    return this.#export((board) => board.png(options));
  }

  /**
   * The board as it is shown, in characters: for a mail (`western`, the default), or as Sensei’s Library and forums
   * read it (`sensei`).
   *
   * @param {'western' | 'sensei'} style
   */
  toText(style?: DiagramStyle): Promise<string> {
    return this.#export((board) => board.text(style));
  }

  /** The record as SGF text, all its games. */
  toSgf(): Promise<string> {
    return this.#export((board) => board.sgf());
  }

  /** Opens what came of loading, and tells the page of it once all is in place. */
  async #recordChanged(): Promise<void> {
    const { state } = this.#record;
    this.#openGame();
    await Promise.resolve();
    if (state !== this.#record.state) return;
    if (state.kind === 'failed') this.dispatchEvent(new Event('error'));
    if (state.kind !== 'ready') return;
    this.dispatchEvent(new Event('load'));
    await this.#diagnose();
  }

  async #shown(): Promise<void> {
    const { picture } = this.#board;
    await this.#record.ready();
    for (;;) {
      if (this.isConnected) {
        await this.updateComplete;
        if (hasPanels(this.#board) && (await loadChunk('panels'))) await this.updateComplete;
        picture.draw(picture.size?.cssWidth || Infinity, true); // starts loading what it needs
      }
      if (!picture.settled) return this.#canvas.paint();
      await picture.settled;
    }
  }

  /** Tells what is odd about the record and the main line of the game that is shown. */
  async #diagnose(): Promise<void> {
    const { state, hasTags } = this.#record;
    const { session } = this.#board;
    const { record } = session;
    if (state.kind !== 'ready') return;
    const { collection } = state;
    if (isWhole(collection) && !hasTags && !isOdd(collection, record)) return;
    const chunk = await loadChunk('odd');
    const isWanted = () => state === this.#record.state && record === session.record;
    const found = await chunk?.diagnose(this.#board, collection, isWanted);
    if (!found?.length || !isWanted()) return; // there is markup in it, and nothing is lost
    this.#diagnostics = found;
    this.requestUpdate();
    this.dispatchEvent(boardEvent('sgf-diagnostic', found));
  }

  /** Shows the wanted game of the record at its opening position. */
  #openGame(): void {
    const { session, picture } = this.#board;
    const record = this.collection ?? emptyCollection;
    const wanted = chooseGame(record, this.game);
    const tree = wanted ?? record.trees[0];
    if (!tree) return;
    if (!wanted && this.collection) {
      warnOnce(this, 'game', `1 to ${record.trees.length}, names of games`);
    }
    this.#diagnostics = [];
    this.#openedFor = this.#wanted;
    picture.forgetTheme();
    session.open(record, tree, this.#record.keep?.(tree) ?? openingNode(this, tree));
  }

  /** What the attributes say about where to open. */
  get #wanted(): string {
    return JSON.stringify([this.game, this.move, this.path]);
  }

  async #export<File>(write: (board: Exporter) => File): Promise<Awaited<File>> {
    const chunk = await loadChunk('export');
    if (!chunk) throw new Error(isMissing);
    await this.#shown(); // last: another record may have been asked for meanwhile
    return await write(new chunk.Exporter(this.#board));
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'id', 'data-sgf'];
  }

  /** `data-sgf` is another name of `sgf`, which counts where it holds something; by `id` links find the board. */
  override attributeChangedCallback(name: string, before: string | null, value: string | null) {
    if (name === 'id') this.requestUpdate();
    else if (/sgf$/.test(name)) this.sgf = this.getAttribute('sgf') || this.dataset['sgf'] || '';
    else super.attributeChangedCallback(name, before, value);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate('theme');
  }

  /** Known to `moveBefore`, which then neither disconnects nor connects: nothing is to be done. */
  connectedMoveCallback(): void {}

  /** A new source makes what was loaded old at once, so that `ready` speaks of the new one. */
  override requestUpdate(
    name?: PropertyKey,
    before?: unknown,
    options?: PropertyDeclaration<string | boolean>,
  ): void {
    const isSource = /^(sgf|charset|crossOrigin)$/.test(String(name));
    if (name === 'src' || (isSource && this[name as keyof this] !== before)) this.#record.reset();
    super.requestUpdate(name, before, options);
  }

  /** Public, because printing can't wait for the end of the turn. */
  override performUpdate(): void {
    super.performUpdate();
  }

  /** What has left the page follows nothing. */
  protected override shouldUpdate(): boolean {
    return this.isConnected;
  }

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    const { picture, room } = this.#board;
    this.#board.followLanguage();
    const isEager = choiceOf(this, 'loading') === 'eager' || this.#record.isAwaited;
    if (this.#canvas.isNear || isEager) this.#record.start();
    if (this.#openedFor !== this.#wanted) {
      this.#openGame();
      void this.#diagnose();
    }
    picture.follow();
    if (changed.has('theme')) picture.followTheme();
    this.#board.arrangement = arrange(this, room.isTiny);
  }

  protected override render(): TemplateResult {
    return frame(this.#board);
  }

  protected override updated(): void {
    const { session, arrangement, interaction } = this.#board;
    styleFrame(this.#board);
    this.#internals.role = arrangement.mode === 'viewer' ? 'group' : 'figure';
    this.#internals.ariaLabel = nameOf(this.#board);
    updateStates(this.#internals, this.#record.state, session.place, {
      warning: this.#diagnostics.some(({ severity }) => severity !== 'note'),
      playing: Boolean(interaction.steering?.isPlaying),
      compact: arrangement.controls === 'compact',
    });
  }
}
