/** A chat line from a server; its parts together are the line. */
export interface ChatLine {
  readonly before: string;
  readonly speaker: string;
  readonly between: string;
  /** '' if the line has no rank. */
  readonly rank: string;
  readonly rest: string;
}

/** Names have no spaces, ranks are short: 'name [3k?]: …' on KGS, ' name 5d?: …' on Pandanet. */
const RANKED =
  /^(\s*)([^\s:[\]]{1,32})(\s)(\[(?:\d{1,2}\s?[kdp][?*+]?|[-?]|[A-Z]{2})\]|\d{1,2}[kdp][?*+]?)(:\s.*)$/isu;
const PLAIN = /^(\s*)([^\s:[\]]{1,32})(:\s.*)$/su;
/** OGS puts this above the chat at a move; names there may have spaces. */
const HEADING = /^-- chat --\s*$/;
const BELOW_HEADING = /^(\s*)([^:[\]]{1,32})(:\s.*)$/su;

/** Finds chat lines in a comment. Call `read` with the lines in order: headings and ranks affect other lines. */
export class ChatReader {
  readonly #isRanked: boolean;
  #isBelow = false;

  /** @param lines all lines of the comment */
  constructor(lines: readonly string[]) {
    this.#isRanked = lines.some((line) => RANKED.test(line));
  }

  /** Splits a chat line; `undefined` for other lines. */
  read(line: string): ChatLine | undefined {
    if (HEADING.test(line)) this.#isBelow = true;
    if (!this.#isRanked && !this.#isBelow) return undefined;
    const ranked = RANKED.exec(line);
    if (ranked) {
      const [, before = '', speaker = '', between = '', rank = '', rest = ''] = ranked;
      return { before, speaker, between, rank, rest };
    }
    const said = (this.#isBelow ? BELOW_HEADING : PLAIN).exec(line);
    const [, before = '', speaker = '', rest = ''] = said ?? [];
    return speaker ? { before, speaker, between: '', rank: '', rest } : undefined;
  }
}
