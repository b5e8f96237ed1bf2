import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Servers import the package too, and have no elements. */
const Base = 'HTMLElement' in globalThis ? HTMLElement : (Object as unknown as typeof HTMLElement);

/**
 * What the shell needs of a base class: properties that attributes set, one update for all
 * changes of a turn, controllers in Lit's sense. Of Lit only the templates of the panels are needed.
 */
export abstract class UpdatingElement extends Base implements ReactiveControllerHost {
  /** Settles when all changes so far can be seen. */
  updateComplete = Promise.resolve(true);
  readonly #controllers = new Set<ReactiveController>();
  #changed = new Set<string>();
  #isPending = false;
  readonly #early = new Map<string, unknown>();

  /** Keeps what was set before the element was upgraded: it counts more than attributes. */
  protected keepEarly(name: string): void {
    const own = Object.getOwnPropertyDescriptor(this, name);
    if (!own) return;
    this.#early.set(name, own.value);
    Reflect.deleteProperty(this, name);
  }

  /** Properties that attributes set: strings, or booleans by their default: present is on. */
  protected defineProperties(attributes: readonly string[], initial: string | boolean): void {
    for (const attribute of attributes) {
      const name = propertyOf[attribute] ?? attribute;
      this.keepEarly(name);
      let current = initial;
      Object.defineProperty(this, name, {
        get: () => current,
        set: (value: string | number | boolean | null | undefined) => {
          const wanted =
            typeof initial === 'string' ? String(value ?? '') : value === '' || Boolean(value);
          if (wanted === current) return;
          current = wanted;
          this.requestUpdate(name);
        },
      });
    }
  }

  addController(controller: ReactiveController): void {
    this.#controllers.add(controller);
  }

  removeController(controller: ReactiveController): void {
    this.#controllers.delete(controller);
  }

  connectedCallback(): void {
    for (const [name, value] of this.#early) Reflect.set(this, name, value);
    this.#early.clear();
    for (const controller of this.#controllers) controller.hostConnected?.();
    this.requestUpdate();
  }

  disconnectedCallback(): void {
    for (const controller of this.#controllers) controller.hostDisconnected?.();
  }

  /** Known to `moveBefore`, which then neither disconnects nor connects: nothing is to be done. */
  connectedMoveCallback(): void {}

  attributeChangedCallback(attribute: string, _before: string | null, value: string | null): void {
    if (attribute === 'id') return this.requestUpdate(); // links may lead here now
    Reflect.set(this, propertyOf[attribute] ?? attribute, value);
  }

  /** Updates at the end of this turn; not while the element is in no page. */
  requestUpdate(name = ''): void {
    this.#changed.add(name);
    if (this.#isPending) return;
    this.#isPending = true;
    this.updateComplete = Promise.resolve().then(() => this.performUpdate());
  }

  /** Does now what the end of the turn would do, if there is anything to do. */
  performUpdate(): boolean {
    const isPending = this.#isPending;
    this.#isPending = false;
    if (!isPending || !this.isConnected) return false;
    const changed = this.#changed;
    this.#changed = new Set();
    this.update(changed);
    for (const controller of this.#controllers) controller.hostUpdated?.();
    return true;
  }

  /** Brings what is seen up to date; `changed` names the properties that were set since last time. */
  protected abstract update(changed: ReadonlySet<string>): void;
}

/** Attributes that are not named like their property. */
const propertyOf: Readonly<Record<string, string>> = {
  crossorigin: 'crossOrigin',
  'number-from': 'numberFrom',
  'swap-colors': 'swapColors',
  'hide-result': 'hideResult',
};
