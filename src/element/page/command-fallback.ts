/** `<button commandfor command>` for browsers without Invoker Commands (Safari 16.4, Firefox 128). */

export function commandsAreMissing(): boolean {
  return !('commandForElement' in HTMLButtonElement.prototype);
}

export function watchButtons(): void {
  document.addEventListener('click', onClick);
}

export function unwatchButtons(): void {
  document.removeEventListener('click', onClick);
}

/** Tells the board of the command as browsers do that know commands. */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented) return;
  const isButton = (at: EventTarget) =>
    at instanceof HTMLButtonElement && at.matches('[commandfor][command^="--"]');
  const source = event.composedPath().find(isButton) as HTMLButtonElement | undefined;
  const root = source?.getRootNode();
  if (!source || !(root instanceof Document || root instanceof ShadowRoot)) return;
  const board = root.getElementById(source.getAttribute('commandfor') ?? '');
  if (board?.localName !== 'sgf-board') return;
  if (!source.hasAttribute('type')) event.preventDefault(); // such a button does not send its form
  const command = source.getAttribute('command');
  board.dispatchEvent(
    Object.assign(new Event('command', { cancelable: true }), { command, source }),
  );
}
