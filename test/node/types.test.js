// The tag's types in editors and compilers: correct code passes, a mistake is found. One run of Vue's compiler, which
// is TypeScript with templates, checks all files, including declarations of dependencies (`skipLibCheck: false`).
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { toolOf } from '../../scripts/run.js';
import { packed } from './packed.js';

const settings = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
  },
  vueCompilerOptions: { strictTemplates: true },
  include: ['pages'],
};

/** The plug-ins fit the packages that they are for. */
const plugIns = `import markdownIt from 'markdown-it';
import { Marked } from 'marked';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import forMarkdownIt from 'sgf-board/markdown-it';
import forMarked from 'sgf-board/marked';
import forRehype from 'sgf-board/rehype';
import forRemark, { type FenceOptions } from 'sgf-board/remark';
import { renderStatic, staticStyles } from 'sgf-board/static';
import { dictionary } from 'sgf-board/languages/ja';
const options: FenceOptions = { theme: 'paper', 'hide-result': true, read: () => new Uint8Array() };
export const html: string = markdownIt().use(forMarkdownIt, options).use(forMarkdownIt).render('');
new Marked().use(forMarked(options), forMarked());
export const remark = unified().use(remarkParse).use(forRemark, options).use(remarkRehype)
  .use(forRehype, options).use(rehypeStringify).processSync('').toString();
export const figure: string = renderStatic('(;)', { move: 3, lang: 'ja', dictionary, width: 300 });
export const css: string = staticStyles;`;

const right = {
  'events.ts': `import 'sgf-board';
document.querySelector('sgf-board')?.addEventListener('sgf-navigate', (e) => e.detail.path.length);
document.body.addEventListener('sgf-before-navigate', (e) => e.detail.move.toFixed());
document.addEventListener('sgf-try', (e) => e.detail.source === 'user');
addEventListener('sgf-diagnostic', (e) => e.detail[0]?.message.length);
document.addEventListener('sgf-play', (e): null => e.detail);
document.addEventListener('sgf-pause', (e): null => e.detail);`,
  'element.ts': `import { SgfBoardElement } from 'sgf-board/element';
new SgfBoardElement().addEventListener('sgf-navigate', (e) => e.detail.path.length);`,
  'react.tsx': `import 'sgf-board/jsx';
import { createRef } from 'react';
import type { SgfBoardElement } from 'sgf-board';
const board = createRef<SgfBoardElement>();
export const page = (
  <sgf-board key="1" ref={board} id="g" className="a" class="b" style={{ width: 3 }} lang="ja" slot="x"
    src="game.sgf" move={36} game="2" mode="diagram" hide-result try autoplay={false} theme="mine"
    number-from={3} rotate={90} data-sgf="(;)" aria-label="x"
    onsgf-navigate={(event) => event.detail.path.length}
    onsgf-diagnostic={(event) => event.detail[0]?.line}
    onload={(event) => event.type} onClick={(event) => event.currentTarget.moveNumber}>
    <script type="application/x-go-sgf">{'(;)'}</script>
  </sgf-board>
);`,
  'reference.tsx': `/// <reference types="sgf-board/jsx" />
export const page = <sgf-board src="game.sgf">text</sgf-board>;`,
  'plug-ins.ts': plugIns,
  'Page.vue': `<script setup lang="ts">
import 'sgf-board/vue';
import type { SgfBoardElement } from 'sgf-board';
import { ref } from 'vue';
const board = ref<SgfBoardElement>();
const text = '(;)';
</script>
<template>
  <sgf-board ref="board" key="1" id="g" class="a" :style="{ width: '3px' }" lang="ja" slot="x"
    src="game.sgf" :move="36" mode="diagram" hide-result :try="true" theme="mine" :number-from="3"
    :data-sgf="text" data-own="1" aria-label="x" @sgf-navigate="(event) => event.detail.path.length"
    @load="(event) => event.type" @click="(event) => event.clientX">
    <a href="game.sgf">game.sgf</a>
  </sgf-board>
</template>`,
};

