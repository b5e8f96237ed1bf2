import { css } from 'lit';
import { html, render, svg } from 'lit/html.js';
import { COMMENTED, HOTSPOT, JUDGED, MARKED, NAMED, remarksOf } from '../../game/remarks.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import type { Place } from '../../game/place.js';
import { stepsAlong } from '../ui/slider.js';
import type { Board, Part } from '../board.js';
import { observeSize } from '../platform/observers.js';

/** Kinds of landmarks, as bits: a node may be of several kinds. */
export const COMMENT = 1;
export const BRANCHING = 2;
/** A name (N) or a hotspot (HO). */
export const BOOKMARK = 4;
/** Marks on the board, or a judgement of the move. */
export const MARK = 8;

const known = new WeakMap<readonly NodeId[], Uint8Array>();

/** The bits above for each node of a line, 0 for a plain move. Each line is read once. */
export function landmarksOf(tree: GameTree, line: readonly NodeId[]): Uint8Array {
  const landmarks = known.get(line) ?? Uint8Array.from(line, (node) => landmarkOf(tree, node));
  known.set(line, landmarks);
  return landmarks;
}

/**
 * The index of the nearest landmark of the line before (-1) or after (1) a place; if `isComment`, of the nearest
 * comment.
 */
export function landmarkFrom(
  { tree, line, index }: Place,
  direction: -1 | 1,
  isComment = false,
): NodeId | undefined {
  const landmarks = landmarksOf(tree, line);
  const kinds = isComment ? COMMENT : ~0;
  let at = index + direction;
  while (at in landmarks && !((landmarks[at] ?? 0) & kinds)) at += direction;
  return line[at];
}

function landmarkOf(tree: GameTree, node: NodeId): number {
  const child = tree.firstChild(node);
  const hasBranches = child !== undefined && tree.nextSibling(child) !== undefined;
  const remarks = remarksOf(tree, node);
  return (
    (hasBranches ? BRANCHING : 0) |
    (remarks & COMMENTED ? COMMENT : 0) |
    (remarks & (NAMED | HOTSPOT) ? BOOKMARK : 0) |
    (remarks & (MARKED | JUDGED) ? MARK : 0)
  );
}

/** Minimum distance between marks of one kind, in CSS pixels. Marks that are closer become one long mark. */
const APART_PX = 6;

/**
 * The kinds of marks along the track: the class of their path, and its shape at `x` in a track of 24 CSS pixels. The
 * shape of a long mark ends at `end`.
 */
const kinds = [
  {
    name: 'branching',
    bit: BRANCHING,
    markAt: (x: number, end: number) =>
      `M${px(x)} 14v1.5q0 2.5 2.5 2.5${end > x ? `H${px(end)}` : ''}`,
  },
  {
    name: 'comment',
    bit: COMMENT,
    markAt: (x: number, end: number) =>
      end > x ? `M${px(x - 2)} 8H${px(end + 2)}` : `M${px(x)} 6v4`,
  },
  {
    name: 'bookmark',
    bit: BOOKMARK,
    markAt: (x: number, end: number) => `M${px(x)} 3.5H${px(end)}l3 3l-3 3H${px(x)}l-3-3z`,
  },
];

function px(length: number): string {
  return length.toFixed(1);
}

/**
 * The marks of a line along its slider, and the path where it leaves the game, as SVG paths.
 *
 * @param start position of the first step, and the distance between two of them, in CSS pixels
 */
export function trackPaths(
  landmarks: Uint8Array,
  shared: number,
  { start, distance }: ReturnType<typeof stepsAlong>,
) {
  const xOf = (index: number) => start + index * distance;
  const last = landmarks.length - 1;
  const down = start + 1; // below the thumb
  const bend = Math.min(down, (last - shared) * distance);
  const spur = `M${px(xOf(shared))} 13q0 ${down} ${bend} ${down}H${px(xOf(last))}`;
  const marks = kinds.map(({ name, bit, markAt }) => {
    const runs: { readonly start: number; end: number }[] = [];
    landmarks.forEach((landmark, index) => {
      if (!(landmark & bit)) return;
      const x = xOf(index);
      const run = runs.at(-1);
      if (run && x - run.end < APART_PX) run.end = x;
      else runs.push({ start: x, end: x });
    });
    return { name, path: runs.map(({ start: from, end }) => markAt(from, end)).join('') };
  });
  return [{ name: 'spur', path: bend > 0 ? spur : '' }, ...marks];
}

const landmarkStyles = css`
  .landmarks {
    position: absolute;
    inset: calc(50% - 12px) 0;
    width: 100%;
    height: 24px;
    overflow: visible;
    pointer-events: none;
    path {
      fill: none;
      stroke: currentcolor;
      stroke-width: 1.5;
      opacity: 0.5;
    }
    .spur {
      stroke: var(--accent);
      stroke-width: 2;
      opacity: 1;
    }
    .bookmark {
      fill: var(--accent);
      stroke: none;
      opacity: 1;
    }
    @container (max-width: 256px) {
      display: none; /* the track is too short for them */
    }
  }
`;

export const styles = [landmarkStyles];

/** Draws marks along the slider for comments, branchings and bookmarks, once for each line and width. */
export function mount({ host, shell, session }: Board): Part {
  let width = 0;
  let drawn: readonly unknown[] = [];
  let unobserve: (() => void) | undefined;

  const draw = (track: HTMLElement) => {
    const { tree, line } = session.place;
    const isDrawn = drawn[0] === line && drawn[1] === width;
    if (!width || isDrawn) return;
    drawn = [line, width];
    const timeLine = session.timeLine;
    const along = stepsAlong(track, timeLine, width);
    const paths = trackPaths(landmarksOf(tree, line), timeLine.shared, along);
    const marks = html`<svg class="landmarks" aria-hidden="true">
      ${paths.map(({ name, path }) => svg`<path class=${name} d=${path}></path>`)}
    </svg>`;
    render(marks, track, { renderBefore: track.querySelector('input') });
  };
  host.requestUpdate(); // the buttons can now find the nodes that they lead to
  return {
    update() {
      const track = shell.controls.querySelector<HTMLElement>('.track');
      if (!track) return;
      unobserve ??= observeSize(track, ({ cssWidth }) => {
        width = cssWidth;
        draw(track);
      });
      draw(track);
    },
    release() {
      unobserve?.();
      unobserve = undefined;
    },
  };
}
