/**
 * The styles of a book, on the screen and on paper. Page breaks never split a board or separate it from its caption;
 * the text below a diagram may be on the next page, because pages would be half empty otherwise. If there is room, the
 * diagrams of one move are side by side, and a single diagram has its text beside it. On paper they are floats, because
 * Chromium loses some boxes of a grid that continues on the next page.
 */
export const bookStyles = minified(`
.book {
  display: flow-root; container-type: inline-size; text-align: start; overflow-wrap: break-word;
}
.book :is(h1, p, dl, dd, figure) { margin: 0; }
.book header { margin-bottom: 1.5em; }
.book h1 { font-size: 1.6em; line-height: 1.2; text-wrap: balance; margin-bottom: .4em; }
.book dl {
  display: grid; grid-template-columns: fit-content(40%) 1fr; gap: .15em 1.2em;
  margin-top: .8em; padding-block: .6em; border-block: 1px solid #8886; font-size: .94em;
}
.book dt { grid-column: 1; color: var(--soft-ink, inherit); }
.book dd { grid-column: 2; }
.book p { margin-block: .6em; text-wrap: pretty; orphans: 3; widows: 3; }
.book p b, .book figcaption b { color: var(--accent); font-variant-numeric: lining-nums; }
.book p b { white-space: nowrap; margin-inline-end: .2em; }
.book figure { position: relative; margin: 1.2em auto 1em; break-inside: avoid; text-align: center; }
.book .picture { margin: 0 auto; max-width: 100%; }
.book svg { display: block; margin: 0 auto; max-width: 100%; height: auto; }
.book figcaption { margin-top: .3em; line-height: 1.35; break-before: avoid; }
.book figcaption > * { display: block; }
.book figcaption small { font-size: .84em; text-wrap: balance; }
.book .moves {
  position: absolute; bottom: 0; margin: 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
}
.book .diagrams {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 272px), 1fr));
  gap: .4em 1.6em; align-items: start; margin-block: 1em;
}
.book .diagram { min-width: 0; font-size: .94em; }
.book .diagram figure { margin-block: .8em .6em; }
@container (min-width: 544px) {
  .book .diagram:only-child:has(> div) {
    grid-column: 1 / -1; display: grid; gap: 0 1.6em; align-items: start;
    grid-template-columns: fit-content(50%) 1fr;
  }
}
.book .cut { font-style: italic; }
@media print {
  .book { --accent: #000; --soft-ink: #000; }
  @container (min-width: 544px) {
    .book .diagrams { display: flow-root; }
    .book .diagram:not(:only-child) { float: inline-start; width: calc(50% - .8em); }
    .book .diagram:nth-child(odd) { clear: inline-start; }
    .book .diagram:nth-child(even) { float: inline-end; }
  }
}
`);

/** The styles of a page that contains only a book. They work with the printer's paper, A4 or Letter. */
export const pageStyles = minified(`
@page { margin: 18mm 16mm 20mm; @bottom-center { content: counter(page); font: 9pt serif; } }
:root { --accent: #b3391b; color-scheme: light; }
body {
  max-width: 704px; margin: 2em auto; padding: 0 1em; color: #000; background: #fff;
  font: 1em/1.5 Georgia, "Times New Roman", "Noto Serif CJK SC", serif;
}
@media print { body { max-width: none; margin: 0; padding: 0; font-size: 11pt; } }
`);

function minified(styles: string): string {
  return styles
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) /g, '$1')
    .replace(/;}/g, '}')
    .trim();
}
