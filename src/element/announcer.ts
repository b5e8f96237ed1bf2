/** Records can make sentences of any length: this many characters of one are announced. */
const LONGEST = 1000;

/** The only writer of the live region, which tells readers who can't see the board what happens on it. */
export class Announcer {
  /** The last sentence. */
  text = '';
  readonly #region: HTMLElement;

  constructor(region: HTMLElement) {
    this.#region = region;
  }

  /** Announces a sentence, even the same one again; '' empties the region. */
  say(text: string): void {
    this.text = text;
    this.#region.replaceChildren(text.slice(0, LONGEST));
  }

  /** Silences the region, while a key is held for example; afterwards only the last sentence is announced. */
  mute(isMuted: boolean): void {
    const wasMuted = this.#region.ariaLive === 'off';
    this.#region.ariaLive = isMuted ? 'off' : 'polite';
    if (!wasMuted || isMuted) return;
    this.#region.textContent = ''; // text that is there already would not be announced
    queueMicrotask(() => this.say(this.text));
  }
}
