/*
 * Move numbers follow the reader. `played-path.ts` keeps the moves of the last path, and removes or adds only the
 * moves by which the next path differs: a step in a long game reads only its own move.
 */

import { movesOf } from '../../game/walk.js';
import { pointsOf } from '../../replay/markup.js';
import type { Replayer } from '../../replay/replayer.js';
import type { Point } from '../../rules/point.js';
import type { NodeId } from '../../sgf/game-tree.js';

/** One move on the path. */
export interface Played {
  readonly node: NodeId;
  /** The number of moves on the path before it. */
  readonly index: number;
  /** The number in the game (MN). */
  readonly number: number;
  /** Missing for a pass. */
  readonly point: Point | undefined;
}

/** A node of the path, and what to undo when leaving it. */
interface Step {
  readonly node: NodeId;
  readonly movesBefore: number;
  readonly replaced: (readonly [Point, Played | undefined])[];
}

/**
 * The moves on the path to a node, and the move that placed each stone. It moves with the reader: a step forward adds
 * one node, a jump replaces only the nodes where the two paths differ.
 */
export class PlayedPath {
  readonly #replayer: Replayer;
  readonly #moves: Played[] = [];
  readonly #standing = new Map<Point, Played>();
  readonly #steps: Step[] = [];
  readonly #depths = new Map<NodeId, number>();

  constructor(replayer: Replayer) {
    this.#replayer = replayer;
  }

  get moves(): readonly Played[] {
    return this.#moves;
  }

  /** The last move on each point, unless setup has changed the point since; includes captured stones. */
  get standing(): ReadonlyMap<Point, Played> {
    return this.#standing;
  }

  /** The first move at a node of the path or after it. */
  firstMoveFrom(node: NodeId): Played | undefined {
    const step = this.#steps[this.#depths.get(node) ?? 0];
    return step && this.#moves[step.movesBefore];
  }

  goTo(node: NodeId): void {
    const { tree } = this.#replayer;
    const ahead: NodeId[] = [];
    let meeting: NodeId | undefined = node;
    while (meeting !== undefined && !this.#depths.has(meeting)) {
      ahead.push(meeting);
      meeting = tree.parent(meeting);
    }
    const kept = meeting === undefined ? 0 : (this.#depths.get(meeting) ?? 0) + 1;
    while (this.#steps.length > kept) this.#undo();
    for (const next of ahead.reverse()) this.#apply(next);
  }

  #apply(node: NodeId): void {
    const { tree, notation, size } = this.#replayer;
    const replaced: Step['replaced'] = [];
    const put = (point: Point, move?: Played) => {
      replaced.push([point, this.#standing.get(point)]);
      if (move) this.#standing.set(point, move);
      else this.#standing.delete(point);
    };
    const movesBefore = this.#moves.length;
    for (const identifier of ['AB', 'AW', 'AE']) {
      const points = pointsOf(this.#replayer, node, identifier);
      for (const point of points) if (this.#standing.has(point)) put(point);
    }
    const moves = movesOf(tree, node);
    const before = moves.length && this.#replayer.positionAt(node).moveNumber - moves.length;
    let number = before;
    for (const property of moves) {
      number += 1;
      const target = notation.readMove(tree.firstValue(property), size);
      const point = typeof target === 'number' ? target : undefined;
      const move = { node, index: this.#moves.length, number, point };
      this.#moves.push(move);
      if (point !== undefined) put(point, move);
    }
    this.#depths.set(node, this.#steps.length);
    this.#steps.push({ node, movesBefore, replaced });
  }

  #undo(): void {
    const step = this.#steps.pop();
    if (!step) return;
    this.#depths.delete(step.node);
    this.#moves.length = step.movesBefore;
    for (const [point, move] of step.replaced.reverse()) {
      if (move) this.#standing.set(point, move);
      else this.#standing.delete(point);
    }
  }
}

const paths = new WeakMap<Replayer, PlayedPath>();

/** The path to a node. Each game has one, which the next call changes. */
export function playedPath(replayer: Replayer, node: NodeId): PlayedPath {
  const path = paths.get(replayer) ?? new PlayedPath(replayer);
  paths.set(replayer, path);
  path.goTo(node);
  return path;
}
