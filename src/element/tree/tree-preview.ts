import { readMarkup } from '../../replay/markup.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { buildScene } from '../../view/scene/scene.js';
import type { BoardContext } from '../context.js';
import { sceneBuilder, type Shown } from '../picture/picture.js';
import { placeAt } from '../session/place.js';
import { paintScene } from '../../view/paint/paint.js';
import { placeLayout } from '../../view/layout/placement.js';
import type { Theme } from '../../view/paint/theme.js';
import { hidePopover, makePopover, placeBeside, showPopover } from '../reader/popover.js';
import { beginningOfComment, nameMove } from './describe-node.js';

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
    makePopover(this.#element);
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
    hidePopover(this.#element);
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
    showPopover(this.#element);
    placeBeside(this.#element, node, GAP, 0.5);
    addEventListener('keydown', this.#onKey, true);
    addEventListener('scroll', this.#onScroll, true);
  }
}

function paintSmall(canvas: HTMLCanvasElement, { scene, layout }: Shown, theme: Theme): void {
  const side = Math.round((BOARD_SIDE * devicePixelRatio) / Math.max(layout.width, layout.height));
  canvas.width = Math.ceil(layout.width * side);
  canvas.height = Math.ceil(layout.height * side);
  const context = canvas.getContext('2d', { alpha: false });
  const placement = placeLayout(layout, canvas.width, canvas.height);
  if (context) paintScene(context, scene, placement, theme);
}
