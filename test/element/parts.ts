import type { PartDefinition } from '../../src/element/part.js';
import type { knownParts } from '../../src/element/platform/load-part.js';

type Parts = ReturnType<typeof knownParts>;

/** The table of parts with another part added, or in place of the one with the same name. */
export function withPart(parts: Parts, part: PartDefinition): Parts {
  return [...parts.filter(({ name }) => name !== part.name), part] as unknown as Parts;
}
