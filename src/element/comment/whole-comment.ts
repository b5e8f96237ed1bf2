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
  .comment.open {
    height: auto;
    .text {
      mask: none;
    }
  }
  .text .end {
    display: block;
    height: 1px;
  }
  @container (min-width: 704px) {
    .has-side:has(.open) {
      grid-template-rows: minmax(min-content, 0) auto 1fr; /* keeps the controls directly below the board */
      .side {
        contain: none;
      }
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
 * Adds a button to a comment that is longer than its box. It makes the box as high as the comment, until the next step.
 */
export function mount(board: Board): Part {
  const { shell, session } = board;
  const { comment } = shell;
  const button = document.createElement('button');
  const end = document.createElement('i');
  let text: HTMLElement | null = null;
  let place: Place | undefined;
  let observer: IntersectionObserver | undefined;
  const follow = (entries: readonly IntersectionObserverEntry[]) => {
    button.hidden = entries.at(-1)?.isIntersecting ?? true;
  };
  button.type = 'button';
  button.className = 'more';
  button.hidden = true;
  end.className = 'end';
  button.addEventListener('click', () => {
    text?.focus({ preventScroll: true }); // the button is hidden
    comment.classList.add('open');
  });
  return {
    update() {
      const shown = comment.querySelector<HTMLElement>('.text');
      if (shown !== text) {
        text = shown; // a problem renders its own text element
        observer?.disconnect();
        observer = new IntersectionObserver(follow, { root: text });
        text?.append(end);
        text?.after(button);
        observer.observe(end);
      }
      render(board.language.say(enTools, 'comment'), button);
      if (place !== session.place) comment.classList.toggle('open', false); // changes nothing if closed
      place = session.place;
    },
    release() {
      observer?.disconnect();
      button.remove();
      end.remove();
    },
  };
}
