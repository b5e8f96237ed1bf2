import type { FenceOptions } from './fence.js';
import type { Sgf, Source } from './figure.js';
import { staticStyles } from './figure-sheet.js';
import { type HastLike, hastOf, textIn } from './hast.js';
import { nodesIn } from './nodes-in.js';
import { attributeNames, type BoardAttributes } from './options.js';
import { openSteps, stepFigure } from './story.js';

/** The file that unified writes, which collects messages for the author. */
export interface Report {
  message(reason: string, node: HastLike): unknown;
}

/** A step of a story: an element with `data-path`. */
interface Step {
  readonly element: HastLike;
  readonly address: string;
  /** The element before which the figure goes, if the step can't hold it. */
  readonly place: HastLike | undefined;
}

/** Elements with text alone: in HTML, a figure ends a paragraph. */
const TEXT_ONLY = /^(?:p|h[1-6]|pre|summary)$/;
/** Elements that can't contain a figure, if a step is in them; the same as in `element/article/story-print.ts`. */
const HOLDERS = /^(?:p|h[1-6]|pre|summary|table)$/;
/** Elements that can't contain anything, or only items. */
const NO_TEXT = /^(?:img|picture|svg|video|audio|iframe|hr|br|ul|ol|dl)$/;

/** Adds a figure to each step of all stories in a page, unless the step has one. Reports problems to the file. */
export function fillStories(tree: HastLike, options: FenceOptions, file: Report | undefined): void {
  const page = new Page(tree);
  let styles =
    options.styles ??
    !page.nodes.some((node) => node.tagName === 'style' && textIn(node) === staticStyles);
  const found = new Set<string>();
  for (const story of page.nodes) {
    const id = attributeOf(story, 'data-sgf-story');
    if (!id || found.has(id)) continue; // if ids repeat, the first counts, as for the board
    found.add(id);
    const steps = page.stepsIn(story);
    const sources = openStory(page, story, steps, options);
    if (typeof sources === 'string') {
      file?.message(`The story “${id}” has no figures: ${sources}`, story);
      continue;
    }
    const isDone = steps.map((step) => page.hasFigure(step));
    steps.forEach((step, at) => {
      const source = sources[at];
      if (!source) {
        file?.message(`The record of “${id}” has no node at “${step.address}”.`, step.element);
      } else if (!isDone[at]) {
        page.putFigure(hastOf(stepFigure(source, styles)), step);
        styles = false;
      }
    });
  }
}

/** Opens the steps of a story. If it can't have figures, returns a text that tells the author why and what to do. */
function openStory(
  page: Page,
  story: HastLike,
  steps: readonly Step[],
  options: FenceOptions,
): (Source | undefined)[] | string {
  const id = attributeOf(story, 'data-sgf-story') ?? '';
  if (page.closest(story, TEXT_ONLY))
    return 'a paragraph can’t hold them. Write `data-sgf-story` on a <div> or a <section>.';
  const board = page.boardOf(id);
  if (!board) return `there is no <sgf-board id="${id}">.`;
  const record = page.recordOf(board, options);
  const src = srcOf(board);
  if (!record && src && !options.read)
    return 'the record of its board is not in the page. Give the plug-in `read`, which returns the record at an address.';
  if (!record) return src ? `there is no record at “${src}”.` : 'its board has no record.';
  const idPrefix = `${options.idPrefix ?? ''}${id}-`;
  const own = { ...options, ...boardAttributes(board), idPrefix };
  const addresses = steps.map(({ address }) => address);
  return (
    openSteps(record, addresses, own) ??
    'the record of its board can’t be read, or its game has no board.'
  );
}

/** A page in hast, with the parents of its elements. */
class Page {
  readonly nodes: readonly HastLike[];
  readonly #parents = new Map<HastLike, HastLike>();

  constructor(tree: HastLike) {
    this.nodes = [...nodesIn(tree)];
    for (const node of this.nodes)
      for (const child of node.children ?? []) this.#parents.set(child, node);
  }

  /** The nearest element with a matching tag: the node itself or one around it, inside `limit` if given. */
  closest(node: HastLike, tag: RegExp, limit?: HastLike): HastLike | undefined {
    let at: HastLike | undefined = node;
    while (at && at !== limit && !tag.test(at.tagName ?? '')) at = this.#parents.get(at);
    return at === limit ? undefined : at;
  }

