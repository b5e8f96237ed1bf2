export { linkBoard } from '../page/links.js';
