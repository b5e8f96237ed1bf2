/** The width in CSS pixels, and both sides in device pixels (whole ones). */
export interface ElementSize {
  readonly cssWidth: number;
  readonly deviceWidth: number;
  readonly deviceHeight: number;
}

/** Observes for all boards with one observer, which tells each listener of an element, a new one soon even if it is observed already. */
function sharing<Entry extends { readonly target: Element }>(
  make: (tell: (entries: readonly Entry[]) => void) => IntersectionObserver | ResizeObserver,
) {
  const listeners = new WeakMap<Element, Set<(entry: Entry) => void>>();
  let observer: ResizeObserver | IntersectionObserver | undefined;
  const tell = (entries: readonly Entry[]) => {
    for (const entry of entries)
      for (const listener of [...(listeners.get(entry.target) ?? [])]) listener(entry);
  };
  return (element: Element, listener: (entry: Entry) => void): (() => void) => {
    const shared = (observer ??= make(tell));
    const all = listeners.get(element) ?? new Set();
    listeners.set(element, all.add(listener));
    shared.unobserve(element); // else the new listener would not be told
    try {
      shared.observe(element, { box: 'device-pixel-content-box' });
    } catch {
      shared.observe(element); // Safari
    }
    return () => {
      all.delete(listener);
      if (all.size === 0) shared.unobserve(element);
    };
  };
}

const observe = {
  nearness: sharing<IntersectionObserverEntry>(
    (tell) => new IntersectionObserver(tell, { rootMargin: '300px' }), // boards so near to the screen count as near it
  ),
  size: sharing<ResizeObserverEntry>((tell) => new ResizeObserver(tell)),
};

/** Tells whether an element is near the screen, now and whenever that changes. */
export function observeNearness(element: Element, listener: (isNear: boolean) => void): () => void {
  return observe.nearness(element, ({ isIntersecting }) => listener(isIntersecting));
}

/** Tells an element's size, now and whenever it changes; exactly where the browser knows (not Safari). */
export function observeSize(element: Element, listener: (size: ElementSize) => void): () => void {
  return observe.size(element, (entry) => listener(sizeOf(entry)));
}

function sizeOf({ contentRect, devicePixelContentBoxSize }: ResizeObserverEntry): ElementSize {
  const { width, height } = contentRect;
  const [exact] = (devicePixelContentBoxSize as readonly ResizeObserverSize[] | undefined) ?? [];
  return {
    cssWidth: width,
    deviceWidth: toDevicePixels(width, exact?.inlineSize),
    deviceHeight: toDevicePixels(height, exact?.blockSize),
  };
}

/** The browser's own figure, unless it is not of this screen: an emulated density does not change it. */
function toDevicePixels(cssLength: number, exact: number | undefined): number {
  const rough = cssLength * devicePixelRatio;
  return exact !== undefined && Math.abs(exact - rough) < 1 ? exact : Math.round(rough);
}

/** So long one frame paints, in milliseconds: many boards that come into view don't hold up the page. */
const FRAME_MS = 10;

const waiting = new Set<() => void>();

/** Paints in one of the next frames, in the order of asking; who asks twice is painted once. */
export function paintSoon(paint: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(paintWaiting);
  waiting.add(paint);
}

/** It has been painted, or is not wanted any more. */
export function paintNoMore(paint: () => void): void {
  waiting.delete(paint);
}

function paintWaiting(): void {
  const start = performance.now();
  for (const paint of waiting) {
    waiting.delete(paint);
    paint();
    if (performance.now() - start > FRAME_MS) break;
  }
  if (waiting.size > 0) requestAnimationFrame(paintWaiting);
}
