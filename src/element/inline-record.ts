/**
 * The record that stands inside the element: in a `<script type="application/x-go-sgf">`, a
 * `<template>`, a `<textarea>` or `<pre>`, or as plain text. `undefined` where there is none.
 */
export function readInlineRecord(host: HTMLElement): string | undefined {
  const template = host.querySelector('template');
  const texts = [
    host.querySelector('script[type*="sgf" i]')?.textContent,
    template?.content.textContent,
    host.querySelector('textarea')?.value,
    host.querySelector('pre')?.textContent,
    host.textContent,
  ];
  return texts.find((text) => text && looksLikeSgf(text)) ?? undefined;
}

/** Whether a text holds `(` and, behind blanks only, `;` — as far as a glance can tell. */
export function looksLikeSgf(text: string): boolean {
  let open = text.indexOf('(');
  while (open >= 0) {
    let next = open + 1;
    while (next < text.length && text.charCodeAt(next) <= 32) next += 1;
    if (text[next] === ';') return true;
    open = text.indexOf('(', next);
  }
  return false;
}
