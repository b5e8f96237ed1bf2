import type { BoardSize } from '../rules/point.js';
import { startOf } from '../sgf/characters.js';
import { type DiagnosticCode, type Finding, LONGEST_DETAIL } from '../sgf/diagnostic.js';
import type { GameTree, NodeId, PropertyId } from '../sgf/game-tree.js';
import { shortIdentifier } from '../sgf/identifiers.js';
import { readColor, readNumber } from '../sgf/values.js';
import type { Notation, Note } from './notation/notation.js';
import { replacedPoint } from './old-style-variation.js';
import type { ReplayState } from './replay-state.js';

const B = shortIdentifier('B');
const W = shortIdentifier('W');
const AB = shortIdentifier('AB');
const AW = shortIdentifier('AW');
const AE = shortIdentifier('AE');
const PL = shortIdentifier('PL');
const MN = shortIdentifier('MN');
const E = shortIdentifier('E');

/** In this order overlapping setup is applied, whatever the order in the file (S-08). */
const setupOrder = [
  ['AE', undefined],
  ['AB', 'black'],
  ['AW', 'white'],
] as const;

/** What KO allows (M-07). */
const illegalities: readonly DiagnosticCode[] = ['ko', 'overwrite', 'suicide'];

/** So much is told of one node. */
const MOST_FINDINGS = 100;

/** Where a replay reads: one tree, in the notation of its game. */
export interface ReplaySource {
  readonly tree: GameTree;
  readonly notation: Notation;
  readonly size: BoardSize;
}

/**
 * Applies one node: setup first, then its moves in file order, then PL and MN (M-13 to M-20, S).
 * What is illegal is done all the same, and told.
 */
export function applyNode(state: ReplayState, source: ReplaySource, node: NodeId): Finding[] {
  const { tree } = source;
  const findings: Finding[] = [];
  const moves: PropertyId[] = [];
  let setup: PropertyId | undefined;
  let hasMore = false;
  const end = tree.endProperty(node);
  for (let row = tree.firstProperty(node); row < end; row++) {
    const property = row as PropertyId;
    const code = tree.identifierCode(property);
    if (code === B || code === W) {
      const isRepeated = moves.some((move) => tree.identifierCode(move) === code);
      if (!isRepeated) moves.push(property); // of several values the first counts (M-14)
    } else if (code === AB || code === AW || code === AE) setup ??= property;
    else if (code === PL || code === MN || code === E) hasMore = true;
  }
  const report = (code: DiagnosticCode, property: PropertyId, detail?: string) => {
    if (findings.length >= MOST_FINDINGS) return;
    findings.push({
      code,
      offset: tree.placeOf(property),
      detail: detail && startOf(detail, LONGEST_DETAIL),
      node,
    });
  };
  const numberBefore = state.moveNumber;
  if (setup !== undefined) applySetup(state, source, node, (code, raw) => report(code, setup, raw));
  moves.forEach((property, index) => {
    if (index > 0) report('two-moves', property);
    else if (setup !== undefined) report('setup-and-move', property);
    else if (node === tree.root) report('move-in-root', property);
    applyMove(state, source, property, (code, raw) => {
      if (!illegalities.includes(code) || !tree.has(node, 'KO')) report(code, property, raw);
    });
  });
  if (setup !== undefined && replacedPoint(source, node) !== undefined) {
    report('old-style-variation', setup);
    state.moveNumber = numberBefore;
  }
  if (hasMore) applyRest(state, source, node);
  return findings;
}

function applySetup(
  state: ReplayState,
  { tree, notation }: ReplaySource,
  node: NodeId,
  note: Note,
): void {
  const { size } = state;
  const isNamed = new Uint8Array(size.columns * size.rows);
  for (const [identifier, color] of setupOrder) {
    const values = tree.values(node, identifier);
    const distinct = new Set(values);
    let isRepeated = distinct.size < values.length;
    for (const raw of distinct) {
      const points = notation.readPoints(raw, size, note);
      if (points.length === 0 && raw.trim() !== '') note('bad-point', raw);
      for (const point of points) {
        isRepeated ||= isNamed[point] === 1;
        isNamed[point] = 1;
        state.place(color, point);
      }
    }
    if (isRepeated) note('duplicate-point', identifier);
  }
}

function applyMove(
  state: ReplayState,
  { tree, notation }: ReplaySource,
  property: PropertyId,
  report: Note,
): void {
  const color = tree.identifierCode(property) === B ? 'black' : 'white';
  const raw = tree.firstValue(property);
  const target = notation.readMove(raw, state.size, report);
  if (target === 'pass') return state.pass(color);
  if (target === undefined) {
    report('bad-point', raw);
    return state.pass(color, startOf(raw, LONGEST_DETAIL));
  }
  if (typeof target === 'string') {
    if (!state.special(color, target)) report('bad-value', raw);
    return;
  }
  if (state.koPoint === target && state.toPlay === color) report('ko', raw);
  const outcome = state.play(color, target);
  if (outcome.isOverwrite) report('overwrite', raw);
  if (outcome.suicide > 0) report('suicide', raw);
}

/**
 * What counts after the moves. SmartGo's E names captured stones: they are gone already, where the
 * rules took them (D-17). PL gives the turn (M-17); MN renumbers, but in the root it only informs (M-20, M-21).
 */
function applyRest(state: ReplayState, { tree, notation }: ReplaySource, node: NodeId): void {
  for (const raw of new Set(tree.values(node, 'E'))) {
    for (const point of notation.readPoints(raw, state.size)) {
      if (state.board.at(point)) state.place(undefined, point);
    }
  }
  state.toPlay = readColor(tree.values(node, 'PL')[0] ?? '') ?? state.toPlay;
  if (node === tree.root) return;
  state.moveNumber = readNumber(tree.values(node, 'MN')[0] ?? '') ?? state.moveNumber;
}

/** The moves of a game without rules here: counted, kept as text, never called odd (G-44, G-45). */
export function passMoves(state: ReplayState, { tree }: ReplaySource, node: NodeId): Finding[] {
  for (const property of tree.propertyIds(node)) {
    const code = tree.identifierCode(property);
    if (code !== B && code !== W) continue;
    state.pass(code === B ? 'black' : 'white', startOf(tree.firstValue(property), LONGEST_DETAIL));
  }
  return [];
}
