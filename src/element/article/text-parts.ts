/** Elements whose text is not read: code, form fields, links, buttons, and boards, which have their own comments. */
const NOT_PROSE =
  'a, button, code, pre, script, style, template, textarea, select, svg, math, sgf-board, [contenteditable], [role=button], [data-sgf-prose=off]';
/** Elements whose text is read as a whole. */
const BLOCK =
  'p, li, dt, dd, h1, h2, h3, h4, h5, h6, td, th, caption, figcaption, blockquote, summary, div, section, article, main';

/** Text nodes that are read together. */
export interface TextBlock {
  /** The closest element around all the text nodes. */
  readonly element: Element;
  readonly nodes: readonly Text[];
}

/** The blocks of text in an element, in the order of the page. */
export function textBlocksIn(section: Element): TextBlock[] {
  const blocks = new Map<Element, Text[]>();
  const accept = (node: Node) =>
    node instanceof Element && node.matches(NOT_PROSE)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT;
  const what = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT;
  const walker = document.createTreeWalker(section, what, accept);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !node.data.trim()) continue;
    const element = node.parentElement?.closest(BLOCK) ?? section;
    const nodes = blocks.get(element) ?? [];
    blocks.set(element, nodes);
    nodes.push(node);
  }
  return [...blocks].map(([element, nodes]) => ({ element, nodes }));
}

/** A text node that was split. */
interface Split {
  readonly node: Text;
  /** The text of the node before and after it was split. */
  readonly whole: string;
  readonly head: string;
  /** The nodes inserted after the text node. */
  readonly rest: readonly ChildNode[];
}

/** A part of a text node that gets its own element. */
interface TextPart {
  readonly start: number;
  readonly end: number;
  readonly element: HTMLElement;
}

/**
 * Puts parts of a text node, in their order, into their own elements.
 *
 * @returns the argument with which `join` undoes it
 */
export function split(node: Text, parts: readonly TextPart[]): Split {
  const whole = node.data;
  const rest: ChildNode[] = [];
  let at = parts[0]?.start ?? whole.length;
  const head = whole.slice(0, at);
  for (const { start, end, element } of parts) {
    if (start > at) rest.push(new Text(whole.slice(at, start)));
    element.textContent = whole.slice(start, end);
    rest.push(element);
    at = end;
  }
  if (at < whole.length) rest.push(new Text(whole.slice(at)));
  node.data = head;
  node.after(...rest);
  return { node, whole, head, rest };
}

/** Joins a split text node again. Text that the page has written into it meanwhile is kept. */
export function join({ node, whole, head, rest }: Split): void {
  for (const each of rest) each.remove();
  if (node.data === head) node.data = whole;
}

export type { Split };
