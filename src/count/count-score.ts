import type { Board } from '../rules/board.js';
import { type Color, opponent, type Point } from '../rules/point.js';
import { neighboursOf, type Region, regionsOf } from './regions.js';
import { type CountingRules, rulesFrom } from './rules.js';

/** How a position is counted. */
export interface CountOptions {
  /** The rules, as RU names them; Japanese rules if it is missing or unknown. */
  readonly rules?: string | undefined;
  /** Points for White; 0 by default. */
  readonly komi?: number | undefined;
  /** The number of handicap stones, for which some rules give White points; 0 by default. */
  readonly handicap?: number | undefined;
  /** The points of dead stones; none by default. `findDeadStones` guesses them. */
  readonly dead?: Iterable<Point> | undefined;
  /** The stones that each player has captured; 0 by default. */
  readonly prisoners?: Readonly<Record<Color, number>> | undefined;
}

/** The points of one player. */
export interface SideScore {
  /** Surrounded points, those of the opponent's dead stones included. */
  readonly territory: number;
  /** Living stones; they count by area only. */
  readonly stones: number;
  /** Captured and dead stones of the opponent; they count by territory only. */
  readonly prisoners: number;
  /** Komi and what the rules give for a handicap. */
  readonly komi: number;
  readonly total: number;
}

/** The result of a count. */
export interface Score {
  readonly method: 'area' | 'territory';
  /** Whether the rules were known; if not, Japanese rules are assumed. */
  readonly areRulesKnown: boolean;
  readonly black: SideScore;
  readonly white: SideScore;
  /** The surrounded points of each player. */
  readonly territory: Readonly<Record<Color, readonly Point[]>>;
  /** Points of neither player. */
  readonly neutral: readonly Point[];
  /** Living stones that share their last liberties with the opponent; by territory their eyes don't count. */
  readonly seki: readonly Point[];
  /** `undefined` for a draw. */
  readonly winner: Color | undefined;
  /** The points by which the winner is ahead. */
  readonly margin: number;
}

type Owner = Color | 'neutral';

/** Counts the final position of a game of Go. */
export function countScore(
  { board }: { readonly board: Board },
  options: CountOptions = {},
): Score {
  const removed = new Set(options.dead);
  const stoneAt = (point: Point) => (removed.has(point) ? undefined : board.at(point));
  const rules = rulesFrom(options.rules);
  const { method } = rules;
  const all = regionsOf(board.size, stoneAt);
  const chains = all.filter((region): region is Region<Color> => region.kind !== undefined);
  const owned = all
    .filter(({ kind }) => kind === undefined)
    .flatMap(({ points }) => ownedParts(points, board, stoneAt));
  const seki = findSeki(chains, owned, board);
  const inSeki = new Set(seki);
  /** By territory an eye of stones in seki is nobody's. */
  const isLost = ({ points }: Region<Owner>) =>
    method === 'territory' && points.some((point) => touches(point, inSeki, board));
  const pointsOf = (owner: Owner) =>
    owned
      .filter((region) => (isLost(region) ? 'neutral' : region.kind) === owner)
      .flatMap(({ points }) => points);
  const territory = { black: pointsOf('black'), white: pointsOf('white') };
  const side = (color: Color) => {
    const stones = chains.filter(({ kind }) => kind === color).flatMap(({ points }) => points);
    const dead = [...removed].filter((point) => board.at(point) === opponent(color));
    return sideScore(color, territory[color].length, stones.length, dead.length, rules, options);
  };
  const [black, white] = [side('black'), side('white')];
  const lead = black.total - white.total;
  const winner = lead === 0 ? undefined : lead > 0 ? 'black' : 'white';
  const result = { winner, margin: Math.abs(lead) } as const;
  const neutral = pointsOf('neutral');
  return {
    method,
    areRulesKnown: rules.isKnown,
    black,
    white,
    territory,
    neutral,
    seki,
    ...result,
  };
}

/** @param dead the number of dead stones of the opponent */
function sideScore(
  color: Color,
  territory: number,
  stones: number,
  dead: number,
  { method, handicapFor }: CountingRules,
  { komi = 0, handicap = 0, prisoners }: CountOptions,
): SideScore {
  const captured = (prisoners?.[color] ?? 0) + dead;
  const compensation = method === 'area' ? handicapFor(handicap) : 0;
  const extra = color === 'white' ? komi + compensation : 0;
  const total = territory + extra + (method === 'area' ? stones : captured);
  return { territory, stones, prisoners: captured, komi: extra, total };
}

type StoneAt = (point: Point) => Color | undefined;

/** Who surrounds an empty region. Where a border was left open, the points between two players divide it. */
function ownedParts(points: readonly Point[], board: Board, stoneAt: StoneAt): Region<Owner>[] {
  const kind = ownerOf(points, board, stoneAt);
  if (kind !== 'neutral') return [{ points, kind }];
  const between = new Set(points.filter((point) => colorsBeside([point], board, stoneAt).size > 1));
  const left = new Set(points.filter((point) => !between.has(point)));
  const parts = regionsOf(board.size, (point) => left.has(point)).filter((part) => part.kind);
  return [
    { points: [...between], kind },
    ...parts.map((part) => ({ points: part.points, kind: ownerOf(part.points, board, stoneAt) })),
  ];
}

/** The players with stones beside points. */
const colorsBeside = (points: readonly Point[], { size }: Board, stoneAt: StoneAt) =>
  new Set(
    points.flatMap((point) => neighboursOf(size, point).flatMap((beside) => stoneAt(beside) ?? [])),
  );

/** The only player beside points; neutral if there are none or both. */
function ownerOf(points: readonly Point[], board: Board, stoneAt: StoneAt): Owner {
  const colors = colorsBeside(points, board, stoneAt);
  const [color] = colors;
  return colors.size === 1 && color ? color : 'neutral';
}

const touches = (point: Point, stones: ReadonlySet<Point>, { size }: Board) =>
  neighboursOf(size, point).some((beside) => stones.has(beside));

/** Largest eye that doesn't make its stones live alone, in points. */
const SMALL_EYE = 3;

/**
 * The stones in seki: groups with at most one small eye beside a neutral point. A group is all chains of a player that
 * share eyes.
 */
function findSeki(
  chains: readonly Region<Color>[],
  owned: readonly Region<Owner>[],
  board: Board,
): Point[] {
  const eyes = owned.filter(({ kind }) => kind !== 'neutral');
  const neutral = new Set(
    owned.filter(({ kind }) => kind === 'neutral').flatMap(({ points }) => points),
  );
  const besideOf = (points: readonly Point[]) =>
    new Set(points.flatMap((point) => neighboursOf(board.size, point)));
  const left = new Set(chains);
  const seki: Point[] = [];
  for (const first of chains) {
    if (!left.delete(first)) continue;
    const group = [first];
    const own = new Set<Region<Owner>>();
    for (const chain of group) {
      const beside = besideOf(chain.points);
      for (const eye of eyes) {
        if (own.has(eye) || !eye.points.some((point) => beside.has(point))) continue;
        own.add(eye);
        const around = besideOf(eye.points);
        for (const other of left)
          if (other.points.some((point) => around.has(point))) {
            left.delete(other);
            group.push(other);
          }
      }
    }
    const points = group.flatMap((chain) => chain.points);
    const size = [...own].reduce((sum, eye) => sum + eye.points.length, 0);
    const isShared = [...besideOf(points)].some((point) => neutral.has(point));
    if (isShared && own.size < 2 && size <= SMALL_EYE) seki.push(...points);
  }
  return seki;
}
