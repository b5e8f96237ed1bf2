/** Writes only what is new: setting the same language or text again would style and lay out the frame anew, at each step. */
export function write(element: HTMLElement, name: 'lang' | 'textContent', value: string): void {
  if (element[name] !== value) element[name] = value;
}
