// Lint reports imports between parts of src/ that are not allowed, however they are written, and what only one place
// may do.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { keyListeners } from '../../scripts/boundaries.js';
import { root } from '../../scripts/run.js';

const eslint = new ESLint({ cwd: root });

/** The rules that report something, if the code were a file of src/; one entry per report. */
async function rulesBroken(file, code) {
  const [{ messages }] = await eslint.lintText(code, { filePath: path.join(root, 'src', file) });
  assert.deepEqual(
    messages.filter(({ fatal }) => fatal),
    [],
  );
  const rules = messages.map(({ ruleId }) => ruleId);
  return rules.filter((id) => id.startsWith('boundaries/') || id === 'no-restricted-syntax');
}

const forbidden = [
  ['rules/new.ts', "import { buildScene } from '../view/scene.js';"],
  ['rules/new.ts', "import { parseSgf } from '../sgf/parse.js';"],
  ['rules/new.ts', "import type { Scene } from '../view/shapes.js';"],
  ['rules/new.ts', "export { parseSgf } from '../sgf/parse.js';"],
  ['rules/new.ts', "export * from '../sgf/parse.js';"],
  ['rules/new.ts', "export const late = () => import('../view/scene.js');"],
  ['rules/new.ts', "export type Late = import('../view/shapes.js').Scene;"],
  ['rules/new.ts', "export * from '../core.js';"],
  ['sgf/new.ts', "export * from '../texts/language.js';"],
  ['sgf/new.ts', "export * from '../rules/go.js';"],
  ['texts/new.ts', "export * from '../sgf/parse.js';"],
  ['game/new.ts', "export * from '../rules/go.js';"],
  ['game/new.ts', "export * from '../texts/language.js';"],
  ['replay/notation/new.ts', "export * from '../../view/scene.js';"],
  ['replay/new.ts', "export * from '../element/events.js';"],
  ['problem/new.ts', "export * from '../view/scene.js';"],
  ['view/new.ts', "import { html } from 'lit';"],
  ['view/new.ts', "import { live } from 'lit/directives/live.js';"],
  ['view/new.ts', "export const late = () => import('lit');"],
  ['view/new.ts', "export * from '../element/events.js';"],
  ['view/new.ts', "import chroma from 'chroma-js';"],
  ['speech/new.ts', "export * from '../element/events.js';"],
  ['view/new.ts', "import { describePosition } from '../speech/position.js';"],
  ['view/scene/new.ts', "import { paintScene } from '../paint/paint.js';"],
  ['speech/new.ts', "import { svgOf } from '../view/svg/svg.js';"],
  ['replay/new.ts', "import { describePosition } from '../speech/position.js';"],
  ['cli/new.ts', "export * from '../element/events.js';"],
  ['cli/new.ts', "import { parseSgf } from '../core.js';"],
  ['cli/new.ts', "import { html } from 'lit';"],
  ['element/new.ts', "export * from '../index.js';"],
  ['element/new.ts', "import { readFileSync } from 'node:fs';"],
  ['element/players/new.ts', "import { siblingsOf } from '../../game/walk.js';"],
  ['element/tree/new.ts', "import { movesIn } from '../../game/walk.js';"],
  ['element/comment/new.ts', "import { movesOf } from '../../game/walk.js';"],
  ['element/play/new.ts', "import { lineThrough } from '../../game/walk.js';"],
  ['element/curve/new.ts', "export * from '../tree/tree-panel.js';"],
  ['element/menu/new.ts', "import { openHelp } from '../help/help.js';"],
  ['element/guess/new.ts', "import { Solver } from '../solve/solver.js';"],
  ['element/moves/new.ts', "import { OwnMoves } from '../try/own-moves.js';"],
  ['element/record/new.ts', "import { Session } from '../session/session.js';"],
  ['element/session/new.ts', "import { Picture } from '../picture/picture.js';"],
  ['element/menu/new.ts', "import { readText } from '../record/records.js';"],
  ['element/curve/new.ts', "import { Session } from '../session/session.js';"],
  ['element/output/new.ts', "import { findTheme } from '../picture/find-theme.js';"],
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
  ['speech/new.ts', "import type { Layout } from '../view/layout/layout.js';"],
  ['cli/new.ts', "import { readFileSync } from 'node:fs';"],
  ['cli/new.ts', "import { parseSgf } from '../sgf/parse.js';"],
  ['view/svg/new.ts', "import { squareAround } from '../paint/drawings.js';"],
  ['element/session/new.ts', "import { siblingsOf } from '../../game/walk.js';"],
  ['element/new.ts', "import { html } from 'lit';"],
  ['element/session/new.ts', "import { openGame } from '../../view/open-game.js';"],
  ['element/menu/new.ts', "import { selectPoint } from '../moves/select-point.js';"],
  ['element/curve/new.ts', "import type { TreePanel } from '../tree/tree-panel.js';"],
  ['element/players/new.ts', "import { readHeadline } from '../ui/headline.js';"],
  ['element/guess/new.ts', "import { prepareChallenge } from '../moves/challenge-parts.js';"],
  ['element/players/new.ts', "import { buildScene } from '../../view/scene.js';"],
  ['core.ts', "export { buildScene } from './view/scene.js';"],
  ['index.ts', "export { SgfBoardElement } from './element/sgf-board-element.js';"],
  ['index.ts', "export type { SgfCollection } from './sgf/parse.js';"],
];

