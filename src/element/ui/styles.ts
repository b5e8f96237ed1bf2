import type { CSSResult } from 'lit';
import { knownParts, type PartName } from '../platform/load-part.js';

/** The style sheets of the parts, each wrapped in the layer of its part. */
const sheets = new WeakMap<CSSResult, CSSStyleSheet>();
let layers: CSSStyleSheet | undefined;

/**
 * Adds the styles of a part to a shadow tree, in a layer with the part's name. The layers have the order of `parts.ts`,
 * whatever the loading order: the styles of later parts win, and those of the frame's layer `states` win over all.
 */
export function adopt(root: ShadowRoot, part: PartName, styles: CSSResult): void {
  const { adoptedStyleSheets } = root;
  const sheet = sheets.get(styles) ?? sheetOf(`@layer ${part} {${styles.cssText}}`);
  sheets.set(styles, sheet);
  if (adoptedStyleSheets.includes(sheet)) return;
  layers ??= sheetOf(
    `@layer frame, ${knownParts()
      .map(({ name }) => name)
      .join()}, states;`,
  );
  const before = adoptedStyleSheets.includes(layers)
    ? adoptedStyleSheets
    : [layers, ...adoptedStyleSheets];
  root.adoptedStyleSheets = [...before, sheet];
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
