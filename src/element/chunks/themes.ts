export { findTheme } from '../board/find-theme.js';
export { withFont } from '../controllers/late-font.js';
