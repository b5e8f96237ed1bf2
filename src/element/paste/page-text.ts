import { variationIn, type WrittenLink } from './raw-text.js';

/** A piece of text, at the index `at`, and the node that it comes from, with the index `from` in that node's text. */
interface Piece {
  readonly at: number;
  readonly node: Node;
  readonly from: number;
  readonly length: number;
}

/** A place in a page, as in a `Range`. */
export interface Boundary {
  readonly node: Node;
  readonly offset: number;
}

/** Elements that highlighters, copy buttons and pages add to a text. */
export const ADDED =
  '.gutter, .lineno, .linenos, .line-numbers-rows, .lnt, .ln, .rouge-gutter, .blob-num, button, style, svg, noscript, iframe';
const SKIPPED = `${ADDED}, script, template, textarea, sgf-board, [slot]`;
const PARAGRAPHS = /^(?:p|h[1-6]|blockquote|ul|ol|dl|hr|table)$/;
const BLOCKS =
  /^(?:div|li|dt|dd|tr|pre|section|article|aside|header|footer|main|figure|figcaption|address|details|summary|center)$/;
/** Number of pieces that `breaksBetween` examines. */
const MOST_PIECES = 100;
/** HTML attributes that have no value. */
const FLAGS =
  /^(?:hidden|open|checked|disabled|readonly|required|selected|inert|controls|itemscope|data-.*)$/;

/**
 * The text of elements as their author wrote it, before an editor turned it into elements. Lines and paragraphs become
 * line breaks again, variations that became links are text again, and so are words that became tags (`<b and c>`).
 * Other tags are ignored.
 */
export class PageText {
  /** Variations that an editor turned into links. */
  readonly links: WrittenLink[] = [];
  /** Indices of line breaks between words that were separated only by tags. */
  readonly breaks: number[] = [];
  readonly #parts: string[] = [];
  readonly #pieces: Piece[] = [];
  #length = 0;
  #last = '';
  /** Number of line breaks to write before the next text. */
  #pending = 0;
  #isAfterBreak = false;
  /** Whether a word is directly before that break. */
  #isTight = false;
  #linkAt = 0;
  #text: string | undefined;

  get text(): string {
    return (this.#text ??= this.#parts.join(''));
  }

  /** Adds a node with its content. */
  add(root: Node): this {
    let node: Node | null = root;
    while (node) {
      let isOpen = this.#enter(node, root);
      let next: Node | null = isOpen ? node.firstChild : null;
      for (; node && !next; node = next ? node : node.parentNode) {
        if (isOpen) this.#leave(node);
        if (node === root) return this;
        isOpen = true; // the parent
        next = node.nextSibling;
      }
      node = next;
    }
    return this;
  }

  /** Ends a paragraph, for example where an element was closed. */
  endParagraph(): void {
    this.#break(2);
  }

  /** The place in the page for an index in the text. */
  placeOf(index: number): Boundary | undefined {
    const piece = this.#pieces.filter(({ at }) => at < index).at(-1);
    if (!piece) return undefined;
    const { at, node, from, length } = piece;
    if (node instanceof Text) return { node, offset: from + Math.min(index - at, length) };
    const { parentNode } = node;
    return parentNode ? { node: parentNode, offset: indexOf(node) + 1 } : undefined;
  }

  /** The indices in the text at which the children of a node end, as far as the first pieces reach. */
  breaksBetween(parent: Node): number[] {
    const ends = new Map<Node, number>();
    for (const { at, node, length } of this.#pieces.slice(0, MOST_PIECES)) {
      let child = node;
      while (child.parentNode && child.parentNode !== parent) child = child.parentNode;
      ends.set(child, at + length);
    }
    return [...ends.values()];
  }

  #enter(node: Node, root: Node): boolean {
    if (node instanceof Text) {
      this.#addText(node);
      return false;
    }
    if (!(node instanceof Element)) return node instanceof DocumentFragment;
    if (node !== root && node.matches(SKIPPED)) return false;
    const { localName } = node;
    const hidden = node.getAttribute('data-cfemail');
    if (localName === 'br') this.#addBreak();
    else if (localName === 'img') this.#write(node.getAttribute('alt') ?? '', node);
    else if (hidden !== null) this.#write(shownAddress(hidden), node);
    else {
      this.#break(breaksAround(localName));
      if (localName === 'li') this.#write(listMark(node), node);
      if (localName === 'a' && variationOf(node) !== undefined) {
        this.#write('[', node);
        this.#linkAt = this.#length - 1;
      } else if (node !== root && isText(node)) this.#write(tagOf(node), node);
      return true;
    }
    return false;
  }

