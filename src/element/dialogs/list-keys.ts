/** Adds keys to a list with a search field above it. */
export function followKeys(dialog: HTMLDialogElement): void {
  dialog.querySelector('.games-list')?.addEventListener('keydown', takeKey as EventListener);
}

/** Arrow keys move through the list; Enter in the search field opens the first game found. */
function takeKey(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event;
  const box = currentTarget as HTMLElement;
  const stops = [...box.querySelectorAll<HTMLElement>('input, ol button')];
  const at = stops.indexOf(target as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (at === 0 && key === 'Enter') stops[1]?.click();
  // In WebKit, an empty search field consumes the Escape key.
  if (at === 0 && key === 'Escape' && !(target as HTMLInputElement).value)
    box.closest('dialog')?.close();
  if (!step || at < 0) return;
  stops[at + step]?.focus();
  event.preventDefault();
}
