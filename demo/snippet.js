// The form, the preview and the code follow each other; nothing leaves the page.
import { copiesAt } from './copy.js';
import { hosts } from './snippets.js';

const SAMPLE = '(;SZ[9]PB[Black]PW[White];B[ee];W[gc](;B[cg])(;B[gg]C[Another way.]))';
/** Attributes that a field of the same name sets. */
const fields = ['mode', 'view', 'numbers', 'coordinates', 'theme', 'caption', 'try', 'hide-result'];

const form = document.getElementById('choices');
const board = document.getElementById('preview');
const host = document.getElementById('host');
const code = document.getElementById('code');
const status = document.getElementById('status');
const field = (name) => form.elements.namedItem(name);

for (const [value, { title }] of Object.entries(hosts))
  host.append(Object.assign(document.createElement('option'), { value, textContent: title }));

function attributes() {
  const wanted = {};
  for (const name of fields) {
    const { type, checked, value } = field(name);
    if (type === 'checkbox' ? checked : value) wanted[name] = type === 'checkbox' ? '' : value;
  }
  if (field('here').checked && board.currentPath !== '0') wanted.path = board.currentPath;
  return wanted;
}

function showPreview() {
  const src = field('src').value.trim();
  for (const name of fields) {
    const { type, checked, value } = field(name);
    if (type === 'checkbox' ? checked : value)
      board.setAttribute(name, type === 'checkbox' ? '' : value);
    else board.removeAttribute(name);
  }
  if (board.getAttribute('src') !== src) board.setAttribute('src', src);
  board.sgf = src ? '' : field('record').value;
}

/** The last code that was asked for; a frame's takes a moment. */
let asked = 0;

async function showCode() {
  const { hint, more, takesAddress = true, write } = hosts[host.value];
  const number = ++asked;
  const dist = new URL('../dist/', location.href).href;
  const address = field('src').value.trim();
  const src = takesAddress ? address : '';
  const record = address ? await board.toSgf().catch(() => '') : field('record').value;
  const text = await write({ dist, src, record, attributes: attributes() });
  if (number !== asked) return;
  code.textContent = text;
  status.textContent = '';
  document.getElementById('hint').textContent = hint;
  const page = document.querySelector('a[href*="where-it-goes"]').href.split('#')[0];
  document.getElementById('more').href = `${page}#${more}`;
}

function follow() {
  showPreview();
  showCode();
}

/** A file in any charset becomes text by the board itself. */
async function readFile(file) {
  const address = URL.createObjectURL(file);
  await board.load(address).catch(() => undefined); // the board says what is wrong
  field('src').value = '';
  if (!board.error) field('record').value = await board.toSgf();
  URL.revokeObjectURL(address);
  follow();
}

form.addEventListener('input', ({ target }) => {
  if (target.name === 'record') field('src').value = '';
  if (target.type === 'file') readFile(target.files[0]);
  else follow();
});
form.addEventListener('submit', (event) => event.preventDefault());
host.addEventListener('change', showCode);
board.addEventListener('sgf-navigate', showCode);
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  const { files } = event.dataTransfer;
  const text = event.dataTransfer.getData('text/plain');
  if (files.length > 0) readFile(files[0]);
  else if (text) {
    const isRecord = /\(\s*;/.test(text);
    field('record').value = isRecord ? text : '';
    field('src').value = isRecord ? '' : text;
    follow();
  }
});
copiesAt(document.getElementById('copy'), code, status);

field('record').value ||= SAMPLE;
customElements.whenDefined('sgf-board').then(follow);