  #leave(node: Node): void {
    if (!(node instanceof Element)) return;
    const variation = node.localName === 'a' ? variationOf(node) : undefined;
    if (variation !== undefined) {
      this.#write(`](${variation})`, node);
      this.links.push({ at: this.#linkAt, text: this.text.slice(this.#linkAt) });
    }
    this.#break(breaksAround(node.localName));
  }

  #addText(node: Text): void {
    const { data } = node;
    let from = this.#isAfterBreak ? (/^[^\S\n]*\n/.exec(data)?.[0].length ?? 0) : 0;
    if (this.#pending > 0) {
      const blanks = /^\s*/.exec(data)?.[0] ?? '';
      if (blanks.length === data.length) return;
      from = Math.max(from, blanks.lastIndexOf('\n') + 1);
    }
    if (from === data.length) return;
    this.#write(data.slice(from), node, from);
  }

  /** Adds the line break of a `<br>`. A line feed that follows it in the text belongs to the same break. */
  #addBreak(): void {
    this.#settle();
    this.#isTight = /\S$/.test(this.#last);
    this.#append('\n');
    this.#isAfterBreak = true;
  }

  #break(count: number): void {
    if (this.#length > 0) this.#pending = Math.max(this.#pending, count);
  }

  /** Writes the pending line breaks, minus those already written. */
  #settle(next?: unknown): void {
    const there = /(?:\n[^\S\n]*)*$/.exec(this.#last.slice(-80))?.[0].split('\n').length ?? 1;
    const due = this.#pending - (there - 1);
    this.#pending = 0;
    if (due <= 0) return;
    if (next && /\S$/.test(this.#last)) this.breaks.push(this.#length);
    this.#append('\n'.repeat(due));
  }

  #write(text: string, node: Node, from = 0): void {
    if (!text) return;
    this.#settle(/^\S/.test(text));
    if (this.#isAfterBreak && this.#isTight && from === 0 && /^\S/.test(text))
      this.breaks.push(this.#length - 1);
    this.#isAfterBreak = false;
    this.#pieces.push({ at: this.#length, node, from, length: text.length });
    this.#append(text);
  }

  #append(text: string): void {
    this.#parts.push(text);
    this.#length += text.length;
    this.#last = text;
    this.#text = undefined;
  }
}

function indexOf(node: Node): number {
  let index = 0;
  for (let at = node.previousSibling; at; at = at.previousSibling) index += 1;
  return index;
}

function breaksAround(name: string): number {
  return PARAGRAPHS.test(name) ? 2 : Number(BLOCKS.test(name));
}

function variationOf(link: Element): string | undefined {
  return variationIn(link.getAttribute('href') ?? '');
}

function listMark(item: Element): string {
  const list = item.parentElement;
  if (list?.localName !== 'ol') return '- ';
  const start = Number(list.getAttribute('start') ?? 1);
  return `${start + [...list.children].indexOf(item)}. `;
}

/** Whether an element was text between `<` and `>` that the browser took for a tag. */
function isText(element: Element): boolean {
  const { attributes, localName } = element;
  const isUnknown = element instanceof HTMLUnknownElement && !localName.includes(':');
  const names = [...attributes];
  return (
    isUnknown || (names.length > 0 && names.every(({ name, value }) => !value && !FLAGS.test(name)))
  );
}

function tagOf({ localName, attributes }: Element): string {
  const words = [...attributes].map(({ name, value }) => (value ? `${name}="${value}"` : name));
  return `<${[localName, ...words].join(' ')}>`;
}

/** Decodes text that Cloudflare hid as an e-mail address: hexadecimal bytes, XORed with the first byte. */
function shownAddress(hidden: string): string {
  const bytes = [...(hidden.match(/[\da-f]{2}/gi) ?? [])].map((byte) => parseInt(byte, 16));
  const [key = 0, ...rest] = bytes;
  return String.fromCharCode(...rest.map((byte) => byte ^ key));
}
