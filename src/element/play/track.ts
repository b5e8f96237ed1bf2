import { COMMENTED, HOTSPOT, JUDGED, MARKED, NAMED, remarksOf } from '../../game/remarks.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import type { Place } from '../session/place.js';
import type { BoardContext } from '../context.js';
import { observeSize } from '../picture/observers.js';

/** What makes a node worth stopping at; a node may be several. */
export const COMMENT = 1;
export const BRANCHING = 2;
/** A name (N) or a hotspot (HO). */
export const BOOKMARK = 4;
/** Marks on the board, or a judgement of the move. */
export const MARK = 8;

interface Landmarks {
  /** For each node of the line what it is, in the bits above; 0 where it is a plain move. */
  readonly worths: Uint8Array;
  /** Where on the line the first and the last of them are; `first` is behind `last` where there are none. */
  readonly first: number;
  readonly last: number;
}

const known = new WeakMap<readonly NodeId[], Landmarks>();

/** The landmarks of a line, each line read once. */
export function landmarksOf(tree: GameTree, line: readonly NodeId[]): Landmarks {
  const before = known.get(line);
  if (before) return before;
  const found = Uint8Array.from(line, (node) => worthOf(tree, node));
  let last = found.length - 1;
  while (last >= 0 && !found[last]) last--;
  const landmarks = { worths: found, first: Math.max(0, found.findIndex(Boolean)), last };
  known.set(line, landmarks);
  return landmarks;
}

/** The nearest landmark of the line before (-1) or after (1) a place. */
export function landmarkFrom({ tree, line, index }: Place, direction: -1 | 1): NodeId | undefined {
  const { worths: found, first, last } = landmarksOf(tree, line);
  const from = direction > 0 ? Math.max(index + 1, first) : Math.min(index - 1, last);
  for (let at = from; at >= first && at <= last; at += direction) {
    if (found[at]) return line[at];
  }
  return undefined;
}

function worthOf(tree: GameTree, node: NodeId): number {
  const child = tree.firstChild(node);
  const hasBranches = child !== undefined && tree.nextSibling(child) !== undefined;
  const said = remarksOf(tree, node);
  return (
    (hasBranches ? BRANCHING : 0) |
    (said & COMMENTED ? COMMENT : 0) |
    (said & (NAMED | HOTSPOT) ? BOOKMARK : 0) |
    (said & (MARKED | JUDGED) ? MARK : 0)
  );
}

/** Marks of one kind are at least so far apart, in CSS pixels; of those between the first is drawn. */
const APART_PX = 4;

/** What is drawn along the track, by the class of its path; heights in CSS pixels. */
const kinds = [
  { name: 'branching', worth: BRANCHING, shape: 'v-7m0 4l3-3' }, // a way forks off, over the track
  {
    name: 'comment',
    worth: COMMENT,
    shape: 'm-1.75 0a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0',
  },
  { name: 'bookmark', worth: BOOKMARK, shape: 'm0-5l5 5l-5 5l-5-5z' },
] as const;

interface TrackPath {
  readonly name: (typeof kinds)[number]['name'];
  /** For the attribute `d`. */
  readonly path: string;
}

/** How high each kind stands in a track of 24 px, whose middle is 12. */
const heights = { branching: 9.5, comment: 19, bookmark: 12 } as const;

/**
 * The marks of a line along a slider.
 *
 * @param worths for each node what it is, as `landmarksOf` tells
 * @param width of the slider; the middle of its thumb goes from `thumb / 2` to `width - thumb / 2`
 */
export function trackPaths(worths: Uint8Array, width: number, thumb: number): TrackPath[] {
  const stretch = (width - thumb) / Math.max(1, worths.length - 1);
  return kinds.map(({ name, worth, shape }) => {
    const path: string[] = [];
    let free = -Infinity;
    for (const [index, found] of worths.entries()) {
      const x = thumb / 2 + index * stretch;
      if (!(found & worth) || x < free) continue;
      free = x + APART_PX;
      path.push(`M${x.toFixed(1)} ${heights[name]}${shape}`);
    }
    return { name, path: path.join('') };
  });
}

const SVG = 'http://www.w3.org/2000/svg';

/** Draws along the slider where comments, branchings and bookmarks are: once for each line and width. */
export class Track {
  readonly #board: BoardContext;
  readonly #drawing = svgElement('svg', 'landmarks');
  #width = 0;
  #drawn: readonly unknown[] = [];
  #unwatch: (() => void) | undefined;

  constructor(board: BoardContext) {
    this.#board = board;
    this.#drawing.ariaHidden = 'true';
  }

  update(): void {
    const { host, shell } = this.#board;
    const track = shell.controls.querySelector('.track');
    if (!track || !host.isConnected) return;
    if (!this.#drawing.isConnected) track.prepend(this.#drawing);
    this.#unwatch ??= observeSize(this.#drawing, ({ cssWidth }) => {
      this.#width = cssWidth;
      this.#draw();
    });
    this.#draw();
  }

  release(): void {
    this.#unwatch?.();
    this.#unwatch = undefined;
  }

  #draw(): void {
    const { tree, place } = this.#board.session;
    const wanted = [place.line, this.#width];
    if (!this.#width || wanted.every((part, at) => part === this.#drawn[at])) return;
    this.#drawn = wanted;
    const { worths } = landmarksOf(tree, place.line);
    const paths = trackPaths(worths, this.#width, this.#thumb).map(({ name, path }) => {
      const element = svgElement('path', name);
      element.setAttribute('d', path);
      return element;
    });
    this.#drawing.replaceChildren(...paths);
  }

  /** The styles say how wide the thumb is. */
  get #thumb(): number {
    return parseFloat(getComputedStyle(this.#drawing).getPropertyValue('--thumb'));
  }
}

function svgElement<Tag extends 'svg' | 'path'>(tag: Tag, name: string): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(SVG, tag);
  element.setAttribute('class', name);
  return element;
}
