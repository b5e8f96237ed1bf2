/** For the move itself: to find the stone and to see what it does. */
const LOOK_MS = 1500;
/** Nobody waits longer than this; who reads more stops the board. */
const LONGEST_MS = 30_000;
/**
 * People read 238 words of English a minute in silence (Brysbaert 2019), about 20 characters a second; here they also
 * look up the points that a comment talks of.
 */
const CHARACTERS_PER_SECOND = 15;
/** Chinese, Japanese and Korean say in one character what takes three letters. */
const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/g;
const LETTERS_OF_WIDE = 3;
/** More text than this takes the longest time anyhow. */
const MOST_CHARACTERS = 500;

/** How long a node is shown before the next one, in ms, for somebody who reads its comment. */
export function readingTime(comment: string): number {
  const text = comment.trim().slice(0, MOST_CHARACTERS);
  const letters = text.length + (LETTERS_OF_WIDE - 1) * (text.match(wide)?.length ?? 0);
  return Math.min(LONGEST_MS, LOOK_MS + (1000 * letters) / CHARACTERS_PER_SECOND);
}
