import { isolated, type Language } from '../texts/language.js';
import { type FullMarkup, readDrawnMarkup } from '../replay/full-markup.js';
import type { Replayer } from '../replay/replayer.js';
import { movesIn } from '../game/walk.js';
import { chainsOn } from '../rules/chains-on.js';
import { stonesOn } from '../rules/board.js';
import { type Color, type Point, pointAt, rowOf } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';
import { enCaptions } from '../texts/en-captions.js';
import { type PositionTextKey, enPosition } from '../texts/en-position.js';
import { en } from '../texts/en.js';
import { describePosition } from './describe.js';
import { fullCrop, isInCrop, type Layout } from '../view/layout/layout.js';

/** A heading and what stands below it. */
export interface PositionSection {
  readonly title: string;
  readonly lines: readonly string[];
}

const LAST_MOVES = 5;
/** So many labels and arrows are told, and so much of each label, in characters. */
const MOST_LABELS = 200;
const LONGEST_LABEL = 60;

const colors = ['black', 'white'] as const;

/** What a reader sees of a position, as text: turn, last moves, captures, atari, marks, stones, the shown part. */
export function describeInFull(
  replayer: Replayer,
  node: NodeId,
  layout: Layout,
  language: Language,
): PositionSection[] {
  const position = replayer.positionAt(node);
  const isGo = replayer.boardKind === 'go';
  const turn = language.say(enPosition, 'turn', { color: language.say(en, position.toPlay) });
  const captured = (color: Color) =>
    language.say(enPosition, 'captured', {
      color: language.say(en, color),
      count: position.captures[color],
    });
  const atari = isGo ? chainsInAtari(replayer, node, language) : [];
  const sections = [
    sectionOf('now', [turn], language),
    sectionOf('lastMoves', lastMoves(replayer, node, language), language),
    sectionOf('captures', isGo ? colors.map(captured) : [], language),
    sectionOf(
      'atari',
      isGo && atari.length === 0 ? [language.say(enPosition, 'noAtari')] : atari,
      language,
    ),
    sectionOf('marks', describeMarks(replayer, node, layout, language), language),
    ...colors.map((color) => stonesOf(replayer, node, layout, color, language)),
    sectionOf('seen', [seenPart(replayer, layout, language)], language),
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function sectionOf(
  title: PositionTextKey,
  lines: readonly string[],
  language: Language,
): PositionSection {
  return { title: language.say(enPosition, title), lines };
}

/** The last moves of the path, the latest first. */
function lastMoves(replayer: Replayer, node: NodeId, language: Language): string[] {
  const { tree, notation } = replayer;
  const moves: string[] = [];
  for (
    let at: NodeId | undefined = node;
    at !== undefined && moves.length < LAST_MOVES;
    at = tree.parent(at)
  ) {
    if (movesIn(tree, at) > 0)
      moves.push(describePosition(replayer.positionAt(at), notation, language));
  }
  return moves;
}

function chainsInAtari(replayer: Replayer, node: NodeId, language: Language): string[] {
  const name = nameIn(replayer);
  return chainsOn(replayer.positionAt(node).board).flatMap(({ color, stones, liberties }) => {
    const [[point], [liberty, ...others]] = [stones, liberties];
    if (point === undefined || liberty === undefined || others.length > 0) return [];
    const facts = { color: language.say(en, color), point: name(point), liberty: name(liberty) };
    return [language.say(enPosition, 'chain', { ...facts, count: stones.length })];
  });
}

/** Marks by kind, then labels, then arrows and lines; as far as they are seen. */
function describeMarks(
  replayer: Replayer,
  node: NodeId,
  layout: Layout,
  language: Language,
): string[] {
  const markup = readDrawnMarkup(replayer, node, replayer.positionAt(node).board);
  const name = nameIn(replayer);
  const isSeen = (point: Point) => isInCrop(point, layout);
  const kinds = pointsByKind(markup).flatMap(([kind, all]) => {
    const points = all.filter(isSeen).map(name).join(language.say(enCaptions, 'comma'));
    return points ? [language.say(enPosition, kind, { points })] : [];
  });
  const labels = markup.labels
    .filter(({ point, text }) => text && isSeen(point))
    .map(({ point, text }) => {
      const shown = isolated(text.slice(0, LONGEST_LABEL));
      return language.say(enPosition, 'label', { text: shown, point: name(point) });
    });
  const pairs = (['arrow', 'line'] as const).flatMap((kind) =>
    markup[`${kind}s`]
      .filter(({ from, to }) => isSeen(from) && isSeen(to))
      .map(({ from, to }) => language.say(enPosition, kind, { from: name(from), to: name(to) })),
  );
  return [...kinds, ...labels.slice(0, MOST_LABELS), ...pairs.slice(0, MOST_LABELS)];
}

function pointsByKind({ marks, territory }: FullMarkup) {
  const kinds = ['circle', 'square', 'triangle', 'cross', 'selected'] as const;
  return [
    ...kinds.map(
      (kind) =>
        [kind, marks.filter((mark) => mark.kind === kind).map(({ point }) => point)] as const,
    ),
    ['blackTerritory', territory.black] as const,
    ['whiteTerritory', territory.white] as const,
  ];
}

/** All stones of a colour that are seen, a line for each row of the record. */
function stonesOf(
  replayer: Replayer,
  node: NodeId,
  layout: Layout,
  color: Color,
  language: Language,
): PositionSection {
  const { board } = replayer.positionAt(node);
  const name = nameIn(replayer);
  const stones = stonesOn(board).filter(
    (stone) => stone.color === color && isInCrop(stone.point, layout),
  );
  const rows = new Map<number, string[]>();
  for (const { point } of stones) {
    const row = rowOf(point, board.size);
    rows.set(row, [...(rows.get(row) ?? []), name(point)]);
  }
  const lines = Array.from(rows.values(), (points) =>
    points.join(language.say(enCaptions, 'comma')),
  );
  return { title: language.say(enPosition, color, { count: stones.length }), lines };
}

function seenPart(replayer: Replayer, { crop, size }: Layout, language: Language): string {
  const { left, top, right, bottom } = crop;
  const full = fullCrop(size);
  const isWhole = [left === 0, top === 0, right === full.right, bottom === full.bottom];
  if (isWhole.every(Boolean)) return language.say(enPosition, 'whole', { ...size });
  const isFromBelow = replayer.boardKind === 'go' || replayer.boardKind === 'gomoku';
  const [first, last] = isFromBelow ? [bottom, top] : [top, bottom];
  const [from, to] = [pointAt(size, left, first), pointAt(size, right, last)];
  if (from === undefined || to === undefined) return '';
  const name = nameIn(replayer);
  return language.say(enPosition, 'part', { from: name(from), to: name(to), ...size });
}

function nameIn({ notation, size }: Replayer): (point: Point) => string {
  return (point) => notation.formatPoint(point, size);
}

/** Of a diagram with more stones only their numbers are told. */
const MOST_STONES = 80;

/** Stones, marks and labels of a diagram in a few sentences. */
export function describeDiagram(
  replayer: Replayer,
  node: NodeId,
  layout: Layout,
  language: Language,
): string {
  const sections = colors.map((color) => stonesOf(replayer, node, layout, color, language));
  const count = stonesOn(replayer.positionAt(node).board).length;
  const marks = sectionOf('marks', describeMarks(replayer, node, layout, language), language);
  return [...(count > MOST_STONES ? sections.map(bare) : sections), marks]
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) =>
      language.say(enPosition, 'list', {
        title,
        lines: lines.join(language.say(enCaptions, 'semicolon')),
      }),
    )
    .join(' ');
}

function bare({ title }: PositionSection): PositionSection {
  return { title, lines: ['…'] };
}
