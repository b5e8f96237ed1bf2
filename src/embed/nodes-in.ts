/** A node of a tree of unified. */
export interface Parent<Node> {
  children?: Node[];
}

/** All nodes of a tree in the order of the text. The caller may change the children of a node that it has just got. */
export function* nodesIn<Node extends Parent<Node>>(root: Node): Generator<Node, void> {
  const open = [root];
  for (let node; (node = open.pop());) {
    yield node;
    const children = node.children ?? [];
    for (let at = children.length - 1; at >= 0; at--) {
      const child = children[at];
      if (child) open.push(child);
    }
  }
}
