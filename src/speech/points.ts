import { isolated, type Language } from '../texts/language.js';
import { type FullMarkup, readDrawnMarkup } from '../replay/full-markup.js';
import type { Replayer } from '../replay/replayer.js';
import { chainsOn } from '../rules/chains-on.js';
import { columnOf, type Point, rowOf } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';
import { enCaptions } from '../texts/en-captions.js';
import { type ExploreTextKey, enExplore } from '../texts/en-reader.js';
import { buildGround } from '../view/scene/ground.js';
import { hintsAt } from '../view/scene/hints.js';
import type { Layout } from '../view/layout/layout.js';
import { playedPath } from '../view/scene/played-path.js';

/** Says what is on a point. */
export type DescribePoint = (point: Point) => string;

/** So much of a label is told, in characters. */
const LONGEST_LABEL = 40;

/**
 * A point's name with a blank between letter and number, 'Q 16': it stands alone when points are gone through, and
 * speech then says both apart, where 'A9' may be heard as a word. Sentences have it as people write it, 'Q16'.
 */
function spacedName({ notation, size }: Replayer, point: Point): string {
  return notation.formatPoint(point, size).replace(/(?<=\D)(?=\d)/, ' ');
}

/**
 * Says of each point of a node what a reader sees there, the most telling first: 'Q 16, black stone, last move, in
 * atari, triangle, label A, move 35'.
 *
 * @param next the node that a step forward leads to
 */
export function pointDescriber(
  replayer: Replayer,
  node: NodeId,
  next: NodeId | undefined,
  layout: Layout,
  language: Language,
): DescribePoint {
  const { board, lastMove, koPoint } = replayer.positionAt(node);
  const played = lastMove?.kind === 'play' ? lastMove.point : undefined;
  const drawn = drawnOn(replayer, readDrawnMarkup(replayer, node, board), language);
  const liberties = libertiesOn(replayer, node);
  const ways = waysOn(replayer, node, next, language);
  const numbers = new Map(playedPath(replayer, node).standing);
  const stars = new Set(buildGround(layout).shapes.map(({ key }) => key));
  const isStar = (point: Point) =>
    stars.has(`star:${columnOf(point, replayer.size)},${rowOf(point, replayer.size)}`);
  return (point) => {
    const stone = board.at(point);
    const number = stone && numbers.get(point)?.number;
    const parts = [
      spacedName(replayer, point),
      language.say(enExplore, stone ? stoneKey(replayer, stone) : 'empty'),
      stone && point === played && language.say(enExplore, 'last'),
      point === koPoint && language.say(enExplore, 'ko'),
      liberties.get(point) === 1 && language.say(enExplore, 'atari'),
      ways.get(point),
      ...(drawn.get(point) ?? []),
      !stone && isStar(point) && language.say(enExplore, 'star'),
      number !== undefined && language.say(enExplore, 'number', { number }),
      (liberties.get(point) ?? 0) > 1 &&
        language.say(enExplore, 'liberties', { count: liberties.get(point) }),
    ];
    return parts.filter(Boolean).join(language.say(enCaptions, 'comma'));
  };
}

function stoneKey({ boardKind }: Replayer, color: 'black' | 'white'): ExploreTextKey {
  return boardKind === 'othello' ? `${color}Disc` : color;
}

/** Of each stone how many liberties its chain has; only Go has any. */
function libertiesOn(replayer: Replayer, node: NodeId): Map<Point, number> {
  const liberties = new Map<Point, number>();
  if (replayer.boardKind !== 'go') return liberties;
  for (const chain of chainsOn(replayer.positionAt(node).board))
    for (const stone of chain.stones) liberties.set(stone, chain.liberties.length);
  return liberties;
}

/** Where the record goes on. */
function waysOn(
  replayer: Replayer,
  node: NodeId,
  next: NodeId | undefined,
  language: Language,
): Map<Point, string> {
  const all = hintsAt(replayer, node, { next: true, variations: true }, next, new Set());
  const [first] = hintsAt(replayer, node, { next: true }, next, new Set());
  return new Map(
    all.map(({ point }) => [
      point,
      language.say(enExplore, point === first?.point ? 'next' : 'way'),
    ]),
  );
}

/** What the author has drawn on each point, in words. */
function drawnOn(replayer: Replayer, markup: FullMarkup, language: Language): Map<Point, string[]> {
  const drawn = new Map<Point, string[]>();
  const add = (point: Point, text: string) =>
    void drawn.set(point, [...(drawn.get(point) ?? []), text]);
  for (const { point, kind } of markup.marks) add(point, language.say(enExplore, kind));
  for (const { point, text } of markup.labels)
    if (text)
      add(
        point,
        language.say(enExplore, 'label', { text: isolated(text.slice(0, LONGEST_LABEL)) }),
      );
  for (const kind of ['arrow', 'line'] as const)
    for (const { from, to } of markup[`${kind}s`])
      add(from, language.say(enExplore, kind, { point: spacedName(replayer, to) }));
  for (const color of ['black', 'white'] as const)
    for (const point of markup.territory[color])
      add(point, language.say(enExplore, `${color}Territory`));
  for (const point of markup.dimmed) add(point, language.say(enExplore, 'dimmed'));
  return drawn;
}
