import type { CSSResult } from 'lit';

/** The style sheets that chunks bring. Later entries override earlier ones, whatever the loading order. */
const order = [
  ...(['panels', 'controls', 'comment', 'info', 'clocks', 'play'] as const),
  ...(['landmarks', 'more', 'chip', 'tree', 'preview', 'explore', 'tools'] as const),
  ...(['games', 'own', 'message', 'oddities', 'dialogs', 'fullscreen', 'print'] as const),
];

const ranks = new WeakMap<CSSStyleSheet, number>();
const rankOf = (sheet: CSSStyleSheet) => ranks.get(sheet) ?? -1; // the frame's comes first

/** Gives a shadow tree a style sheet in its place; `false` where it has it already. */
export function adopt(
  root: ShadowRoot,
  name: (typeof order)[number],
  { styleSheet }: CSSResult,
): boolean {
  const { adoptedStyleSheets } = root;
  if (!styleSheet || adoptedStyleSheets.includes(styleSheet)) return false;
  ranks.set(styleSheet, order.indexOf(name));
  root.adoptedStyleSheets = [...adoptedStyleSheets, styleSheet].sort(
    (one, other) => rankOf(one) - rankOf(other),
  );
  return true;
}
