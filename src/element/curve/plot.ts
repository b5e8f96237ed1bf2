import type { Evaluation, Loss } from '../../game/evaluations.js';

/** The area of the plot, in CSS pixels: index 0 of a line is at `start`, the next one `distance` further right. */
export interface PlotArea {
  readonly start: number;
  readonly distance: number;
  readonly height: number;
}

/** The paths of a plot, as SVG writes them; '' for nothing. */
export interface Plot {
  /** Black's share, from the bottom. */
  readonly black: string;
  /** The score, if the win rate is shown as Black's share; above the middle Black is ahead. */
  readonly score: string;
  /** The moves of large loss, on the edge of Black's share. */
  readonly losses: readonly { readonly index: number; readonly x: number; readonly y: number }[];
}

/**
 * The lead at the top and bottom edge of the plot, in points: at least `LEAST`, at most `MOST`. Greater leads are drawn
 * at the edge.
 */
const LEAST = 10;
const MOST = 40;

/** The plot of a line. Gaps between known values are straight lines. */
export function plotOf(
  evaluations: readonly (Evaluation | undefined)[],
  losses: readonly (Loss | undefined)[],
  { start, distance, height }: PlotArea,
): Plot {
  const edge = evaluations.reduce(
    (most, each) => Math.min(MOST, Math.max(most, Math.abs(each?.score ?? 0))),
    LEAST,
  );
  const scores = evaluations.map((each) => shareOf(each?.score, edge));
  const rates = evaluations.map((each) => each?.winRate);
  const hasRates = rates.filter((rate) => rate !== undefined).length > 1;
  const shares = hasRates ? rates : scores;
  const xOf = (index: number) => start + index * distance;
  const yOf = (share: number) => (1 - share) * height;
  const linePath = (values: readonly (number | undefined)[]) =>
    values
      .flatMap((value, index) =>
        value === undefined ? [] : [`${xOf(index).toFixed(1)} ${yOf(value).toFixed(1)}`],
      )
      .join('L');
  const known = shares.flatMap((share, index) => (share === undefined ? [] : [xOf(index)]));
  const [first = 0, last = first] = [known[0], known.at(-1)];
  const area = `M${first.toFixed(1)} ${height}L${linePath(shares)}L${last.toFixed(1)} ${height}z`;
  return {
    black: first < last ? area : '',
    score: hasRates && scores.some((score) => score !== undefined) ? `M${linePath(scores)}` : '',
    losses: losses.flatMap((loss, index) => {
      const share = shares[index];
      return loss?.isLarge && share !== undefined ? [{ index, x: xOf(index), y: yOf(share) }] : [];
    }),
  };
}

/** A lead as a share of the height; a lead of 0 is in the middle. */
function shareOf(score: number | undefined, edge: number): number | undefined {
  return score === undefined ? undefined : Math.min(1, Math.max(0, 0.5 + score / (2 * edge)));
}
