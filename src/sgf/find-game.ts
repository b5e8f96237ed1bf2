import { CLOSE_PAREN, isBlank, OPEN_PAREN, SEMICOLON, skipBlanks } from './characters.js';

type Report = (
  code: 'junk-before' | 'junk-after' | 'extra-paren' | 'empty-tree',
  offset: number,
) => void;

/** `(GM[`, as the SGF2 dialect and careless editors write it (P-38). */
const bareGame = /\([\0- \s\u200b-\u200f]*[a-z]+\[/i;
const beginsBare = RegExp(`^${bareGame.source}`, 'i');
/** Length of the text that is searched for such a game if there is no other, in UTF-16 code units. */
const FAR = 1e6;

/**
 * The index of the `(` that opens the next game at or after `from`, or -1. Only blanks and more parentheses may be
 * between `(` and `;`, so `(me)` in a mail header does not open a game (P-30, P-31). The SGF2 form `(` + identifier +
 * `[` counts at `from`, and anywhere if the text has no other game.
 */
export function findGame(text: string, from: number, report: Report): number {
  const direct = skipBlanks(text, from);
  if (beginsBare.test(text.slice(direct))) return direct;
  const start = findSemicolonGame(text, direct, from === 0 ? 'junk-before' : 'junk-after', report);
  return start < 0 && from === 0 ? text.slice(0, FAR).search(bareGame) : start;
}

function findSemicolonGame(
  text: string,
  from: number,
  junk: 'junk-before' | 'junk-after',
  report: Report,
): number {
  let open = -1;
  let isJunkReported = false;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isBlank(code)) continue;
    if (code === SEMICOLON && open >= 0) return open;
    if (code === OPEN_PAREN) {
      if (open < 0) open = at;
    } else if (code === CLOSE_PAREN) {
      if (open >= 0) report('empty-tree', at);
      else if (junk === 'junk-after' && !isJunkReported) report('extra-paren', at);
      open = -1;
    } else {
      open = -1;
      if (!isJunkReported) report(junk, at);
      isJunkReported = true;
      at = text.indexOf('(', at) - 1;
      if (at < 0) break;
    }
  }
  return -1;
}

/** Whether a `(` opens a game with FF or GM: only roots have these. */
export function beginsGame(text: string, open: number): boolean {
  const semicolon = skipBlanks(text, open + 1);
  if (text.charCodeAt(semicolon) !== SEMICOLON) return false;
  const start = skipBlanks(text, semicolon + 1);
  return text.startsWith('FF[', start) || text.startsWith('GM[', start);
}
