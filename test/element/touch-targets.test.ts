import { expect, fixture } from '../helpers/testing.js';
import { setViewport } from '@web/test-runner-commands';
import {
  type Board,
  boardIn,
  buttonNamed,
  isSeen,
  nameOf,
  partOf,
  rootOf,
  settled,
  untilPart,
} from './board.js';
import { press } from './menu.js';
import { can } from '../helpers/abilities.js';
import { until } from './steered.js';
import { useFinger, usualWindow } from './emulate.js';
import { untilDialog } from './dialogs.js';
import { explorerOf, untilExplorer } from './listener.js';

const GAME =
  '(;SZ[9]PB[Ada]PW[Bo]EV[Cup]RE[B+1]C[Hello];B[aa];W[bb]C[There](;B[cc])(;B[dd]))(;SZ[9])';
/** What WCAG 2.5.5 and phones ask for, in CSS pixels. */
const FINGER = 44;
/** What fractions of a pixel make of it. */
const NEARLY = FINGER - 0.01;

/** How a reader comes to what has buttons of its own; `false` where the box is too narrow for it. */
const places: Readonly<Record<string, (board: Board) => Promise<Element | null>>> = {
  'at rest': (board) => Promise.resolve(rootOf(board).querySelector('.head')),
  'own moves': async (board) => {
    partOf(board, 'button-pass').click();
    await untilPart(board, 'button-back');
    return partOf(board, 'own');
  },
  'the tools button': (board) => Promise.resolve(partOf(board, 'button-tools').parentElement),
  'the tools': (board) => opened(board, 'button-tools', '.tool-menu:not([hidden])'),
  'the game information': (board) => opened(board, 'button-info', 'dialog[open]'),
  'the games of a file': (board) => opened(board, 'button-games', 'dialog[open]'),
  help: async (board) => {
    const menu = await opened(board, 'button-tools', '.tool-menu:not([hidden])');
    if (!menu) return null;
    press(menu as HTMLElement, 'help');
    return untilDialog(board, 'kbd');
  },
  'the position as text': async (board) => {
    const dialog = await places['help']?.(board);
    if (!dialog) return null;
    buttonNamed(dialog, 'Show the position as text').click();
    return untilDialog(board, 'pre');
  },
  'the settings': async (board) => {
    const menu = await opened(board, 'button-tools', '.tool-menu:not([hidden])');
    if (!menu) return null;
    press(menu as HTMLElement, 'settings');
    return untilDialog(board, 'select');
  },
  'the button that explores': async (board) => {
    const button = explorerOf(board);
    button?.focus();
    await until(() => button?.matches(':focus'));
    return button && wrapped(button);
  },
};

/** What holds a button, and nothing else that is a target. */
const wrapped = (button: HTMLElement) =>
  ({ querySelectorAll: () => [button] }) as unknown as Element;

async function opened(board: Board, name: string, outcome: string): Promise<Element | null> {
  const button = partOf(board, name);
  if (!isSeen(button)) return null;
  button.click();
  await until(() => rootOf(board).querySelector(outcome)?.querySelector('button'), outcome);
  return rootOf(board).querySelector(outcome);
}

/** Where a finger hits a target: its box, its label's, or what lies around it for fingers. */
function reachOf(target: Element): readonly [number, number] {
  const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
  const around = getComputedStyle(target, '::after');
  const isAround = around.content !== 'none' && around.position === 'absolute';
  const beyond = (side: string) => (isAround ? 2 * Math.max(0, -parseFloat(side)) : 0);
  return [width + beyond(around.left), height + beyond(around.top)];
}

((await can('finger')) ? describe : describe.skip)('what readers press, under a finger', () => {
  before(async () => {
    await setViewport({ width: 1000, height: 800 });
    await useFinger(true);
  });
  after(async () => {
    await useFinger(false);
    await usualWindow();
  });

  for (const width of [230, 360, 900])
    for (const [place, come] of Object.entries(places))
      it(`is large enough at ${width} px: ${place}`, async () => {
        expect(matchMedia('(pointer: coarse)').matches).to.equal(true);
        const box = await fixture(`<div style="width:${width}px"><sgf-board></sgf-board></div>`);
        const board = boardIn(box);
        Object.assign(board, { try: true, hideResult: true, id: 't1', sgf: GAME });
        await settled(board);
        for (const part of ['own', 'button-tools', 'button-info']) await untilPart(board, part);
        await untilExplorer(board);
        const scope = await come(board);
        const targets = [
          ...(scope?.querySelectorAll('button, summary, input, select') ?? []),
        ].filter(isSeen);
        if (width > 300 || !scope) expect(targets.length, 'targets').to.be.at.least(scope ? 1 : 0);
        for (const target of targets) {
          const [across, down] = reachOf(target);
          const told = `${nameOf(target)} (${target.className}) ${across} by ${down}`;
          expect(Math.min(across, down), told).to.be.at.least(NEARLY);
        }
      });
});
