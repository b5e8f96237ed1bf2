/** The width in CSS pixels, and both sides in device pixels (whole ones). */
export interface ElementSize {
  readonly cssWidth: number;
  readonly deviceWidth: number;
  readonly deviceHeight: number;
}

/** Tells whether an element is near the screen, now and whenever that changes; returns what ends it. */
export function observeNearness(element: Element, listener: (isNear: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => listener(entries.at(-1)?.isIntersecting ?? false),
    { rootMargin: '300px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Tells an element's size, now and whenever it changes; exactly where the browser knows (not Safari). */
export function observeSize(element: Element, listener: (size: ElementSize) => void): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const entry of entries) listener(sizeOf(entry));
  });
  try {
    observer.observe(element, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(element); // Safari
  }
  return () => observer.disconnect();
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
