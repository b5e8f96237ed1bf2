/** The key in the state of a history entry for the addresses of boards, by their ids. */
const KEY = 'sgf-board';

type Places = Readonly<Record<string, unknown>>;

/** The addresses of boards in the state of a history entry, by their ids (`idOf`). */
export function placesIn(state: unknown): Places {
  const places: unknown = isPlain(state) ? Reflect.get(state, KEY) : undefined;
  return isPlain(places) ? (places as Places) : {};
}

/** The id of a board in a history entry: its own, or its number on the page. */
export function idOf(host: Element): string {
  return host.id || `sgf-board ${[...document.querySelectorAll(host.localName)].indexOf(host) + 1}`;
}

/** The address at which the reader left a board, if the reader has come back or has loaded the page again. */
export function placeLeft(host: Element): string | undefined {
  const places = placesIn(history.state);
  const place = Object.keys(places).length > 0 ? places[idOf(host)] : undefined;
  return typeof place === 'string' ? place : undefined;
}

/**
 * Writes the addresses of boards to a history entry. Other data of the page in the state are kept, and a state that is
 * not a plain object is not changed. The current entry also keeps the addresses of other boards.
 */
export function writeEntry(
  method: 'pushState' | 'replaceState',
  places: readonly (readonly [id: string, address: string])[],
  fragment?: string,
): void {
  const state: unknown = history.state;
  const isOurs = isPlain(state) || state === null;
  const others = method === 'replaceState' ? placesIn(state) : {};
  const next = isOurs ? { ...state, [KEY]: { ...others, ...Object.fromEntries(places) } } : state;
  try {
    history[method](next, '', fragment);
  } catch {
    return; // too many entries at once (Safari), or a frame without a history: the board moves anyway
  }
}

/** Whether a value is a plain object. A `Map` or a `Date`, for example, would be lost by copying its properties. */
function isPlain(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]';
}
