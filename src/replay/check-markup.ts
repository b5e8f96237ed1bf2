import type { Point } from '../rules/point.js';
import { startOf } from '../sgf/characters.js';
import { type DiagnosticCode, type Finding, LONGEST_DETAIL } from '../sgf/diagnostic.js';
import type { NodeId, PropertyId } from '../sgf/game-tree.js';
import { readDouble } from '../sgf/double.js';
import { splitComposite } from '../sgf/values.js';
import { keyOfPair, readPointPair } from './full-markup.js';
import { isLabelled } from './markup.js';
import type { PointSource } from './notation/notation.js';

const pointLists = new Set('CR SQ TR MA SL M L DD VW TB TW RG SC SE SI KGSDE QE QB QW'.split(' '));

/** Checks one value of a property; `seen` holds what earlier values named. */
type Check = (raw: string, seen: Set<Point | string>) => DiagnosticCode | undefined;

/**
 * Checks the markup of a node, reporting each code once per property: points off the board (`bad-point`, K-46), points
 * named twice (`duplicate-point`, V-24, K-11), arrows and lines that are repeated or have no length (`bad-value`,
 * K-19). `checkRecord` reports labels and arrows without a colon (K-13).
 */
export function checkMarkup(source: PointSource, node: NodeId): Finding[] {
  const { tree } = source;
  const findings = new Map<string, Finding>();
  const seen = new Map<string, Set<Point | string>>();
  for (const property of tree.propertyIds(node)) {
    const identifier = tree.nameOf(property);
    const check = checkFor(source, identifier);
    if (!check) continue;
    const kind = identifier.replace(/^T[BW]$/, 'territory'); // a point can't belong to both players (K-27)
    const named = seen.get(kind) ?? new Set<Point | string>();
    seen.set(kind, named);
    for (const raw of tree.valuesOf(property)) {
      const code = raw.trim() === '' ? undefined : check(raw, named);
      const key = `${identifier} ${code}`;
      if (!code || findings.has(key)) continue;
      findings.set(key, findingOf(source, node, property, code, raw));
    }
  }
  return [...findings.values()];
}

function findingOf(
  { tree }: PointSource,
  node: NodeId,
  property: PropertyId,
  code: DiagnosticCode,
  raw: string,
): Finding {
  return { code, offset: tree.placeOf(property, raw), detail: startOf(raw, LONGEST_DETAIL), node };
}

function checkFor(source: PointSource, identifier: string): Check | undefined {
  if (identifier === 'LB') return (raw, seen) => checkLabel(source, raw, seen);
  if (identifier === 'AR' || identifier === 'LN') {
    return (raw, seen) => checkPair(source, identifier, raw, seen);
  }
  if (!pointLists.has(identifier)) return undefined;
  return (raw, seen) => {
    if (identifier === 'L' && isLabelled(source, raw)) return checkLabel(source, raw, seen);
    if (identifier === 'SI' && readDouble(raw) !== undefined) return undefined;
    return checkPoints(source, raw, seen);
  };
}

function checkPoints({ notation, size }: PointSource, raw: string, seen: Set<unknown>) {
  let firstCode: DiagnosticCode | undefined;
  const points = notation.readPoints(raw, size, (code) => (firstCode ??= code));
  if (points.length === 0) return 'bad-point';
  const before = seen.size;
  for (const point of points) seen.add(point);
  return seen.size < before + points.length ? 'duplicate-point' : firstCode;
}

function checkLabel({ notation, size }: PointSource, raw: string, seen: Set<unknown>) {
  const [place, text] = splitComposite(raw);
  if (text === undefined) return undefined;
  const point = notation.readPoint(place, size);
  if (point === undefined) return 'bad-point';
  if (seen.has(point)) return 'duplicate-point';
  seen.add(point);
  return undefined;
}

function checkPair(source: PointSource, identifier: string, raw: string, seen: Set<unknown>) {
  if (splitComposite(raw)[1] === undefined) return undefined;
  const pair = readPointPair(source, raw);
  if (!pair) return 'bad-point';
  const key = keyOfPair(pair, identifier);
  if (pair.from === pair.to || seen.has(key)) return 'bad-value';
  seen.add(key);
  return undefined;
}
