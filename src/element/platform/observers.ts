import { orReport } from './events.js';

/** How far beyond the window boards are near, in CSS pixels. */
export const NEAR_PX = 300;

/** The width in CSS pixels, and both sides in device pixels (whole ones). */
export interface ElementSize {
  readonly cssWidth: number;
  readonly deviceWidth: number;
  readonly deviceHeight: number;
}

/** Tells whether an element is near the screen, now and whenever that changes; returns what ends it. */
export const observeNearness = share(
  (tell) => new IntersectionObserver(tell, { rootMargin: `${NEAR_PX}px` }),
  ({ isIntersecting }: IntersectionObserverEntry) => isIntersecting,
);

/** Tells an element's size, now and whenever it changes; exactly where the browser knows (not Safari). */
export const observeSize = share(
  (tell) => new ResizeObserver(tell),
  (entry: ResizeObserverEntry) => sizeOf(entry),
);

/**
 * One observer for all elements of the page: two hundred of their own take memory and time. An element has one listener.
 *
 * @param read what the listener wants to know of an entry
 */
function share<Entry extends { readonly target: Element }, Seen>(
  make: (tell: (entries: Entry[]) => void) => Pick<ResizeObserver, 'observe' | 'unobserve'>,
  read: (entry: Entry) => Seen,
): (element: Element, listener: (seen: Seen) => void) => () => void {
  const listeners = new Map<Element, (seen: Seen) => void>();
  let observer: ReturnType<typeof make> | undefined;
  return (element, listener) => {
    observer ??= make((entries) => {
      for (const entry of entries) orReport(() => listeners.get(entry.target)?.(read(entry)));
    });
    listeners.set(element, listener);
    try {
      observer.observe(element, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(element); // Safari
    }
    return () => {
      listeners.delete(element);
      observer?.unobserve(element);
    };
  };
}

/** What a box measures now, before an observer tells. */
export function measure(element: Element): ElementSize {
  return sizeOf({ contentRect: element.getBoundingClientRect() });
}

function sizeOf({
  contentRect,
  devicePixelContentBoxSize,
}: Pick<ResizeObserverEntry, 'contentRect'> & Partial<ResizeObserverEntry>): ElementSize {
  const { width, height } = contentRect;
  const [exact] = devicePixelContentBoxSize ?? [];
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
