import markdownIt from 'markdown-it';
import sgfBoard from 'sgf-board/markdown-it';
import { page } from '../records.js';
import { read, writePage } from '../write.js';

writePage(markdownIt().use(sgfBoard, { read }).render(page));
