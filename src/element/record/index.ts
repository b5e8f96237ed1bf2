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

/** Records that change, or stand elsewhere in the page. */
export const pageRecords = definePart({
  name: 'page-records',
  moment: 'asked',
  load: () => import('./page-records.js'),
});

/** Old records: charsets other than UTF-8, SGF of long ago, programs with properties of their own. */
export const legacy = definePart({
  name: 'legacy',
  moment: 'asked',
  load: () => import('./legacy.js'),
});

/** Diagrams in characters. */
export const textDiagram = definePart({
  name: 'text-diagram',
  moment: 'asked',
  load: () => import('../../sgf/text-diagrams/read-diagram.js'),
});
