// Writes dist/types/: what React's JSX and Vue's templates know of the tag. All of it comes from the manifest, which is
// made of the class comment of SgfBoardElement.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.js';

const dist = path.join(root, 'dist');
const { modules } = JSON.parse(readFileSync(path.join(dist, 'custom-elements.json'), 'utf8'));
const element = modules
  .flatMap(({ declarations }) => declarations ?? [])
  .find(({ tagName }) => tagName === 'sgf-board');

/** What the main entry exports, so that types may be named as the class comment names them. */
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
// An import for its types alone may stay in the built page: there has to be something to import.
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

/** The attributes of \`<sgf-board>\`, as HTML writes them. */
export interface SgfBoardAttributes {
${attributes.map(attributeLine).join('\n')}
}

/** What \`<sgf-board>\` tells, by the name of the event. */
export interface SgfBoardEvents {
${events.map(({ name, description, type }) => `${comment(description)}\n  '${name}': ${type.text};`).join('\n')}
}
`;
}

function attributeLine({ name, description, type }) {
  if (!type)
    throw new Error(`The attribute ${name} has no type: its @attr line begins with {type}.`);
  return `${comment(description)}\n  '${name}'?: ${attributeType(type.text)} | undefined;`;
}

/** Numbers may be written as such. A choice that allows other texts, too, stays a choice in editors. */
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

/** React 19 listens to what follows \`on\`, letter by letter: \`onsgf-navigate\`. */
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

/** Vue's checker of templates reads \`hide-result\` as \`hideResult\`. */
type Camel<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${First}\${Capitalize<Camel<Rest>>}\`
  : Name;

type Attributes = {
  [Name in keyof SgfBoardAttributes as Camel<Name>]: SgfBoardAttributes[Name];
} & { [data: \`data\${string}\`]: unknown };

type Inherited = Omit<HTMLAttributes, keyof Attributes> & PublicProps & { slot?: string };

/** How Vue's templates see the tag: an element with these attributes and events. */
export type SgfBoardComponent = new () => SgfBoardElement & {
  /** For templates only: the element itself has neither. */
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
