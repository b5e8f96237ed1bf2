import { addPolicy } from '../session/policy.js';
import { TryMoves } from '../session/try-moves.js';

export { linesOf } from '../own-moves/own-lines.js';
export { OwnMoves } from '../own-moves/own-moves.js';

addPolicy((board) => new TryMoves(board), true);
