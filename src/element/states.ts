/**
 * Sets custom states, for `:state()` in the page's styles. Browsers without them go without: Safari
 * before 17.4 has none, Chrome before 125 refuses names without two dashes.
 */
export function setStates(
  internals: ElementInternals,
  states: Readonly<Record<string, boolean>>,
): void {
  for (const [state, isOn] of Object.entries(states)) {
    try {
      if (isOn) internals.states.add(state);
      else internals.states.delete(state);
    } catch {
      return;
    }
  }
}
