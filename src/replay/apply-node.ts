import type { Color } from '../rules/point.js';
import type { DiagnosticCode } from '../sgf/diagnostic.js';
import type { GameTree, NodeId, PropertyId } from '../sgf/game-tree.js';
import { type IdentifierCode, shortIdentifier } from '../sgf/identifiers.js';
import { readColor, readNumber } from '../sgf/values.js';
import type { Notation } from './notation/notation.js';
import type { ReplayState } from './replay-state.js';

const B = shortIdentifier('B');
const W = shortIdentifier('W');
const AB = shortIdentifier('AB');
const AW = shortIdentifier('AW');
const AE = shortIdentifier('AE');
const PL = shortIdentifier('PL');
const MN = shortIdentifier('MN');
const KO = shortIdentifier('KO');

/** In this order overlapping setup is applied, whatever the order in the file (S-08). */
const setupOrder: readonly (readonly [IdentifierCode, Color | undefined])[] = [
  [AE, undefined],
  [AB, 'black'],
  [AW, 'white'],
];

export interface NodeReader {
  readonly tree: GameTree;
  readonly notation: Notation;
  report(code: DiagnosticCode, property: PropertyId, detail?: string): void;
}

/**
 * Applies one node: setup first, then its moves in file order, then PL and MN (M-13 to M-20, S).
 * What is illegal is done and reported.
 */
export function applyNode(state: ReplayState, reader: NodeReader, node: NodeId): void {
  const rows = rowsOf(reader.tree, node);
  if (rows.setup.length > 0) applySetup(state, reader, rows.setup);
  rows.moves.forEach((property, index) => {
    if (index === 0 && rows.setup.length > 0) reader.report('setup-and-move', property);
    if (index === 0 && node === reader.tree.root) reader.report('move-in-root', property);
    if (index === 1) reader.report('two-moves', property);
    applyMove(state, reader, property, rows.isKoAllowed);
  });
  if (rows.turn !== undefined) {
    state.toPlay = readColor(reader.tree.firstValue(rows.turn)) ?? state.toPlay;
  }
  if (rows.number !== undefined && node !== reader.tree.root) {
    state.moveNumber = readNumber(reader.tree.firstValue(rows.number)) ?? state.moveNumber;
  }
}

interface NodeRows {
  setup: PropertyId[];
  /** At most one B and one W: of repeated ones the first counts (M-14). */
  moves: PropertyId[];
  turn?: PropertyId;
  number?: PropertyId;
  isKoAllowed: boolean;
}

function rowsOf(tree: GameTree, node: NodeId): NodeRows {
  const rows: NodeRows = { setup: [], moves: [], isKoAllowed: false };
  const end = tree.endProperty(node);
  for (let row = tree.firstProperty(node); row < end; row++) {
    const property = row as PropertyId;
    const code = tree.identifierCode(property);
    if (code === B || code === W) {
      const isRepeated = rows.moves.some((move) => tree.identifierCode(move) === code);
      if (!isRepeated) rows.moves.push(property);
    } else if (code === AB || code === AW || code === AE) rows.setup.push(property);
    else if (code === PL) rows.turn ??= property;
    else if (code === MN) rows.number ??= property;
    else if (code === KO) rows.isKoAllowed = true;
  }
  return rows;
}

function applySetup(state: ReplayState, reader: NodeReader, setup: readonly PropertyId[]): void {
  for (const [code, color] of setupOrder) {
    for (const property of setup) {
      if (reader.tree.identifierCode(property) !== code) continue;
      for (const raw of reader.tree.rowValues(property)) {
        const points = reader.notation.readPoints(raw, state.size);
        if (points.length === 0 && raw.trim() !== '') reader.report('bad-point', property, raw);
        for (const point of points) state.place(color, point);
      }
    }
  }
}

function applyMove(
  state: ReplayState,
  reader: NodeReader,
  property: PropertyId,
  isKoAllowed: boolean,
): void {
  const color: Color = reader.tree.identifierCode(property) === B ? 'black' : 'white';
  const raw = reader.tree.firstValue(property);
  const target = reader.notation.readMove(raw, state.size);
  if (target === 'pass') return state.pass(color);
  if (target === undefined) {
    reader.report('bad-point', property, raw);
    return state.pass(color, raw);
  }
  const isKo = state.koPoint === target && state.toPlay === color;
  const outcome = state.play(color, target);
  if (isKoAllowed) return;
  if (isKo) reader.report('ko', property, raw);
  if (outcome.isOverwrite) reader.report('overwrite', property, raw);
  if (outcome.suicide > 0) reader.report('suicide', property, raw);
}
