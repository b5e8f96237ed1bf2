/**
 * Counting the final position of a game of Go, without a page: the package’s entry `sgf-board/count`. Positions come
 * from `sgf-board/core`.
 */
export { type CountOptions, countScore, type Score, type SideScore } from './count/count-score.js';
export { readCountOptions } from './count/read-options.js';
export { findDeadStones } from './count/dead-stones.js';
