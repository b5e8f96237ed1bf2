/** A page full of boards needs one observer of each kind, not one per board. */

/** The width in CSS pixels, and both sides in device pixels (whole ones). */
export interface ElementSize {
  readonly cssWidth: number;
  readonly deviceWidth: number;
  readonly deviceHeight: number;
}

const nearnessListeners = new WeakMap<Element, (isNear: boolean) => void>();
const sizeListeners = new WeakMap<Element, (size: ElementSize) => void>();

let nearness: IntersectionObserver | undefined;
let sizes: ResizeObserver | undefined;

/** Tells whether an element is near the screen, now and whenever that changes. */
export function observeNearness(element: Element, listener: (isNear: boolean) => void): () => void {
  nearnessListeners.set(element, listener);
  nearness ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        nearnessListeners.get(target)?.(isIntersecting);
    },
    { rootMargin: '300px' }, // boards so near to the screen count as near it
  );
  nearness.observe(element);
  return () => nearness?.unobserve(element);
}

/** Tells an element's size, now and whenever it changes; exactly where the browser knows (not Safari). */
export function observeSize(element: Element, listener: (size: ElementSize) => void): () => void {
  sizeListeners.set(element, listener);
  sizes ??= new ResizeObserver((entries) => {
    for (const entry of entries) sizeListeners.get(entry.target)?.(sizeOf(entry));
  });
  try {
    sizes.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    sizes.observe(element);
  }
  return () => sizes?.unobserve(element);
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
