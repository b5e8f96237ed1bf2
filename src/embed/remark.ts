/** Code blocks with the language `sgf` become boards: a plug-in for remark, the package’s entry `sgf-board/remark`. */
import { boardOfFence, checkFenceOptions, type FenceOptions, isRecord } from './fence.js';
import { type HastElement, hastOf } from './hast.js';
import { nodesIn } from './nodes-in.js';

export type { FenceOptions } from './fence.js';

/** A node of the tree of Markdown, mdast. */
interface MdastNode {
  type: string;
  lang?: string | null;
  meta?: string | null;
  value?: string;
  children?: MdastNode[];
  data?: object;
}

/**
 * A plug-in of remark: `unified().use(sgfBoard, { theme: 'paper' })`. The boards are elements, not raw HTML, so that
 * nothing else has to be allowed, and MDX accepts them, too. Highlighters of code that work on HTML come later.
 */
export default function sgfBoard(options: FenceOptions = {}): (tree: { type: string }) => void {
  checkFenceOptions(options);
  return (tree) => {
    let number = 0;
    for (const node of nodesIn<MdastNode>(tree)) {
      const info = `${node.lang ?? ''} ${node.meta ?? ''}`;
      if (node.type !== 'code' || !isRecord(info, options)) continue;
      const board = boardOfFence({ info, text: node.value ?? '' }, options, number++);
      turnInto(node, hastOf(board));
    }
  };
}

/** Turns a node of Markdown into an element. `remark-rehype` reads its tag, attributes and content from `data`. */
function turnInto(node: MdastNode, { tagName, properties, children }: HastElement): void {
  node.type = 'sgfBoard';
  node.children = [];
  node.data = { hName: tagName, hProperties: properties, hChildren: children };
  for (const name of ['lang', 'meta', 'value'] as const) Reflect.deleteProperty(node, name);
}
