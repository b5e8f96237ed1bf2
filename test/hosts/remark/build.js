import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import sgfBoard from 'sgf-board/remark';
import { unified } from 'unified';
import { page } from '../records.js';
import { read, writePage } from '../write.js';

const pipeline = unified()
  .use(remarkParse)
  .use(sgfBoard, { read })
  .use(remarkRehype)
  .use(rehypeStringify);
writePage(String(await pipeline.process(page)));
