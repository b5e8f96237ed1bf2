/**
 * The record that stands inside an element: in a `<script type="application/x-go-sgf">`, a
 * `<template>`, a `<textarea>` or `<pre>`, or as plain text. `undefined` where there is none.
 */
export function readInlineRecord(host: Element): string | undefined {
  return findInlineRecord(host)?.textContent;
}

/** What holds that record: an element inside, the content of a template, or the host itself. */
export function findInlineRecord(host: Element): Element | DocumentFragment | undefined {
  const holders = host.querySelectorAll('script[type*="sgf" i], template, textarea, pre');
  return [...holders, host]
    .map((holder) => (holder instanceof HTMLTemplateElement ? holder.content : holder))
    .find(({ textContent }) => /\(\s*;/.test(textContent));
}
