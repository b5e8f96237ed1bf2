// The floors of src/ hold: lint reports an import that leads upwards, however it is written.
import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { root } from '../../scripts/run.js';

// The project's own configuration; only what needs types is off, for these files do not exist.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [{ files: ['**/*.ts'], ...tseslint.configs.disableTypeChecked }],
});

async function floorsReported(file, code) {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, 'src', file) });
  assert.deepEqual(
    result.messages.filter(({ fatal }) => fatal),
    [],
  );
  return result.messages.filter(({ ruleId }) => ruleId === 'house/floors').length;
}

const forbidden = [
  ['rules/new.ts', "import { buildScene } from '../view/scene.js';"],
  ['rules/new.ts', "import { parseSgf } from '../sgf/parse.js';"],
  ['rules/new.ts', "import type { Scene } from '../view/shapes.js';"],
  ['rules/new.ts', "export { parseSgf } from '../sgf/parse.js';"],
  ['rules/new.ts', "export * from '../sgf/parse.js';"],
  ['rules/new.ts', "export const late = () => import('../view/scene.js');"],
  ['rules/new.ts', "export type Late = import('../view/shapes.js').Scene;"],
  ['rules/new.ts', 'export const late = (name: string) => import(name);'],
  ['rules/new.ts', "import '../core.js';"],
  ['sgf/new.ts', "import '../texts/language.js';"],
  ['sgf/new.ts', "import '../rules/go.js';"],
  ['texts/new.ts', "import '../sgf/parse.js';"],
  ['game/new.ts', "import '../rules/go.js';"],
  ['game/new.ts', "import '../texts/language.js';"],
  ['replay/notation/new.ts', "import '../../view/scene.js';"],
  ['replay/new.ts', "import '../element/events.js';"],
  ['problem/new.ts', "import '../view/scene.js';"],
  ['view/new.ts', "import { html } from 'lit';"],
  ['view/new.ts', "import { live } from 'lit/directives/live.js';"],
  ['view/new.ts', "export const late = () => import('lit');"],
  ['view/new.ts', "import '../element/events.js';"],
  ['view/new.ts', "import chroma from 'chroma-js';"],
  ['element/new.ts', "import '../index.js';"],
  ['core.ts', "export { SgfBoardElement } from './element/sgf-board-element.js';"],
  ['core.ts', "export { html } from 'lit';"],
  ['index.ts', "export { parseSgf } from './sgf/parse.js';"],
];

const allowed = [
  ['rules/new.ts', "import { go } from './go.js';"],
  ['game/new.ts', "import { parseSgf } from '../sgf/parse.js';"],
  ['replay/notation/new.ts', "import { pointAt } from '../../rules/point.js';"],
  ['replay/new.ts', "import { textOf } from '../texts/en.js';"],
  ['problem/new.ts', "import { Replayer } from '../replay/replayer.js';"],
  ['view/new.ts', "export const late = () => import('../replay/markup.js');"],
  ['element/new.ts', "import { html } from 'lit';"],
  ['element/panels/new.ts', "import { buildScene } from '../../view/scene.js';"],
  ['core.ts', "export { buildScene } from './view/scene.js';"],
  ['index.ts', "export { SgfBoardElement } from './element/sgf-board-element.js';"],
  ['index.ts', "export type { SgfCollection } from './sgf/parse.js';"],
];

describe('floors', () => {
  for (const [file, code] of forbidden) {
    it(`${file} may not: ${code}`, async () => {
      assert.equal(await floorsReported(file, code), 1);
    });
  }
  for (const [file, code] of allowed) {
    it(`${file} may: ${code}`, async () => {
      assert.equal(await floorsReported(file, code), 0);
    });
  }
});
