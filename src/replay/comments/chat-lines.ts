/** Who says something on a server, and what; the parts together are the line. */
export interface ChatLine {
  readonly before: string;
  readonly speaker: string;
  readonly between: string;
  /** '' where the line does not say it. */
  readonly rank: string;
  readonly rest: string;
}

/** Names have no blanks, ranks are short: 'name [3k?]: …' on KGS, ' name 5d?: …' on Pandanet. */
const RANKED =
  /^(\s*)([^\s:[\]]{1,32})(\s)(\[(?:\d{1,2}\s?[kdp][?*+]?|[-?]|[A-Z]{2})\]|\d{1,2}[kdp][?*+]?)(:\s.*)$/isu;
const PLAIN = /^(\s*)([^\s:[\]]{1,32})(:\s.*)$/su;
/** OGS writes this above what was said at a move; names there may have blanks. */
const HEADING = /^-- chat --\s*$/;
const BELOW_HEADING = /^(\s*)([^:[\]]{1,32})(:\s.*)$/su;

/** How the lines of a comment are read, in their order: some of them say that others are chat as well. */
export class ChatReader {
  readonly #isRanked: boolean;
  #isBelow = false;

  /** @param lines all lines of the comment */
  constructor(lines: readonly string[]) {
    this.#isRanked = lines.some((line) => RANKED.test(line));
  }

  /** `undefined` for what nobody on a server has said. */
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
