export { PointedNodes } from './pointed-nodes.js';
export { StoneChip } from './stone-chip.js';
