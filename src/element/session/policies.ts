import { loadedParts } from '../platform/load-part.js';
import { hideResult } from './hide-result.js';
import type { PolicyMaker } from '../board.js';

let parts = loadedParts();
let makers: readonly PolicyMaker[] = [hideResult];

/**
 * The makers of all policies, in the order in which the policies are asked: first those that hide something. A part's
 * policy is included once the part is loaded.
 */
export function policyMakers(): readonly PolicyMaker[] {
  if (loadedParts() === parts) return makers;
  parts = loadedParts();
  const makersOf = (isFirst: boolean) =>
    parts.flatMap(({ definition, module }) =>
      (definition.moment === 'first') === isFirst ? (module.policy ?? []) : [],
    );
  return (makers = [hideResult, ...makersOf(true), ...makersOf(false)]);
}
