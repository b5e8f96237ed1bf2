export { previewOf } from './node-preview.js';
export { mount } from './pointed-nodes.js';
export { chipOf, type StoneChip } from './stone-chip.js';
