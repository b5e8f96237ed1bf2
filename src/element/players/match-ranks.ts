import type { Board, Part } from '../board.js';
import { observeSize } from '../platform/observers.js';

/** Hides both ranks where one of them has no room beside its name, so that the players look alike. */
export function matchRanks({ shell }: Board): Part {
  let names: HTMLElement[] = [];
  let stops: (() => void)[] = [];
  const check = () => {
    const isCut = names.some((name) => isBelow(name.lastElementChild, name.firstElementChild));
    names[0]?.closest('.players')?.toggleAttribute('data-bare', isCut);
  };
  const release = () => {
    for (const stop of stops) stop();
    names = stops = [];
  };
  return {
    update() {
      if (names[0]?.isConnected) return;
      release();
      names = [...shell.head.querySelectorAll<HTMLElement>('.player bdi')];
      stops = names.map((name) => observeSize(name, check));
    },
    release,
  };
}

/** Whether a rank has wrapped to the line below the name, which is not visible. */
function isBelow(rank: Element | null, name: Element | null): boolean {
  if (!rank?.textContent.trim() || !name) return false;
  return rank.getBoundingClientRect().top > name.getBoundingClientRect().top + 1;
}
