// The code beside each example is the example's own: what is shown is what is written.
for (const example of document.querySelectorAll('.example')) {
  const boards = [...example.querySelectorAll('sgf-board')];
  const code = document.createElement('details');
  code.className = 'code';
  const pre = document.createElement('pre');
  pre.textContent = boards.map(sourceOf).join('\n\n');
  const summary = document.createElement('summary');
  summary.textContent = 'Code';
  code.append(summary, pre);
  example.append(code);
}

/** The element as its author wrote it, without the indentation of this page. */
function sourceOf(board) {
  const html = board.outerHTML.replace(/=""/g, '');
  const indent = /\n( *)<\/sgf-board>$/.exec(html)?.[1] ?? '';
  return html.replaceAll(`\n${indent}`, '\n');
}

const scripted = document.getElementById('scripted');
const log = document.getElementById('log');
scripted?.addEventListener('sgf-navigate', ({ detail }) => {
  log.textContent = `node ${detail.node}, move ${detail.move}, by ${detail.source}: ${scripted.describe()}`;
});
for (const button of document.querySelectorAll('[data-go]')) {
  button.addEventListener('click', () => scripted.goTo(button.dataset.go));
}