  /** The board with an id: the tag, or an element that the script turns into a board. */
  boardOf(id: string): HastLike | undefined {
    return this.nodes.find(
      (node) =>
        (isBoard(node) || classesOf(node).includes('sgf-board')) && attributeOf(node, 'id') === id,
    );
  }

  /** The record of a board: in its attribute, at its address, in another element of the page, or as its text. */
  recordOf(board: HastLike, { read }: FenceOptions): Sgf | undefined {
    const sgf = attributeOf(board, 'sgf') || attributeOf(board, 'data-sgf');
    if (sgf) return sgf;
    const src = srcOf(board);
    const [, id] = /^#(.+)/.exec(src ?? '') ?? [];
    if (src && id === undefined) return read?.(src);
    const holder = id ? this.nodes.find((node) => attributeOf(node, 'id') === id) : board;
    if (!holder) return undefined;
    // Follows only one reference, because boards that refer to each other would never end.
    if (holder !== board && isBoard(holder) && !srcOf(holder)?.startsWith('#'))
      return this.recordOf(holder, { read });
    const text = textIn(holder);
    return text.trim() ? text : undefined;
  }

  /** The steps of a story in the order of the text, as in `element/article/story.ts`; not those of nested stories. */
  stepsIn(story: HastLike): Step[] {
    return [...nodesIn(story)].flatMap((element) => {
      const address = attributeOf(element, 'data-path');
      const isLink = attributeOf(element, 'data-sgf-board') !== undefined;
      const isStep = !isLink && !/^(?:a|button|sgf-board)$/.test(element.tagName ?? '');
      if (!address || !isStep || this.#storyOf(element) !== story) return [];
      const outer = this.closest(element, HOLDERS, story);
      const own = NO_TEXT.test(element.tagName ?? '') ? element : undefined;
      return [{ element, address, place: outer ?? own }];
    });
  }

  #storyOf(step: HastLike): HastLike | undefined {
    let at = this.#parents.get(step);
    while (at && attributeOf(at, 'data-sgf-story') === undefined) at = this.#parents.get(at);
    return at;
  }

  /** Whether a figure is in the step or directly before it. A board's figure inside the step does not count. */
  hasFigure({ element, place = element }: Step): boolean {
    const siblings = this.#parents.get(place)?.children?.filter(({ tagName }) => tagName) ?? [];
    const before = siblings[siblings.indexOf(place) - 1];
    const inside = [...nodesIn(element)].filter(
      (node) => !this.closest(node, /^sgf-board$/, element),
    );
    return [...inside, ...(before ? [before] : [])].some((node) =>
      classesOf(node).includes('sgf-figure'),
    );
  }

  putFigure(figure: HastLike, { element, place }: Step): void {
    const siblings = place && this.#parents.get(place)?.children;
    if (siblings) siblings.splice(siblings.indexOf(place), 0, figure);
    else element.children = [figure, ...(element.children ?? [])];
  }
}

const isBoard = ({ tagName }: HastLike): boolean => tagName === 'sgf-board';

const srcOf = (board: HastLike): string | undefined =>
  attributeOf(board, isBoard(board) ? 'src' : 'data-src');

function classesOf({ properties = {} }: HastLike): readonly unknown[] {
  const { className } = properties;
  return Array.isArray(className) ? className : [];
}

/** An attribute by its name in HTML; hast may write it `dataSgfStory` and `crossOrigin`, and numbers as numbers. */
function attributeOf({ properties = {} }: HastLike, name: string): string | undefined {
  const key = Object.keys(properties).find((each) => plain(each) === plain(name));
  const value = key === undefined ? undefined : properties[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const plain = (name: string): string => name.toLowerCase().replace(/-/g, '');

/** The attributes of a board, as `renderStatic` takes them. */
function boardAttributes(board: HastLike): BoardAttributes {
  const prefix = isBoard(board) ? '' : 'data';
  const names = new Map([...attributeNames.keys()].map((name) => [prefix + plain(name), name]));
  const read = Object.entries(board.properties ?? {}).flatMap(([key, value]) => {
    const name = names.get(plain(key));
    return name ? [[name, value] as const] : [];
  });
  return Object.fromEntries(read);
}
