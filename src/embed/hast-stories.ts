import type { FenceOptions } from './fence.js';
import type { Sgf } from './figure.js';
import { type HastLike, hastOf, textIn } from './hast.js';
import { nodesIn } from './nodes-in.js';
import { attributeNames, type BoardAttributes } from './options.js';
import { openSteps, stepFigure } from './story.js';

/** The file that unified writes: it keeps messages for the author. */
export interface Report {
  message(reason: string, node: HastLike): unknown;
}

/** A step of a story, and the element that it is in. */
interface Step {
  readonly element: HastLike;
  readonly parent: HastLike;
  readonly address: string;
}

/** Elements that can't hold a figure: it goes before them. */
const TEXT_ONLY = /^(?:p|h[1-6]|pre|summary)$/;

/** Gives the steps of all stories in a page a figure; those that have one keep it. Tells the file what is missing. */
export function fillStories(page: HastLike, options: FenceOptions, file: Report | undefined): void {
  let { styles } = options;
  const all = Array.from(nodesIn(page));
  for (const story of all) {
    const id = attributeOf(story, 'data-sgf-story');
    if (!id) continue;
    const board = all.find(
      (node) => node.tagName === 'sgf-board' && attributeOf(node, 'id') === id,
    );
    const record = board && recordOf(board, options);
    if (!record) {
      file?.message(`The story “${id}” has no figures: ${cureFor(id, board)}`, board ?? story);
      continue;
    }
    const own = { ...options, ...boardAttributes(board), idPrefix: `${id}-` };
    const steps = stepsIn(story);
    const done = new Set(steps.filter(hasFigure));
    const addresses = steps.map(({ address }) => address);
    for (const [at, source] of openSteps(record, addresses, own).entries()) {
      const step = steps[at];
      if (!step) continue;
      if (!source) {
        file?.message(`The record of “${id}” has no node at “${step.address}”.`, step.element);
      } else if (!done.has(step)) {
        putFigure(hastOf(stepFigure(source, styles)), step);
        styles = false;
      }
    }
  }
}

const cureFor = (id: string, board: HastLike | undefined): string =>
  board
    ? 'the record of its board is not in the page. Give the plug-in `read`, which returns the record at an address.'
    : `there is no <sgf-board id="${id}">.`;

/** An attribute by its name in HTML; hast may write it `dataSgfStory` and `crossOrigin`, and numbers as numbers. */
function attributeOf({ properties = {} }: HastLike, name: string): string | undefined {
  const key = Object.keys(properties).find((each) => plain(each) === plain(name));
  const value = key === undefined ? undefined : properties[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

const plain = (name: string): string => name.toLowerCase().replace(/-/g, '');

/** The attributes of a board, as `renderStatic` takes them. */
function boardAttributes({ properties = {} }: HastLike): BoardAttributes {
  const names = new Map([...attributeNames.keys()].map((name) => [plain(name), name]));
  const read = Object.entries(properties).flatMap(([key, value]) => {
    const name = names.get(plain(key)) ?? names.get(plain(key).replace(/^data/, ''));
    return name ? [[name, value] as const] : [];
  });
  return Object.fromEntries(read);
}

/** The record of a board: in its attribute, at its address, or as the text in it. */
function recordOf(board: HastLike, { read }: FenceOptions): Sgf | undefined {
  const attribute = (name: string) =>
    attributeOf(board, name) ?? attributeOf(board, `data-${name}`);
  const sgf = attribute('sgf');
  if (sgf) return sgf;
  const src = attribute('src');
  if (src) return read?.(src);
  const text = textIn(board);
  return text.trim() ? text : undefined;
}

/** In the order of the text, as the element finds them (`element/article/story.ts`). */
function stepsIn(story: HastLike): Step[] {
  const parents = new Map<HastLike, HastLike>();
  return Array.from(nodesIn(story)).flatMap((element) => {
    for (const child of element.children ?? []) parents.set(child, element);
    const parent = parents.get(element);
    const address = attributeOf(element, 'data-path');
    const isLink = attributeOf(element, 'data-sgf-board') !== undefined;
    const isStep = !isLink && !/^(?:a|button|sgf-board)$/.test(element.tagName ?? '');
    return parent && address && isStep ? [{ element, parent, address }] : [];
  });
}

/** In the step, or directly before it. */
function hasFigure({ element, parent }: Step): boolean {
  const siblings = parent.children?.filter(({ tagName }) => tagName) ?? [];
  const before = siblings[siblings.indexOf(element) - 1];
  return [...nodesIn(element), ...(before ? [before] : [])].some(isFigure);
}

function isFigure({ properties }: HastLike): boolean {
  const { className } = properties ?? {};
  return Array.isArray(className) && className.includes('sgf-figure');
}

function putFigure(figure: HastLike, { element, parent }: Step): void {
  const children = parent.children ?? [];
  if (TEXT_ONLY.test(element.tagName ?? '')) children.splice(children.indexOf(element), 0, figure);
  else element.children = [figure, ...(element.children ?? [])];
}
