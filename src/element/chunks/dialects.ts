export { expandDialect } from '../../game/dialects.js';
