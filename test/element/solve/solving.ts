import { loadPart } from '../../../src/element/platform/load-part.js';
import { until } from '../../helpers/until.js';
import { type Board, boardOf, boxOf, partOf, rootOf, settled, touch } from '../board.js';
import { placeOf, play, tell } from '../playing.js';
import { explore, focusedIn, pressKey, untilReader } from '../listener.js';
import { untilPainted } from '../pixels.js';
import { SMALL } from '../mouse.js';

/** Helpers for the tests of problems. */

/** A record of one convention, on a 9×9 board. */
export interface Example {
  readonly name: string;
  readonly convention: 'goproblems' | 'comment' | 'annotations' | 'main-line' | 'all-lines';
  readonly sgf: string;
  /** The reader's moves of a right line. */
  readonly right: readonly string[];
  /** A move that does not solve it, and its verdict. */
  readonly other: string;
  readonly worth: 'wrong' | 'unknown' | 'right';
}

const stones = 'SZ[9]AB[cc][cd]AW[dc]';

/** The end of the right line is G6, after E5 and E6. */
function record(right: string, wrong: string, more = ''): string {
  return `(;${stones}C[Black lives]${more}(;B[ee];W[ed](;B[gd]${right})(;B[ff];W[fd]))(;B[gg]${wrong};W[ee]))`;
}

/** A problem with one right move, E5. */
function short(right: string, wrong: string): string {
  return `(;${stones}PL[B]C[Tesuji](;B[gg]${wrong};W[ee]C[Gone])(;B[ee]${right}))`;
}

const long = { right: ['ee', 'gd'], other: 'gg' };
const one = { right: ['ee'], other: 'gg' };

export const examples: readonly Example[] = [
  ...['goproblems', 'goproblems, one move'].map((name, i) => ({
    ...(i ? one : long),
    name,
    convention: 'goproblems' as const,
    sgf: i ? short('C[RIGHT]', '') : record('C[Alive now. RIGHT]', 'C[Slow]'),
    worth: 'wrong' as const,
  })),
  ...['words in comments', 'words in comments, Japanese'].map((name, i) => ({
    ...(i ? one : long),
    name,
    convention: 'comment' as const,
    sgf: i
      ? short('C[正解。生き]', 'C[失敗]')
      : record('C[Correct! Alive now.]', 'C[Wrong: too slow.]'),
    worth: 'wrong' as const,
  })),
  ...['annotations', 'annotations by the side'].map((name, i) => ({
    ...(i ? one : long),
    name,
    convention: 'annotations' as const,
    sgf: i ? short('GB[1]', 'GW[1]') : record('TE[1]', 'BM[1]'),
    worth: 'wrong' as const,
  })),
  {
    ...long,
    name: 'the main line',
    convention: 'main-line',
    sgf: record('', ''),
    worth: 'unknown',
  },
  {
    ...one,
    name: 'the main line, one move',
    convention: 'main-line',
    sgf: `(;${stones};B[ee])`,
    other: 'hh',
    worth: 'unknown',
  },
  { ...long, name: 'all lines', convention: 'all-lines', sgf: record('', ''), worth: 'right' },
  {
    ...one,
    name: 'all lines, one move',
    convention: 'all-lines',
    sgf: short('', ''),
    worth: 'right',
  },
].map((example) => ({ ...example }) as Example);

/** The attributes that an example needs. */
export function attributesOf({ convention }: Pick<Example, 'convention'>): string {
  return convention === 'all-lines' ? 'answer="all-lines"' : '';
}

/** A problem that is ready to be played, with its points where `placeOf` expects them. */
export async function problemOf(sgf: string, attributes = ''): Promise<Board> {
  const view = attributes.includes('view=') ? '' : 'view="full"';
  const board = await boardOf(sgf, `mode="problem" ${view} ${attributes} ${SMALL}`);
  await until(
    () => questionOf(board) ?? rootOf(board).querySelector('.again, [part~="own"]'),
    'the question',
  );
  await untilPainted(board);
  touch(board);
  await untilReader(board);
  await settled(board);
  return board;
}

const used = [
  'reader',
  'solve',
  'try',
  'dialog',
  'point-grid',
  'info-dialog',
  'help',
  'position',
] as const;

/** Loads what tests of problems need, once. */
export const loadParts = () => Promise.all(used.map((name) => loadPart(name)));

/** Waits until so many moves are on the board: the reader's, and those that answered. */
export const untilMoves = (board: Board, count: number): Promise<void> =>
  until(() => board.moveNumber === count, `${count} moves`);

/** The row of the question, which tells the verdict, too. */
export const questionOf = (board: Board) => rootOf(board).querySelector<HTMLElement>('.verdict');

