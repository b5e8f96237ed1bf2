import {
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
  withoutLoneBackslash,
} from './characters.js';
import { type DiagnosticCode, type Finding, LONGEST_DETAIL } from './diagnostic.js';
import { beginsGame, findGame } from './find-game.js';
import { type GameTree, type NodeId, NONE, type PropertyId } from './game-tree.js';
import type { IdentifierCode } from './identifiers.js';
import { Identifiers, isKnownIdentifier, readIdentifier } from './identifiers.js';
import { rearrange } from './rearrange.js';
import { TreeBuilder } from './tree-builder.js';

/**
 * Limits to what a text can make the parser do (P-41, P-42). Parsing stops at a limit: the result has what was parsed
 * so far, and a finding `too-large` with the limit. Every real file stays below the defaults.
 */
export interface ParseLimits {
  /** UTF-16 code units of text; the rest is cut off. Default 134,217,728. */
  readonly length: number;
  /** UTF-16 code units of one raw value; a longer one is not kept. Default 134,217,728. */
  readonly valueLength: number;
  /** Games in the collection. Default 100,000. */
  readonly games: number;
  /** Nodes in the whole collection. Default 20,000,000. */
  readonly nodes: number;
  /** Nodes in one game. Default 20,000,000. */
  readonly gameNodes: number;
  /** Values of one node, those of all its properties together. Default 134,217,728. */
  readonly nodeValues: number;
  /** Variations open at one time. Default 5,000,000. */
  readonly depth: number;
  /** Findings that are kept; more are dropped silently. Default 1,000. */
  readonly findings: number;
}

/** Maximum number of nodes with an empty variation `()` in a game: a Set holds at most 16,777,216 values. */
const MOST_ENDINGS = 16_000_000;

/** All games of a file, and the findings about it. */
export interface SgfCollection {
  readonly text: string;
  readonly trees: readonly GameTree[];
  readonly findings: readonly Finding[];
}

const defaultLimits: ParseLimits = {
  length: 0x8000000,
  valueLength: 0x8000000,
  games: 100_000,
  nodes: 20_000_000,
  gameNodes: 20_000_000,
  nodeValues: 0x8000000,
  depth: 5_000_000,
  findings: 1000,
};

/**
 * Parses a text as SGF of any version, FF[1] to FF[5] and SGF2. What can't be parsed is skipped, reported and left in
 * the text. Documents are named as in the requirements: 000 aeb's draft of 2016, 002 HexWiki, 003 FF[3], FF[4] its own
 * pages. Accepted:
 *
 * - text around games, with `(` that opens no game (003 "before the first opening parenthesis"; P-30 to P-32)
 * - lower-case letters in identifiers: `Black[jj]` is B (000 §Historical, 003; P-07, P-08, P-12); digits after a
 *   capital belong to it (003 grammar; P-10); any length (000 §Identifiers; P-09)
 * - a blank within a known identifier: `B L[30]` (000 §Parsing; P-11)
 * - nodes without `;` (000 §SGF2; P-38), groups of groups (000 §Grammar; P-40), `()` as an end of the game (000
 *   §Semantics; T-10)
 * - nodes after variations: they continue the main line (P-39)
 * - missing and surplus parentheses, values without end, identifier or property, stray characters (P-24, P-25, P-33 to
 *   P-37)
 * - a property that repeats in its node keeps all its values (P-26); unknown properties are kept (P-29)
 *
 * @throws never, because of content
 */
export function parseSgf(text: string, limits: Partial<ParseLimits> = {}): SgfCollection {
  return new Reader(text, limits).read();
}

/**
 * Parses the structure in one pass. The state is small: new nodes follow `#node`, `#isOpen` says whether it may get
 * more properties, and `#groups` has the node before each open `(`.
 *
 *     '(' → groups.push(node)      ';' → node = new child of node, open
 *     ')' → node = groups.pop()    word → property of node (of an implied node if none is open)
 *
 * Nodes after a closed variation are noted in `#afterVariations` and moved into place when the game ends.
 */
export class Reader {
  /** Whether only blanks are left. */
  isDone = false;
  readonly text: string;
  readonly #limits: ParseLimits;
  readonly #builder = new TreeBuilder();
  readonly #identifiers = new Identifiers();
  readonly #trees: GameTree[] = [];
  readonly #findings: Finding[] = [];
  readonly #groups: number[] = [];
  readonly #sizeAtOpening: number[] = [];
  #endings = new Set<number>();
  /** Nodes after variations; true if a node only has more properties of the node before the variations. */
  #afterVariations = new Map<number, boolean>();
  #at = 0;
  /** Offset of the game that is being parsed, and the number of findings before it. */
  #start = 0;
  #findingsBefore = 0;
  #node = NONE;
  #isOpen = false;
  /** Whether a variation has been closed and neither a node nor another variation has begun since. */
  #isAfterVariation = false;
  #nodes = 0;
  /** The number of values of the newest node. */
  #values = 0;
  /** Whether something that looks like the start of a game was parsed as a variation. */
  #hasInnerGame = false;
  /** Whether such a start begins a new game instead, because an earlier game has no `)`. */
  #dividesGames = false;

