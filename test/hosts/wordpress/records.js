// Records for posts, and whether a board shows just that.
import { decodeSgf, formatSgf, parseSgf } from '../../../dist/core.js';

/** What Markdown, WordPress's typography, shortcodes and KSES change elsewhere. */
export const record = String.raw`(;GM[1]FF[4]CA[UTF-8]SZ[19]PB[Ann "A" O'Neil]PW[Bob <b>]
C[2 < 3 & 4 > 1 -- 9x9... :) [see this\]

*blank* line, a backslash \\ and &lt; &amp; http://example.org/
- item];B[ee];W[gc](;B[cg];W[hr]C[<script>alert(1)</script>])
(;B[gg]N[sgf];W[aa]))`;

/** The same without what means something in HTML, for people who type HTML. */
export const tame = record
  .replace('2 < 3 & 4 > 1', '2 and 3')
  .replaceAll(/ *(<[^>]*>|&[a-z]+;)/g, '');

/** A record in one order and spelling: equal texts have the same moves, variations and comments. */
export function normalized(text) {
  const source = typeof text === 'string' ? text : decodeSgf(text).text;
  return formatSgf(parseSgf(source), { style: 'normalised' });
}
