import type { Cursor } from '../cursor.js';
import type { PageBoard } from './page-board.js';

/** Without the chunk links are the browser's, and buttons do nothing. */
const ignore = () => undefined;

/**
 * Has links and buttons of the page heeded. Links name a board by its id: only boards with one load
 * their chunk. A link that is clicked before it is there has changed the address of the page, from which
 * the chunk then opens.
 */
export function heedPage(host: PageBoard, cursor: Cursor): void {
  const linked = {
    hostUpdated() {
      if (!host.id) return;
      host.removeController(linked);
      import('./links.js').then(({ linkBoard }) => linkBoard(host, cursor), ignore);
    },
  };
  host.addController(linked);
  host.addEventListener('command', (event) => {
    const { command, source } = event as CommandEvent;
    import('./commands.js').then(({ obey }) => {
      if (!event.defaultPrevented) obey(host, cursor, command, source);
    }, ignore);
  });
}
