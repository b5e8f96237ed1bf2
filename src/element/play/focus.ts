/*
 * Arrows in the toolbar move the focus, unless a pointer set it. A toolbar is one stop of the Tab key, and Left and
 * Right move within it, as keyboard users expect. A reader who clicks a button with a mouse and then presses an arrow
 * key wants the next move. Tab reaches the play button first, so that a board that plays can be stopped (WCAG 2.2.2).
 * Up, Down, Page Up, Page Down, Home and End always belong to the board. Nothing is spoken while a board plays, and a
 * held button announces only the node at which it ends: nobody can follow thirty sentences a second.
 */

import type { Board } from '../board.js';
import { stepFrom } from '../../game/place.js';

/**
 * Keys of buttons and slider:
 *
 * - Left and Right move the focus among the buttons (ARIA toolbar). After a click with a pointer they go on stepping:
 *   only the pointer moved the focus there.
 * - The toolbar is one stop of the Tab key: its play button, so that a board that plays can be stopped first (WCAG
 *   2.2.2). If a page's styles hide it, the stop is the first visible button.
 * - On the slider PageUp and PageDown go ten nodes; up is forward, as with the slider's own keys.
 *
 * @param isPressed whether a button has been pressed with a pointer before
 */
export function addToolbarKeys(board: Board, isPressed: boolean): void {
  const { commands, session } = board;
  const { root, frame, controls } = board.shell;
  const selector = '[data-keys=buttons] button';
  const buttonsOf = () => [...controls.querySelectorAll<HTMLButtonElement>(selector)];
  let isByPointer = isPressed && controls.matches(':focus-within');

  const moveTabStop = (buttons: HTMLButtonElement[], wanted?: EventTarget | null) => {
    const visible = buttons.filter(isVisible);
    const usual = visible.find(({ value }) => value === 'toggle') ?? visible[0];
    const stop = buttons.find((button) => button === wanted) ?? usual;
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  const walk = (side: -1 | 1): boolean => {
    const buttons = buttonsOf().filter(isVisible);
    const at = buttons.findIndex((button) => button === root.activeElement);
    if (at < 0 || isByPointer) return false;
    buttons.at((at + side) % buttons.length)?.focus();
    return true;
  };

  controls.addEventListener('pointerdown', () => (isByPointer = true));
  frame.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) isByPointer = false;
    moveTabStop(buttonsOf(), target); // scripts and assistive technology move the focus too
  });
  controls.addEventListener('focusout', ({ relatedTarget }) => {
    const buttons = buttonsOf();
    if (buttons.some((button) => button === relatedTarget)) return;
    isByPointer = false;
    moveTabStop(buttons);
  });
  commands.add({
    'walk-buttons': ({ key }) => walk(key === 'ArrowLeft' ? -1 : 1),
    'slide-far': ({ key }) => {
      const node = stepFrom(session.place, key === 'PageUp' ? 'forward10' : 'back10');
      session.go({ node }, 'user', false);
    },
  });
}

/** Whether an element is displayed. */
export function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0;
}
