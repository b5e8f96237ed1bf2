/** A page full of boards needs one observer of each kind, not one per board. */

/** The width in CSS pixels, and both sides in device pixels (whole ones). */
export interface ElementSize {
  readonly cssWidth: number;
  readonly deviceWidth: number;
  readonly deviceHeight: number;
}

type Listener<Told> = (told: Told) => void;

const nearnessListeners = new WeakMap<Element, Set<Listener<boolean>>>();
const sizeListeners = new WeakMap<Element, Set<Listener<ElementSize>>>();

let nearness: IntersectionObserver | undefined;
let sizes: ResizeObserver | undefined;

/** Tells whether an element is near the screen, now and whenever that changes. */
export function observeNearness(element: Element, listener: Listener<boolean>): () => void {
  nearness ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        for (const listener of nearnessListeners.get(target) ?? []) listener(isIntersecting);
    },
    { rootMargin: '300px' }, // boards so near to the screen count as near it
  );
  return listen(nearness, nearnessListeners, element, listener);
}

/** Tells an element's size, now and whenever it changes; exactly where the browser knows (not Safari). */
export function observeSize(element: Element, listener: Listener<ElementSize>): () => void {
  sizes ??= new ResizeObserver((entries) => {
    for (const entry of entries)
      for (const listener of sizeListeners.get(entry.target) ?? []) listener(sizeOf(entry));
  });
  return listen(sizes, sizeListeners, element, listener);
}

/** An observer tells each listener of an element, a new one soon. */
function listen<Told>(
  observer: IntersectionObserver | ResizeObserver,
  listeners: WeakMap<Element, Set<Listener<Told>>>,
  element: Element,
  listener: Listener<Told>,
): () => void {
  const all = listeners.get(element) ?? new Set();
  listeners.set(element, all.add(listener));
  observer.unobserve(element); // what is observed already would not be told again
  try {
    (observer as ResizeObserver).observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element);
  }
  return () => {
    all.delete(listener);
    if (all.size === 0) observer.unobserve(element);
  };
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
