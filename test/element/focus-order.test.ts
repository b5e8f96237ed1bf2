import { expect, fixture } from '../helpers/testing.js';
import { sendKeys } from '@web/test-runner-commands';
import { type Board, boardIn, rootOf, settled } from './board.js';
import { focusedIn } from './listener.js';
import { until } from '../helpers/until.js';
import { inWindow } from './emulate.js';

const GAME = '(;SZ[9]PB[Ada]PW[Lin]EV[Cup];B[ee]C[See C3.](;W[cc];B[dd])(;W[gg]))(;SZ[9];B[aa])';

interface Stop {
  readonly name: string;
  readonly box: DOMRect;
  /** The part of the board that it is in: each lies in one column. */
  readonly panel: string;
  readonly isRtl: boolean;
}

/** Tab scrolls the page. */
function boxInPage(element: Element): DOMRect {
  const { left, top, width, height } = element.getBoundingClientRect();
  return new DOMRect(left + scrollX, top + scrollY, width, height);
}

/** What Tab comes to in a board, one after another. */
async function stopsOf(board: Board): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (const seen = new Set<Element>(); ;) {
    await sendKeys({ press: 'Tab' });
    await settled(board);
    const focused = document.activeElement === board ? (focusedIn(board) as Element) : undefined;
    if (!focused || seen.has(focused)) return stops;
    seen.add(focused);
    const panel = focused.closest('.head, .board, .controls, .side');
    stops.push({
      name: focused.getAttribute('part') ?? (focused.className || focused.localName),
      box: boxInPage(focused),
      panel: panel?.classList[0] ?? '',
      isRtl: getComputedStyle(focused).direction === 'rtl',
    });
  }
}

/** Whether the eye comes to one after another: it is in a lower row, or farther on in the same one. */
function follows({ box: before }: Stop, { box: after, isRtl }: Stop): boolean {
  const middle = (before.top + before.bottom) / 2;
  const isSameRow = after.top < middle && after.bottom > middle;
  if (!isSameRow) return after.top >= before.top;
  return isRtl ? after.left <= before.left : after.left >= before.left;
}

describe('the Tab key', () => {
  inWindow(1040, 800);

  for (const width of [360, 640, 1000])
    for (const direction of ['ltr', 'rtl'])
      it(`goes through a board of ${width} px as the eye does, ${direction}`, async () => {
        const page = await fixture(
          `<div dir="${direction}" style="width:${width}px"><button>Before</button><sgf-board move="1" try></sgf-board></div>`,
        );
        const board = boardIn(page);
        board.sgf = GAME;
        await settled(board);
        board.focus();
        for (const part of ['button-tools', 'button-info', 'button-games', 'button-undo'])
          await until(() => rootOf(board).querySelector(`[part~=${part}]`), part);
        page.querySelector('button')?.focus();
        const stops = await stopsOf(board);
        const names = stops.map(({ name }) => name);
        expect(names.join()).to.match(/button-games.*button-info.*canvas.*slider.*button-tools/);
        if (width >= 480) expect(names.join()).to.match(/slider,[^,]*button-fullscreen/);
        expect(names.join()).to.match(/button-tools.*button-play.*button-undo.*branch/);
        for (const [index, stop] of stops.entries()) {
          const before = stops[index - 1];
          if (before?.panel !== stop.panel) continue;
          expect(follows(before, stop), `${before.name}, then ${stop.name}`).to.equal(true);
        }
        const panels = stops.map(({ panel }) => panel).filter((at, i, all) => at !== all[i - 1]);
        expect(panels, 'each panel once').to.eql(['head', 'board', 'controls', 'side']);
      });
});
