import { definePart } from '../part.js';

/** A record that is fetched again and again. */
export const live = definePart({
  name: 'live',
  moment: 'now',
  when: ({ host }) => host.live,
  load: () => import('./live-record.js'),
});

/** Records of many megabytes. */
export const hugeRecords = definePart({
  name: 'huge-records',
  moment: 'asked',
  load: () => import('./huge-records.js'),
});

/** Records that change, or are elsewhere in the page. */
export const pageRecords = definePart({
  name: 'page-records',
  moment: 'asked',
  load: () => import('./page-records.js'),
});

/** Old records: charsets other than UTF-8, old versions of SGF, properties that only some programs write. */
export const legacy = definePart({
  name: 'legacy',
  moment: 'asked',
  load: () => import('./legacy.js'),
});

/** Diagrams made of characters. */
export const textDiagram = definePart({
  name: 'text-diagram',
  moment: 'asked',
  load: () => import('../../sgf/text-diagrams/read-diagram.js'),
});

/** Files of servers that have a format of their own. */
export const otherFormats = definePart({
  name: 'other-formats',
  moment: 'asked',
  load: () => import('../../formats/convert.js'),
});
