import {
  BACKSLASH,
  CLOSE_PAREN,
  endOfValue,
  isBlank,
  isCapital,
  isLetter,
  OPEN_BRACKET,
  OPEN_PAREN,
  SEMICOLON,
  skipBlanks,
  startOf,
} from './characters.js';
import type { DiagnosticCode, Finding } from './diagnostic.js';
import { findGame } from './find-game.js';
import { type GameTree, NONE } from './game-tree.js';
import {
  type IdentifierCode,
  Identifiers,
  isPairOfLetters,
  readIdentifier,
  shortIdentifier,
} from './identifiers.js';
import { TreeBuilder } from './tree-builder.js';

/** What a text may at most make the reader do; over a limit, what was read so far is given. */
export interface ParseLimits {
  /** UTF-16 code units of text. */
  readonly length: number;
  /** Games in the collection. */
  readonly games: number;
  /** Nodes in the whole collection. */
  readonly nodes: number;
  /** Variations open at one time. */
  readonly depth: number;
  /** Findings that are kept. */
  readonly findings: number;
}

/** All games of one file, and what was odd about it. */
export interface SgfCollection {
  readonly text: string;
  readonly trees: readonly GameTree[];
  readonly findings: readonly Finding[];
}

const defaultLimits: ParseLimits = {
  length: 0x8000000,
  games: 100_000,
  nodes: 20_000_000,
  depth: 5_000_000,
  findings: 1000,
};

/**
 * Reads a text as SGF: every FF version, with the leniencies of group P of the requirements.
 * It never throws on content: what can't be read is skipped, reported and left in the text.
 */
export function parseSgf(text: string, limits: Partial<ParseLimits> = {}): SgfCollection {
  return new Reader(text, { ...defaultLimits, ...limits }).read();
}

/**
 * One walk over the structure. The state is small: `#node` is the node that new nodes follow,
 * `#isOpen` says that its properties may still come, `#groups` holds what each open `(` hangs on.
 *
 *     '(' → groups.push(node)      ';' → node = new child of node, open
 *     ')' → node = groups.pop()    word → property of node (of an implied node where none is open)
 */
class Reader {
  readonly #text: string;
  readonly #limits: ParseLimits;
  readonly #builder = new TreeBuilder();
  readonly #identifiers = new Identifiers();
  readonly #trees: GameTree[] = [];
  readonly #findings: Finding[] = [];
  readonly #groups: number[] = [];
  readonly #sizeAtOpening: number[] = [];
  #endings = new Set<number>();
  #at = 0;
  #node = NONE;
  #isOpen = false;
  #nodesLeft: number;

  constructor(text: string, limits: ParseLimits) {
    this.#limits = limits;
    this.#nodesLeft = limits.nodes;
    this.#text = withoutLoneBackslash(text.slice(0, limits.length));
    if (text.length > limits.length) this.#report('too-large', limits.length, `${limits.length}`);
  }

