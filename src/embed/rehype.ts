/**
 * Code blocks with the language `sgf` become boards, and the steps of stories have figures: a plug-in for rehype, the
 * package’s entry `sgf-board/rehype`.
 */
import {
  boardOfFence,
  checkFenceOptions,
  type Fence,
  type FenceOptions,
  isRecord,
} from './fence.js';
import { type HastLike, hastOf, textIn } from './hast.js';
import { fillStories, type Report } from './hast-stories.js';
import { nodesIn } from './nodes-in.js';

export type { FenceOptions } from './fence.js';

/**
 * A plug-in of rehype: `unified().use(sgfBoard, { theme: 'paper' })`, before those that highlight code. It takes
 * `<pre><code class="language-sgf">`, with the words after the language if the code comes from `remark-rehype`. Steps
 * of a story (`data-sgf-story`) get a figure for readers without script, if the record is in the page or comes from
 * `read`. A story in Markdown is raw HTML: use `rehype-raw` before.
 */
export default function sgfBoard(
  options: FenceOptions = {},
): (tree: { type: string }, file?: Report) => void {
  checkFenceOptions(options);
  return (tree, file) => {
    let number = 0;
    for (const node of nodesIn<HastLike>(tree)) {
      const fence = node.tagName === 'pre' ? fenceIn(node, options) : undefined;
      if (fence) Object.assign(node, { data: {} }, hastOf(boardOfFence(fence, options, number++)));
    }
    fillStories(tree, options, file);
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
