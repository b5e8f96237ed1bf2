/** Records can make sentences of any length: this many characters of one are announced. */
const LONGEST = 1000;

/** How long a sentence is seen, in milliseconds. */
const SHOWN_MS = 10_000;

/** The only writer of the live region, which tells readers who can't see the board what happens on it (`play/hold.ts` silences it). */
export class Announcer {
  /** The last sentence. */
  text = '';
  readonly region: HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(region: HTMLElement) {
    this.region = region;
  }

  /** Announces a sentence, and shows it for a while: for what every reader has to know. */
  show(text: string): void {
    this.say(text);
    this.region.classList.add('seen');
    this.#timer = setTimeout(() => this.hide(), SHOWN_MS);
  }

  /** Hides the sentence that is shown. */
  hide(): void {
    clearTimeout(this.#timer);
    this.region.classList.remove('seen');
  }

  /** Announces a sentence, even the same one again; '' empties the region. */
  say(text: string): void {
    this.text = text;
    this.hide();
    this.region.replaceChildren(text.slice(0, LONGEST));
  }
}
