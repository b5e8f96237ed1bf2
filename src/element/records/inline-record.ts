/**
 * The record that stands inside an element: in a `<script type="application/x-go-sgf">`, a
 * `<template>`, a `<textarea>` or `<pre>`, or as plain text. `undefined` where there is none.
 */
export function readInlineRecord(host: Element): string | undefined {
  const holders = host.querySelectorAll('script[type*="sgf" i], template, textarea, pre');
  const texts = [...holders, host].map((holder) =>
    holder instanceof HTMLTemplateElement ? holder.content.textContent : holder.textContent,
  );
  return texts.find((text) => /\(\s*;/.test(text));
}
