/**
 * Sets a property of an element only to a new value: setting the same language or text again would style and lay out the
 * frame anew, at each step. Chunks that may come without the panels compare in place.
 */
export function setIfNew(element: HTMLElement, name: 'lang' | 'textContent', value: string): void {
  if (element[name] !== value) element[name] = value;
}
