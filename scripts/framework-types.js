// Writes dist/types/: the types of the tag for React's JSX and Vue's templates, from the manifest.
//
// Types of attributes are those of HTML. `sgf-board/jsx` and `sgf-board/vue` know `hide-result`, not `hideResult`:
// servers render attributes, and properties would not reach the page. Where the table of attributes allows any text, a
// number is accepted, too. React's compiler does not check unknown names with a hyphen. Vue's checker reads
// `hide-result` as `hideResult`, so its types have both.
//
// The tools for this do not pass `test/node/types.test.js`: in those of `custom-element-jsx-integration` an event is a
// `CustomEvent<CustomEvent<…>>`, those of `@wc-toolkit/jsx-types` refuse a ref of React's and `onClick`, and in those of
// `custom-element-vuejs-integration` the tag has neither `lang` nor `@click` nor `@sgf-navigate`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { elementIn } from './manifest.js';

const FOLDER = 'dist/types/';

/** A plugin of the manifest's analyzer, which runs in the project's root. */
export const frameworkTypes = {
  name: 'framework-types',
  packageLinkPhase({ customElementsManifest: manifest }) {
    mkdirSync(FOLDER, { recursive: true });
    const write = (name, text) => writeFileSync(FOLDER + name, `${text.trim()}\n`);
    write('attributes.d.ts', attributeTypes(elementIn(manifest), exportsOf(manifest)));
    write('jsx.d.ts', jsxTypes);
    write('vue.d.ts', vueTypes);
    // Imports of types may stay in the built page, so these modules must exist.
    for (const name of ['jsx.js', 'vue.js']) write(name, 'export {};');
  },
};

/** The exports of the main entry: types are imported by the names in the class comment. */
function exportsOf({ modules }) {
  const { exports } = modules.find(({ path: file }) => file === 'dist/esm/index.js');
  return exports.map(({ name }) => name);
}

function attributeTypes({ attributes, events }, exported) {
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

const jsxTypes = `
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

const vueTypes = `
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
