/** So much is announced, in characters: what is longer, a record has made so. */
const LONGEST = 1000;

/** The only writer of the live region: what is said to readers who can't see the board. */
export class Announcer {
  readonly #region: HTMLElement;
  #text = '';

  constructor(region: HTMLElement) {
    this.#region = region;
  }

  /** What was said last. */
  get text(): string {
    return this.#text;
  }

  /** Says a sentence, also if it is the one that was said last; '' takes back what stands there. */
  say(text: string): void {
    this.#text = text;
    this.#region.replaceChildren(text.slice(0, LONGEST));
  }

  /** Says nothing from now on, while a key is held, say; then only the last sentence. */
  mute(isMuted: boolean): void {
    const wasMuted = this.#region.ariaLive === 'off';
    this.#region.ariaLive = isMuted ? 'off' : 'polite';
    if (!wasMuted || isMuted) return;
    this.#region.textContent = ''; // what stands there already is no news
    queueMicrotask(() => this.say(this.#text));
  }
}
