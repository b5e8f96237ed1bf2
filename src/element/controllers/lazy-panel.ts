import { type Speaker, speakAs } from '../language.js';
import { partOr } from '../part-or.js';

/** A panel that draws itself into its box. */
interface Panel<View> {
  show(view: View): void;
  hide?(): void;
  dispose?(): void;
}

/** A panel whose part of the script is loaded when it is first shown; where that can't be had there is none. */
export class LazyPanel<View> {
  readonly #host: Speaker;
  readonly #load: () => Promise<Panel<View>>;
  #panel: Panel<View> | undefined;
  #isLoading = false;
  /** What is to be shown; nothing after `dispose`. */
  #view: View | undefined;

  constructor(host: Speaker, load: () => Promise<Panel<View>>) {
    this.#host = host;
    this.#load = load;
  }

  show(view: View): void {
    this.#view = view;
    this.#panel?.show(view);
    if (!this.#isLoading) void this.#begin();
  }

  /** Closes what the panel has opened; it stays. */
  hide(): void {
    this.#panel?.hide?.();
  }

  /** Lets go of everything; what is shown next begins anew. */
  dispose(): void {
    this.#panel?.dispose?.();
    this.#panel = this.#view = undefined;
    this.#isLoading = false;
  }

  async #begin(): Promise<void> {
    this.#isLoading = true;
    const panel = await partOr<Panel<View> | undefined>(this.#load(), undefined);
    if (!this.#view || this.#panel) return panel?.dispose?.(); // not wanted any more
    this.#panel = panel;
    speakAs(this.#host);
    panel?.show(this.#view);
  }
}
