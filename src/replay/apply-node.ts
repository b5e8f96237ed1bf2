import { movesOf } from '../game/walk.js';
import type { Color, Point } from '../rules/point.js';
import { startOf } from '../sgf/characters.js';
import { type DiagnosticCode, LONGEST_DETAIL, type Severity } from '../sgf/diagnostic.js';
import type { NodeId, PropertyId } from '../sgf/game-tree.js';
import { type IdentifierCode, shortIdentifier } from '../sgf/identifiers.js';
import { readColor, readNumber } from '../sgf/values.js';
import type { Notation, Note, PointSource } from './notation/notation.js';
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

/** Overlapping setup is applied in this order, whatever the order in the file (S-08). */
const setupOrder = [
  [AE, undefined],
  [AB, 'black'],
  [AW, 'white'],
] as const;

type Target = ReturnType<Notation['readMove']>;

/** Largest MN, positive or negative; a larger one is ignored, because no game has that many moves. */
const LARGEST_NUMBER = 1e9;

/**
 * Receives a finding about a property; `detail` is the raw value, `severity` is set if it differs from the usual one of
 * the code.
 */
export type Report = (
  code: DiagnosticCode,
  node: NodeId,
  property: PropertyId,
  detail?: string,
  severity?: Severity,
) => void;

/** The input of a replay, and the receiver of its findings. */
export interface ReplaySource extends PointSource {
  readonly report: Report;
}

/**
 * Applies one node: setup first, then its moves in file order, then PL and MN (M-13 to M-20, S). Illegal moves are
 * played all the same, and reported.
 */
export function applyNode(state: ReplayState, source: ReplaySource, node: NodeId): void {
  const { tree } = source;
  let move: PropertyId | undefined;
  // Plain: at most one move, and no other property that changes the position.
  let isPlain = node !== tree.root;
  const end = tree.endProperty(node);
  for (let row = tree.firstProperty(node); row < end; row++) {
    const code = tree.identifierCode(row as PropertyId);
    if (code === B || code === W) {
      isPlain &&= move === undefined;
      move = row as PropertyId;
    } else if (isPlain) isPlain = !changesPosition(code);
  }
  if (!isPlain) applyParts(state, source, node);
  else if (move !== undefined) applyMove(state, source, node, move);
}

function changesPosition(code: IdentifierCode): boolean {
  return isSetup(code) || code === PL || code === MN || code === E;
}

/** Applies a node that has more than one move or other properties that change the position. */
function applyParts(state: ReplayState, source: ReplaySource, node: NodeId): void {
  const { tree, report } = source;
  const setup = tree.propertyIds(node).find((property) => isSetup(tree.identifierCode(property)));
  const { moveNumber, lastMove } = state;
  if (setup !== undefined) applySetup(state, source, node);
  movesOf(tree, node).forEach((property, index) => {
    if (index > 0) report('two-moves', node, property);
    else if (setup !== undefined) report('setup-and-move', node, property);
    if (node === tree.root) report('move-in-root', node, property);
    applyMove(state, source, node, property);
  });
  if (setup !== undefined && replacedPoint(source, node, lastMove) !== undefined) {
    report('old-style-variation', node, setup);
    state.moveNumber = moveNumber;
  }
  applyRest(state, source, node);
}

function isSetup(code: IdentifierCode): boolean {
  return code === AB || code === AW || code === AE;
}

function applySetup(
  state: ReplayState,
  { tree, notation, size, report }: ReplaySource,
  node: NodeId,
): void {
  const values = new Set<string>();
  const points = new Map<Point, Color | undefined>();
  for (const [identifier, color] of setupOrder) {
    for (const property of tree.propertyIds(node)) {
      if (tree.identifierCode(property) !== identifier) continue;
      const note: Note = (code, raw) => report(code, node, property, raw);
      let repeated: string | undefined;
      let contradicted: string | undefined;
      for (const raw of tree.valuesOf(property)) {
        const value = `${identifier} ${raw}`;
        const isKnown = values.has(value);
        const named = isKnown ? [] : notation.readPoints(raw, size, note);
        values.add(value);
        if (named.some((point) => color && points.get(point) && points.get(point) !== color))
          contradicted ??= raw;
        else if (isKnown || named.some((point) => points.has(point))) repeated ??= raw;
        else if (named.length === 0 && raw.trim() !== '') note('bad-point', raw);
        for (const point of named) {
          points.set(point, color);
          state.place(color, point);
        }
      }
      if (repeated !== undefined) note('duplicate-point', repeated);
      if (contradicted !== undefined)
        report('duplicate-point', node, property, contradicted, 'warning');
    }
  }
}

function applyMove(
  state: ReplayState,
  source: ReplaySource,
  node: NodeId,
  property: PropertyId,
): void {
  const { tree } = source;
  const color = tree.identifierCode(property) === B ? 'black' : 'white';
  const target = plainPoint(source, property) ?? readTarget(source, node, property);
  if (target === 'pass') state.pass(color);
  else if (target === undefined) {
    reportMove(source, node, property, 'bad-point');
    state.pass(color, startOf(tree.firstValue(property), LONGEST_DETAIL));
  } else if (typeof target === 'string') {
    if (!state.special(color, target)) reportMove(source, node, property, 'bad-value');
  } else {
    const isKo = state.koPoint === target && state.lastMove?.color !== color;
    const { isOverwrite, suicide } = state.play(color, target);
    const isIllegal = isKo || isOverwrite || suicide > 0;
    if (!isIllegal || tree.has(node, 'KO')) return; // M-07
    if (isKo) reportMove(source, node, property, 'ko');
    if (isOverwrite) reportMove(source, node, property, 'overwrite');
    if (suicide > 0) reportMove(source, node, property, 'suicide');
  }
}

function readTarget(source: ReplaySource, node: NodeId, property: PropertyId): Target {
  const { tree, notation, size } = source;
  const note: Note = (code) => reportMove(source, node, property, code);
  const target = notation.readMove(tree.firstValue(property), size, note);
  const isSpecial = typeof target === 'string' && target !== 'pass';
  return (isSpecial && notation.readSpecial?.(target, tree, node, property, note)) || target;
}

function reportMove(
  { tree, report }: ReplaySource,
  node: NodeId,
  property: PropertyId,
  code: DiagnosticCode,
): void {
  report(code, node, property, tree.firstValue(property));
}

/** Reads a plain move such as `[pd]`, as most are, without making a string. */
function plainPoint(
  { tree, notation, size }: PointSource,
  property: PropertyId,
): Point | undefined {
  const start = tree.offsetOf(property) + 1;
  if (!notation.readLetterPair || tree.endOf(property) !== start + 3) return undefined;
  const { text } = tree;
  return notation.readLetterPair(text.charCodeAt(start), text.charCodeAt(start + 1), size);
}

/**
 * Applies the properties that follow the moves. SmartGo's E lists captured stones, which the rules have usually removed
 * already (D-17). PL sets the turn (M-17). MN renumbers, except in the root, where it only informs (M-20, M-21).
 */
function applyRest(state: ReplayState, { tree, notation, size }: ReplaySource, node: NodeId): void {
  for (const raw of new Set(tree.values(node, 'E'))) {
    for (const point of notation.readPoints(raw, size)) {
      if (state.board.at(point)) state.place(undefined, point);
    }
  }
  state.toPlay = readColor(tree.values(node, 'PL')[0] ?? '') ?? state.toPlay;
  if (node === tree.root) return;
  const number = readNumber(tree.values(node, 'MN')[0] ?? '') ?? state.moveNumber;
  if (Math.abs(number) <= LARGEST_NUMBER) state.moveNumber = number;
}
