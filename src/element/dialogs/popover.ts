/** Between such a box and the edges of the window, in CSS pixels. */
const MARGIN = 8;

/** Makes an element a box over the page: in the top layer, where the browser has one for it. */
export function makePopover(element: HTMLElement): void {
  element.popover = 'manual';
  element.hidden = true;
}

export function showPopover(element: HTMLElement): void {
  element.hidden = false;
  if ('showPopover' in element && element.isConnected && !isOpen(element)) element.showPopover();
}

export function hidePopover(element: HTMLElement): void {
  if ('hidePopover' in element && element.isConnected && isOpen(element)) element.hidePopover();
  element.hidden = true;
}

function isOpen(element: HTMLElement): boolean {
  return element.matches(':popover-open');
}

/**
 * Places a box that is open below something, above it where there is no room below, or at its side; always in the window.
 *
 * @param gap between them, in CSS pixels
 * @param along where they are in line: 0 at their left edges, 1 at the right ones
 */
export function placeBeside(box: HTMLElement, at: DOMRect, gap: number, along: number): void {
  const { clientWidth, clientHeight } = document.documentElement;
  Object.assign(box.style, { left: 0, top: 0 });
  // Without a top layer an ancestor may be what fixed boxes are placed in.
  const { left: x, top: y, width, height } = box.getBoundingClientRect();
  const above = at.top - gap - height;
  const below = at.bottom + gap;
  const isRoomBelow = below + height <= clientHeight;
  let left = at.left + (at.width - width) * along;
  let top = isRoomBelow ? below : above;
  if (!isRoomBelow && above < 0) {
    top = at.top + (at.height - height) / 2;
    left = at.right + gap + width <= clientWidth ? at.right + gap : at.left - gap - width;
  }
  box.style.left = `${within(left, clientWidth - width) - x}px`;
  box.style.top = `${within(top, clientHeight - height) - y}px`;
}

function within(place: number, most: number): number {
  return Math.max(MARGIN, Math.min(place, most - MARGIN));
}
