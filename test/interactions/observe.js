// What a page can see of a board after an interaction, as lines of text.

/** Among them sizes: they are in the looks. */
const IGNORED =
  /^(id|d|viewBox|style|for|width|height|aria-(controls|labelledby|describedby|activedescendant|owns))$/;
const EVENTS =
  'load error sgf-before-navigate sgf-navigate sgf-try sgf-solve sgf-fail sgf-play sgf-pause sgf-diagnostic';
const STATES =
  'loading ready empty error warning playing at-start at-end has-variations open solved failed compact';

/** What the console was told and which events there were since this was emptied. */
export const heard = [];

for (const level of ['warn', 'error'])
  console[level] = (...said) =>
    heard.push(`console.${level}: ${clean(said.map(String).join(' '))}`);
addEventListener('error', ({ message }) => heard.push(`uncaught: ${clean(message)}`));
addEventListener('unhandledrejection', ({ reason }) =>
  heard.push(`unhandled: ${clean(String(reason))}`),
);
for (const type of EVENTS.split(' ')) addEventListener(type, hear, true);

function hear(event) {
  if (event.target.localName !== 'sgf-board') return;
  const { bubbles, cancelable, composed, detail } = event;
  heard.push(`event ${event.type}: ${JSON.stringify({ bubbles, cancelable, composed, detail })}`);
}

/** Most texts are the same after each interaction. */
const cleaned = new Map();

/** Leaves out what may differ: addresses of the page and of blobs, marks of Lit, names of the script's files. */
export function clean(text) {
  const known = cleaned.get(text) ?? cleanedText(text);
  cleaned.set(text, known);
  return known;
}

const cleanedText = (text) =>
  text
    .replaceAll(location.origin, '')
    .replace(/blob:[^\s"')]+/g, 'blob:')
    .replace(/\bid="[^"]*"|url\(#[^)]*\)|href="#[^"]*"/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** What is in a tree of nodes: elements with their attributes and states, texts, and shadow trees. */
export function linesOf(node, lines = [], indent = '') {
  for (const child of node.childNodes) {
    if (child.className === 'wood') continue; // where it stands depends on what comes first
    if (isHiddenTree(child)) continue; // it may be old
    if (child.nodeType === child.TEXT_NODE) {
      const text = clean(child.data);
      if (text) lines.push(indent + text);
    } else if (child.nodeType === child.ELEMENT_NODE && child.localName !== 'style') {
      lines.push(indent + tagOf(child));
      if (child.shadowRoot) linesOf(child.shadowRoot, lines, `${indent} |`);
      linesOf(child, lines, `${indent} `);
    }
  }
  return lines;
}

const isHiddenTree = (node) => node.classList?.contains('tree-box') && !node.checkVisibility();

function tagOf(element) {
  const attributes = [...element.attributes].filter(({ name }) => !IGNORED.test(name));
  const written = attributes.map(({ name, value }) => `${name}="${valueOf(name, value)}"`).sort();
  const { value, checked, open } = element;
  const states = [
    value !== undefined && `value: ${value}`,
    checked && 'checked',
    open && 'open',
    element.popover && element.matches(':popover-open') && 'shown',
    element.matches(':focus') && 'focus',
  ];
  return [`<${element.localName}>`, ...written, ...states.filter(Boolean)].join(' ');
}

/** `readonly` and `readonly="readonly"` are the same. */
const valueOf = (name, value) => (value === name ? '' : clean(value));

/** What a reader sees: the texts with their blanks, and where each element of the board is. */
export function looksOf(board) {
  const root = board.shadowRoot;
  const lines = [];
  for (const element of root.querySelectorAll('*')) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (!width && !height) continue;
    const box = [left, top, width, height].map(Math.round);
    lines.push(`${element.localName} ${element.className.baseVal ?? element.className} at ${box}`);
  }
  return [...root.querySelector('.frame').innerText.split('\n'), ...lines.sort()];
}

/** A value that a page got, as text. */
export function textOf(value) {
  if (value instanceof globalThis.Blob) return `a blob of ${value.type}`;
  if (value instanceof Error) return `throws ${value.name}: ${clean(value.message)}`;
  if (value === undefined || typeof value === 'number') return String(value);
  return clean(JSON.stringify(value) ?? String(value));
}

/** The value, or the error where there is none. */
function tried(read) {
  try {
    return read();
  } catch (error) {
    return error;
  }
}

/** What properties and attributes of a board say. */
export function factsOf(board) {
  const { tree, node } = board;
  const facts = {
    ...{ path: board.currentPath, move: board.moveNumber, node, error: board.error },
    ...{ games: board.collection?.trees.length, size: tree.size, diagnostics: board.diagnostics },
    properties: tried(() => tree.properties(node)),
    position: tried(() => positionOf(board.position)),
    description: tried(() => board.describe()),
    attributes: [...board.attributes].map(({ name, value }) => `${name}=${clean(value)}`),
    states: STATES.split(' ').filter((state) => board.matches(`:state(${state})`)),
  };
  return Object.entries(facts).map(([name, value]) => `${name}: ${textOf(value)}`);
}

function positionOf({ board, toPlay, captures, koPoint, lastMove }) {
  const { columns, rows } = board.size;
  const stones = Array.from({ length: columns * rows }, (_, point) => board.at(point)?.[0] ?? '.');
  return [columns, rows, stones.join(''), toPlay, captures, koPoint, lastMove];
}

/** The board as its files: as vectors, as characters, as SGF. */
export async function filesOf(board) {
  const made = [board.toSvg(), board.toText(), board.toText('sensei'), board.toSgf()];
  const results = await Promise.allSettled(made);
  return results.flatMap(({ value, reason }, at) =>
    value === undefined ? textOf(reason) : linesOfFile(value, at === 0),
  );
}

const linesOfFile = (text, isSvg) =>
  isSvg
    ? clean(text)
        .split(/(?=<)/)
        .map((line) => line.trim())
    : text.split('\n');