  constructor(text: string, wanted: Partial<ParseLimits> = {}) {
    const limits = (this.#limits = { ...defaultLimits, ...wanted });
    this.text = withoutLoneBackslash(text.slice(0, limits.length));
    if (text.length > limits.length) this.#report('too-large', limits.length, `${limits.length}`);
  }

  /**
   * Parses on until there are `games` games, `length` more code units are parsed, or the text ends. It may stop within
   * a game, and continues there the next time.
   */
  read(games = Infinity, length = Infinity): SgfCollection {
    const text = this.text;
    const stop = this.#at + length;
    const report = (code: DiagnosticCode, offset: number) => this.#report(code, offset);
    this.#builder.swap();
    while (this.#trees.length < games && !this.isDone && this.#at < stop) {
      if (this.#groups.length === 0) {
        this.#start = findGame(text, this.#at, report);
        this.#findingsBefore = this.#findings.length;
        this.#at = this.#start < 0 ? text.length : this.#start;
      }
      this.#readGames(Math.min(stop, text.length));
      this.isDone = this.#groups.length === 0 && skipBlanks(text, this.#at) >= text.length;
      if (this.isDone && this.#trees.length === 0)
        this.#report('no-sgf', 0, startOf(text.trimStart(), 40));
    }
    this.#builder.swap();
    return { text, trees: this.#trees, findings: this.#findings };
  }

  /** Parses from an outermost `(`, or from where it stopped, to the `)` that closes it, or to `stop`. */
  #readGames(stop: number): void {
    const text = this.text;
    while (this.#at < stop) {
      const code = text.charCodeAt(this.#at);
      if (code === SEMICOLON) {
        if (this.#beginNode()) this.#at += 1;
      } else if (isLetter(code)) this.#readProperty(code);
      else if (code === OPEN_PAREN) this.#openGroup();
      else if (code === CLOSE_PAREN) {
        this.#closeGroup();
        if (this.#groups.length === 0) return;
      } else if (code === OPEN_BRACKET) this.#readStrayValues();
      else if (isBlank(code)) this.#at += 1;
      else this.#skipIllegal();
    }
    if (this.#at < text.length || this.#groups.length === 0) return;
    if (this.#hasInnerGame && !this.#dividesGames) this.#readAgain();
    else this.#endGame();
  }

  /** A game without its `)` has swallowed the games after it: goes back to its start, to parse them game by game. */
  #readAgain(): void {
    this.#dividesGames = true;
    this.#findings.length = this.#findingsBefore;
    this.#groups.length = this.#sizeAtOpening.length = 0;
    this.#node = NONE;
    this.#nodes -= this.#builder.size;
    this.#builder.reset();
    this.#endings = new Set();
    this.#afterVariations = new Map();
    this.#at = this.#start;
  }

  /** Ends a game that lacks its `)`. */
  #endGame(): void {
    const at = this.#at;
    this.#report('missing-paren', at);
    while (this.#groups.length > 0) this.#closeGroup();
    this.#at = at;
  }

  #openGroup(): void {
    if (this.#builder.size > 0 && beginsGame(this.text, this.#at)) {
      this.#hasInnerGame = true;
      if (this.#dividesGames) this.#endGame();
    }
    if (this.#groups.length >= this.#limits.depth) return this.#stop(this.#limits.depth);
    this.#groups.push(this.#node);
    this.#sizeAtOpening.push(this.#builder.size);
    this.#isOpen = this.#isAfterVariation = false;
    this.#at += 1;
  }

  #closeGroup(): void {
    const before = this.#sizeAtOpening.pop();
    const isWritten = this.#at < this.text.length; // otherwise the text ended before the `)`
    if (isWritten && before === this.#builder.size && this.#node !== NONE) {
      if (this.#endings.size >= MOST_ENDINGS) return this.#stop(MOST_ENDINGS);
      this.#endings.add(this.#node);
    }
    this.#node = this.#groups.pop() ?? NONE;
    this.#isOpen = false;
    this.#isAfterVariation = this.#node !== NONE;
    this.#at += 1;
    if (this.#node === NONE) this.#finishTree();
  }

  #finishTree(): void {
    if (this.#builder.size === 0) return;
    if (this.#trees.length >= this.#limits.games) return this.#stop(this.#limits.games);
    const tree = this.#builder.finish(this.text, this.#identifiers, this.#endings);
    this.#trees.push(this.#afterVariations.size > 0 ? this.#rearranged(tree) : tree);
    this.#endings = new Set();
    this.#afterVariations = new Map();
  }

  /** Updates the node numbers in the findings, too. */
  #rearranged(tree: GameTree): GameTree {
    const reportRepeated = (property: PropertyId, node: NodeId) => {
      this.#node = node;
      this.#reportRepeated(tree.nameOf(property), tree.offsetOf(property));
    };
    const parts = [
      this.#afterVariations,
      this.#builder,
      this.#identifiers,
      reportRepeated,
    ] as const;
    const { made, numbers } = rearrange(tree, ...parts);
    this.#node = NONE;
    const game = this.#trees.length;
    this.#findings.forEach((finding, index) => {
      if (finding.game !== game || finding.node === undefined) return;
      this.#findings[index] = { ...finding, node: numbers[finding.node] as NodeId };
    });
    return made;
  }

  /** Returns false at the limit of nodes, where parsing stops. */
  #beginNode(isContinuation = false): boolean {
    const { nodes, gameNodes } = this.#limits;
    const isFull = ++this.#nodes > nodes;
    if (isFull || this.#builder.size >= gameNodes) {
      this.#stop(isFull ? nodes : gameNodes);
      return false;
    }
    this.#values = 0;
    this.#node = this.#builder.addNode(this.#node);
    this.#isOpen = true;
    if (this.#isAfterVariation) {
      if (this.#afterVariations.size === 0) this.#report('node-behind', this.#at);
      this.#afterVariations.set(this.#node, isContinuation);
      this.#isAfterVariation = isContinuation;
    }
    return true;
  }

  /** Stops at a limit: the rest of the text is ignored. */
  #stop(limit: number): void {
    this.#report('too-large', this.#at, String(limit));
    this.#dividesGames = true; // too large once: don't parse it again
    this.#at = this.text.length;
  }

  #readProperty(first: number): void {
    const text = this.text;
    const start = this.#at;
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

  /**
   * Reads names with more than two letters or with lower-case letters, blanks before the value, and words that are not
   * properties.
   */
  #readUncommonProperty(): void {
    const start = this.#at;
    const { name, end } = readIdentifier(this.text, start);
    const open = skipBlanks(this.text, end);
    const second = readIdentifier(this.text, open);
    const secondOpen = skipBlanks(this.text, second.end);
    const isSplit = this.text.charCodeAt(secondOpen) === OPEN_BRACKET;
    if (name && this.text.charCodeAt(open) === OPEN_BRACKET) {
      this.#addProperty(this.#identifiers.intern(name), start, open);
    } else if (isSplit && isKnownIdentifier(name + second.name)) {
      this.#addProperty(this.#identifiers.intern(name + second.name), start, secondOpen); // P-11
    } else {
      if (name) this.#report('no-value', start, name);
      this.#at = end;
    }
  }

  #addProperty(code: IdentifierCode, start: number, open: number): void {
    if (!this.#isOpen) {
      const isImplied = !this.#isAfterVariation;
      if (!this.#beginNode(true)) return;
      if (isImplied) this.#report('missing-semicolon', start);
    }
    const isFirst = this.#builder.isFirstOfNode(code);
    const isContinuation = this.#afterVariations.get(this.#node); // checked when it joins the earlier node
    if (!isFirst && !isContinuation) this.#reportRepeated(this.#identifiers.nameOf(code), start);
    const end = this.#readValues(open);
    if (end) this.#builder.addProperty(code, open, end);
  }

  /** Skips the values that open at `open`; returns the end as the table stores it, or 0. */
  #readValues(open: number): number {
    const text = this.text;
    const limits = this.#limits;
    let at = open;
    let end = 0;
    let next: number;
    let isOne: boolean;
    do {
      const isPoint = text.charCodeAt(at + 3) === 93 && isLetter(text.charCodeAt(at + 1)); // `[pd]`
      const close =
        isPoint && isLetter(text.charCodeAt(at + 2)) ? at + 3 : endOfValue(text, at + 1);
      const isFull = ++this.#values > limits.nodeValues;
      if (isFull || close - at - 1 > limits.valueLength) {
        this.#stop(isFull ? limits.nodeValues : limits.valueLength);
        return -end;
      }
      if (close >= text.length) this.#report('unterminated-value', at);
      isOne = at === open && close < text.length;
      end = Math.min(close + 1, text.length);
      at = end;
      next = text.charCodeAt(at);
      while (isBlank(next)) next = text.charCodeAt(++at);
    } while (next === OPEN_BRACKET);
    this.#at = at;
    return isOne ? end : -end;
  }

  /** Values without an identifier: after noise, they continue the last property (P-12, P-25). */
  #readStrayValues(): void {
    const start = this.#at;
    const end = this.#readValues(start);
    if (end === 0) return;
    const isContinued = this.#isOpen && this.#builder.extendProperty(end);
    if (!isContinued) this.#report('value-without-ident', start);
  }

  #skipIllegal(): void {
    const character = String.fromCodePoint(this.text.codePointAt(this.#at) ?? 0);
    this.#report('illegal-char', this.#at, character);
    this.#at += character.length;
  }

  #reportRepeated(name: string, offset: number): void {
    if (name !== 'ZZ') this.#report('duplicate-property', offset, name); // ZZ may repeat (D-30)
  }

  #report(code: DiagnosticCode, offset: number, detail?: string): void {
    if (this.#findings.length >= this.#limits.findings && code !== 'too-large') return;
    const place =
      this.#node === NONE ? {} : { game: this.#trees.length, node: this.#node as NodeId };
    const within = Math.min(offset, this.text.length);
    const shown = detail && startOf(detail, LONGEST_DETAIL);
    this.#findings.push({ code, offset: within, detail: shown, ...place });
  }
}
