import type { CSSResult } from 'lit';

/** Adds a style sheet to the document, or to a shadow tree of the page, once. */
export function adoptInPage(root: Node, { styleSheet }: CSSResult): void {
  if (!(root instanceof Document || root instanceof ShadowRoot) || !styleSheet) return;
  const { adoptedStyleSheets } = root;
  if (!adoptedStyleSheets.includes(styleSheet))
    root.adoptedStyleSheets = [...adoptedStyleSheets, styleSheet];
}
