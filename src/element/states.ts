import { siblingsOf } from '../game/walk.js';
import type { RecordState } from './controllers/record-controller.js';
import type { Place } from './session/place.js';

/** Sets the states that `:state()` in a page's styles knows: of the record, of the place in it, and others. */
export function updateStates(
  internals: ElementInternals,
  { kind }: RecordState,
  { tree, node, line, index }: Place,
  others: Readonly<Record<string, boolean>>,
): void {
  const states = {
    loading: kind === 'loading',
    ready: kind === 'ready',
    empty: kind === 'empty',
    error: kind === 'failed',
    'at-start': index === 0,
    'at-end': index === line.length - 1,
    'has-variations': siblingsOf(tree, node).length > 1,
    ...others,
  };
  // Browsers without states go without: Safari before 17.4 has none, Chrome before 125 wants two dashes.
  for (const [state, isOn] of Object.entries(states)) {
    try {
      if (isOn) internals.states.add(state);
      else internals.states.delete(state);
    } catch {
      return;
    }
  }
}
