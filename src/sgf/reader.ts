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
import type { DiagnosticCode } from './diagnostic.js';
import { FindingList } from './finding-list.js';
import { beginsGame, findGame } from './find-game.js';
import { type GameTree, type NodeId, NONE } from './game-tree.js';
import { type IdentifierCode, Identifiers, readUncommon } from './identifiers.js';
import { rearrange } from './rearrange.js';
import { TextEnds } from './text-end.js';
import type { ParseLimits, SgfCollection } from './parse.js';
import { MOST_ENDINGS, TreeBuilder } from './tree-builder.js';

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
  readonly #findings: FindingList;
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
  readonly #report = (code: DiagnosticCode, offset: number, detail?: string): void => {
    const node = this.#node === NONE ? undefined : (this.#node as NodeId);
    const within = Math.min(offset, this.text.length);
    this.#findings.add(code, within, detail, node, this.#trees.length);
  };
  readonly #textEnds = new TextEnds(this.#identifiers, this.#report);

  constructor(text: string, limits: ParseLimits) {
    this.#limits = limits;
    this.#findings = new FindingList(limits.findings);
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
    this.#builder.swap();
    while (this.#trees.length < games && !this.isDone && this.#at < stop) {
      if (this.#groups.length === 0) {
        this.#start = findGame(text, this.#at, this.#report);
        this.#findingsBefore = this.#findings.all.length;
        this.#at = this.#start < 0 ? text.length : this.#start;
      }
      this.#readGames(Math.min(stop, text.length));
      this.isDone = this.#groups.length === 0 && skipBlanks(text, this.#at) >= text.length;
      if (this.isDone && this.#trees.length === 0)
        this.#report('no-sgf', 0, startOf(text.trimStart(), 40));
    }
    this.#builder.swap();
    return { text, trees: this.#trees, findings: this.#findings.all };
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
    this.#findings.all.length = this.#findingsBefore;
    this.#groups.length = this.#sizeAtOpening.length = 0;
    this.#node = NONE;
    this.#nodes -= this.#builder.size;
    this.#builder.reset();
    this.#endings = new Set();
    this.#afterVariations = new Map();
    this.#textEnds.restart();
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
    const { made, numbers, repeated } = rearrange(
      tree,
      this.#afterVariations,
      this.#builder,
      this.#identifiers,
    );
    for (const { property, node } of repeated) {
      this.#node = node;
      this.#reportRepeated(tree.nameOf(property), tree.offsetOf(property));
    }
    this.#node = NONE;
    this.#findings.renumber(this.#trees.length, numbers);
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
    } else if (isCapital(first) && isCapital(second) && text[start + 2] === '[') {
      this.#addProperty(((first << 8) | second) as IdentifierCode, start, start + 2);
    } else this.#readUncommonProperty();
  }

  /** Reads longer names, names with lower-case letters, blanks before a value, and words that are no properties. */
  #readUncommonProperty(): void {
    const start = this.#at;
    const { name, end, open } = readUncommon(this.text, start);
    if (open !== undefined) this.#addProperty(this.#identifiers.intern(name), start, open);
    else {
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
    const end = this.#readValues(open, code);
    if (end) this.#builder.addProperty(code, open, end);
  }

  /** Skips the values that open at `open`; returns the end as the table stores it, or 0. */
  #readValues(open: number, code?: IdentifierCode): number {
    const text = this.text;
    const limits = this.#limits;
    let at = open;
    let end = 0;
    let next: number, isOne: boolean;
    do {
      const isPoint = text.charCodeAt(at + 3) === 93 && isLetter(text.charCodeAt(at + 1)); // `[pd]`
      let close = isPoint && isLetter(text.charCodeAt(at + 2)) ? at + 3 : endOfValue(text, at + 1);
      if (at === open && code) close = this.#textEnds.endOf(text, close, code);
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
    if (end === 0 || (this.#isOpen && this.#builder.extendProperty(end))) return;
    this.#report('value-without-ident', start);
  }

  #skipIllegal(): void {
    const character = String.fromCodePoint(this.text.codePointAt(this.#at) ?? 0);
    this.#report('illegal-char', this.#at, character);
    this.#at += character.length;
  }

  #reportRepeated(name: string, offset: number): void {
    if (name !== 'ZZ') this.#report('duplicate-property', offset, name); // ZZ may repeat (D-30)
  }
}
