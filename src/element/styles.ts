import type { CSSResult } from 'lit';

/**
 * The style sheets that chunks bring, by their ranks. Later entries override earlier ones, whatever the loading order.
 *
 * 1 panels, 2 controls, 3 comment, 4 info, 5 clocks, 6 play, 7 landmarks, 8 more, 9 chip, 10 tree, 11 preview,
 * 12 explore and its grid, 13 tools, 14 games, 15 own, 16 message, 17 oddities, 18 dialogs, 19 fullscreen, 20 print, 21 high contrast, 22 problems, 23 guesses,
 * 24 hidden moves, 25 play through, 26 book, 27 curve, 28 news
 */
const ranks = new WeakMap<CSSStyleSheet, number>();
const rankOf = (sheet: CSSStyleSheet) => ranks.get(sheet) ?? 0; // the frame's comes first

/** Gives a shadow tree a style sheet in its place; `false` where it has it already. */
export function adopt(
  root: ShadowRoot,
  rank: number,
  { styleSheet }: Pick<CSSResult, 'styleSheet'>,
): boolean {
  const { adoptedStyleSheets } = root;
  if (!styleSheet || adoptedStyleSheets.includes(styleSheet)) return false;
  ranks.set(styleSheet, rank);
  root.adoptedStyleSheets = [...adoptedStyleSheets, styleSheet].sort(
    (one, other) => rankOf(one) - rankOf(other),
  );
  return true;
}
