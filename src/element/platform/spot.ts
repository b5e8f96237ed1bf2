/*
 * A page may enlarge, scale or turn a board, or an element around it, by CSS `zoom` or `transform`. Events and boxes are
 * then in pixels of the window, but what a board draws is in its own. Everything that reads the position of a pointer
 * or a finger uses these functions.
 */

/** A place in an element, as fractions of its width and height. */
export type Spot = readonly [across: number, down: number];

/** The position of a pointer's or a finger's event in the window, in CSS pixels. */
export type ClientPlace = Pick<MouseEvent, 'clientX' | 'clientY'>;

/**
 * The place of an event in an element without borders. Call it while the event is dispatched: afterwards it has no
 * target. The offsets of a mouse event take every transform into account, but include the zoom. Fingers have no offsets,
 * and neither have events on something inside the element: then the element must be upright.
 */
export function spotOf(event: ClientPlace & Partial<MouseEvent>, element: Element): Spot {
  const { target, offsetX, offsetY, clientX, clientY } = event;
  if (target === element && offsetX !== undefined && offsetY !== undefined) {
    const zoom = zoomOf(element);
    return [offsetX / (element.clientWidth * zoom), offsetY / (element.clientHeight * zoom)];
  }
  const { left, top, width, height } = boxOf(element);
  return [(clientX - left) / width, (clientY - top) / height];
}

const knowsZoom = (element: Element) => 'currentCSSZoom' in element;

/** The CSS zoom of an element: its own and that of all elements around it. */
export function zoomOf(element: Element): number {
  if (knowsZoom(element)) return (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  let zoom = 1;
  for (let at: Node | null = element; at; at = parentOf(at))
    if (at instanceof Element) zoom *= Number(getComputedStyle(at).getPropertyValue('zoom')) || 1;
  return zoom;
}

const parentOf = (node: Node): Node | null =>
  (node as Partial<Element>).assignedSlot ??
  node.parentNode ??
  (node as Partial<ShadowRoot>).host ??
  null;

/** The box of an element in pixels of the window; browsers without `currentCSSZoom` return it in pixels of the element. */
export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect();
  if (knowsZoom(element)) return box;
  const zoom = zoomOf(element);
  return new DOMRect(box.x * zoom, box.y * zoom, box.width * zoom, box.height * zoom);
}

/** Pixels of the window for each CSS pixel of an upright element. */
export function scaleOf(element: HTMLElement): number {
  return boxOf(element).width / element.offsetWidth || 1;
}
