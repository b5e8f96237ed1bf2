// The lines to copy on the first page, with addresses that work from any page on this computer.
import { copiesAt } from './copy.js';

/** Where a released script lies; until there is a release, that is the demo's own `dist/`. */
const released = '';
const dist = released || new URL('../dist/', location.href).href;
const record = new URL('records/game.sgf', location.href).href;

const lines = {
  module: `<script type="module" src="${dist}sgf-board.js"></script>
<sgf-board src="${record}"></sgf-board>`,
  classic: `<script defer src="${dist}sgf-board.global.js"></script>
<sgf-board>

<script type="application/x-go-sgf">
(;SZ[9]
;B[ee]
;W[gc](;B[cg])
(;B[gg]))
</script>

</sgf-board>`,
};

for (const box of document.querySelectorAll('[data-lines]')) {
  const code = box.querySelector('code');
  const status = box.querySelector('output');
  code.textContent = lines[box.dataset.lines];
  copiesAt(box.querySelector('button'), code, status);
}

/** In a fresh clone the server still builds the scripts; it answers when they are there. */
async function tellOfBuild(status) {
  const waiting = setTimeout(() => {
    status.textContent = 'The scripts are being built. This takes about a minute, once.';
  }, 1000);
  const answer = await fetch(`${dist}sgf-board.js`, { method: 'HEAD' }).catch(() => undefined);
  clearTimeout(waiting);
  status.textContent = answer?.ok
    ? ''
    : 'The scripts could not be built; the terminal of npm start says why.';
}

const status = document.getElementById('build');
if (location.protocol === 'file:') {
  status.textContent =
    'This page is opened from a file. On such pages browsers load no modules: use the classic script below.';
} else if (!released) tellOfBuild(status);
