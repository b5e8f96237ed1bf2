export { readDisplay } from '../../view/display-options.js';
export { richSceneOf } from '../board/rich-board.js';
