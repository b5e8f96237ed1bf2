import { expect, fixture } from '../helpers/testing.js';
import { type Board, boardIn, rootOf, settled } from './board.js';

/** Helpers for the tests of hostile records. */

const SCRIPT = '<script>hacked()</script>';
const IMAGE = '"><img src=x onerror="hacked()"><svg onload=hacked()>';

/** Texts that are harmless as text; as anything else they would call `hacked`, or lead to it. */
export const HOSTILE = [
  ...[SCRIPT, IMAGE, '<a href="javascript:hacked()">win</a>', '<iframe srcdoc="hacked()">'],
  ...['javascript:hacked()', 'JaVaScRiPt:hacked()', 'java\u0001script:hacked()'],
  ...['\u0001javascript:hacked()', 'java\tscript:hacked()', 'data:text/html,hacked()'],
  ...['vbscript:hacked()', 'https://x.example/"onclick="hacked()', 'www.x.example/<b>hacked()'],
  ...['javascript://x.example/%0ahacked()', 'mailto:a@x.example?body=hacked()', '${hacked()}'],
  ...['style="position:fixed;inset:0"', '{count}', '\u0000\u0007\u001b[31m\u009b2J', '&lt;b&gt;'],
].join(' ');

/** Characters that change the direction of everything after them, without an end. */
export const TURNING = '\u202e\u2067\u202b\u202d\u2066\u2068\u200f\u061c';

/** A text as a value of a record. */
export const valueOf = (text: string) => text.replace(/[\\\]:]/g, '\\$&');

/** A text without invisible characters, as a reader sees it. */
export const seenText = (text: string | null | undefined) =>
  (text ?? '').replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');

let calls = 0;

/** Counts calls of `hacked` in each test. */
export function watchCalls(): void {
  beforeEach(() => {
    calls = 0;
    Object.assign(window, { hacked: () => (calls += 1) });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'hacked');
    expect(calls).to.equal(0);
  });
}

const ACTIVE =
  'script, img, iframe, object, embed, link, base, form, meta, video, audio, svg [onload], foreignObject, [src], [srcdoc]';

/** Checks that a record adds only text to the shadow tree of a board, and links to pages and mail addresses. */
export function expectHarmless(board: Board, state: string): void {
  const root = rootOf(board);
  expect(root.querySelector(ACTIVE), state).to.equal(null);
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    for (const { name, value } of element.attributes) {
      expect(name, state).not.to.match(/^on|:href$/i);
      if (name === 'href') expect(element.localName, state).to.equal('a');
      if (name === 'style') expect(value, state).not.to.match(/hacked|url\(|fixed;inset/);
    }
    if (isLink(element)) expect(['http:', 'https:', 'mailto:'], state).to.include(element.protocol);
  }
}

function isLink(element: Element): element is HTMLAnchorElement {
  return element instanceof HTMLAnchorElement && element.hasAttribute('href');
}

/** A board between texts of a page, which must not move or change. */
export interface Page {
  readonly board: Board;
  readonly box: HTMLElement;
  /** The position and the writing direction of each word of the page. */
  readonly words: () => string[];
}

export async function pageWith(
  sgf: string,
  { width = 900, attributes = 'try id="g1"', dir = 'ltr' } = {},
): Promise<Page> {
  const page = await fixture<HTMLElement>(
    `<div dir="${dir}" style="display:grid;grid-template-columns:${width}px 90px;color:#222;background:#fff">
      <p class="word">One two (three) שלום 4</p><p class="word">Beside: five?</p>
      <div class="box"><sgf-board ${attributes}></sgf-board></div><p class="word">Six! (seven) שבע</p></div>`,
  );
  const board = boardIn(page);
  board.sgf = sgf;
  await settled(board);
  return { board, box: board.parentElement as HTMLElement, words: () => wordsIn(page) };
}

function wordsIn(page: Element): string[] {
  return [...page.querySelectorAll('.word')].flatMap((paragraph) => {
    const text = paragraph.firstChild as Text;
    const { direction } = getComputedStyle(paragraph);
    return Array.from(text.data.matchAll(/\S+/g), ({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const { x, y, width, height } = range.getBoundingClientRect();
      return [word, direction, x, y, width, height].join(' ');
    });
  });
}

/** Checks that a board or a dialog is not wider than the box around it, and that nothing overflows. */
export function expectContained({ board, box }: Page, state: string): void {
  const [outer, inner] = [box.getBoundingClientRect(), board.getBoundingClientRect()];
  expect(inner.width, state).to.be.at.most(outer.width);
  expect(board.scrollWidth, state).to.be.at.most(Math.ceil(outer.width));
  expect(document.documentElement.scrollWidth, state).to.be.at.most(innerWidth);
  for (const over of rootOf(board).querySelectorAll(
    'dialog[open], .tool-menu:not([hidden]), [role=tooltip]:not([hidden])',
  )) {
    const { left, right, top, bottom } = over.getBoundingClientRect();
    expect([left >= 0, top >= 0, right <= innerWidth, bottom <= innerHeight], state).to.eql([
      true,
      true,
      true,
      true,
    ]);
    for (const body of over.querySelectorAll('.dialog-body, ol'))
      expect(body.scrollWidth, state).to.be.at.most(body.clientWidth);
  }
}

const NAMES = ['PB', 'PW', 'BR', 'WR', 'BT', 'WT', 'BC', 'EV', 'RO', 'PC', 'DT', 'RE', 'GN'];
const FACTS = ['RU', 'KM', 'HA', 'TM', 'OT', 'ON', 'GC', 'SO', 'AN', 'US', 'CP', 'XX', 'AP', 'CA'];

/** A record in which all texts are the same. */
export function recordOf(text: string): string {
  const value = valueOf(text);
  const facts = [...NAMES, ...FACTS].map((name) => `${name}[${value}]`).join('');
  const game = `(;GM[1]SZ[9]${facts}C[D4 ${value}]N[${value}]LB[aa:${value}][bb:A]TR[cc]
(;B[dd]BL[9999999999]OB[9999999999]WL[${value}]C[D5 ${value}](;W[${value}]N[${value}])(;W[ee]))
(;N[${value}];B[ff]))`;
  return game + game;
}
