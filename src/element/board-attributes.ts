import { UpdatingElement } from './updating-element.js';

/** Attributes that are plain properties: strings, and booleans. */
const texts = (
  'sgf crossorigin charset loading game move path mode controls panels view numbers number-from marks ' +
  'coordinates rotate theme caption label interval keys wheel tools speech'
).split(' ');
const booleans = ['mirror', 'swap-colors', 'autoplay', 'loop', 'try', 'hide-result'];

export const boardAttributes: readonly string[] = ['data-sgf', ...texts, ...booleans];

/** What a board’s attributes set; nonsense in them is met where they are read. */
export abstract class BoardAttributes extends UpdatingElement {
  /** The record as text. */
  declare sgf: string;
  declare charset: string;
  declare crossOrigin: string;
  declare loading: string;
  declare game: string;
  declare move: string;
  declare path: string;
  declare mode: string;
  declare controls: string;
  declare panels: string;
  declare view: string;
  declare marks: string;
  declare numbers: string;
  declare numberFrom: string;
  declare coordinates: string;
  declare rotate: string;
  declare mirror: boolean;
  declare swapColors: boolean;
  declare theme: string;
  declare caption: string;
  declare label: string;
  declare autoplay: boolean;
  declare interval: string;
  declare loop: boolean;
  declare keys: string;
  declare wheel: string;
  declare try: boolean;
  declare hideResult: boolean;
  declare tools: string;
  declare speech: string;

  constructor() {
    super();
    this.defineProperties(texts, '');
    this.defineProperties(booleans, false);
  }

  /** `data-sgf` is another name of `sgf`, which counts where it holds something. */
  override attributeChangedCallback(name: string, before: string | null, value: string | null) {
    const isText = name.endsWith('sgf');
    const text = isText ? this.getAttribute('sgf') || this.getAttribute('data-sgf') : value;
    super.attributeChangedCallback(isText ? 'sgf' : name, before, text);
  }
}
