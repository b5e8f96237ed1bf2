import { css } from 'lit';
import { render } from 'lit/html.js';
import { enTools } from '../../texts/en/tools.js';
import type { Board, Part } from '../board.js';
import type { Place } from '../../game/place.js';

const moreStyles = css`
  .more {
    align-self: start;
    flex: none;
    height: calc(1.75 * var(--em));
    padding: 0 calc(0.5 * var(--em));
    font-size: 0.88em;
    text-decoration: underline 1px;
    text-underline-offset: 0.2em;
  }
  [tabindex='-1'] + .more {
    display: none; /* there is no comment */
  }
  @container (max-width: 703.98px) {
    .comment.open {
      height: auto;
      min-height: var(--opened, 0);
    .text {
      mask: none;
    }
    .flow {
      contain: none;
    }
    .flow > .branches {
      flex: none;
    }
    }
  }
  .text .end {
    display: block;
    height: 1px;
  }
  @container (min-width: 704px) {
    .has-side .more {
      display: none; /* the comment has the whole column if it needs it, and scrolls within it */
    }
  }
  @media (pointer: coarse) {
    .more {
      height: calc(2.75 * var(--em));
    }
  }
`;

export const styles = [moreStyles];

/**
 * Adds a button to a comment that is longer than its box. It gives the comment all the room it needs, or takes it back;
 * the comments of the next moves keep that room, so that the page's text doesn't move at each step.
 */
export function mount(board: Board): Part {
  const { shell, session } = board;
  const { comment } = shell;
  const button = newButton();
  const end = Object.assign(document.createElement('i'), { className: 'end' });
  let text: HTMLElement | null = null;
  let place: Place | undefined;
  let observer: IntersectionObserver | undefined;
  let isOpen = false;
  const follow = (entries: readonly IntersectionObserverEntry[]) =>
    (button.hidden = !isOpen && (entries.at(-1)?.isIntersecting ?? true));
  /** Opens or closes the comment. An open one is never lower than it was at the moves before. */
  const setOpen = (isNowOpen: boolean) => {
    isOpen = isNowOpen;
    comment.classList.toggle('open', isNowOpen);
    comment.style.setProperty('--opened', isNowOpen ? `${comment.offsetHeight}px` : '');
    button.ariaExpanded = String(isNowOpen);
    observer?.unobserve(end);
    observer?.observe(end); // tells anew whether the end is seen
  };
  /** Watches the end of another text element: a problem renders its own. */
  const watch = (shown: HTMLElement | null) => {
    text = shown;
    observer?.disconnect();
    observer = new IntersectionObserver(follow, { root: text, rootMargin: '2px' });
    text?.append(end);
    text?.after(button);
    observer.observe(end);
  };
  button.onclick = () => setOpen(!isOpen);
  return {
    update() {
      const shown = comment.querySelector<HTMLElement>('[part=comment]');
      if (shown !== text) watch(shown);
      render(board.language.say(enTools, 'comment'), button);
      if (place === session.place) return;
      if (isOpen) setOpen(place?.tree === session.place.tree);
      place = session.place;
      if (text?.matches(':focus[tabindex="-1"]')) shell.canvas.focus({ preventScroll: true });
    },
    release() {
      observer?.disconnect();
      if (isOpen) setOpen(false);
      for (const each of [button, end]) each.remove();
    },
  };
}

function newButton(): HTMLButtonElement {
  const button = document.createElement('button');
  const closed = { type: 'button', className: 'more', hidden: true, ariaExpanded: 'false' };
  return Object.assign(button, closed);
}
