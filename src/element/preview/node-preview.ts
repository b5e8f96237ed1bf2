import { shapePainters } from '../platform/painters.js';
import { css } from 'lit';
import { html, render } from 'lit/html.js';
import { readMarkup } from '../../replay/markup.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { beginningOfComment, nameMove } from '../../speech/node.js';
import { placeLayout } from '../../view/layout/placement.js';
import { paintScene } from '../../view/paint/paint.js';
import type { Theme } from '../../view/paint/theme.js';
import { buildScene } from '../../view/scene/scene.js';
import type { Board } from '../board.js';
import type { Shown } from '../picture/picture.js';
import { placeAt } from '../../game/place.js';
import { adopt } from '../ui/styles.js';
import { hidePopover, makePopover, placeBeside, showPopover } from '../ui/popover.js';

/** Time that a pointer or the keyboard rests on a node before its preview opens. */
const REST_MS = 250;
/** The longer side of the board, in CSS pixels. */
const BOARD_SIDE = 144;
/** Gap between a node and its preview, in CSS pixels: room for the hand that points. */
const GAP = 12;

/** A part of a board where nodes are pointed at. */
export interface PreviewSource {
  /** Whether previews open at once. */
  readonly isQuick?: boolean;
  /** The box of a node in the window; its preview opens beside it. */
  placeOf(node: NodeId): DOMRect;
  /** Called with the node that has a preview from now on, if any. */
  changed?(node: NodeId | undefined): void;
}

/** The pointer may move into a preview, so the gap between the two counts as part of it. */
const previewStyles = css`
  .preview {
    position: fixed;
    inset: 0 auto auto 0;
    z-index: 10;
    box-sizing: border-box;
    width: calc(10 * var(--em));
    max-width: 90vw;
    margin: 0;
    padding: calc(0.5 * var(--em));
    overflow: visible;
    font-size: max(12px, 0.8 * var(--em));
    line-height: 1.35;
    overflow-wrap: anywhere;
    color: CanvasText;
    background: Canvas;
    border: 1px solid var(--edge);
    border-radius: var(--radius);
    box-shadow: 0 2px 10px #0004;
    &::after {
      content: '';
      position: absolute;
      inset: calc(-1px * ${GAP});
      z-index: -1;
    }
    canvas {
      position: static;
      display: block;
      width: 100%;
      height: auto;
      margin-bottom: calc(0.4 * var(--em));
      border-radius: 3px;
    }
  }
  @media print {
    .preview {
      display: none;
    }
  }
`;

const previews = new WeakMap<Board, NodePreview>();

/** The preview of a board, which shows one node at a time. */
export function previewOf(board: Board): NodePreview {
  const preview = previews.get(board) ?? new NodePreview(board);
  previews.set(board, preview);
  return preview;
}

/**
 * Shows a small board with the move of a node and the beginning of its comment, beside the element or drawing of that
 * node. In the tree the comment describes the item for screen readers; the item itself names the move.
 */
export class NodePreview {
  readonly #board: Board;
  readonly #element = document.createElement('div');
  #source: PreviewSource | undefined;
  /** The node that is shown, or will be when the timer ends. */
  #node: NodeId | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The source whose preview Escape has closed; it shows none until the reader leaves it. */
  #dismissed: PreviewSource | undefined;

  constructor(board: Board) {
    const { root, frame } = board.shell;
    this.#board = board;
    Object.assign(this.#element, { className: 'preview', id: 'preview', role: 'tooltip' });
    this.#element.onpointerleave = () => this.hide();
    makePopover(this.#element);
    adopt(root, 'preview', previewStyles);
    frame.append(this.#element);
  }

  /** Shows a node when the reader has rested on it, or at once if another one is shown already. */
  show(source: PreviewSource, node: NodeId): void {
    if (source === this.#dismissed || (source === this.#source && node === this.#node)) return;
    const isOpen = !this.#element.hidden;
    if (source !== this.#source) this.hide();
    clearTimeout(this.#timer);
    this.#source = source;
    this.#node = node;
    const show = () => this.#show(source, node);
    if (isOpen || source.isQuick) show();
    else this.#timer = setTimeout(show, REST_MS);
  }

  /** Hides the preview of a source, or the one that is shown. */
  hide(source = this.#source): void {
    if (source === this.#dismissed) this.#dismissed = undefined;
    if (!source || source !== this.#source) return;
    clearTimeout(this.#timer);
    this.#source = this.#node = undefined;
    if (this.#element.hidden) return;
    removeEventListener('keydown', this.#onKey, true);
    removeEventListener('scroll', this.#onScroll, true);
    hidePopover(this.#element);
    source.changed?.(undefined);
  }

  #show(source: PreviewSource, node: NodeId): void {
    const { session, picture, language } = this.#board;
    const { replayer } = session.game;
    const theme = replayer.hasBoard ? picture.theme : undefined;
    render(
      html`<canvas aria-hidden="true" ?hidden=${!theme}></canvas>
        <p aria-hidden="true"><b>${nameMove(replayer, node, language)}</b></p>
        <p dir="auto">${beginningOfComment(replayer, node)}</p>`,
      this.#element,
    );
    const canvas = this.#element.querySelector('canvas');
    if (canvas && theme) paintSmall(canvas, smallBoard(this.#board, node), theme);
    showPopover(this.#element); // its size is known only while it is open
    placeBeside(this.#element, source.placeOf(node), GAP, 0.5, true);
    addEventListener('keydown', this.#onKey, true);
    addEventListener('scroll', this.#onScroll, true);
    source.changed?.(node);
  }

  /** Wherever the focus is, Escape closes the preview, and does nothing else at the same time. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    const source = this.#source;
    this.hide();
    this.#dismissed = source;
  };

  /** Hides the preview, since the page has moved the node. */
  readonly #onScroll = (): void => this.hide();
}

/** Another node of the game as the board would show it, without names of lines. */
function smallBoard(board: Board, node: NodeId): Shown {
  const { host, session, picture } = board;
  const { game } = session;
  const { replayer, tree } = game;
  const markup = readMarkup(replayer, node);
  const layout = picture.layoutOf(game, markup.view, 0);
  const build = picture.builderOf(game) ?? buildScene;
  const position = replayer.positionAt(node);
  const scene = build(position, markup, layout, host, game, placeAt(tree, node), board);
  return { layout, scene: picture.recolored(scene) };
}

function paintSmall(canvas: HTMLCanvasElement, { scene, layout }: Shown, theme: Theme): void {
  const side = Math.round((BOARD_SIDE * devicePixelRatio) / Math.max(layout.width, layout.height));
  canvas.width = Math.ceil(layout.width * side);
  canvas.height = Math.ceil(layout.height * side);
  const context = canvas.getContext('2d', { alpha: false });
  const placement = placeLayout(layout, canvas.width, canvas.height);
  if (context) paintScene(context, scene, placement, theme, { painters: shapePainters() });
}
