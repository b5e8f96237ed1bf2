import { orReport } from './events.js';
import { zoomOf } from './spot.js';

/** Distance from the window within which a board is near the screen, in CSS pixels. */
export const NEAR_PX = 300;

/** The width in CSS pixels, and width and height in whole device pixels. */
export interface ElementSize {
  readonly cssWidth: number;
  readonly deviceWidth: number;
  readonly deviceHeight: number;
}

/** Reports whether an element is near the screen, now and whenever that changes. Returns a function that stops it. */
export const observeNearness = share(
  (callback) => new IntersectionObserver(callback, { rootMargin: `${NEAR_PX}px` }),
  ({ isIntersecting }: IntersectionObserverEntry) => isIntersecting,
);

/** Reports an element's size, now and whenever it changes; in exact device pixels, except in Safari. */
export const observeSize = share(
  (callback) => new ResizeObserver(callback),
  (entry: ResizeObserverEntry) => sizeOf(entry),
);

/**
 * Shares one observer for all elements of the page, because two hundred observers take memory and time. An element has
 * one listener.
 *
 * @param read reads the listener's argument from an entry
 */
function share<Entry extends { readonly target: Element }, Seen>(
  make: (callback: (entries: Entry[]) => void) => Pick<ResizeObserver, 'observe' | 'unobserve'>,
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

/** Measures an element now, before an observer reports its size. */
export function measure(element: Element): ElementSize {
  const { width, height } = getComputedStyle(element); // a zoom or transform of the page does not change them
  const isShown = width.endsWith('px'); // a hidden element has other units, or none
  const contentRect = {
    width: isShown ? parseFloat(width) : 0,
    height: isShown ? parseFloat(height) : 0,
  };
  return sizeOf({ target: element, contentRect });
}

/** What is read from an observer's entry. */
interface Measured {
  readonly target: Element;
  readonly contentRect: { readonly width: number; readonly height: number };
  readonly devicePixelContentBoxSize?: readonly ResizeObserverSize[];
}

function sizeOf({ target, contentRect, devicePixelContentBoxSize }: Measured): ElementSize {
  const { width, height } = contentRect;
  const [exact] = devicePixelContentBoxSize ?? [];
  const density = devicePixelRatio * zoomOf(target);
  return {
    cssWidth: width,
    deviceWidth: toDevicePixels(width * density, exact?.inlineSize),
    deviceHeight: toDevicePixels(height * density, exact?.blockSize),
  };
}

/**
 * The exact size from the browser, unless it doesn't match the pixel ratio, because emulated pixel ratios don't change
 * that size.
 */
function toDevicePixels(rough: number, exact: number | undefined): number {
  return exact !== undefined && Math.abs(exact - rough) < 1 ? exact : Math.round(rough);
}
