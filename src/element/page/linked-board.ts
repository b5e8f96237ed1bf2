import type { SgfBoardElement } from '../sgf-board-element.js';
import { readAddress } from '../../game/address.js';
import type { BoardContext } from '../context.js';
import type { Session } from '../session/session.js';
import { openingNode } from '../attributes.js';

/** What is said once of each link that leads nowhere. */
const told = new Set<string>();

/** A board that links may lead to. */
export class LinkedBoard {
  readonly host: SgfBoardElement;
  readonly session: Session;
  #wish: object | undefined;

  constructor({ host, session }: BoardContext) {
    this.host = host;
    this.session = session;
  }

  get isReady(): boolean {
    return this.host.collection !== undefined;
  }

  /** Whether an address leads somewhere, as far as that is known: names are in the record. */
  mayLead(address: string): boolean {
    const isOpen = !this.isReady && address.startsWith('#');
    return isOpen || readAddress(this.session.tree, address) !== undefined;
  }

  /** Goes there, or once the record is there; of several wishes that wait, the last one counts. */
  go(address: string): void {
    const wish = (this.#wish = { address });
    if (this.isReady) return this.#show(address);
    this.host.ready.then(
      () => {
        if (this.#wish === wish) this.#show(address);
      },
      () => undefined, // the board itself says why
    );
  }

  /** Goes to where an entry of the history says, in the game of that number (from 1; 0 is not known). */
  async comeBack(game: number, address: string): Promise<void> {
    const { host, session, isReady } = this;
    if (game && isReady && game !== session.gameNumber) {
      host.game = String(game);
      await host.updateComplete;
    }
    this.go(address);
  }

  /** Back to where the board opens; it will open there by itself if it has not yet. */
  reset(): void {
    const { host, session } = this;
    this.#wish = undefined;
    if (this.isReady) session.go({ node: openingNode(host, session.tree) }, 'link');
  }

  /** Names a link that leads nowhere, to its author. */
  tell(address: string): void {
    const link = `#${this.host.id}/${address}`;
    if (told.has(link)) return;
    told.add(link);
    console.warn(
      `<sgf-board id="${this.host.id}">: the link “${link}” leads nowhere: ` +
        'no node of this game has that name, or it is no address (35, 35.2.4, last, #Name).',
    );
  }

  /**
   * Brings a board that is out of sight into view, by the shortest way: who clicks beside the text wants to see
   * what happens. A board of which any part is in sight stays where the reader has put it.
   */
  reveal(): void {
    const board = this.host.shadowRoot?.querySelector('[part=board]') ?? this.host;
    const { top, bottom, height } = board.getBoundingClientRect();
    if (height > 0 && (bottom <= 0 || top >= innerHeight))
      board.scrollIntoView({ block: 'nearest' });
  }

  #show(address: string): void {
    this.#wish = undefined;
    const node = readAddress(this.session.tree, address);
    if (node === undefined) this.tell(address);
    else this.session.goTo(address, 'link');
  }
}

/** `<button commandfor command>` for browsers without Invoker Commands (Safari 16.4, Firefox 128). */

export function commandsAreMissing(): boolean {
  return !('commandForElement' in HTMLButtonElement.prototype);
}

export function watchButtons(): void {
  document.addEventListener('click', onClick);
}

export function unwatchButtons(): void {
  document.removeEventListener('click', onClick);
}

/** Tells the board of the command as browsers do that know commands. */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented) return;
  const isButton = (at: EventTarget) =>
    at instanceof HTMLButtonElement && at.matches('[commandfor][command^="--"]');
  const source = event.composedPath().find(isButton) as HTMLButtonElement | undefined;
  const root = source?.getRootNode();
  if (!source || !(root instanceof Document || root instanceof ShadowRoot)) return;
  const board = root.getElementById(source.getAttribute('commandfor') ?? '');
  if (board?.localName !== 'sgf-board') return;
  if (!source.hasAttribute('type')) event.preventDefault(); // such a button does not send its form
  const command = source.getAttribute('command');
  board.dispatchEvent(
    Object.assign(new Event('command', { cancelable: true }), { command, source }),
  );
}
