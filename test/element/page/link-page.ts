import { fixture } from '../../helpers/testing.js';
import { loadPart } from '../../../src/element/platform/load-part.js';
import { boardIn, settled, settledPage } from '../board.js';
import { until } from '../../helpers/until.js';

/** Helpers for the tests of links. */

const MOVES = 'abcdefghi'.replace(/./g, (x, at: number) => `;${at % 2 ? 'W' : 'B'}[${x}${x}]`);
export const GAME = `(;SZ[9]${MOVES.replace('[cc]', '[cc]N[Dia. 15]')})`;

/** A page with a board and more content. Its links work. */
export async function page(content: string, attributes = `data-sgf="${GAME}"`): Promise<Element> {
  const group = await fixture(
    `<div>${content}<sgf-board id="g1" style="width:200px" ${attributes}></sgf-board></div>`,
  );
  if (!attributes.includes('src')) {
    await settled(boardIn(group));
    await untilLinked(group);
  } else await loadPart('page');
  await settledPage();
  return group;
}

/** Waits until links to a board work: a link to the shown start is then marked. */
async function untilLinked(beside: Element, id = 'g1'): Promise<void> {
  const probe = document.createElement('a');
  probe.href = `#${id}/0`;
  beside.append(probe);
  await until(() => probe.ariaCurrent === 'true', 'the board should be linked');
  probe.remove();
}

export function linkIn(group: ParentNode, selector = 'a'): HTMLElement {
  const link = group.querySelector<HTMLElement>(selector);
  if (!link) throw new Error(`no ${selector} here`);
  return link;
}

/** Clicks a link. The browser does not follow it, so the tests stay on their page. */
export function clickOn(link: HTMLElement, init: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', {
    bubbles: true,
    composed: true,
    cancelable: true,
    ...init,
  });
  let isTaken = false;
  const last = (click: Event) => {
    isTaken = click.defaultPrevented;
    click.preventDefault();
  };
  addEventListener('click', last, { once: true });
  link.dispatchEvent(event);
  removeEventListener('click', last);
  return Object.defineProperty(event, 'defaultPrevented', { value: isTaken });
}

/** Whether the part `page` knows the board: it then warns about a broken link. */
export function isLinked(group: Element): boolean {
  const probe = document.createElement('a');
  probe.href = '#g1/never';
  group.append(probe);
  const { warn } = console;
  let isReported = false;
  console.warn = () => (isReported = true);
  clickOn(probe);
  console.warn = warn;
  probe.remove();
  return isReported;
}

/** Each test of a `describe` has a history of its own, and leaves the address of the page as it was. */
export function usePageHistory(): PageHistory {
  const start = location.pathname + location.search;
  const past = new PageHistory();
  beforeEach(() => past.start());
  afterEach(() => {
    past.restore();
    history.replaceState(null, '', start);
  });
  return past;
}

/**
 * Replaces the history of the page, because going back too far in the browser's own would leave the tests. The entries
 * are kept here, and the address is that of the current one.
 */
class PageHistory {
  #entries: { readonly state: unknown; readonly url: string }[] = [];
  #at = 0;

  start(): void {
    this.#entries = [{ state: history.state, url: location.href }];
    this.#at = 0;
    history.pushState = (state, _, url) => {
      this.#at += 1;
      this.#write(state, url);
      this.#entries.length = this.#at + 1;
    };
    history.replaceState = (state, _, url) => this.#write(state, url);
  }

  get length(): number {
    return this.#entries.length;
  }

  /** Goes through the entries as Back (-1) and Forward (1) do. */
  go(steps: number): void {
    this.#at += steps;
    const entry = this.#entries[this.#at];
    if (!entry) throw new Error('that is another page');
    this.#write(entry.state, entry.url);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }

  restore(): void {
    Reflect.deleteProperty(history, 'pushState');
    Reflect.deleteProperty(history, 'replaceState');
  }

  #write(state: unknown, url: string | URL | null | undefined): void {
    History.prototype.replaceState.call(history, state, '', url);
    this.#entries[this.#at] = { state, url: location.href };
  }
}