  read(): SgfCollection {
    const report = (code: DiagnosticCode, offset: number) => this.#report(code, offset);
    for (;;) {
      const start = findGame(this.#text, this.#at, report);
      if (start < 0) break;
      this.#at = start;
      this.#readGames();
    }
    if (this.#trees.length === 0) this.#reportNoGame();
    return { text: this.#text, trees: this.#trees, findings: this.#findings };
  }

  /** Reads from a `(` on the outermost level to the `)` that closes it. */
  #readGames(): void {
    const text = this.#text;
    while (this.#at < text.length) {
      const code = text.charCodeAt(this.#at);
      if (code === SEMICOLON) {
        if (this.#beginNode()) this.#at += 1;
      } else if (isLetter(code)) this.#readProperty();
      else if (code === OPEN_PAREN) this.#openGroup();
      else if (code === CLOSE_PAREN) {
        this.#closeGroup();
        if (this.#groups.length === 0) return;
      } else if (code === OPEN_BRACKET) this.#readStrayValues();
      else if (isBlank(code)) this.#at += 1;
      else this.#skipIllegal();
    }
    if (this.#groups.length > 0) this.#report('missing-paren', text.length);
    while (this.#groups.length > 0) this.#closeGroup();
  }

  #openGroup(): void {
    if (this.#groups.length >= this.#limits.depth) return this.#stop(`${this.#limits.depth}`);
    this.#groups.push(this.#node);
    this.#sizeAtOpening.push(this.#builder.size);
    this.#isOpen = false;
    this.#at += 1;
  }

  #closeGroup(): void {
    const before = this.#sizeAtOpening.pop();
    if (before === this.#builder.size && this.#node !== NONE) this.#endings.add(this.#node);
    this.#node = this.#groups.pop() ?? NONE;
    this.#isOpen = false;
    this.#at += 1;
    if (this.#node === NONE) this.#finishTree();
  }

  #finishTree(): void {
    if (this.#builder.size === 0) return;
    if (this.#trees.length >= this.#limits.games) return this.#stop(`${this.#limits.games}`);
    this.#trees.push(this.#builder.finish(this.#text, this.#identifiers, this.#endings));
    this.#endings = new Set();
  }

  /** False at the limit of nodes, where the reading ends. */
  #beginNode(): boolean {
    if (this.#nodesLeft-- <= 0) {
      this.#stop(`${this.#limits.nodes}`);
      return false;
    }
    this.#node = this.#builder.addNode(this.#node);
    this.#isOpen = true;
    return true;
  }

  /** Ends the reading at a limit: the rest of the text is left alone. */
  #stop(limit: string): void {
    this.#report('too-large', this.#at, limit);
    this.#at = this.#text.length;
  }

  #readProperty(): void {
    const text = this.#text;
    const start = this.#at;
    const first = text.charCodeAt(start);
    const second = text.charCodeAt(start + 1);
    if (isCapital(first) && second === OPEN_BRACKET) {
      this.#addProperty(first as IdentifierCode, start, start + 1);
    } else if (
      isCapital(first) &&
      isCapital(second) &&
      text.charCodeAt(start + 2) === OPEN_BRACKET
    ) {
      this.#addProperty(((first << 8) | second) as IdentifierCode, start, start + 2);
    } else this.#readUncommonProperty();
  }

  /** Long names, lower-case letters, blanks before the value, words that are no property. */
  #readUncommonProperty(): void {
    const start = this.#at;
    const { name, end } = readIdentifier(this.#text, start);
    const open = skipBlanks(this.#text, end);
    const joined = name + this.#text.charAt(open);
    if (name && this.#text.charCodeAt(open) === OPEN_BRACKET) {
      this.#addProperty(this.#identifiers.intern(name), start, open);
    } else if (this.#text.charCodeAt(open + 1) === OPEN_BRACKET && isPairOfLetters(joined)) {
      this.#addProperty(shortIdentifier(joined), start, open + 1); // `B L[30]` (P-11)
    } else {
      if (name) this.#report('no-value', start, name);
      this.#at = end;
    }
  }

  #addProperty(code: IdentifierCode, start: number, open: number): void {
    if (!this.#isOpen) {
      this.#report('missing-semicolon', start);
      if (!this.#beginNode()) return;
    }
    if (!this.#builder.isFirstOfNode(code)) {
      const name = this.#identifiers.nameOf(code);
      if (name !== 'ZZ') this.#report('duplicate-property', start, name); // ZZ repeats rightly (D-30)
    }
    this.#builder.addProperty(code, open, this.#readValues(open));
  }

  /** Passes the values that open at `open`; returns the offset after the last one. */
  #readValues(open: number): number {
    const text = this.#text;
    let at = open;
    let end: number;
    do {
      const isPoint = text.charCodeAt(at + 3) === 93 && isLetter(text.charCodeAt(at + 1)); // `[pd]`
      const close =
        isPoint && isLetter(text.charCodeAt(at + 2)) ? at + 3 : endOfValue(text, at + 1);
      if (close >= text.length) this.#report('unterminated-value', at);
      end = Math.min(close + 1, text.length);
      at = skipBlanks(text, end);
    } while (text.charCodeAt(at) === OPEN_BRACKET);
    this.#at = at;
    return end;
  }

  /** A value without an identifier: after a word of noise it continues the property (P-12, P-25). */
  #readStrayValues(): void {
    const start = this.#at;
    const end = this.#readValues(start);
    const isContinued = this.#isOpen && this.#builder.extendProperty(end);
    if (!isContinued) this.#report('value-without-ident', start);
  }

  #skipIllegal(): void {
    const character = String.fromCodePoint(this.#text.codePointAt(this.#at) ?? 0);
    this.#report('illegal-char', this.#at, character);
    this.#at += character.length;
  }

  #reportNoGame(): void {
    this.#report('no-sgf', 0, startOf(this.#text.trimStart(), 40));
  }

  #report(code: DiagnosticCode, offset: number, detail?: string): void {
    if (this.#findings.length >= this.#limits.findings) return;
    this.#findings.push({ code, offset: Math.min(offset, this.#text.length), detail });
  }
}

/** A backslash at the very end escapes nothing and is dropped (P-37). */
function withoutLoneBackslash(text: string): string {
  let backslashes = 0;
  while (text.charCodeAt(text.length - 1 - backslashes) === BACKSLASH) backslashes += 1;
  return backslashes % 2 === 0 ? text : text.slice(0, -1);
}