/** What only one place may do, or none. */
const misplaced = [
  ['sgf/new.ts', 'export const late = (name: string) => import(name);'],
  ['sgf/new.ts', 'export const late = (name: string) => import(`./${name}.js`);'],
  ['sgf/new.ts', "import './parse.js';"],
  ['texts/new.ts', 'let current = 0; export const next = () => current++;'],
  ['speech/new.ts', "export let language = 'en';"],
  ['speech/new.ts', 'var language = 0; export { language };'],
  ['element/new.ts', "export const is = (box: Element) => box.classList.contains('open');"],
  ['element/new.ts', "export const is = ({ classList }: Element) => classList.contains('open');"],
  ['element/new.ts', "export const is = (box: Element) => box.matches('.frame.open');"],
  ['element/comment/new.ts', "addEventListener('keydown', () => 0);"],
  ['element/page/new.ts', "document.body.addEventListener('keydown', () => 0, true);"],
  [
    'element/players/new.ts',
    "import { html } from 'lit'; export const box = html`<p @keydown=${() => 0}></p>`;",
  ],
  ['element/tree/new.ts', "export const say = (board: any) => board.shell.spoken.append('!');"],
  ['element/dialogs/new.ts', "export const say = ({ spoken }: any) => spoken.append('!');"],
  ['element/menu/new.ts', 'export const styles = css`p { height: 2.5rem; }`;'],
  ['embed/new.ts', 'export const styles = `p { height: 2rem; }`;'],
  ['sgf/new.ts', 'export const all = (items: Set<string>) => Array.from(items);'],
  ['element/new.ts', 'export const up = (box: Element) => box.scrollTo(0, 0);'],
];

const inPlace = [
  ['sgf/new.ts', 'let count = 0; export const next = () => count++;'],
  ['texts/new.ts', 'export function sum() { let sum = 0; sum += 1; return sum; }'],
  ['element/new.ts', "export const is = (box: Element) => box.matches(':focus-within');"],
  ['element/new.ts', "export const add = (box: Element) => box.classList.add('open');"],
  ['element/play/new.ts', "addEventListener('keyup', () => 0);"],
  ['element/dialogs/new.ts', "addEventListener('keydown', () => 0);"],
  ['element/announcer.ts', 'export const say = (region: HTMLElement) => region.append();'],
];

describe('floors', () => {
  check(forbidden, ['boundaries/dependencies']);
  check(allowed, []);

  it('a folder that is no floor is reported', async () => {
    const rules = await rulesBroken('other/new.ts', "export * from '../sgf/parse.js';");
    assert.deepEqual(rules, ['boundaries/no-unknown-files']);
  });
});

describe('what only one place does', () => {
  check(misplaced, ['no-restricted-syntax']);
  check(inPlace, []);

  it('whatever hears keys beside the keymap is there', () => {
    for (const [place, reason] of Object.entries(keyListeners)) {
      const file = path.join(root, place.replace('/*.ts', ''));
      assert.ok(existsSync(file), `${place}: ${reason}`);
    }
  });
});

function check(cases, rules) {
  for (const [file, code] of cases) {
    it(`${file} ${rules.length > 0 ? 'may not' : 'may'}: ${code}`, async () => {
      assert.deepEqual(await rulesBroken(file, code), rules);
    });
  }
}
