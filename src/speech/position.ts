import { isolated } from '../texts/isolated.js';
import type { Language } from '../texts/language.js';
import type { FigureMoves } from '../replay/captions.js';
import { type FullMarkup, readDrawnMarkup } from '../replay/full-markup.js';
import type { MarkKind } from '../replay/markup.js';
import type { Replayer } from '../replay/replayer.js';
import { movesIn } from '../game/walk.js';
import { chainsOn } from '../rules/chains-on.js';
import { stonesOn } from '../rules/board.js';
import { type Color, type Point, pointAt, rowOf } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';
import { enBoard } from '../texts/en/board.js';
import { enCaptions } from '../texts/en/captions.js';
import { type PositionTextKey, enPosition } from '../texts/en/position.js';
import { describePosition } from './describe.js';
import { fullCrop, isInCrop, type Layout } from '../view/layout/layout.js';

/** A heading and the lines below it. */
export interface PositionSection {
  readonly title: string;
  readonly lines: readonly string[];
}

const LAST_MOVES = 5;
/** Maximum number of labels and arrows that are described, and maximum length of a label in characters. */
const MOST_LABELS = 200;
const LONGEST_LABEL = 60;

const colors = ['black', 'white'] as const;

/** A visible position, and the language of its description. */
interface Seen {
  readonly replayer: Replayer;
  readonly node: NodeId;
  readonly layout: Layout;
  readonly language: Language;
  /** The printed figure in place of the position. */
  readonly figure?: FigureMoves | undefined;
}

/** A position as text: turn, last moves, captures, atari, marks, stones, the shown part. */
export function describeInFull(
  replayer: Replayer,
  node: NodeId,
  layout: Layout,
  language: Language,
): PositionSection[] {
  const seen = { replayer, node, layout, language };
  const position = replayer.positionAt(node);
  const isGo = replayer.boardKind === 'go';
  const nameOf = (color: Color) => language.say(enBoard, color);
  const captured = colors.map((color) => {
    const count = position.captures[color];
    return language.say(enPosition, 'captured', { color: nameOf(color), count });
  });
  const section = (title: PositionTextKey, lines: readonly string[]): PositionSection => ({
    title: language.say(enPosition, title),
    lines,
  });
  return [
    section('now', [language.say(enPosition, 'turn', { color: nameOf(position.toPlay) })]),
    section('lastMoves', lastMoves(seen)),
    section('captures', isGo ? captured : []),
    section('atari', isGo ? chainsInAtari(seen) : []),
    section('marks', describeMarks(seen)),
    ...colors.map((color) => stonesOf(seen, color)),
    section('seen', [shownPart(seen)]),
  ].filter(({ lines }) => lines.length > 0);
}

/** The last moves of the path, the latest first. */
function lastMoves({ replayer, node, language }: Seen): string[] {
  const { tree, notation } = replayer;
  const moves: string[] = [];
  let at: NodeId | undefined = node;
  while (at !== undefined && moves.length < LAST_MOVES) {
    if (movesIn(tree, at) > 0)
      moves.push(describePosition(replayer.positionAt(at), notation, language));
    at = tree.parent(at);
  }
  return moves;
}

/**
 * A line for each chain with one liberty. If there are no such chains, a line that says so; on an empty board, none.
 */
function chainsInAtari({ replayer, node, language }: Seen): readonly string[] {
  const name = namerOf(replayer);
  const chains = chainsOn(replayer.positionAt(node).board);
  const sentences = chains.flatMap(({ color, stones, liberties }) => {
    const [[point], [liberty, ...others]] = [stones, liberties];
    if (point === undefined || liberty === undefined || others.length > 0) return [];
    const facts = {
      color: language.say(enBoard, color),
      point: name(point),
      liberty: name(liberty),
    };
    return [language.say(enPosition, 'chain', { ...facts, count: stones.length })];
  });
  // A listener can't see that no chain is in atari.
  return sentences.length > 0 || chains.length === 0
    ? sentences
    : [language.say(enPosition, 'noAtari')];
}

