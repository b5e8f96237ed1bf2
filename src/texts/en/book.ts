import { area } from '../language.js';

/** Texts of a game that is printed as a book, in English; loaded with it. */
export const enBook = area('book', {
  figure: 'Figure {number}',
  'figure-of': 'Figure {number} ({first}–{last})',
  diagram: 'Diagram {number}',
  instead: 'Diagram {number}: instead of {move}',
  'instead-in': 'Diagram {number}: instead of {move} in diagram {diagram}',
  continued: 'Diagram {number}: continued from diagram {diagram}',
  after: 'Diagram {number}: after {move}',
  'after-in': 'Diagram {number}: after {move} in diagram {diagram}',
  move: '{number} {color} {point}',
  cut: 'The record continues. A book has at most {count} pictures.',
});
