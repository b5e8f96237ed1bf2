import type { NodeId } from '../../sgf/game-tree.js';
import { paintScene } from '../../view/paint.js';
import { placeLayout } from '../../view/placement.js';
import type { Theme } from '../../view/theme.js';
import { smallBoard } from '../board/small-board.js';
import type { BoardContext } from '../context.js';
import type { Shown } from '../picture/picture.js';
import { beginningOfComment, nameMove } from './describe-node.js';

/** How long a pointer or the keyboard rests on a node before it is shown. */
const REST_MS = 250;
/** The longer side of the board, in CSS pixels. */
const BOARD_SIDE = 144;
/** Between a node and its preview, in CSS pixels: room for the hand that points. */
const GAP = 12;

let previewCount = 0;

/** A small board of a node with its move and the beginning of its comment, beside the node. */
export class TreePreview {
  readonly id = `sgf-board-preview-${++previewCount}`;
  /** The node that is shown. */
  node: NodeId | undefined;
  readonly #element = document.createElement('div');
  readonly #canvas = document.createElement('canvas');
  readonly #move = document.createElement('p');
  readonly #comment = document.createElement('p');
  #awaited: NodeId | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #board: BoardContext;
  readonly #tell: (node: NodeId | undefined) => void;

  /** @param tell takes the node that is shown, each time that this changes */
  constructor(board: BoardContext, parent: HTMLElement, tell: (node: NodeId | undefined) => void) {
    this.#board = board;
    this.#tell = tell;
    this.#element.className = 'tree-preview';
    this.#element.id = this.id;
    this.#element.role = 'tooltip';
    this.#element.hidden = true;
    this.#element.popover = 'manual';
    this.#canvas.ariaHidden = 'true';
    this.#move.className = 'tree-move';
    this.#comment.dir = 'auto';
    this.#element.append(this.#canvas, this.#move, this.#comment);
    parent.append(this.#element);
  }

  /** Shows a node after a moment; at once where another one is shown already. */
  showSoon(node: NodeId, place: () => DOMRect): void {
    if (node === (this.node ?? this.#awaited)) return;
    clearTimeout(this.#timer);
    const show = () => {
      this.#fill(node);
      this.#open(place());
      this.#tell(node);
    };
    if (this.node !== undefined) return show();
    this.#awaited = node;
    this.#timer = setTimeout(show, REST_MS);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#awaited = undefined;
    if (this.node === undefined) return;
    this.node = undefined;
    this.#tell(undefined);
    removeEventListener('keydown', this.#onKey, true);
    removeEventListener('scroll', this.#onScroll, true);
    if (this.#element.isConnected && isPopover(this.#element)) this.#element.hidePopover();
    this.#element.hidden = true;
  }

  /** Wherever the focus is: Escape closes the preview, and nothing else at the same time. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.hide();
  };

  /** The page has moved its node away. */
  readonly #onScroll = (): void => this.hide();

  #fill(node: NodeId): void {
    const { session, picture, language } = this.#board;
    const { replayer } = session.game;
    const { theme } = picture;
    this.node = node;
    this.#move.textContent = nameMove(replayer, node, language);
    this.#comment.textContent = beginningOfComment(replayer, node);
    this.#canvas.hidden = !replayer.hasBoard || !theme;
    if (replayer.hasBoard && theme) paintSmall(this.#canvas, smallBoard(this.#board, node), theme);
  }

  /** It has to be open to know its size. */
  #open(node: DOMRect): void {
    const element = this.#element;
    element.hidden = false;
    if (element.isConnected && 'showPopover' in element && !isPopover(element))
      element.showPopover();
    Object.assign(element.style, { left: '0', top: '0' });
    // Without a top layer an ancestor may be what fixed boxes are placed in.
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = placeBeside(node, width, height);
    Object.assign(element.style, { left: `${x - left}px`, top: `${y - top}px` });
    addEventListener('keydown', this.#onKey, true);
    addEventListener('scroll', this.#onScroll, true);
  }
}

function isPopover(element: HTMLElement): boolean {
  return 'showPopover' in element && element.matches(':popover-open');
}

function paintSmall(canvas: HTMLCanvasElement, { scene, layout }: Shown, theme: Theme): void {
  const side = Math.round((BOARD_SIDE * devicePixelRatio) / Math.max(layout.width, layout.height));
  canvas.width = Math.ceil(layout.width * side);
  canvas.height = Math.ceil(layout.height * side);
  const context = canvas.getContext('2d', { alpha: false });
  const placement = placeLayout(layout, canvas.width, canvas.height);
  if (context) paintScene(context, scene, placement, theme);
}

/** Below a node, above it, or at its side, wherever it is in the window and does not cover the node. */
function placeBeside(node: DOMRect, width: number, height: number): [left: number, top: number] {
  const clamp = (start: number, length: number, room: number) =>
    Math.max(0, Math.min(start, room - length));
  const isRoomBelow = node.bottom + GAP + height <= innerHeight;
  const isRoomAbove = node.top - GAP - height >= 0;
  if (isRoomBelow || isRoomAbove) {
    const left = clamp(node.left + (node.width - width) / 2, width, innerWidth);
    return [left, isRoomBelow ? node.bottom + GAP : node.top - GAP - height];
  }
  const isRoomRight = node.right + GAP + width <= innerWidth;
  const left = isRoomRight ? node.right + GAP : node.left - GAP - width;
  return [left, clamp(node.top + (node.height - height) / 2, height, innerHeight)];
}
