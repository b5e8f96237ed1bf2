/** Helpers for the tests of the menu. */
import { type Board, partOf, rootOf } from './board.js';
import { until } from '../helpers/until.js';

export const untilButton = (board: Board) =>
  until(() => rootOf(board).querySelector('[part~=button-tools]'), 'the button');
export const buttonOf = (board: Board) => partOf(board, 'button-tools');
export const menuOf = (board: Board) =>
  rootOf(board).querySelector<HTMLElement>('.tool-menu:not([hidden])');

export async function openMenu(board: Board): Promise<HTMLElement> {
  await untilButton(board);
  buttonOf(board).click();
  await until(() => menuOf(board)?.querySelector('button'), 'the menu');
  return menuOf(board) as HTMLElement;
}

export const items = (menu: HTMLElement) =>
  [...menu.querySelectorAll('li button')].map(({ className }) => className.replace('tool-', ''));
export const press = (menu: HTMLElement, item: string) =>
  menu.querySelector<HTMLElement>(`.tool-${item}`)?.click();
export const said = (menu: HTMLElement) => menu.querySelector('.said')?.textContent ?? '';

/** Runs a function with another clipboard in place of the browser's. */
export async function withClipboard(
  write: (text: string) => Promise<void>,
  run: () => Promise<void>,
) {
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: write },
    configurable: true,
  });
  await run();
  Reflect.deleteProperty(navigator, 'clipboard');
}

/** The files that are saved while a function runs. */
export async function savedFiles(run: () => Promise<void>): Promise<string[]> {
  const names: string[] = [];
  const value = function (this: HTMLAnchorElement) {
    names.push(this.download);
  };
  Object.defineProperty(HTMLAnchorElement.prototype, 'click', { value, configurable: true });
  try {
    await run();
  } finally {
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  }
  return names;
}
