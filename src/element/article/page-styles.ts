import type { CSSResult } from 'lit';

/** Gives the document, or a shadow tree of the page, a style sheet, once. */
export function adoptInPage(root: Node, { styleSheet }: CSSResult): void {
  if (!(root instanceof Document || root instanceof ShadowRoot) || !styleSheet) return;
  const { adoptedStyleSheets } = root;
  if (!adoptedStyleSheets.includes(styleSheet))
    root.adoptedStyleSheets = [...adoptedStyleSheets, styleSheet];
}
