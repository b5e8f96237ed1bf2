import { html, render } from 'lit/html.js';
import { readMarkup } from '../../replay/markup.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { beginningOfComment, nameMove } from '../../speech/node.js';
import { placeLayout } from '../../view/layout/placement.js';
import { paintScene } from '../../view/paint/paint.js';
import type { Theme } from '../../view/paint/theme.js';
import { buildScene } from '../../view/scene/scene.js';
import type { BoardContext } from '../context.js';
import { tagOf } from '../language-controller.js';
import { sceneBuilder, type Shown } from '../picture/picture.js';
import { hidePopover, placeBeside, showPopover } from './popover.js';
import { placeAt } from '../session/place.js';

/** How long a pointer or the keyboard rests on a node before its preview opens. */
const REST_MS = 250;
/** The longer side of the board, in CSS pixels. */
const BOARD_SIDE = 144;
/** Between a node and its preview, in CSS pixels: room for the hand that points. */
const GAP = 12;

/** Shows beside a node of the tree a small board with its move and the beginning of its comment. */
export class TreePreview {
  readonly #board: BoardContext;
  readonly #element: HTMLElement;
  readonly #onChange: (node: NodeId | undefined) => void;
  /** The node that is shown, or will be when the timer ends. */
  #node: NodeId | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param element a popover
   * @param onChange called with the node that is shown from now on
   */
  constructor(
    board: BoardContext,
    element: HTMLElement,
    onChange: (node: NodeId | undefined) => void,
  ) {
    this.#board = board;
    this.#element = element;
    this.#onChange = onChange;
  }

  /** Shows a node after a moment; at once if another one is shown already. */
  showSoon(node: NodeId, placeNode: () => DOMRect): void {
    if (node === this.#node) return;
    clearTimeout(this.#timer);
    this.#node = node;
    const show = () => this.#show(node, placeNode());
    if (this.#element.hidden) this.#timer = setTimeout(show, REST_MS);
    else show();
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#node = undefined;
    if (this.#element.hidden) return;
    removeEventListener('keydown', this.#onKey, true);
    removeEventListener('scroll', this.#onScroll, true);
    hidePopover(this.#element);
    this.#onChange(undefined);
  }

  #show(node: NodeId, at: DOMRect): void {
    const { host, session, picture, language } = this.#board;
    const { replayer } = session.game;
    const theme = replayer.hasBoard ? picture.theme : undefined;
    render(
      html`<canvas aria-hidden="true" ?hidden=${!theme}></canvas>
        <p class="tree-move">${nameMove(replayer, node, language)}</p>
        <p dir="auto" lang=${tagOf(host)}>${beginningOfComment(replayer, node)}</p>`,
      this.#element,
    );
    const canvas = this.#element.querySelector('canvas');
    if (canvas && theme) paintSmall(canvas, smallBoard(this.#board, node), theme);
    showPopover(this.#element); // it has to be open to know its size
    placeBeside(this.#element, at, GAP, 0.5);
    addEventListener('keydown', this.#onKey, true);
    addEventListener('scroll', this.#onScroll, true);
    this.#onChange(node);
  }

  /** Wherever the focus is, Escape closes the preview, and does nothing else at the same time. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.hide();
  };

  /** The page has moved the node away. */
  readonly #onScroll = (): void => this.hide();
}

/** Another node of the game as the board would show it, without names of lines. */
function smallBoard(board: BoardContext, node: NodeId): Shown {
  const { host, session, picture } = board;
  const { game } = session;
  const { replayer, tree } = game;
  const markup = readMarkup(replayer, node);
  const layout = picture.layoutOf(game, markup.view, 0);
  const build = sceneBuilder(board, game) ?? buildScene;
  const position = replayer.positionAt(node);
  const scene = build(position, markup, layout, host, game, placeAt(tree, node));
  return { layout, scene: picture.recolored(scene) };
}

function paintSmall(canvas: HTMLCanvasElement, { scene, layout }: Shown, theme: Theme): void {
  const side = Math.round((BOARD_SIDE * devicePixelRatio) / Math.max(layout.width, layout.height));
  canvas.width = Math.ceil(layout.width * side);
  canvas.height = Math.ceil(layout.height * side);
  const context = canvas.getContext('2d', { alpha: false });
  const placement = placeLayout(layout, canvas.width, canvas.height);
  if (context) paintScene(context, scene, placement, theme);
}
