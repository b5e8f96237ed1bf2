/** Maximum length of an announced sentence, in characters: records can make sentences of any length. */
const LONGEST = 1000;

/** How long a sentence is shown on the screen, in milliseconds. */
const SHOWN_MS = 10_000;

/**
 * The only writer of the live region, which tells readers who can't see the board what happens on it. `play/hold.ts`
 * mutes the region while a button or key is held.
 */
export class Announcer {
  /** The last sentence. */
  text = '';
  readonly region: HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(region: HTMLElement) {
    this.region = region;
  }

  /** Announces a sentence that every reader has to know, and shows it for a while. */
  show(text: string): void {
    this.say(text);
    this.region.classList.add('seen');
    this.#timer = setTimeout(() => this.#hide(), SHOWN_MS);
  }

  /** Hides the shown sentence. */
  #hide(): void {
    clearTimeout(this.#timer);
    this.region.classList.remove('seen');
  }

  /** Announces a sentence, even if it is the same as before; '' empties the region. */
  say(text: string): void {
    this.text = text;
    this.#hide();
    this.region.replaceChildren(text.slice(0, LONGEST));
  }
}
