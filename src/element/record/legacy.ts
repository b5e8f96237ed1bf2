export { expandDialect } from '../../game/dialects.js';
export { decodeSgf } from '../../sgf/decode.js';
