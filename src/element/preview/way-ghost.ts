import { movesOf } from '../../game/walk.js';
import type { NodeId } from '../../sgf/game-tree.js';
import { isInCrop } from '../../view/layout/layout.js';
import { withGhost } from '../../view/scene/overlays.js';
import type { Board, Part } from '../board.js';
import type { NodeButton } from '../ui/button.js';

/** Shows the move of the variation button under the mouse or the focus as a translucent stone on the board. */
export class WayGhost implements Part {
  readonly #board: Board;
  /** The nodes of the button under the mouse, and of the button to which a key has moved the focus. */
  #pointed: NodeId | undefined;
  #focused: NodeId | undefined;
  #shown: NodeId | undefined;
  readonly #listeners: readonly (readonly [type: string, listener: (event: Event) => void])[] = [
    ['pointermove', (event) => this.#point(event as PointerEvent)],
    ['pointerleave', () => this.#show(undefined, this.#focused)],
    ['focusin', ({ target }) => this.#focus(target as Element)],
    ['focusout', () => this.#show(this.#pointed, undefined)],
  ];

  constructor(board: Board) {
    const { comment, root } = board.shell;
    this.#board = board;
    for (const [type, listener] of this.#listeners) comment.addEventListener(type, listener);
    if (root.activeElement) this.#focus(root.activeElement); // the focus has loaded this part
  }

  /** Hides the stone when the board goes to another node; the buttons are removed then. */
  update(): void {
    const { tree, node } = this.#board.session;
    const isWay = (way: NodeId | undefined) => way !== undefined && tree.parent(way) === node;
    if (this.#shown !== undefined && !isWay(this.#shown)) this.#show(undefined, undefined);
  }

  release(): void {
    const { comment } = this.#board.shell;
    for (const [type, listener] of this.#listeners) comment.removeEventListener(type, listener);
    this.#show(undefined, undefined);
  }

  #point({ target, pointerType }: PointerEvent): void {
    if (pointerType !== 'touch') this.#show(nodeOf(target as Element), this.#focused);
  }

  #focus(element: Element): void {
    this.#show(this.#pointed, element.matches(':focus-visible') ? nodeOf(element) : undefined);
  }

  #show(pointed: NodeId | undefined, focused: NodeId | undefined): void {
    this.#pointed = pointed;
    this.#focused = focused;
    const way = pointed ?? focused;
    if (way === this.#shown) return;
    this.#shown = way;
    this.#board.picture.setOverlay('way', way === undefined ? undefined : this.#overlayOf(way));
  }

  /** Draws the stone that a node plays; nothing for a pass or a point that is not visible. */
  #overlayOf(way: NodeId): Overlay {
    const { tree, notation, size } = this.#board.session.game.replayer;
    const [move] = movesOf(tree, way);
    const point = move === undefined ? move : notation.readMove(tree.firstValue(move), size);
    if (move === undefined || typeof point !== 'number') return ({ scene }) => scene;
    const color = tree.nameOf(move) === 'B' ? 'black' : 'white';
    return ({ scene, layout }) =>
      isInCrop(point, layout) ? withGhost(scene, point, color, layout) : scene;
  }
}

type Overlay = NonNullable<Parameters<Board['picture']['setOverlay']>[1]>;

function nodeOf(element: Element): NodeId | undefined {
  return element.closest<NodeButton>('button')?.node;
}
