/** Code blocks with the language `sgf` become boards: a plug-in for rehype, the package’s entry `sgf-board/rehype`. */
import { boardOfFence, type Fence, type FenceOptions, isRecord } from './fence.js';
import { hastOf } from './hast.js';
import { nodesIn } from './nodes-in.js';

export type { FenceOptions } from './fence.js';

/** A node of the tree of HTML, hast. */
interface HastLike {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Readonly<Record<string, unknown>>;
  children?: HastLike[];
  data?: { readonly meta?: unknown };
}

/**
 * A plug-in of rehype: `unified().use(sgfBoard, { theme: 'paper' })`, before those that highlight code. It takes
 * `<pre><code class="language-sgf">`; what stood behind the language is there if the code comes from `remark-rehype`.
 */
export default function sgfBoard(options: FenceOptions = {}): (tree: { type: string }) => void {
  return (tree) => {
    let number = 0;
    for (const node of nodesIn<HastLike>(tree)) {
      const fence = node.tagName === 'pre' ? fenceIn(node, options) : undefined;
      if (fence) Object.assign(node, { data: {} }, hastOf(boardOfFence(fence, options, number++)));
    }
  };
}

/** The record in a `pre`, if its `code` is one. */
function fenceIn(pre: HastLike, options: FenceOptions): Fence | undefined {
  const code = pre.children?.find(({ tagName }) => tagName === 'code');
  const { className } = code?.properties ?? {};
  const classes: readonly unknown[] = Array.isArray(className) ? className : [];
  const languages = classes.map((name) => /^lang(?:uage)?-(.+)$/.exec(String(name))?.[1] ?? '');
  const language = languages.find((name) => name && isRecord(name, options));
  if (!code || language === undefined) return undefined;
  const { meta } = code.data ?? {};
  return { info: `${language} ${typeof meta === 'string' ? meta : ''}`, text: textIn(code) };
}

function textIn(code: HastLike): string {
  const nodes = Array.from(nodesIn(code));
  return nodes.map(({ type, value = '' }) => (type === 'text' ? value : '')).join('');
}
