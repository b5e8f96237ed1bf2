import type { CSSResult } from 'lit';
import { knownParts, type PartName } from './platform/load-part.js';

/** The place of each sheet among the parts; the frame's come first. */
const places = new WeakMap<CSSStyleSheet, number>();
const placeOf = (sheet: CSSStyleSheet) => places.get(sheet) ?? -1;

/**
 * Gives a shadow tree the styles of a part. Those of later parts in `parts.ts` override earlier ones, whatever the
 * loading order.
 */
export function adopt(
  root: ShadowRoot,
  part: PartName,
  { styleSheet }: Pick<CSSResult, 'styleSheet'>,
): void {
  const { adoptedStyleSheets } = root;
  if (!styleSheet || adoptedStyleSheets.includes(styleSheet)) return;
  places.set(
    styleSheet,
    knownParts().findIndex(({ name }) => name === part),
  );
  root.adoptedStyleSheets = [...adoptedStyleSheets, styleSheet].sort(
    (one, other) => placeOf(one) - placeOf(other),
  );
}
