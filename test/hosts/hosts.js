// The hosts, in the order of the table: what it takes to build an example of each, and what the page has to show.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Tells the version of an npm package, given the folder where it is installed. */
const versionOf = (name) => (folder) =>
  JSON.parse(readFileSync(path.join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

const markdown = (name, title, packageName = name) => ({
  ...{ name, title, kind: 'markdown', hasFigure: true },
  version: versionOf(packageName),
});
const app = (name, title) => ({
  ...{ name, title, kind: 'app' },
  version: versionOf(name),
});

/**
 * `command`: what has to be installed on the machine, and how it tells its version; `hasFigure`: whether the page has
 * static figures; `changesPages`: whether a script changes its pages; `hasCode`: whether it writes a code block and changes
 * it; `serve`: the example brings a server.
 */
export const hosts = [
  markdown('markdown-it', 'markdown-it'),
  markdown('remark', 'remark', 'remark-parse'),
  markdown('rehype', 'rehype', 'rehype-stringify'),
  markdown('marked', 'marked'),
  markdown('eleventy', 'Eleventy', '@11ty/eleventy'),
  markdown('astro', 'Astro'),
  { ...markdown('docusaurus', 'Docusaurus', '@docusaurus/core'), changesPages: true },
  { name: 'hugo', title: 'Hugo', kind: 'markdown', command: ['hugo', 'version'], boards: 3 },
  {
    name: 'jekyll',
    title: 'Jekyll',
    kind: 'markdown',
    command: ['jekyll', '--version'],
    boards: 3,
  },
  { ...app('react', 'React'), hasCode: true },
  app('vue', 'Vue'),
  app('svelte', 'Svelte'),
  { ...app('next', 'Next'), serve: true },
];
