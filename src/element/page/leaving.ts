import type { Board, Part } from '../board.js';
import { openingNode } from '../attributes.js';
import { keepPlaces } from '../platform/history-entry.js';

/** The boards that the reader has used, or has moved the mouse over. */
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
  addEventListener('pagehide', leave, { signal });
  document.addEventListener(
    'click',
    (event) => {
      const isLink = (at: EventTarget) =>
        at instanceof Element && at.matches('a[href], area[href]');
      if (event.composedPath().some(isLink)) leave();
    },
    { signal, capture: true },
  );
  return listening;
}

function leave(): void {
  const places = [...boards].flatMap(({ host, session }) => {
    const { collection, live } = host;
    // A problem starts again: its answer is not a place in its record. A live game opens at its new end.
    if (!collection || live || session.challenge) return [];
    const isMoved = session.node !== openingNode(host, session.tree);
    return isMoved ? [[host, host.currentPath, collection.text.length] as const] : [];
  });
  keepPlaces(places);
}
