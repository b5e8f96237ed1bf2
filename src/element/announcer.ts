/** Records can make sentences of any length: this many characters of one are announced. */
const LONGEST = 1000;

/** The only writer of the live region, which tells readers who can't see the board what happens on it (`play/hold.ts` silences it). */
export class Announcer {
  /** The last sentence. */
  text = '';
  readonly region: HTMLElement;

  constructor(region: HTMLElement) {
    this.region = region;
  }

  /** Announces a sentence, and shows it until the next one: for what every reader has to know. */
  show(text: string): void {
    this.say(text);
    this.region.classList.add('seen');
  }

  /** Announces a sentence, even the same one again; '' empties the region. */
  say(text: string): void {
    this.text = text;
    this.region.classList.remove('seen');
    this.region.replaceChildren(text.slice(0, LONGEST));
  }
}
