import { readFileSync } from 'node:fs';
import sgfBoard from 'sgf-board/remark';

const read = (src) => readFileSync(new URL(`static${src}`, import.meta.url), 'utf8');
const remarkPlugins = [[sgfBoard, { read }]];

export default {
  title: 'Site',
  url: 'http://localhost',
  baseUrl: '/',
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
