import { boxOf, zoomOf } from '../platform/spot.js';

/** Distance between a popover and the edges of the window, in CSS pixels. */
const MARGIN = 8;

/** Makes an element a popover. */
export function makePopover(element: HTMLElement): void {
  element.popover = 'manual';
  element.hidden = true;
}

export function showPopover(element: HTMLElement): void {
  element.hidden = false;
  if (element.isConnected) element.showPopover();
}

export function hidePopover(element: HTMLElement): void {
  if (element.isConnected) element.hidePopover();
  element.hidden = true;
}

/**
 * Places an open popover below a target, above it if there is no room below, or beside it if there is room for neither.
 * It always stays in the window.
 *
 * @param gap distance between popover and target, in CSS pixels
 * @param along horizontal alignment: 0 for the left edges, 1 for the right edges, 0.5 for the centres
 * @param isAbove whether the popover should be above the target if there is room
 */
export function placeBeside(
  box: HTMLElement,
  at: DOMRect,
  gap: number,
  along: number,
  isAbove = false,
): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const rootZoom = zoomOf(document.documentElement);
  const windowWidth = Math.min(clientWidth * rootZoom, innerWidth); // in quirks mode, the client sizes are the page's
  const windowHeight = Math.min(clientHeight * rootZoom, innerHeight);
  const zoom = zoomOf(box); // the box is zoomed with its board; its style is not
  const maxHeight = `${(windowHeight - 2 * MARGIN) / zoom}px`; // browsers don't agree whether vh is zoomed
  Object.assign(box.style, { left: 0, top: 0, maxHeight });
  // Outside the top layer, an ancestor may be the containing block of fixed boxes.
  const { left: x, top: y, width, height } = boxOf(box);
  const above = at.top - gap - height;
  const below = at.bottom + gap;
  const isRoomBelow = below + height <= windowHeight - MARGIN;
  const isRoomAbove = above >= MARGIN;
  let left = at.left + (at.width - width) * along;
  let top = isRoomAbove && (isAbove || !isRoomBelow) ? above : below;
  if (!isRoomBelow && !isRoomAbove) {
    top = at.top + (at.height - height) / 2;
    left = at.right + gap + width <= windowWidth - MARGIN ? at.right + gap : at.left - gap - width;
  }
  const within = (place: number, most: number) => Math.max(MARGIN, Math.min(place, most - MARGIN));
  box.style.left = `${(within(left, windowWidth - width) - x) / zoom}px`;
  box.style.top = `${(within(top, windowHeight - height) - y) / zoom}px`;
}
