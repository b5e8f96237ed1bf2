/** The key in the state of a history entry for the addresses to which links have moved boards, by their ids. */
const KEY = 'sgf-board';
/** The key for the boards that the reader has left there: `Left`. */
const LEFT = 'sgf-board-left';

/** Boards by `nameOf`, each with the address of the shown node and the length of its record. */
type Left = readonly (readonly [name: string, address: string, length: number])[];

/**
 * Whether the page shows an entry of the history to which the reader has come back: by Back, Forward or Reload. On
 * pages whose script replaces their content, `popstate` tells.
 */
let isReturn = false;
/** The boards that have opened at their place of this entry. */
const returned = new Set<unknown>();

if ('document' in globalThis) {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  isReturn = /^(?:reload|back_forward)$/.test(visit?.type ?? '');
  addEventListener('popstate', () => {
    isReturn = true;
    returned.clear();
  });
}

/** The addresses of boards in the state of a history entry, by their ids. */
export function placesIn(state: unknown): Readonly<Record<string, unknown>> {
  const places: unknown = isPlain(state) ? Reflect.get(state, KEY) : undefined;
  return isPlain(places) ? (places as Record<string, unknown>) : {};
}

/** The name of a board among those that its reader leaves: its id, or its number on the page. */
function nameOf(host: Element): string {
  const number = [...document.getElementsByTagName(host.localName)].indexOf(host) + 1;
  return host.id || (number > 0 ? `sgf-board ${number}` : '');
}

/** Keeps the places of boards in the current entry, for a reader who comes back. */
export function keepPlaces(boards: readonly (readonly [Element, string, number])[]): void {
  isReturn = false;
  const left: Left = boards.map(([host, ...place]) => [nameOf(host), ...place]);
  if (left.length > 0) writeState('replaceState', { [LEFT]: left });
}

/** The entry of a board that its reader left, if the reader has come back. */
function entryOf(host: Element): readonly unknown[] | undefined {
  const left: unknown = isReturn && isPlain(history.state) && Reflect.get(history.state, LEFT);
  if (!Array.isArray(left)) return undefined;
  const name = nameOf(host);
  return left.filter(Array.isArray).find(([each]) => name && each === name);
}

/** Whether the reader has come back to a board, and had moved it before. */
export function isBack(host: Element): boolean {
  return entryOf(host) !== undefined;
}

/** The address at which the reader left a board with a record of this length. Each place is used once. */
export function placeLeft(host: Element, length: number): string | undefined {
  const [name, address, kept] = entryOf(host) ?? [];
  if (typeof address !== 'string' || kept !== length || returned.has(name)) return undefined;
  returned.add(name);
  return address;
}

/**
 * Writes the addresses of boards to a history entry, for links. `replaceState` keeps the addresses of other boards.
 */
export function writeEntry(
  method: 'pushState' | 'replaceState',
  places: readonly (readonly [id: string, address: string])[],
  fragment?: string,
): void {
  const others = method === 'replaceState' ? placesIn(history.state) : {};
  writeState(method, { [KEY]: { ...others, ...Object.fromEntries(places) } }, fragment);
}

/** Adds data to the state of an entry. Other data of the page are kept; a state that is no plain object is not changed. */
function writeState(
  method: 'pushState' | 'replaceState',
  data: Readonly<Record<string, unknown>>,
  fragment?: string,
): void {
  const state: unknown = history.state;
  const isOurs = isPlain(state) || state === null;
  try {
    history[method](isOurs ? { ...state, ...data } : state, '', fragment);
  } catch {
    return; // too many entries at once (Safari), or a frame without a history: the board moves anyway
  }
}

/** Whether a value is a plain object. A `Map` or a `Date`, for example, would be lost by copying its properties. */
function isPlain(value: unknown): value is object {
  return Object.prototype.toString.call(value) === '[object Object]';
}
