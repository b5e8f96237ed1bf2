import { expect } from '@esm-bundle/chai';
import { formatSgf } from '../../src/sgf/format.js';
import type { GameTree, NodeId } from '../../src/sgf/game-tree.js';
import { parseSgf, type SgfCollection } from '../../src/sgf/parse.js';
import { propertyKind } from '../../src/sgf/properties.js';
import { readText, splitComposite } from '../../src/sgf/values.js';
import { codesOf } from './records.js';

const normalised = { style: 'normalised' } as const;

/** The content of a tree, as written; a `]` without escape gets one (P-46). */
export function contentOf(tree: GameTree): unknown[] {
  return Array.from({ length: tree.size }, (_, id) => {
    const node = id as NodeId;
    const rows = tree
      .propertyIds(node)
      .map((row) => [tree.nameOf(row), tree.valuesOf(row).map(withEscapes)]);
    return [tree.parent(node), tree.endsHere(node), rows];
  });
}

function withEscapes(raw: string): string {
  return raw.replace(/\\[^]|\]/g, (part) => (part === ']' ? '\\]' : part));
}

/** The meaning of a tree, without the root's FF and CA, which style `normalised` may add. */
function meaningOf(tree: GameTree): unknown[] {
  return Array.from({ length: tree.size }, (_, id) => {
    const node = id as NodeId;
    const properties = tree
      .properties(node)
      .filter(({ identifier }) => identifier !== 'CA' && (id > 0 || identifier !== 'FF'))
      .map(({ identifier, values }) => [identifier, values.map((raw) => meaning(identifier, raw))]);
    return [tree.parent(node), tree.endsHere(node), properties];
  });
}

function meaning(identifier: string, raw: string): unknown {
  const { type, class: propertyClass } = propertyKind(identifier) ?? {};
  const halves = splitComposite(raw).map((half) => half && readText(half));
  if (/^(points|stones|move|pointPairs)$/.test(type ?? '')) return blankless(readText(raw));
  if (type === 'labels') return [blankless(halves[0] ?? ''), halves[1]];
  if (type === 'figure' || type === 'composite') return halves;
  const isSplit = /^(DT|RE|OT|HD|RD|PDT)$/.test(identifier) || propertyClass === 'private';
  const isText = type === 'text' || type === 'simpletext';
  return isText && !isSplit ? readText(raw) : [readText(raw), halves];
}

function blankless(text: string): string {
  return text.replace(/[\s\0]/g, '');
}

/** Only the properties' own mistakes may be reported. */
function expectWellFormed(after: SgfCollection, before: SgfCollection): void {
  const codes = [...new Set(codesOf(after.findings))];
  expect(['duplicate-property', 'no-sgf']).to.include.members(codes);
  if (before.findings.length < 1000) expect(codesOf(before.findings)).to.include.members(codes);
}

/** In both styles, parsing the written text must give the same trees, and writing those the same text. */
export function expectRoundTrips(collection: SgfCollection): void {
  const text = formatSgf(collection);
  const read = parseSgf(text);
  expectSame(read.trees.map(contentOf), collection.trees.map(contentOf));
  expectWellFormed(read, collection);
  expectSameText(formatSgf(read), text);

  const other = formatSgf(collection, normalised);
  const readOther = parseSgf(other);
  expectSame(readOther.trees.map(meaningOf), collection.trees.map(meaningOf));
  expectWellFormed(readOther, collection);
  expectSameText(formatSgf(readOther, normalised), other);
  for (const tree of readOther.trees) expect(tree.values(tree.root, 'CA')[0]).to.equal('UTF-8');
}

/** `eql` describes differences well, but is slow if there are none. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).to.eql(expected);
}

/** Only compares the text around the first difference: a diff of 10 MB never ends. */
export function expectSameText(actual: string, expected: string): void {
  if (actual === expected) return;
  let at = 0;
  while (actual[at] === expected[at]) at += 1;
  const around = (text: string) => `${at}: ${text.slice(Math.max(0, at - 40), at + 40)}`;
  expect(around(actual)).to.equal(around(expected));
}
