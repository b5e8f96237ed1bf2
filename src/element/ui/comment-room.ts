import { unwrap } from '../../replay/comments/unwrap.js';
import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import type { GameTree, NodeId } from '../../sgf/game-tree.js';
import { simpleTextAt, textAt } from '../../sgf/values.js';
import type { Board } from '../board.js';
import { tagOf } from '../language-controller.js';
import type { SgfBoardElement } from '../sgf-board-element.js';

/** The words below a board at one node: a name, a comment, and ways on. */
interface Words {
  readonly text: string;
  /** The number of ways on that are listed; 0 if there is only one. */
  readonly ways: number;
}

/** The words that decide how much room a board keeps for those of all its nodes. */
interface CommentRoom {
  /** Words that need as much room as nine of ten do, or more. */
  readonly usual: Words;
  /** Words that need as much room as nearly all do. */
  readonly longest: Words;
}

/** Maximum number of ways on that are listed before the reader asks for all. */
export const MOST_WAYS = 6;
/** Number of nodes that are looked at; larger files are rarely read from end to end. */
const LOOKED_AT = 5000;
/** Length of a comment that decides about room, in characters. No window has room for more. */
const LONGEST = 4000;
/** A game with at most so many comments keeps one line for them; a reader opens the rest. */
const FEW = 2;
const LINE_OF_TEXT = '\u00a0';
/** Share of the comments that have room; nine of ten, and some more, as their heights are only estimated. */
const USUAL_SHARE = 0.915;
/** The same for wider boxes, where a summary at the end of a game would leave all other moves much empty room. */
const NEARLY_ALL = 0.97;
/** Share of the nodes with ways on that have room for their comment and all ways; the others scroll. */
const CHOICES_SHARE = 0.75;
/** Characters in a line of a phone; only the order of comments depends on it. */
const LINE = 42;
/** Height of a way on, in lines of text. */
const WAY_LINES = 1.5;

/** Letters of Chinese, Japanese and Korean. */
const WIDE = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\uffef]/g;
const LETTER = /[^\s\u3000]/g;

const rooms = new WeakMap<GameTree, CommentRoom>();
const NONE: Words = { text: '', ways: 0 };

/** How much room the words of a record need. */
function roomFor(tree: GameTree): CommentRoom {
  let room = rooms.get(tree);
  if (!room) rooms.set(tree, (room = measure(tree)));
  return room;
}

function measure(tree: GameTree): CommentRoom {
  const nodes = firstNodes(tree).map((node) => wordsAt(tree, node));
  const isTalk = nodes.filter(({ text }) => text).length > FEW;
  const all = isTalk
    ? nodes
    : nodes.map(({ text, ways }) => ({ text: text && LINE_OF_TEXT, ways }));
  const comments = byHeight(all.filter(({ text }) => text));
  const choices = byHeight(all.filter(({ ways }) => ways > 0));
  const usual = byHeight([shareOf(comments, USUAL_SHARE), shareOf(choices, CHOICES_SHARE)]);
  const longest = byHeight([shareOf(comments, NEARLY_ALL), shareOf(choices, USUAL_SHARE)]);
  return { usual: usual.at(-1) ?? NONE, longest: longest.at(-1) ?? NONE };
}

/** The words that have at least as much height as a share of all. */
const shareOf = (words: readonly Words[], share: number) =>
  words[Math.ceil(share * words.length) - 1] ?? NONE;

const byHeight = (words: readonly Words[]) =>
  words
    .map((each) => ({ each, lines: linesOf(each) }))
    .sort((one, other) => one.lines - other.lines)
    .map(({ each }) => each);

const firstNodes = ({ size }: GameTree) =>
  new Array(Math.min(size, LOOKED_AT)).fill(0).map((_, node) => node as NodeId);

function wordsAt(tree: GameTree, node: NodeId): Words {
  const name = tree.has(node, 'N') ? simpleTextAt(tree, node, 'N') : '';
  const comment = tree.has(node, 'C') ? textAt(tree, node, 'C', LONGEST) : '';
  const ways = Math.min(tree.children(node).length, MOST_WAYS + 1);
  return { text: name + (name && comment && '\n') + comment, ways: ways > 1 ? ways : 0 };
}

function linesOf({ text, ways }: Words): number {
  let lines = ways * WAY_LINES;
  for (const line of text.split('\n')) lines += Math.max(1, Math.ceil(widthOf(line) / LINE));
  return text ? lines : lines - 1;
}

/** The width of a text, in Latin letters; Chinese, Japanese and Korean characters are twice as wide. */
function widthOf(text: string): number {
  return text.length + (text.match(WIDE)?.length ?? 0);
}

/**
 * Unseen words of the game, which make the comment as high as those words: so the page's text stays in its place at every
 * step. Narrow boxes have room for what nine of ten comments need, wider ones for nearly all.
 */
export function sizers(tree: GameTree, lang: string): TemplateResult {
  const { usual, longest } = roomFor(tree);
  const sizer = (
    { text, ways }: Words,
    name: string,
  ) => html`<div class="sizer ${name}" aria-hidden="true" lang=${lang}>
    ${text ? html`<p>${unwrap(text).replace(/^\s*\n/, '')}</p>` : nothing}${new Array(ways).fill(html`<i></i>`)}
  </div>`;
  return html`${sizer(usual, 'usual')}${longest === usual ? nothing : sizer(longest, 'longest')}`;
}

/**
 * Unseen words for a problem: as many as those of its task and of the longest answer. They tell nothing, because they
 * are made of one letter.
 */
export function problemSizer(tree: GameTree, lang: string): TemplateResult {
  const nodes = firstNodes(tree);
  const start = nodes.findIndex((node) => tree.has(node, 'B') || tree.has(node, 'W'));
  const longest = (part: readonly NodeId[]) =>
    byHeight(part.map((node) => wordsAt(tree, node))).at(-1) ?? NONE;
  const [task, answer] = [longest(nodes.slice(0, start)), longest(nodes.slice(start))];
  const text = [task.text, answer.text].filter(Boolean).join('\n\n');
  return html`<div class="sizer" aria-hidden="true" lang=${lang}><p>${text.replace(WIDE, '\u3000').replace(LETTER, 'n')}</p></div>`;
}

type Sizers = typeof sizers;
const sizerBoxes = new WeakMap<
  SgfBoardElement,
  { readonly tree: GameTree; readonly box: HTMLElement }
>();

/** The unseen words that decide about the height, rendered once for each game. */
export function sizerBox({ host, session }: Board, content: Sizers): HTMLElement {
  const { tree } = session.record; // a reader's own moves change no heights
  const known = sizerBoxes.get(host);
  if (known?.tree === tree) return known.box;
  const box = document.createElement('div');
  box.className = 'sizers';
  render(content(tree, tagOf(host)), box);
  sizerBoxes.set(host, { tree, box });
  return box;
}

/** What a comment is before its panel is loaded: as high as it will be. */
export const commentToCome = (tree: GameTree, lang: string): TemplateResult =>
  html`<p class="step"></p><div class="words">${sizers(tree, lang)}</div>`;

/** The same in a problem. */
export const problemToCome = (tree: GameTree, lang: string): TemplateResult =>
  html`<div class="words"><div class="sizers">${problemSizer(tree, lang)}</div></div><div class="solve-buttons"></div>`;
