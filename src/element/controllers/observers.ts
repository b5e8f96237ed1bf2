import type { ElementSize } from '../board/board-canvas.js';

/** A page full of boards needs one observer of each kind, not one per board. */

type Entry = IntersectionObserverEntry & ResizeObserverEntry;

const listeners = new WeakMap<Element, (entry: Entry) => void>();

const notify = (entries: readonly { readonly target: Element }[]) => {
  for (const entry of entries) listeners.get(entry.target)?.(entry as Entry);
};

let nearness: IntersectionObserver | undefined;
let sizes: ResizeObserver | undefined;

/** Tells whether an element is near the screen, now and whenever that changes. */
export function observeNearness(element: Element, listener: (isNear: boolean) => void): () => void {
  listeners.set(element, ({ isIntersecting }) => listener(isIntersecting));
  // Boards within 300 px of the screen count as near it.
  nearness ??= new IntersectionObserver(notify, { rootMargin: '300px' });
  nearness.observe(element);
  return () => nearness?.unobserve(element);
}

/** Tells an element's size, now and whenever it changes; exactly where the browser knows (not Safari). */
export function observeSize(element: Element, listener: (size: ElementSize) => void): () => void {
  listeners.set(element, ({ contentRect, devicePixelContentBoxSize }) => {
    const { width, height } = contentRect;
    const [exact] = (devicePixelContentBoxSize as readonly ResizeObserverSize[] | undefined) ?? [];
    listener({
      cssWidth: width,
      deviceWidth: toDevicePixels(width, exact?.inlineSize),
      deviceHeight: toDevicePixels(height, exact?.blockSize),
    });
  });
  sizes ??= new ResizeObserver(notify);
  try {
    sizes.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    sizes.observe(element);
  }
  return () => sizes?.unobserve(element);
}

/** The browser's own figure, unless it is not of this screen: an emulated density does not change it. */
function toDevicePixels(cssLength: number, exact: number | undefined): number {
  const rough = cssLength * devicePixelRatio;
  return exact !== undefined && Math.abs(exact - rough) < 1 ? exact : Math.round(rough);
}
