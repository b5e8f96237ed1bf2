// What is measured of ours: the built files, as a reader of the package gets them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
export const distFolder = `${root}dist/`;

/** Builds what is missing in dist/. */
export function ensureBuilt() {
  const isBuilt = ['core.js', 'sgf-board.js'].every((name) => existsSync(distFolder + name));
  if (isBuilt) return;
  console.log('dist/ is missing: building it …');
  const rollup = `${root}node_modules/rollup/dist/bin/rollup`;
  const { status } = spawnSync(process.execPath, [rollup, '-c', '--silent'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the build failed; run `npm run build` to see why');
}

export const loadCore = () => import(new URL('../../dist/core.js', import.meta.url).href);

/** Reads every value of a collection, and as text where it holds an escape; returns their number. */
export function readEveryValue({ readProperty }, { text, trees }) {
  const hasEscapes = text.includes('\\');
  let count = 0;
  for (const tree of trees) {
    for (let node = 0; node < tree.size; node++) {
      for (const { identifier, values } of tree.properties(node)) {
        if (hasEscapes && values.some((value) => value.includes('\\'))) {
          lastText = readProperty(tree, node, identifier);
        }
        count += values.length;
      }
    }
  }
  return count;
}

/** Kept, so that no text is read in vain. */
export let lastText;

/** The nodes of the main line, the root first. */
export function mainLineOf(tree) {
  const line = [];
  for (let node = tree.root; node !== undefined; node = tree.firstChild(node)) line.push(node);
  return line;
}

/** From a text to the last position of its main line. */
export function openLast({ parseSgf, Replayer }, text) {
  const [tree] = parseSgf(text).trees;
  let last = tree.root;
  for (let next = last; next !== undefined; next = tree.firstChild(next)) last = next;
  return new Replayer(tree).positionAt(last);
}

/** The same tree as JSON, `{"d":{"B":["pd"]},"c":[…]}`, written without recursion. */
export function jsonOf({ trees }) {
  return `[${trees.map(jsonOfTree).join(',')}]`;
}

function jsonOfTree(tree) {
  const parts = [];
  const open = (node) => {
    const data = tree.properties(node).map(({ identifier, values }) => [identifier, values]);
    parts.push(`{"d":${JSON.stringify(Object.fromEntries(data))},"c":[`);
  };
  let node = tree.root;
  open(node);
  for (;;) {
    let next = tree.firstChild(node);
    if (next === undefined) {
      parts.push(']}');
      while (node !== tree.root && tree.nextSibling(node) === undefined) {
        node = tree.parent(node);
        parts.push(']}');
      }
      if (node === tree.root) return parts.join('');
      next = tree.nextSibling(node);
      parts.push(',');
    }
    open(next);
    node = next;
  }
}
