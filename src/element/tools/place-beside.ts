/** So many CSS pixels stay free around what lies over the page. */
const MARGIN = 8;

/** Puts a box in the top layer below a button, or above it where there is more room; always within the window. */
export function placeBeside(box: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth: width, offsetHeight: height } = box;
  const isAbove = at.bottom + height + MARGIN > clientHeight && at.top > clientHeight - at.bottom;
  const top = isAbove ? at.top - height : at.bottom;
  box.style.left = `${within(at.right - width, clientWidth - width)}px`;
  box.style.top = `${within(top, clientHeight - height)}px`;
}

function within(place: number, most: number): number {
  return Math.max(MARGIN, Math.min(place, most - MARGIN));
}
