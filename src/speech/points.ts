import { isolated } from '../texts/isolated.js';
import type { Language, TextArguments } from '../texts/language.js';
import { type FullMarkup, readDrawnMarkup } from '../replay/full-markup.js';
import type { Replayer } from '../replay/replayer.js';
import { chainsOn } from '../rules/chains-on.js';
import { columnOf, type Point, rowOf } from '../rules/point.js';
import type { NodeId } from '../sgf/game-tree.js';
import { enCaptions } from '../texts/en/captions.js';
import { type ExploreTextKey, enExplore } from '../texts/en/explore.js';
import { buildGround } from '../view/scene/ground.js';
import { hintsAt } from '../view/scene/hints.js';
import type { Layout } from '../view/layout/layout.js';
import { playedPath } from '../view/scene/played-path.js';

/** Says what is on a point. */
export type DescribePoint = (point: Point) => string;

/** The longest label, in characters: longer ones are cut. */
const LONGEST_LABEL = 40;

/**
 * A point's name with a blank between letter and number, 'Q 16', for readers who move from point to point: a screen
 * reader then says both parts separately, while it might read 'A9' as a word. Sentences have the usual name, 'Q16'.
 */
export function spacedName({ notation, size }: Replayer, point: Point): string {
  return notation.formatPoint(point, size).replace(/(?<=\D)(?=\d)/, ' ');
}

/**
 * Returns a function that describes each point of a node as a reader sees it, the most important first: 'Q 16, black
 * stone, last move, in atari, triangle, label A, move 35'.
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
  const { boardKind, size } = replayer;
  const say = (key: ExploreTextKey, args?: TextArguments) => language.say(enExplore, key, args);
  const played = lastMove?.kind === 'play' ? lastMove.point : undefined;
  const drawn = drawnOn(replayer, readDrawnMarkup(replayer, node, board), language);
  const liberties = libertiesOn(replayer, node);
  const continuations = continuationsOn(replayer, node, next);
  const numbers = new Map(playedPath(replayer, node).standing);
  const stars = new Set(buildGround(layout).shapes.map(({ key }) => key));
  return (point) => {
    const stone = board.at(point);
    const number = stone && numbers.get(point)?.number;
    const count = liberties.get(point) ?? 0;
    const continuation = continuations.get(point);
    const isStar = stars.has(`star:${columnOf(point, size)},${rowOf(point, size)}`);
    const stoneKey = stone && boardKind === 'othello' ? (`${stone}Disc` as const) : stone;
    return [
      spacedName(replayer, point),
      say(stoneKey ?? 'empty'),
      stone && point === played && say('last'),
      point === koPoint && say('ko'),
      count === 1 && say('atari'),
      continuation && say(continuation),
      ...(drawn.get(point) ?? []),
      !stone && isStar && say('star'),
      number !== undefined && say('number', { number }),
      count > 1 && say('liberties', { count }),
    ]
      .filter(Boolean)
      .join(language.say(enCaptions, 'comma'));
  };
}

/** The number of liberties of each stone's chain; empty for games other than Go. */
function libertiesOn(replayer: Replayer, node: NodeId): Map<Point, number> {
  const liberties = new Map<Point, number>();
  if (replayer.boardKind !== 'go') return liberties;
  for (const chain of chainsOn(replayer.positionAt(node).board))
    for (const stone of chain.stones) liberties.set(stone, chain.liberties.length);
  return liberties;
}

/** The points where the record continues. */
function continuationsOn(
  replayer: Replayer,
  node: NodeId,
  next: NodeId | undefined,
): Map<Point, 'next' | 'way'> {
  const all = hintsAt(replayer, node, { next: true, variations: true }, next, new Set());
  const [first] = hintsAt(replayer, node, { next: true }, next, new Set());
  return new Map(all.map(({ point }) => [point, point === first?.point ? 'next' : 'way']));
}

/** The author's markup on each point, in words. */
function drawnOn(replayer: Replayer, markup: FullMarkup, language: Language): Map<Point, string[]> {
  const drawn = new Map<Point, string[]>();
  const add = (point: Point, key: ExploreTextKey, args?: TextArguments) =>
    drawn.set(point, [...(drawn.get(point) ?? []), language.say(enExplore, key, args)]);
  for (const { point, kind } of markup.marks) add(point, kind);
  for (const { point, text } of markup.labels)
    if (text) add(point, 'label', { text: isolated(text.slice(0, LONGEST_LABEL)) });
  for (const kind of ['arrow', 'line'] as const)
    for (const { from, to } of markup[`${kind}s`])
      add(from, kind, { point: spacedName(replayer, to) });
  for (const color of ['black', 'white'] as const)
    for (const point of markup.territory[color]) add(point, `${color}Territory`);
  for (const point of markup.dimmed) add(point, 'dimmed');
  return drawn;
}
