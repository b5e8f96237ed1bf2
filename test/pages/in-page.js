// Functions that `cases.js` runs in a page. Each uses no other one, because only its own text is sent to the page.

/** Makes the DOM that React renders in the browser: a template whose text is beside its content. */
export function makePage(place, sgf) {
  const board = document.createElement('sgf-board');
  const template = document.createElement('template');
  template.append(sgf);
  board.append(template);
  place.append(board);
}

/** Reads the page when it is at rest: the records of its boards, and the visible text outside of them. */
export async function readBoards(patienceMs) {
  const end = Date.now() + patienceMs;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  const boards = () => [...document.querySelectorAll('sgf-board')];
  const isThere = (board) => board.collection ?? board.error;
  const areReady = () => Promise.allSettled(boards().map(({ ready }) => ready));
  while (!(boards().length > 0 && boards().every(isThere)) && Date.now() < end) {
    void areReady(); // asking for `ready` makes a board load, near the screen or not
    await pause();
  }
  const late = new Promise((resolve) => setTimeout(resolve, Math.max(0, end - Date.now())));
  await Promise.race([areReady(), late]);
  await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const nodesOf = (tree) =>
    Array.from({ length: tree.size }, (_, node) => ({
      parent: tree.parent(node),
      properties: tree.properties(node).map(({ identifier, values }) => [identifier, [...values]]),
    }));
  return {
    boards: boards().map(({ collection, error, src }) => ({
      trees: collection?.trees.map(nodesOf),
      error: error?.message,
      src,
    })),
    text: document.body.innerText.replace(/[\s\u200b\u2060\ufeff]+/g, ' ').trim(),
  };
}

/**
 * The visible text outside of records: without the text from `(;` to the `)` that ends the record, with the text after
 * that `)` in an element that was not closed, and without the fallback for a board that does not load.
 *
 * @param isLinked whether the record is a file
 */
export function articleText(isLinked) {
  const isFallback = (element) =>
    element.closest(
      'sgf-board a, sgf-board img, sgf-board [slot], figure.sgf-board a, a.sgf-board',
    );
  const skipped = 'script, style, template, noscript, button, .lnt, .lineno, .rouge-gutter';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let kept = '';
  let depth = 0;
  let isValue = false;
  let isOver = isLinked;
  const keep = (text, element) => {
    const isBefore = !isOver && element.closest('sgf-board');
    if (!isBefore && !isFallback(element)) kept += text;
  };
  const hasRaw = document.querySelector(
    'sgf-board:is([sgf], [data-sgf]), sgf-board script, sgf-board template',
  );
  if (hasRaw) isOver = true;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element, data } = node;
    if (element.closest(skipped)) continue;
    // Prose beside a record in a script of its board is the fallback of the board.
    if (hasRaw && hasRaw.parentElement?.contains(node) && hasRaw.localName !== 'sgf-board')
      continue;
    const start = isOver || depth > 0 ? 0 : data.search(/\(\s*;/);
    if (isOver || start < 0) {
      keep(data, element);
      kept += ' ';
      continue;
    }
    keep(data.slice(0, start), element);
    let at = start;
    for (; at < data.length && !isOver; at++) {
      const letter = data[at];
      if (isValue && letter === '\\') at += 1;
      else if (letter === '[') isValue = true;
      else if (letter === ']') isValue = false;
      else if (!isValue && letter === '(') depth += 1;
      else if (!isValue && letter === ')') isOver = (depth -= 1) === 0;
    }
    keep(data.slice(at), element);
    kept += ' ';
  }
  return kept.replace(/[\s\u200b\u2060\ufeff]+/g, ' ').trim();
}