/** What the question or its verdict says. */
export const verdictOf = (board: Board): string =>
  (questionOf(board)?.querySelector(':scope > bdi')?.textContent ?? '').trim();

/** The sign of the verdict; `undefined` while there is none. */
export function signOf(board: Board): 'right' | 'wrong' | 'unknown' | undefined {
  const question = questionOf(board);
  const look = /\bis-(right|wrong|unknown)\b/.exec(question?.className ?? '')?.[1];
  return question?.querySelector(':scope > svg') ? (look as 'right') : undefined;
}

/** The buttons of a problem, below its comment or above a record that is told. */
export const problemButtons = (board: Board) => [
  ...rootOf(board).querySelectorAll<HTMLButtonElement>('.solve-buttons button'),
];

/** Their names, as they are read. */
export const buttonsOf = (board: Board): string[] =>
  problemButtons(board).map(({ textContent }) => textContent.trim());

/** The button of a problem with a name, as it is read. */
export function problemButton(board: Board, name: string): HTMLButtonElement {
  const found = problemButtons(board).find(({ textContent }) => textContent.trim() === name);
  if (!found) throw new Error(`no button ${name}, but ${buttonsOf(board).join(', ')}`);
  return found;
}

export function pressButton(board: Board, name: string): Promise<Board> {
  problemButton(board, name).click();
  return settled(board);
}

/** The custom state of the problem. */
export function stateOf(board: Board): string {
  return ['open', 'solved', 'failed'].filter((name) => board.matches(`:state(${name})`)).join();
}

export type Way = (board: Board, point: string) => Promise<void>;

/** Answers with a click of the mouse. */
export const byMouse: Way = async (board, point) => {
  tell(board, 'pointermove', point);
  await play(board, point);
};

/** Answers with a finger: the first tap shows the stone, the second one plays it. */
/** Whether one tap answers the question, as points are at least 28 px wide. */
export const isLarge = (board: Board): boolean =>
  boxOf(board, 'canvas').width / board.position.board.size.columns > 28 * 1.05;

export const byFinger: Way = async (board, point) => {
  for (let taps = isLarge(board) ? 1 : 0; taps < 2; taps++) {
    const target = partOf(board, 'canvas');
    const [clientX, clientY] = placeOf(board, point);
    const init = { bubbles: true, composed: true, cancelable: true };
    const one = new Touch({ identifier: 1, target, clientX, clientY });
    const isFree = ['touchstart', 'touchend'].map((type) => {
      const touches = type === 'touchend' ? [] : [one];
      return target.dispatchEvent(
        new TouchEvent(type, { ...init, touches, changedTouches: [one] }),
      );
    });
    if (isFree.every(Boolean)) tell(board, 'click', point, 'touch');
    await settled(board);
  }
};

const COLUMNS = 'ABCDEFGHJKLMNOPQRST';
/** The SGF letter of a column: that many letters after `a`. */
const A = 97;

const rowsOf = (board: Board) => board.position.board.size.rows;

/** The shown name of a point, by its SGF name. */
export function nameOf(point: string, rows = 9): string {
  return COLUMNS.charAt(point.charCodeAt(0) - A) + String(rows + A - point.charCodeAt(1));
}

/** The SGF name of a point, by its shown name. */
export function pointOf(board: Board, name: string): string {
  const rows = rowsOf(board);
  return String.fromCharCode(A + COLUMNS.indexOf(name.charAt(0)), A + rows - Number(name.slice(1)));
}

/** Answers in the grid of points, moving with arrow keys. */
export const byArrows: Way = async (board, point) => {
  if (focusedIn(board)?.role !== 'gridcell') await explore(board);
  const here = () => /^([A-T]) ?(\d+)/.exec(focusedIn(board)?.ariaLabel ?? '') ?? ['', '', ''];
  const name = nameOf(point, rowsOf(board));
  const [, column = '', row = ''] = here();
  const across = COLUMNS.indexOf(name.charAt(0)) - COLUMNS.indexOf(column);
  const down = Number(row) - Number(name.slice(1));
  for (let x = 0; x < Math.abs(across); x++)
    await pressKey(across > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let y = 0; y < Math.abs(down); y++) await pressKey(down > 0 ? 'ArrowDown' : 'ArrowUp');
  if (here().slice(1).join('') !== name) throw new Error(`${here()[0]} is not ${name}`);
  await pressKey('Enter');
};

/** Answers by typing the name of the point. */
export const byName: Way = async (board, point) => {
  if (focusedIn(board)?.role !== 'gridcell') await explore(board);
  for (const letter of nameOf(point, rowsOf(board))) await pressKey(letter.toLowerCase());
  await pressKey('Enter'); // goes to the cell
  await pressKey('Enter');
};
