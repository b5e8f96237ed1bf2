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
/** OGS writes this above what was said at a move. */
const HEADING = /^-- chat --\s*$/;

/** How the lines of a comment are read: some of them say that others are chat as well. */
export class ChatReader {
  #isChat = false;

  /** @param lines all lines of the comment */
  constructor(lines: readonly string[]) {
    this.#isChat = lines.some((line) => RANKED.test(line) || HEADING.test(line));
  }

  /** `undefined` for what nobody on a server has said. */
  read(line: string): ChatLine | undefined {
    if (!this.#isChat) return undefined;
    const ranked = RANKED.exec(line);
    if (ranked) {
      const [, before = '', speaker = '', between = '', rank = '', rest = ''] = ranked;
      return { before, speaker, between, rank, rest };
    }
    const [, before = '', speaker = '', rest = ''] = PLAIN.exec(line) ?? [];
    return speaker ? { before, speaker, between: '', rank: '', rest } : undefined;
  }
}
