/** Elements that can have the focus. */
const FOCUSABLE =
  'a[href], area[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/** Elements whose own role is more useful to readers than the role of a button. */
const STRUCTURE = '[role], li, dt, dd, tr, td, th, h1, h2, h3, h4, h5, h6';

/** The attributes that this module added to an element. */
const given = new WeakMap<Element, Readonly<Record<string, string>>>();

/** Makes an element with `data-sgf-board` usable without a pointer, if the page has not made it a button. */
export function enableKeys(link: Element): void {
  if (given.has(link)) return;
  const isUsable = link.closest(FOCUSABLE) ?? link.querySelector(FOCUSABLE);
  const role = link.matches(STRUCTURE) ? {} : { role: 'button' };
  const attributes: Readonly<Record<string, string>> = isUsable ? {} : { tabindex: '0', ...role };
  given.set(link, attributes);
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
}

/** Removes the added attributes, unless the page has changed them. */
export function disableKeys(link: Element): void {
  for (const [name, value] of Object.entries(given.get(link) ?? {}))
    if (link.getAttribute(name) === value) link.removeAttribute(name);
  given.delete(link);
}

/** Clicks such an element when Enter or Space is pressed on it, as on a button. */
export function pressByKey(event: KeyboardEvent): void {
  const { key, repeat, defaultPrevented, ctrlKey, altKey, metaKey } = event;
  const [link] = event.composedPath();
  const isPress = (key === 'Enter' || key === ' ') && !(ctrlKey || altKey || metaKey);
  if (!isPress || defaultPrevented || !(link instanceof Element)) return;
  if (!given.get(link)?.['tabindex']) return;
  event.preventDefault(); // Space would scroll the page
  if (!repeat)
    link.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }),
    );
}
