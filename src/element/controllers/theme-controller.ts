import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isLightText, readTheme, type Theme, type ThemeName, themes } from '../../view/theme.js';

/**
 * Reads the theme from the probe, a hidden element that carries the page's colours as real
 * properties, and notices by its transitions when any of them changes.
 */
export class ThemeController implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #changed: () => void;
  #probe: HTMLElement | undefined;
  #theme: Theme | undefined;
  #name: ThemeName | 'auto' | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement, changed: () => void) {
    this.#host = host;
    this.#changed = changed;
    host.addController(this);
  }

  /** Styles may differ where the element is put next. */
  hostConnected(): void {
    this.#theme = undefined;
  }

  hostUpdated(): void {
    const probe = this.#host.shadowRoot?.querySelector<HTMLElement>('.probe') ?? undefined;
    if (probe === this.#probe) return;
    this.#probe?.removeEventListener('transitionend', this.#forget);
    probe?.addEventListener('transitionend', this.#forget);
    this.#probe = probe;
    this.#theme = undefined;
  }

  /** `auto` follows the page: light text means a dark page. */
  read(name: ThemeName | 'auto'): Theme {
    if (this.#theme && name === this.#name) return this.#theme;
    if (!this.#probe) return themes.kaya;
    const style = getComputedStyle(this.#probe);
    const automatic = isLightText(style.color) ? 'dark' : 'kaya';
    this.#name = name;
    this.#theme = readTheme(themes[name === 'auto' ? automatic : name], style);
    return this.#theme;
  }

  readonly #forget = (): void => {
    this.#theme = undefined;
    this.#changed();
  };
}
