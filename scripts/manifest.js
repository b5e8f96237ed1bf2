// The part of dist/custom-elements.json that describes `<sgf-board>`.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.js';

export function elementIn({ modules }) {
  const all = modules.flatMap(({ declarations }) => declarations ?? []);
  return all.find(({ tagName }) => tagName === 'sgf-board');
}

/** The element as the last build describes it. */
export function readElement() {
  const file = path.join(root, 'dist/custom-elements.json');
  if (!existsSync(file))
    throw new Error('dist/custom-elements.json is missing: run npm run build.');
  return elementIn(JSON.parse(readFileSync(file, 'utf8')));
}
