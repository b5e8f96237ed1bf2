import { richSceneOf } from '../board/rich-board.js';
import { buildRichWith } from '../board/scene-builder.js';

export { readDisplay } from '../../view/display-options.js';

buildRichWith(richSceneOf); // boards that were never on the screen may be the first to need it, on paper
