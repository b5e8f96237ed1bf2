import { Marked } from 'marked';
import sgfBoard from 'sgf-board/marked';
import { page } from '../records.js';
import { read, writePage } from '../write.js';

writePage(new Marked().use(sgfBoard({ read })).parse(page));
