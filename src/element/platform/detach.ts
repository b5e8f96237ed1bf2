/**
 * Removes a node from its place, if it has one. Old versions of Prototype replace `Element.remove`, and theirs throws
 * for a node without a parent.
 */
export function detach(node: ChildNode | null | undefined): void {
  node?.parentNode?.removeChild(node);
}
