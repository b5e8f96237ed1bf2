/** So long one frame paints, in milliseconds: many boards that come into view don't hold up the page. */
const FRAME_MS = 10;

const waiting = new Set<() => void>();

/** Paints in one of the next frames, in the order of asking; who asks twice is painted once. */
export function paintSoon(paint: () => void): void {
  if (waiting.size === 0) requestAnimationFrame(paintWaiting);
  waiting.add(paint);
}

/** It has been painted, or is not wanted any more. */
export function paintNoMore(paint: () => void): void {
  waiting.delete(paint);
}

function paintWaiting(): void {
  const start = performance.now();
  for (const paint of waiting) {
    waiting.delete(paint);
    paint();
    if (performance.now() - start > FRAME_MS) break;
  }
  if (waiting.size > 0) requestAnimationFrame(paintWaiting);
}
