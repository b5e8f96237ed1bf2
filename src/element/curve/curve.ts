import { detach } from '../platform/detach.js';
import { html, nothing, render, svg, type TemplateResult } from 'lit/html.js';
import { type Evaluation, evaluationsOf, lossesOf } from '../../game/evaluations.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { enCurve } from '../../texts/en/curve.js';
import type { Board, Part } from '../board.js';
import { measure, observeSize } from '../platform/observers.js';
import { spotOf } from '../platform/spot.js';
import { stepsAlong } from '../ui/slider.js';
import { rateText, sayLoss, scoreText } from './amounts.js';
import { curveStyles } from './curve-styles.js';
import { type Known, openCurveTable } from './curve-table.js';
import { type Plot, plotOf } from './plot.js';
import { unpackEvaluation } from './unpack.js';

/** Distance within which a pointer selects a move of large loss, in CSS pixels; a finger is less exact. */
const NEAR_PX = 5;
const NEAR_TOUCH_PX = 14;
/**
 * Shortest track that sets the width of the curve, in CSS pixels. Narrow boxes hide the track; the curve is then as
 * wide as the box.
 */
const SHORTEST_TRACK = 120;
/** Distance that a pressed pointer has to move before it drags, in CSS pixels. */
const DRAG_PX = 4;
const HEIGHT = 48;
/** Number of evaluations that are unpacked between two updates of the curve. */
const SHOWN_AFTER = 20;

const nothingKnown: Known = { evaluations: [], losses: [] };

export const styles = [curveStyles];

export const mount = (board: Board): Part => new Curve(board);

/** Win rate and score along the game, above the slider. Keys and pointers go to the moves of large loss. */
class Curve implements Part {
  readonly commands = {
    'next-loss': () => this.#goToLoss(1),
    'prev-loss': () => this.#goToLoss(-1),
  };
  readonly #board: Board;
  readonly #box = document.createElement('div');
  readonly #stopObserving: () => void;
  /** Unpacked evaluations, by the packed text. */
  readonly #packed = new Map<string, Evaluation | undefined>();
  /** The line whose evaluations are or were unpacked. */
  #unpacked: readonly NodeId[] = [];
  #width = 0;
  #known = nothingKnown;
  /** The values that `#known` depends on. */
  #from: readonly unknown[] = [];
  /** The furthest index that the reader has seen, and the game that it belongs to. */
  #reached = 0;
  #game: unknown;
  #plot: Plot | undefined;
  /** The values that the plot depends on. */
  #drawn: readonly unknown[] = [];
  /** Width of the plot, in CSS pixels. */
  #drawnWidth = 0;
  #pointed: number | undefined;
  /** Where the pointer was pressed, until it drags; in CSS pixels. */
  #pressedX: number | undefined;
  /** Whether a pointer that was pressed on the plot is still held. */
  #isHeld = false;

