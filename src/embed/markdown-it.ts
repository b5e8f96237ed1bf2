/**
 * Code blocks with the language `sgf` become boards: a plug-in for markdown-it, the package’s entry
 * `sgf-board/markdown-it`.
 */
import { boardOfFence, checkFenceOptions, type FenceOptions, isRecord } from './fence.js';
import { htmlOf } from '../view/html/html-of.js';

export type { FenceOptions } from './fence.js';

interface Token {
  readonly type: string;
  readonly info: string;
  readonly content: string;
}

/**
 * A rule of markdown-it, which writes a token. Declared as a method because its parameters have more specific types
 * there.
 */
type Rule = {
  write(
    tokens: readonly Token[],
    index: number,
    options: unknown,
    env: unknown,
    renderer: unknown,
  ): string;
}['write'];

/** The part of markdown-it that the plug-in uses. */
export interface MarkdownItLike {
  readonly renderer: { readonly rules: { fence?: Rule } };
}

/** @example `markdownIt().use(sgfBoard, { theme: 'paper' })`, after plug-ins that highlight code */
export default function sgfBoard(md: MarkdownItLike, options: FenceOptions = {}): void {
  checkFenceOptions(options);
  const { rules } = md.renderer;
  const others = rules.fence;
  /** The first record of each page. */
  const first = new WeakMap<readonly Token[], number>();
  rules.fence = (tokens, index, ...rest) => {
    const token = tokens[index];
    if (!token || !isRecord(token.info, options)) return others?.(tokens, index, ...rest) ?? '';
    const start = first.get(tokens) ?? index;
    first.set(tokens, start);
    const fence = { info: token.info, text: token.content };
    return `${htmlOf(boardOfFence(fence, options, index - start))}\n`;
  };
}
