/** The name lets editors and the minifier see style sheets. */
export const css = String.raw;

/** A sheet that all boards share; constructed, because a strict CSP forbids style elements. */
export function sharedSheet(text: string): () => CSSStyleSheet {
  let sheet: CSSStyleSheet | undefined;
  return () => {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
    }
    return sheet;
  };
}

/** Gives a shadow tree a sheet; once. */
export function adopt(root: ShadowRoot, ...sheets: readonly (CSSStyleSheet | undefined)[]): void {
  for (const sheet of sheets)
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
