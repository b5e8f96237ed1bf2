import { expect } from '../helpers/testing.js';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import {
  type Board,
  buttonNamed,
  isSeen,
  partOf,
  rootOf,
  settled,
  spokenBy,
  touch,
} from './board.js';
import { explore, explorerOf, focusedIn, pressKey, readBoard } from './listener.js';
import { until } from './steered.js';
import { can, needs } from '../helpers/abilities.js';
import { dialogOf, untilDialog } from './dialogs.js';
import { prefer, usualWindow } from './emulate.js';
import { REF } from './comment.js';

const GAME = `(;SZ[9]PB[Ada]BR[3k]PW[Lin]EV[Autumn]C[Hello]N[Start]RE[B+2];B[aa]TE[1]C[See D4]
(;W[ba]BM[1]C[Bad];B[cc]TR[aa]LB[bb:A])(;W[ee]DO[];B[ff])(;W[ef]IT[];B[fg]))(;SZ[9]PB[Eve])`;

/** Each panel and state that a reader can come to. */
const states: Readonly<Record<string, (board: Board) => Promise<unknown>>> = {
  'at rest': () => Promise.resolve(),
  'in the middle of a variation': (board) => Promise.resolve(board.goTo('1.2')),
  exploring: (board) => explore(board),
  'a point kept from the comment': (board) => pressed(board, REF, `${REF}[aria-pressed=true]`),
  'own moves': (board) => pressed(board, '[part~=button-pass]', '[part~=button-back]'),
  'the tools': (board) => pressed(board, '[part~=button-tools]', '.tool-menu:not([hidden]) button'),
  'the game information': (board) => pressed(board, '[part~=button-info]', 'dialog[open]', true),
  'the games of a file': (board) => pressed(board, '[part~=button-games]', 'dialog[open]'),
  'a count': async (board) => {
    board.removeAttribute('hide-result');
    await settled(board);
    await pressed(board, '[part~=button-tools]', '.tool-menu:not([hidden]) button');
    const item = rootOf(board).querySelector<HTMLElement>('.tool-count');
    if (!item) return; // the narrowest boards have no menu
    item.click();
    await until(() => rootOf(board).querySelector('[part~=count]'), 'the sum');
  },
  help: (board) => opened(board, '?'),
  'the position as text': (board) => opened(board, 'Shift+Enter'),
  'the settings': async (board) => {
    await opened(board, '?');
    buttonNamed(rootOf(board), 'Settings').click();
    await untilDialog(board, 'select');
  },
};

async function opened(board: Board, key: string): Promise<void> {
  partOf(board, 'canvas').focus();
  await pressKey(key);
  (await untilDialog(board)).querySelector('summary')?.click();
}

/** Presses what comes with a chunk and is not there in every width, and waits for what that brings. */
async function pressed(board: Board, name: string, outcome: string, unfolds = false) {
  const root = rootOf(board);
  touch(board);
  await until(() => root.querySelector(name), name);
  const button = root.querySelector<HTMLElement>(name);
  if (!button || !isSeen(button)) return;
  button.click();
  await until(() => root.querySelector(outcome), outcome);
  if (unfolds) root.querySelector('summary')?.click();
}

/** What can get the focus by keys or is pressed; points of the board are reached by arrows, and hit as a board is. */
function targetsIn(board: Board): HTMLElement[] {
  const scope = dialogOf(board) ?? rootOf(board);
  const all = scope.querySelectorAll<HTMLElement>(
    'button, input, summary, [tabindex="0"]:not([aria-hidden=true])',
  );
  return [...all].filter((target) => isSeen(target) && target !== explorerOf(board));
}

function nameOf(target: HTMLElement): string {
  const label = target.closest('label')?.textContent;
  return (target.ariaLabel ?? label ?? (target.textContent.trim() || target.title)).trim();
}

/** Whether a ring is seen at an element that has the focus, or around what it fills. */
function hasRing(target: Element): boolean {
  const rings = [target, target.closest('[part=board]')].filter((part) => part !== null);
  return rings.some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
}

const LARGE = 24;

/** A menu closes where the focus leaves it. */
function menuFirst(targets: readonly HTMLElement[]): HTMLElement[] {
  const isInMenu = (target: Element) => Number(target.matches('.tool-menu *'));
  return [...targets].sort((one, other) => isInMenu(other) - isInMenu(one));
}

/** What a finger or a pointer may hit: in a comment a word and what lies around it, so that its line stays as it is. */
function sizeOf(target: Element): [across: number, down: number] {
  const { width, height } = target.getBoundingClientRect();
  if (!target.matches(REF)) return [width, height];
  const around = getComputedStyle(target, '::after');
  return [parseFloat(around.width), parseFloat(around.height)];
}

describe('every panel and state', () => {
  before(() => setViewport({ width: 1000, height: 800 }));
  after(async () => {
    if (await can('dark pages')) await prefer({});
    await usualWindow();
  });

  for (const [name, enter] of Object.entries(states)) {
    for (const width of [200, 360, 900])
      it(`${name}, ${width} px: targets have a size, a name and a visible focus`, async () => {
        const board = await readBoard(
          GAME,
          `try hide-result id="e1" style="width:${width}px" move="1"`,
        );
        await enter(board);
        await settled(board);
        for (const target of menuFirst(targetsIn(board))) {
          const [across, down] = sizeOf(target);
          const isPoint = target.role === 'gridcell';
          const told = `${nameOf(target)} (${target.localName}, ${across} by ${down})`;
          if (!isPoint) expect(Math.min(across, down), told).to.be.at.least(LARGE);
          expect(nameOf(target), target.outerHTML).not.to.equal('');
          await sendKeys({ press: 'Shift' }); // so that the focus is one by keys
          target.focus();
          expect(focusedIn(board), told).to.equal(target);
          expect(hasRing(target), `${told} shows its focus`).to.equal(true);
        }
      });

    it(`${name}: axe finds nothing, in light, dark and forced colours`, async function () {
      await needs(this, 'dark pages', 'forced colours');
      const looks = [
        { 'prefers-color-scheme': 'light' },
        { 'prefers-color-scheme': 'dark' },
        { 'prefers-color-scheme': 'light', 'forced-colors': 'active' },
      ];
      for (const look of looks) {
        await prefer(look);
        // Axe takes a page without a background for a white one.
        document.documentElement.style.cssText = 'color-scheme: light dark; background: Canvas';
        const board = await readBoard(GAME, 'try hide-result id="e1" style="width:900px" move="1"');
        await enter(board);
        await settled(board);
        await expect(board, JSON.stringify(look)).to.be.accessible();
        board.remove();
      }
      document.documentElement.style.cssText = '';
      await prefer({});
    });
  }

  it('tells verdicts by words and shapes, not by colour alone', async () => {
    const board = await readBoard(GAME, 'style="width:900px" move="1"');
    partOf(board, 'canvas').focus();
    const says = (text: string) => spokenBy(board).includes(text);
    await pressKey('ArrowRight');
    await until(() => says('bad move'));
    await pressKey('ArrowDown');
    await until(() => says('doubtful move'));
    const items = () => [...rootOf(board).querySelectorAll('[role=treeitem]')];
    await until(() => items().some(({ ariaLabel }) => ariaLabel?.includes('doubtful move')));
  });
});
