// Kinds of records, in the form of the page and as a walk from node to node; languages.
import { records } from './records.js';

const names = Object.keys(records);
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const show = (name) => ({
  name: `the record “${name}”`,
  withFiles: true,
  needsFrames: true,
  run: ({ board }) => (board.sgf = records[name]),
});
const end = (name) => ({
  name: `the end of “${name}”`,
  run: ({ board }) => board.last(),
});
const next = (at) => ({
  name: `step ${at}`,
  withFiles: at % 2 === 0,
  run: ({ board }) => board.next(),
});
const walk = (steps) => Array.from({ length: steps }, (_, at) => next(at + 1));

const tags = ['de', 'es', 'fr', 'ja', 'ko', 'pt-BR', 'pt-PT', 'ru', 'zh-Hans', 'zh-Hant'];
const language = (tag) => ({
  name: `lang="${tag}"`,
  needsFrames: true, // a file comes
  run: ({ board }) => void (board.lang = tag),
});
const languages = [...tags, 'zh-TW', 'pt', 'it', 'xx', '__proto__', 'en'].map(language);

const inForms = (mode) => ({
  name: `records in the page, ${mode}`,
  steps: names.flatMap((name) => [
    {
      name: `“${name}” as text`,
      needsFrames: true,
      run: ({ stage }) =>
        void (stage.innerHTML = `<sgf-board mode="${mode}">${escape(records[name])}</sgf-board>`),
    },
    {
      name: `“${name}” in pre`,
      needsFrames: true,
      run: ({ stage }) =>
        void (stage.innerHTML = `<sgf-board mode="${mode}"><pre>${escape(records[name])}</pre></sgf-board>`),
    },
  ]),
});

export const recordGroups = [
  { name: 'records', steps: names.flatMap((name) => [show(name), end(name)]) },
  { name: 'records as diagrams', attributes: { mode: 'diagram' }, steps: names.map(show) },
  inForms('viewer'),
  { name: 'a walk through a game', attributes: { marks: 'dot next variations' }, steps: walk(9) },
  {
    name: 'a walk with captures',
    record: 'capture',
    attributes: { numbers: 'all' },
    steps: walk(12),
  },
  { name: 'a walk in Othello', record: 'othello', steps: walk(4) },
  { name: 'a walk in Hex', record: 'hex', steps: walk(5) },
  {
    name: 'a walk along a curve',
    record: 'curve',
    attributes: { panels: 'curve' },
    steps: walk(6),
  },
  { name: 'languages of a game', attributes: { move: '3' }, steps: languages },
  { name: 'languages of an odd record', record: 'odd', steps: languages },
  {
    name: 'languages of a problem',
    record: 'problem',
    attributes: { mode: 'problem' },
    steps: languages,
  },
];
