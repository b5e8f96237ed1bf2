export { DiagramText } from '../explore/diagram-text.js';
