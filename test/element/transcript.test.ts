import { expect, fixture } from '../helpers/testing.js';
import { Listener, readBoard, untilReader } from './listener.js';

/** A fight in the corner, with a variation, marks and what the author thinks of it. */
const GAME = `(;GM[1]SZ[9]PB[Ada]PW[Lin]
;B[gc];W[cg]
;B[cc]C[Black takes the third corner.]
;W[gg]
(;B[fg]TE[1]C[Leaning on White. The other way is to invade at F2.]
;W[fh];B[eh];W[gh];B[ei]TR[eh]LB[fi:A][gi:B];W[fi];B[hh];W[gi];B[hi];W[hg];B[gf]
;W[ih];B[ig];W[aa];B[ii];W[ab];B[hf])
(;B[fh]N[Too deep]BM[1];W[eh]))`;

/** A transcript without the indent it has in this file. */
const read = (text: string) => text.replace(/^ {6}/gm, '').trim();

describe('what is spoken to a reader who has keys only', () => {
  let listener: Listener;
  async function listen(attributes = ''): Promise<Listener> {
    const start = await fixture<HTMLButtonElement>('<button>Start</button>');
    const board = await readBoard(GAME, attributes);
    start.after(board);
    await untilReader(board);
    listener = new Listener(board);
    start.focus();
    return listener;
  }
  afterEach(() => listener.stop());

  it('goes through a game and a variation', async () => {
    const { press, take } = await listen();
    await press('Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await press('ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp');
    await press('ArrowRight', 'PageDown', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await press('Shift+ArrowLeft', 'End', 'Home');
    expect(take()).to.equal(
      read(`
      Tab
         [Go board: Start, Black to play, img, Press Enter to explore the board. Press question mark for a list of keys.]
      ArrowRight
         “Move 1, Black G7. White to play.”
      ArrowRight
         “Move 2, White C3. Black to play.”
      ArrowRight
         “Move 3, Black C7. White to play. Comment: Black takes the third corner.”
      ArrowRight
         “Move 4, White G3. Black to play. One more way to continue.”
      ArrowRight
         “Move 5, Black F3, good move. White to play. Variation 1 of 2. Comment: Leaning on White. The other way is to invade at F2.”
      ArrowDown
         “Move 5, Black F2, bad move. White to play. Variation 2 of 2. Name: Too deep.”
      ArrowRight
         “Move 6, White E2. No more moves.”
      ArrowLeft
         “Move 5, Black F2, bad move. White to play. Variation 2 of 2. Name: Too deep.”
      ArrowUp
         “Move 5, Black F3, good move. White to play. Variation 1 of 2. Comment: Leaning on White. The other way is to invade at F2.”
      ArrowRight
         “Move 6, White F2. Black to play.”
      PageDown
         “Move 16, White J2, atari. Black to play.”
      ArrowRight
         “Move 17, Black J3, atari. White to play.”
      ArrowRight
         “Move 18, White A9. Black to play.”
      ArrowRight
         “Move 19, Black J1, takes 1. White to play.”
      Shift+ArrowLeft
         “Move 9, Black E1. White to play. Marked: E2, A at F1, B at G1.”
      End
         “Move 21, Black H4. No more moves.”
      Home
         “Start, Black to play.”
    `),
    );
  });

  it('explores a part of the board point by point, and steps meanwhile', async () => {
    const { press, take } = await listen('view="bottom-right 5" move="9"');
    await press('Tab', 'Enter');
    await press('ArrowRight', 'ArrowUp', 'ArrowLeft', 'End', 'Control+Home', 'PageDown');
    await press('.', '.', ',', 'Control+End', 'Space', 'Escape', 'ArrowRight');
    expect(take()).to.equal(
      read(`
      Tab
         [Go board: Move 9, Black E1, img, Press Enter to explore the board. Press question mark for a list of keys.]
      Enter
         [E 1, black stone, last move, move 9, 4 liberties, gridcell]
      ArrowRight
         [F 1, empty, next move, label A, gridcell]
      ArrowUp
         [F 2, white stone, move 6, 5 liberties, gridcell]
      ArrowLeft
         [E 2, black stone, triangle, move 7, 4 liberties, gridcell]
      End
         [J 2, empty, gridcell]
      Control+Home
         [E 5, empty, star point, gridcell]
      PageDown
         [E 1, black stone, last move, move 9, 4 liberties, gridcell]
      .
         “Move 10, White F1. Black to play.”
      .
         “Move 11, Black H2. White to play.”
      ,
         “Move 10, White F1. Black to play.”
      Control+End
         [J 1, empty, gridcell]
      Space
         “No move was played here”
      Escape
         [Go board: Move 10, White F1, img, Press Enter to explore the board. Press question mark for a list of keys.]
      ArrowRight
         “Move 11, Black H2. White to play.”
    `),
    );
  });

  it('goes on: position as text, help, buttons, comment', async () => {
    const { press, take } = await listen('move="5"');
    await press(
      'Tab',
      'Shift+Enter',
      'Escape',
      '?',
      'Escape',
      'Tab',
      'ArrowRight',
      'Tab',
      'Tab',
      'Tab',
      'ArrowRight',
    );
    await press('Enter', 'Tab');
    expect(take()).to.equal(
      read(`
      Tab
         [Go board: Move 5, Black F3, img, Press Enter to explore the board. Press question mark for a list of keys.]
      Shift+Enter
         [Position as text, dialog, White to play, Position as text, h2]
      Escape
         [Go board: Move 5, Black F3, img, Press Enter to explore the board. Press question mark for a list of keys.]
      ?
         [Keys and help, dialog, Keys and help, h2]
      Escape
         [Go board: Move 5, Black F3, img, Press Enter to explore the board. Press question mark for a list of keys.]
      Tab
         [Position in the game, range, Move 5, Black F3, 5 / 21. Comment: Leaning on White. The other way is to invade at F2.]
      ArrowRight
         [Move 6, White F2, 6 / 21]
      Tab
         [Full screen, button]
      Tab
         [More, button]
      Tab
         [Play (Space), button]
      ArrowRight
         [Next move (→), button]
      Enter
         “Move 7, Black E2. White to play.”
      Tab
         [Game tree, tree]
    `),
    );
  });

  it('is short where that is wanted', async () => {
    const { press, take } = await listen('speech="short"');
    await press('Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'End', 'Home');
    expect(take()).to.equal(
      read(`
      Tab
         [Go board: Start, Black to play, img, Press Enter to explore the board. Press question mark for a list of keys.]
      ArrowRight
         “Black G7”
      ArrowRight
         “White C3”
      ArrowRight
         “Black C7”
      End
         “Black H4”
      Home
         “Start, Black to play”
    `),
    );
  });
});
