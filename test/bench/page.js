// The pages that browser.js opens: records in the page, then the script that shows them.
import { generatedGame } from './records.js';

const MOVES = 200;
const COMMENT_SHARE = 0.1;

const styles = `
  body { margin: 8px; font: 16px sans-serif }
  .board { display: inline-block; width: 400px; min-height: 400px; vertical-align: top }
`;

/** What each case loads, and how it comes to show the boards at the end of their games. */
const scripts = {
  blank: '',
  ours: `
    await import('/sgf-board.js'); // draws the boards in view; the others when they come near
  `,
  wgo: `
    await import('/wgo.js');
    for (const element of document.querySelectorAll('.board')) {
      const sgf = element.textContent;
      new WGo.SimplePlayer(element, { sgf }).last();
    }
  `,
};

/**
 * How many boards lie in view, and how many of them are drawn: an SVG is there, or a canvas has
 * grown from the 300 pixels that it is born with (nothing is read back: that would take time).
 */
const countBoards = `
  const countBoards = () => {
    const inView = [...document.querySelectorAll('.board')]
      .map((board) => (board.shadowRoot ?? board).querySelector('canvas, svg') ?? board)
      .map((drawing) => ({ drawing, box: drawing.getBoundingClientRect() }))
      .filter(({ box }) => box.top < innerHeight && box.bottom > 0);
    const isDrawn = ({ drawing }) => drawing instanceof SVGElement || drawing.width > 300;
    return { inView: inView.length, drawn: inView.filter(isDrawn).length };
  };
`;

const elements = {
  blank: (record) => `<div class="board">${record}</div>`,
  ours: (record) => `<sgf-board class="board" move="last">${record}</sgf-board>`,
  wgo: (record) => `<div class="board">${record}</div>`,
};

const games = [];

/** A record in an inert script: no case has to lay it out as text. */
function recordOf(index) {
  games[index] ??= generatedGame(index + 100, MOVES, COMMENT_SHARE);
  return `<script type="application/x-go-sgf">${games[index]}</script>`;
}

/** @param {URLSearchParams} wanted `case` and `count` */
export function pageOf(wanted) {
  const name = wanted.get('case') in scripts ? wanted.get('case') : 'blank';
  const count = Number(wanted.get('count')) || 1;
  const boards = Array.from({ length: count }, (_, index) => elements[name](recordOf(index)));
  const sheet = name === 'wgo' ? '<link rel="stylesheet" href="/wgo.css">' : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>${sheet}
<style>${styles}</style>${boards.join('\n')}
<script type="module">
  let longest = 0;
  const note = (list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  };
  new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  ${countBoards}
  const measure = async () => {
    const start = performance.now();
    ${scripts[name]}
    await nextFrame();
    await nextFrame();
    const isDone = ({ inView, drawn }) => ${name === 'blank'} || drawn === inView;
    while (!isDone(countBoards()) && performance.now() - start < 10_000) await nextFrame();
    const ms = performance.now() - start;
    const { inView, drawn } = countBoards();
    await new Promise((resolve) => setTimeout(resolve, 150)); // long tasks are told later
    return { ms, longest, inView, drawn };
  };
  window.measured = measure();
</script></html>`;
}
