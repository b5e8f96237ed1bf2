// Every rule of the requirements for moves (M), setup (S) and Hex (H) is named in the title of a test that fails
// without it, such as `a capture counts for who took it (M-22)`.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { root } from '../../scripts/run.js';

/** The number of rules in each group of the requirements. */
const groups = { M: 35, S: 22, H: 28 };

const folders = ['test/replay', 'test/rules', 'test/game'];

/** The strings of a source; comments and code name rules, too, but don't test them. */
function textsIn(file) {
  const texts = [];
  const visit = (node) => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    ) {
      texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return texts;
}

/** The rules that a title names in parentheses: `(M-22)`, `(S-13, S-14)`. */
function rulesNamed(title) {
  const brackets = title.match(/\([A-Z]-\d\d(?:, [A-Z]-\d\d)*\)/g) ?? [];
  return brackets.flatMap((list) => list.slice(1, -1).split(', '));
}

const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join(root, folder, name)),
);
const named = new Set(sources.flatMap(textsIn).flatMap(rulesNamed));

describe('the titles of tests', () => {
  for (const [group, count] of Object.entries(groups)) {
    const rules = Array.from(
      { length: count },
      (_, index) => `${group}-${String(index + 1).padStart(2, '0')}`,
    );

    it(`name every rule of group ${group}`, () => {
      assert.deepEqual(
        rules.filter((rule) => !named.has(rule)),
        [],
      );
    });

    it(`name no rule that group ${group} does not have`, () => {
      const others = [...named].filter((rule) => rule.startsWith(group) && !rules.includes(rule));
      assert.deepEqual(others, []);
    });
  }
});
