import type { NodeId } from '../../sgf/game-tree.js';

export class TreePanel {
  readonly box: HTMLElement;
  readonly enter: (node: NodeId) => boolean;
  constructor(box: HTMLElement, enter: (node: NodeId) => boolean) {
    this.box = box;
    this.enter = enter;
  }
  show(view: unknown): void {
    this.box.title = String(view);
  }
}