const wrongPlugIns = `import { renderStatic } from 'sgf-board/static';
// @ts-expect-error
renderStatic('(;)', { moves: 3 });
// @ts-expect-error
renderStatic('(;)', { mirror: 'yes' });
// @ts-expect-error
renderStatic(undefined);`;

/** Each is an error; if the compiler finds none, it reports the comment before it. */
const slips = {
  'misspelt attribute': ['theem="x"', 'theem="x"'],
  'wrong choice': ['mode="diagramm"', 'mode="diagramm"'],
  'wrong type': ['hide-result="no"', ':hide-result="5"'],
  'detail without that': [
    'onsgf-navigate={(e) => e.detail.nonsense}',
    '@sgf-navigate="(e) => e.detail.nonsense"',
  ],
};

const wrongReact = `import 'sgf-board/jsx';
export const pages = [
${[...Object.values(slips).map(([slip]) => slip), 'hideResult']
  .map((slip) => `  // @ts-expect-error\n  <sgf-board ${slip} />,`)
  .join('\n')}
];`;

const wrongVue = `<script setup lang="ts">
import 'sgf-board/vue';
</script>
<template>
${Object.values(slips)
  .map(([, slip]) => `  <!-- @vue-expect-error -->\n  <sgf-board ${slip}></sgf-board>`)
  .join('\n')}
</template>`;

const wrongEvents = `import 'sgf-board';
// @ts-expect-error
document.addEventListener('sgf-try', (e) => e.detail.nonsense);`;

describe('types', () => {
  let content, found;

  before(() => {
    const engines = ['markdown-it', 'marked', 'unified', 'remark-parse', 'remark-rehype'];
    content = packed(['vue', '@types/react', 'csstype', ...engines, 'rehype-stringify']);
  });
  after(() => content?.remove());

  // No two names differ only in their ending: TypeScript would read just one of them.
  const wrong = {
    'react-slips.tsx': wrongReact,
    'PageSlips.vue': wrongVue,
    'event-slips.ts': wrongEvents,
    'plug-in-slips.ts': wrongPlugIns,
  };
  const findings = () => {
    if (found) return found;
    content.write('tsconfig.json', JSON.stringify(settings));
    for (const [name, text] of Object.entries({ ...right, ...wrong })) {
      content.write(`pages/${name}`, text);
    }
    const { stdout, error } = spawnSync(
      process.execPath,
      [toolOf('vue-tsc'), '-p', '.', '--pretty', 'false'],
      { cwd: content.folder, encoding: 'utf8' },
    );
    if (error) throw error;
    found = stdout.trim().split('\n').filter(Boolean);
    return found;
  };

  for (const name of Object.keys(right)) {
    it(`accept what is right: ${name}`, () => {
      assert.deepEqual(
        findings().filter((line) => line.startsWith(`pages/${name}`)),
        [],
      );
    });
  }
  for (const name of Object.keys(wrong)) {
    it(`find each slip: ${name}`, () => {
      assert.deepEqual(
        findings().filter((line) => line.startsWith(`pages/${name}`)),
        [],
      );
    });
  }
  it('are sound in themselves', () => assert.deepEqual(findings(), []));

  it('know each event of the element', () => {
    const { modules } = JSON.parse(content.contents('dist/custom-elements.json'));
    const { events } = modules
      .flatMap(({ declarations }) => declarations ?? [])
      .find((d) => d.tagName);
    const map = /GlobalEventHandlersEventMap \{([^}]*)\}/.exec(
      content.contents('dist/esm/element/platform/events.d.ts'),
    )[1];
    const typed = [...map.matchAll(/'([a-z-]+)': (.*);/g)].map(([, name, type]) => [name, type]);
    const own = events.filter(({ name }) => name.startsWith('sgf-'));
    assert.deepEqual(
      new Map(typed.sort()),
      new Map(own.map(({ name, type }) => [name, type.text]).sort()),
    );
  });
});