/** The visible marks by kind, then labels, then arrows and lines. */
function describeMarks({ replayer, node, layout, language }: Seen): string[] {
  const markup = readDrawnMarkup(replayer, node, replayer.positionAt(node).board);
  const name = namerOf(replayer);
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

type NamedKind = Exclude<MarkKind, 'plain'>;

/** The kinds of marks in the order of the text. A new kind that is missing here does not compile. */
const namedKinds = Object.keys({
  circle: true,
  square: true,
  triangle: true,
  cross: true,
  selected: true,
} satisfies Record<NamedKind, true>) as NamedKind[];

function pointsByKind({ marks, territory }: FullMarkup) {
  const pointsOf = (kind: string) =>
    marks.filter((mark) => mark.kind === kind).map(({ point }) => point);
  return [
    ...namedKinds.map((kind) => [kind, pointsOf(kind)] as const),
    ['blackTerritory', territory.black] as const,
    ['whiteTerritory', territory.white] as const,
  ];
}

/** All visible stones of a colour, a line for each row of the record; in a figure, only those without a number. */
function stonesOf(
  { replayer, node, layout, language, figure }: Seen,
  color: Color,
): PositionSection {
  const { board } = replayer.positionAt(node);
  const name = namerOf(replayer);
  const all = figure
    ? [...figure.stones].map(([point, stone]) => ({ point, ...stone }))
    : stonesOn(board);
  const stones = all.filter(
    (stone) =>
      stone.color === color &&
      !('number' in stone && stone.number) &&
      isInCrop(stone.point, layout),
  );
  const rows = new Map<number, string[]>();
  for (const { point } of stones) {
    const row = rowOf(point, board.size);
    rows.set(row, [...(rows.get(row) ?? []), name(point)]);
  }
  const comma = language.say(enCaptions, 'comma');
  return {
    title: language.say(enPosition, color, { count: stones.length }),
    lines: [...rows.values()].map((points) => points.join(comma)),
  };
}

function shownPart({ replayer, layout, language }: Seen): string {
  const { crop, size } = layout;
  const { left, top, right, bottom } = crop;
  const full = fullCrop(size);
  if (left === 0 && top === 0 && right === full.right && bottom === full.bottom)
    return language.say(enPosition, 'whole', { ...size });
  const isFromBelow = replayer.boardKind === 'go' || replayer.boardKind === 'gomoku';
  const [first, last] = isFromBelow ? [bottom, top] : [top, bottom];
  const [from, to] = [pointAt(size, left, first), pointAt(size, right, last)];
  if (from === undefined || to === undefined) return '';
  const name = namerOf(replayer);
  return language.say(enPosition, 'part', { from: name(from), to: name(to), ...size });
}

function namerOf({ notation, size }: Replayer): (point: Point) => string {
  return (point) => notation.formatPoint(point, size);
}

/** Maximum number of stones of a diagram that are named. If there are more, only the number of stones is given. */
const MOST_STONES = 80;

/** The numbered moves of a figure: '1 Black Q16, 2 D4'. A colour is named if it does not alternate. */
function movesOf({ replayer, layout, language, figure }: Seen): string[] {
  const name = namerOf(replayer);
  let last: Color | undefined;
  return (figure?.printed ?? []).flatMap(({ number, point }) => {
    const color = figure?.stones.get(point)?.color;
    const isTurn = last !== undefined && color !== last;
    last = color;
    if (!isInCrop(point, layout)) return [];
    return [
      [number, isTurn || !color ? '' : language.say(enBoard, color), name(point)]
        .filter(Boolean)
        .join(' '),
    ];
  });
}

/**
 * Stones, marks and labels of a diagram in a few sentences.
 *
 * @param figure the printed figure in place of the position: its numbered moves come first
 */
export function describeDiagram(
  replayer: Replayer,
  node: NodeId,
  layout: Layout,
  language: Language,
  figure?: FigureMoves,
): string {
  const seen = { replayer, node, layout, language, figure };
  const isFull = stonesOn(replayer.positionAt(node).board).length > MOST_STONES;
  const comma = language.say(enCaptions, 'comma');
  const moves = movesOf(seen).join(comma);
  const stones = colors.map((color) => stonesOf(seen, color));
  return [
    { title: language.say(enPosition, 'moves'), lines: moves ? [moves] : [] },
    ...stones.map((section) => (isFull && !figure ? { ...section, lines: ['…'] } : section)),
    { title: language.say(enPosition, 'marks'), lines: describeMarks(seen) },
  ]
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => {
      const list = lines.join(language.say(enCaptions, 'semicolon'));
      return language.say(enPosition, 'list', { title, lines: list });
    })
    .join(' ');
}
