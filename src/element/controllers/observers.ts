/** A page full of boards needs one observer of each kind, not one per board. */

/** Boards within this distance of the screen count as near it. */
const NEAR = '300px';

type Listener<Entry> = (entry: Entry) => void;

class SharedObserver<Entry extends { readonly target: Element }> {
  readonly #listeners = new WeakMap<Element, Listener<Entry>>();
  readonly #make: (notify: (entries: Entry[]) => void) => ElementObserver;
  #observer: ElementObserver | undefined;

  constructor(make: (notify: (entries: Entry[]) => void) => ElementObserver) {
    this.#make = make;
  }

  /** Calls the listener now and at every change; the function that is returned ends that. */
  observe(element: Element, listener: Listener<Entry>, options?: ResizeObserverOptions): () => void {
    const observer = (this.#observer ??= this.#make((entries) => {
      for (const entry of entries) this.#listeners.get(entry.target)?.(entry);
    }));
    this.#listeners.set(element, listener);
    observer.observe(element, options);
    return () => {
      observer.unobserve(element);
      this.#listeners.delete(element);
    };
  }
}

interface ElementObserver {
  observe(element: Element, options?: ResizeObserverOptions): void;
  unobserve(element: Element): void;
}

const nearness = new SharedObserver<IntersectionObserverEntry>(
  (notify) => new IntersectionObserver(notify, { rootMargin: NEAR }),
);
const sizes = new SharedObserver<ResizeObserverEntry>((notify) => new ResizeObserver(notify));

export function observeNearness(element: Element, listener: (isNear: boolean) => void): () => void {
  return nearness.observe(element, (entry) => listener(entry.isIntersecting));
}

/** The width in CSS pixels, and both sides in device pixels (whole ones). */
export interface ElementSize {
  readonly cssWidth: number;
  readonly deviceWidth: number;
  readonly deviceHeight: number;
}

export function observeSize(element: Element, listener: (size: ElementSize) => void): () => void {
  const notify = (entry: ResizeObserverEntry) => listener(sizeOf(entry));
  try {
    return sizes.observe(element, notify, { box: 'device-pixel-content-box' });
  } catch {
    return sizes.observe(element, notify); // Safari does not know that box
  }
}

function sizeOf({ contentRect, devicePixelContentBoxSize }: ResizeObserverEntry): ElementSize {
  const [exact] = (devicePixelContentBoxSize ?? []) as readonly ResizeObserverSize[];
  const ratio = window.devicePixelRatio;
  return {
    cssWidth: contentRect.width,
    deviceWidth: exact?.inlineSize ?? Math.round(contentRect.width * ratio),
    deviceHeight: exact?.blockSize ?? Math.round(contentRect.height * ratio),
  };
}
