import { readFileSync } from 'node:fs';
import { URL } from 'node:url';
import sgfBoard from 'sgf-board/remark';

const read = (src) => readFileSync(new URL(`static${src}`, import.meta.url), 'utf8');
const remarkPlugins = [[sgfBoard, { read }]];

export default {
  title: 'Site',
  url: 'http://localhost',
  baseUrl: '/',
  onBrokenLinks: 'warn', // a link to a record in static/ is no page
  headTags: [{ tagName: 'link', attributes: { rel: 'icon', href: 'data:,' } }],
  clientModules: ['./src/sgf-board.js'],
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        sitemap: false,
        pages: { beforeDefaultRemarkPlugins: remarkPlugins },
      },
    ],
  ],
};