  constructor(board: Board) {
    const { controls } = board.shell;
    this.#board = board;
    this.#box.className = 'curve';
    this.#box.part.add('curve');
    this.#box.role = 'group';
    this.#box.dir = 'ltr';
    controls.prepend(this.#box);
    this.#stopObserving = observeSize(this.#box, ({ cssWidth }) => {
      this.#width = cssWidth;
      this.#draw();
    });
  }

  update(): void {
    this.#read();
    this.#draw();
  }

  release(): void {
    this.#unpacked = [];
    this.#stopObserving();
    detach(this.#box);
    this.#board.shell.controls.classList.remove('flat', 'printed');
  }

  /** Reads the evaluations of the line. If the result is hidden, reads only as far as the reader has stepped. */
  #read(): void {
    const { host, session, shell } = this.#board;
    const { tree, line, index } = session.place;
    const game = host.live ? `${host.src} ${session.gameNumber}` : session.source; // a live game has new trees
    if (game !== this.#game) this.#reached = 0;
    this.#game = game;
    this.#reached = Math.max(this.#reached, index);
    const count = session.mayReveal('result') ? line.length : this.#reached + 1;
    const from = [line, count, this.#packed.size];
    if (from.every((part, at) => part === this.#from[at])) return;
    this.#from = from;
    const evaluations = evaluationsOf(tree, line.slice(0, count)).map(
      (evaluation, at) => evaluation ?? this.#packed.get(this.#packedAt(line[at] ?? tree.root)),
    );
    this.#known = { evaluations, losses: lossesOf(tree, line, evaluations) };
    const isFlat = evaluations.filter(Boolean).length < 2;
    const isHopeless = isFlat && count === line.length && !tree.mentions('KT');
    shell.controls.classList.toggle('flat', isHopeless);
    shell.controls.classList.toggle('printed', !isHopeless);
    this.#box.hidden = isFlat;
    if (tree.mentions('KT')) void this.#unpack();
  }

  /** The third value of KT; '' if there is none. */
  #packedAt(node: NodeId): string {
    return this.#board.session.place.tree.values(node, 'KT')[2] ?? '';
  }

  /** Unpacks the packed evaluations of the line, node by node, and shows them from time to time. */
  async #unpack(): Promise<void> {
    const { host, session } = this.#board;
    const { line } = session.place;
    if (this.#unpacked === line) return;
    this.#unpacked = line;
    const values = new Set(line.map((node) => this.#packedAt(node)));
    for (const packed of values) {
      if (!packed || this.#packed.has(packed)) continue;
      const evaluation = await unpackEvaluation(packed);
      if (this.#unpacked !== line) return; // another line is shown, or the board has been removed
      this.#packed.set(packed, evaluation);
      if (this.#packed.size % SHOWN_AFTER === 0) host.requestUpdate();
    }
    host.requestUpdate();
  }

  /** The moves of large loss, by their indexes. */
  get #losses(): readonly number[] {
    return this.#known.losses.flatMap((loss, index) => (loss?.isLarge ? [index] : []));
  }

  #goToLoss(direction: 1 | -1): boolean {
    const { session, announcer, language } = this.#board;
    const { index, line } = session.place;
    const ahead = this.#losses.filter((each) => (each - index) * direction > 0);
    const to = direction > 0 ? ahead[0] : ahead.at(-1);
    if (to === undefined) {
      announcer.say(language.say(enCurve, 'none'));
      return true;
    }
    const loss = this.#known.losses[to];
    if (session.go({ node: line[to] ?? session.node }, 'user') && loss)
      announcer.say(`${sayLoss(loss, language)}. ${announcer.text}`);
    return true;
  }

  #draw(): void {
    const { session, shell, language } = this.#board;
    const track = shell.controls.querySelector('.track');
    if (!this.#width || !track || this.#box.hidden) return;
    const { index } = session.place;
    const trackWidth = measure(track).cssWidth;
    const width = trackWidth < SHORTEST_TRACK ? this.#width : trackWidth;
    const along = stepsAlong(track, session.timeLine, width);
    const drawn = [this.#known, width, along.distance];
    if (!drawn.every((part, at) => part === this.#drawn[at]))
      this.#plot = plotOf(this.#known.evaluations, this.#known.losses, {
        ...along,
        height: HEIGHT,
      });
    this.#drawn = drawn;
    this.#drawnWidth = width;
    if (this.#box.lang !== language.tag) this.#box.lang = language.tag;
    this.#box.ariaLabel = language.say(enCurve, 'curve');
    const xOf = (at: number) => along.start + at * along.distance;
    render(
      html`${this.#plot ? this.#plotTemplate(this.#plot, width, xOf) : nothing} ${this.#button(this.#pointed ?? index)}`,
      this.#box,
    );
  }

  #plotTemplate(plot: Plot, width: number, xOf: (index: number) => number): TemplateResult {
    const { index } = this.#board.session.place;
    const upright = (name: string, at: number) => {
      const x = xOf(at).toFixed(1);
      return svg`<path class=${name} d="M${x} 0V${HEIGHT}"></path>`;
    };
    const dots = plot.losses.map(
      ({ x, y }) => svg`<circle class="loss" cx=${x.toFixed(1)} cy=${y.toFixed(1)} r="3"></circle>`,
    );
    const leave = () => this.#point(undefined);
    return html`<svg
      aria-hidden="true"
      width=${width}
      viewBox="0 0 ${width} ${HEIGHT}"
      preserveAspectRatio="none"
      @pointerdown=${this.#press}
      @pointermove=${this.#move}
      @pointerleave=${leave}
      @pointercancel=${leave}
    >
      ${svg`<rect class="white" width="100%" height="100%" rx="3"></rect>
      <path class="black" d=${plot.black}></path>
      <path class="half" d="M0 ${HEIGHT / 2}H${width}"></path>
      <path class="score" d=${plot.score}></path>
      ${this.#pointed === undefined ? nothing : upright('pointed', this.#pointed)}
      ${upright('now', index)}${dots}`}
    </svg>`;
  }

  /** A button with the evaluation at an index; it opens the table. */
  #button(index: number): TemplateResult {
    const { language } = this.#board;
    const evaluation = this.#known.evaluations[index] ?? {};
    const texts = [rateText(evaluation, language), scoreText(evaluation, language)].filter(Boolean);
    const title = language.say(enCurve, 'open');
    const open = () => void openCurveTable(this.#board, () => this.#known);
    return html`<button
      type="button"
      part="button button-curve"
      aria-haspopup="dialog"
      title=${title}
      @click=${open}
    >
      ${texts.length > 0 ? texts.map((text) => html`<span>${text}</span>`) : '…'}
    </button>`;
  }

  readonly #press = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#pressedX = event.clientX;
    this.#isHeld = true;
    const near = event.pointerType === 'touch' ? NEAR_TOUCH_PX : NEAR_PX;
    const loss = this.#plot?.losses
      .map(({ index, x }) => ({ index, away: Math.abs(x - this.#xOf(event)) }))
      .filter(({ away }) => away <= near)
      .sort((one, other) => one.away - other.away)[0];
    this.#go(loss?.index ?? this.#indexAt(event));
  };

  readonly #move = (event: PointerEvent): void => {
    const index = this.#indexAt(event);
    const isDragged = Math.abs(event.clientX - (this.#pressedX ?? -Infinity)) >= DRAG_PX;
    if (isDragged) this.#pressedX = undefined;
    if (!(event.buttons & 1)) this.#isHeld = false;
    if (this.#isHeld && isDragged) this.#go(index);
    if (event.pointerType !== 'touch') this.#point(index);
  };

  #point(index: number | undefined): void {
    if (index === this.#pointed) return;
    this.#pointed = index;
    this.#draw();
  }

  #go(index: number): void {
    const { session } = this.#board;
    session.go({ node: session.place.line[index] ?? session.node }, 'user', false);
  }

  /** Position of a pointer, in CSS pixels from the left edge of the plot. */
  #xOf(event: PointerEvent): number {
    const [across] = spotOf(event, event.currentTarget as Element);
    return across * this.#drawnWidth;
  }

  #indexAt(event: PointerEvent): number {
    const { session, shell } = this.#board;
    const track = shell.controls.querySelector('.track') ?? shell.controls;
    const { start, distance } = stepsAlong(track, session.timeLine, this.#drawnWidth);
    const index = Math.round((this.#xOf(event) - start) / distance);
    return Math.max(0, Math.min(index, session.place.line.length - 1));
  }
}
