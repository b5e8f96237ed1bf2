import type { Board, Part } from '../board.js';
import { idOf, writeEntry } from '../platform/history-entry.js';

/** The boards that the reader has touched. */
const boards = new Set<Board>();
let listeners: AbortController | undefined;

/**
 * Keeps the place of a board in the history entry when the reader leaves the page, so that Back and Reload find it again
 * (`session/opening.ts`). Pages that replace their content themselves (Turbo, SvelteKit) are left by a click on a link.
 */
export function mount(board: Board): Part {
  boards.add(board);
  listeners ??= listen();
  return {
    update() {
      boards.add(board);
    },
    release() {
      boards.delete(board);
      if (boards.size > 0) return;
      listeners?.abort();
      listeners = undefined;
    },
  };
}

function listen(): AbortController {
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('pagehide', keepPlaces, { signal });
  document.addEventListener(
    'click',
    (event) => {
      const isLink = (at: EventTarget) =>
        at instanceof Element && at.matches('a[href], area[href]');
      if (event.composedPath().some(isLink)) keepPlaces();
    },
    { signal, capture: true },
  );
  return listening;
}

function keepPlaces(): void {
  // A problem starts again: its answer is not a place in its record.
  const left = [...boards].filter(({ host, session }) => host.collection && !session.challenge);
  const places = left.map(({ host }) => [idOf(host), host.currentPath] as const);
  if (places.length > 0) writeEntry('replaceState', places);
}
