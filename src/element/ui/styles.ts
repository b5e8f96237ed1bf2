import type { CSSResult } from 'lit';
import { knownParts, type PartName } from '../platform/load-part.js';

/** A shadow tree, or a document. */
type Root = DocumentOrShadowRoot & Node;

/** The styles of the parts in each shadow tree, in the order in which they were added. */
const adopted = new WeakMap<Root, Map<CSSResult, PartName>>();
/** The style sheets for the document of the script. A constructed sheet works only in the document that made it. */
const sheets = new WeakMap<CSSResult, CSSStyleSheet>();
let layers: CSSStyleSheet | undefined;

/**
 * Adds the styles of a part to a shadow tree, in a layer with the part's name. The layers have the order of `parts.ts`,
 * whatever the loading order: the styles of later parts win, and those of the frame's layer `states` win over all.
 */
export function adopt(root: Root, part: PartName, styles: CSSResult): void {
  const own = adopted.get(root) ?? new Map<CSSResult, PartName>();
  adopted.set(root, own);
  if (own.has(styles)) return;
  const isFirst = own.size === 0;
  own.set(styles, part);
  const isElsewhere = root.ownerDocument !== document && root !== document;
  if (isFirst) {
    const order = isElsewhere ? sheetOf(layerOrder(), root) : (layers ??= sheetOf(layerOrder()));
    root.adoptedStyleSheets = [order, ...root.adoptedStyleSheets];
  }
  const sheet = (!isElsewhere && sheets.get(styles)) || sheetOf(inLayer(styles, part), root);
  if (!isElsewhere) sheets.set(styles, sheet);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Gives a shadow tree its styles again in another document: when an element changes documents, it loses them. */
export function adoptAgain(root: ShadowRoot, base: CSSResult): void {
  if (root.ownerDocument !== document && !root.ownerDocument.defaultView) return; // a template or a parsed document, which isn't shown
  const texts = [...(adopted.get(root) ?? [])].map(([styles, part]) => inLayer(styles, part));
  root.adoptedStyleSheets = [layerOrder(), base.cssText, ...texts].map((text) =>
    sheetOf(text, root),
  );
}

function layerOrder(): string {
  const names = knownParts().map(({ name }) => name);
  return `@layer frame, ${names.join()}, states;`;
}

function inLayer({ cssText }: CSSResult, part: PartName): string {
  return `@layer ${part} {${cssText}}`;
}

/** Makes a style sheet for the document that contains a shadow tree. */
function sheetOf(text: string, { ownerDocument }: Node = document): CSSStyleSheet {
  const elsewhere = ownerDocument === document ? undefined : ownerDocument?.defaultView;
  const { CSSStyleSheet } = elsewhere ?? window;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
