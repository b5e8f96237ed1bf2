export { decodeSgf } from '../../sgf/decode.js';
