// Writes dist/types/: the types of the tag for React's JSX and Vue's templates, from the manifest.
//
// Types of attributes are those of HTML. `sgf-board/jsx` and `sgf-board/vue` know `hide-result`, not `hideResult`:
// servers render attributes, and properties would not reach the page. Where the table of attributes allows any text, a
// number is accepted, too. React's compiler does not check unknown names with a hyphen. Vue's checker reads
// `hide-result` as `hideResult`, so its types have both.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.js';

const dist = path.join(root, 'dist');
const { modules } = JSON.parse(readFileSync(path.join(dist, 'custom-elements.json'), 'utf8'));
const element = modules
  .flatMap(({ declarations }) => declarations ?? [])
  .find(({ tagName }) => tagName === 'sgf-board');

/** The exports of the main entry: types are imported by the names in the class comment. */
const exported = modules
  .filter(({ path: file }) => file === 'dist/esm/index.js')
  .flatMap(({ exports }) => exports.map(({ name }) => name));

const files = {
  'attributes.d.ts': attributeTypes(),
  'jsx.d.ts': jsxTypes(),
  'vue.d.ts': vueTypes(),
};
mkdirSync(path.join(dist, 'types'), { recursive: true });
for (const [name, text] of Object.entries(files)) write(name, `${text.trim()}\n`);
// Imports of types may stay in the built page, so these modules must exist.
for (const name of ['jsx.js', 'vue.js']) write(name, 'export {};\n');

function write(name, text) {
  writeFileSync(path.join(dist, 'types', name), text);
}

function attributeTypes() {
  const { attributes, events } = element;
  const used = exported.filter((name) =>
    events.some(({ type }) => new RegExp(`\\b${name}\\b`).test(type.text)),
  );
  return `
import type { ${used.join(', ')} } from '../esm/index.js';

/** The attributes of \`<sgf-board>\`, as written in HTML. */
export interface SgfBoardAttributes {
${attributes.map(attributeLine).join('\n')}
}

/** The events of \`<sgf-board>\`, by name. */
export interface SgfBoardEvents {
${events.map(({ name, description, type }) => `${comment(description)}\n  '${name}': ${type.text};`).join('\n')}
}
`;
}

function attributeLine({ name, description, type }) {
  if (!type)
    throw new Error(`The attribute ${name} has no type: begin its @attr line with {type}.`);
  return `${comment(description)}\n  '${name}'?: ${attributeType(type.text)} | undefined;`;
}

/** Numbers may be written as such. Editors still suggest the choices of an attribute that allows other texts, too. */
function attributeType(text) {
  const choices = text.split('|').map((choice) => choice.trim());
  if (choices.length === 1) return text === 'string' ? 'string | number' : text;
  const open = choices.includes('string') ? ['(string & {})', 'number'] : [];
  return [...choices.filter((choice) => choice !== 'string'), ...open].join(' | ');
}

function comment(text) {
  return `  /** ${text.replaceAll('*/', '* /')} */`;
}

function jsxTypes() {
  return `
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { SgfBoardElement } from '../esm/index.js';
import type { SgfBoardAttributes, SgfBoardEvents } from './attributes.js';

/** React 19 uses the text after \`on\` as the event's name: \`onsgf-navigate\`. */
type Handlers = {
  [Name in keyof SgfBoardEvents as \`on\${Name}\`]?: ((event: SgfBoardEvents[Name]) => void) | undefined;
};

type Inherited = Omit<HTMLAttributes<SgfBoardElement>, keyof SgfBoardAttributes | keyof Handlers>;

export interface SgfBoardProps extends Inherited, SgfBoardAttributes, Handlers {
  class?: string | undefined;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'sgf-board': DetailedHTMLProps<SgfBoardProps, SgfBoardElement>;
    }
  }
}
`;
}

function vueTypes() {
  return `
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { SgfBoardElement } from '../esm/index.js';
import type { SgfBoardAttributes, SgfBoardEvents } from './attributes.js';

/** Vue's template checker reads \`hide-result\` as \`hideResult\`. */
type Camel<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${First}\${Capitalize<Camel<Rest>>}\`
  : Name;

type Attributes = {
  [Name in keyof SgfBoardAttributes as Camel<Name>]: SgfBoardAttributes[Name];
} & { [data: \`data\${string}\`]: unknown };

type Inherited = Omit<HTMLAttributes, keyof Attributes> & PublicProps & { slot?: string };

/** The tag in Vue's templates: an element with these attributes and events. */
export type SgfBoardComponent = new () => SgfBoardElement & {
  /** For templates only: the element itself does not have these. */
  $props: SgfBoardAttributes & Attributes & Inherited;
  $emit: EmitFn<{ [Name in keyof SgfBoardEvents]: (event: SgfBoardEvents[Name]) => void }>;
};

declare module 'vue' {
  interface GlobalComponents {
    'sgf-board': SgfBoardComponent;
  }
}
`;
}
