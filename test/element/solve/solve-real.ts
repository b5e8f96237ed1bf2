/** A problem of `corpus/problems`, with moves that solve and fail it. */
export interface Real {
  readonly file: string;
  /** The convention by which its author marks right moves. */
  readonly how: 'goproblems' | 'comment' | 'annotations' | 'main-line' | 'all-lines';
  readonly attributes?: string;
  /** The reader’s moves of a right line. */
  readonly right: readonly string[];
  /** Number of moves on the board at the end of that line. */
  readonly moves: number;
  /** A move that does not solve it, and the number of moves on the board after the answer. */
  readonly other: string;
  readonly otherMoves: number;
  readonly worth: 'wrong' | 'unknown';
  /** The announcements of this move, of taking it back, and of each right move with its answer. */
  readonly heard: Readonly<Record<'en' | 'ja', readonly string[]>>;
}

export const reals: readonly Real[] = [
  {
    file: 'adum_tsumegobench/examples_canonical-life-and-death_gp-53750.sgf',
    how: 'goproblems',
    right: ['G2'],
    moves: 1,
    other: 'J2',
    otherMoves: 2,
    worth: 'wrong',
    heard: {
      en: [
        'Move 1, White J2. Move 2, Black G2, atari. Wrong.',
        'White to play',
        'Move 1, White G2, atari. Solved!',
      ],
      ja: [
        '1手目、白 J2。 2手目、黒 G2、アタリ。 失敗です。',
        '白番',
        '1手目、白 G2、アタリ。 正解！',
      ],
    },
  },
  {
    file: 'adum_tsumegobench/examples_canonical-life-and-death_gp-36582.sgf',
    how: 'goproblems',
    right: ['S17', 'T18', 'S19'],
    moves: 6,
    other: 'O19',
    otherMoves: 2,
    worth: 'wrong',
    heard: {
      en: [
        'Move 1, White O19. Move 2, Black S17. Wrong.',
        'White to play',
        'Move 1, White S17, atari. Move 2, Black S18, atari. Continue: White to play',
        'Move 3, White T18. Move 4, Black Q18. Continue: White to play',
        'Move 5, White S19, atari. Move 6, Black T19, takes 1, atari. Solved!',
      ],
      ja: [
        '1手目、白 O19。 2手目、黒 S17。 失敗です。',
        '白番',
        '1手目、白 S17、アタリ。 2手目、黒 S18、アタリ。 続けてください：白番',
        '3手目、白 T18。 4手目、黒 Q18。 続けてください：白番',
        '5手目、白 S19、アタリ。 6手目、黒 T19、1子取り、アタリ。 正解！',
      ],
    },
  },
  {
    file: 'gogameguru_go-problems/weekly-go-problems_easy_ggg-easy-04.sgf',
    how: 'comment',
    right: ['S1'],
    moves: 1,
    other: 'R3',
    otherMoves: 2,
    worth: 'wrong',
    heard: {
      en: [
        'Move 1, Black R3. Move 2, White S2. Wrong.',
        'Black to play',
        'Move 1, Black S1. Solved!',
      ],
      ja: ['1手目、黒 R3。 2手目、白 S2。 失敗です。', '黒番', '1手目、黒 S1。 正解！'],
    },
  },
  {
    file: 'gogameguru_go-problems/weekly-go-problems_easy_ggg-easy-06.sgf',
    how: 'comment',
    right: ['Q3', 'R4'],
    moves: 3,
    other: 'R4',
    otherMoves: 2,
    worth: 'wrong',
    heard: {
      en: [
        'Move 1, Black R4, atari. Move 2, White Q3. Wrong.',
        'Black to play',
        'Move 1, Black Q3, atari. Move 2, White Q2, takes 1. Continue: Black to play',
        'Move 3, Black R4, atari. Solved!',
      ],
      ja: [
        '1手目、黒 R4、アタリ。 2手目、白 Q3。 失敗です。',
        '黒番',
        '1手目、黒 Q3、アタリ。 2手目、白 Q2、1子取り。 続けてください：黒番',
        '3手目、黒 R4、アタリ。 正解！',
      ],
    },
  },
  {
    file: 'parsimonhi_maxiGos/sgf_problem_p6-ja.sgf',
    how: 'comment',
    right: ['D1', 'C2'],
    moves: 3,
    other: 'C1',
    otherMoves: 2,
    worth: 'wrong',
    heard: {
      en: [
        'Move 1, Black C1. Move 2, White D1. Wrong.',
        'Black to play',
        'Move 1, Black D1. Move 2, White E1. Continue: Black to play',
        'Move 3, Black C2. Solved!',
      ],
      ja: [
        '1手目、黒 C1。 2手目、白 D1。 失敗です。',
        '黒番',
        '1手目、黒 D1。 2手目、白 E1。 続けてください：黒番',
        '3手目、黒 C2。 正解！',
      ],
    },
  },
  {
    file: 'parsimonhi_maxiGos/sgf_problem_p5-ja.sgf',
    how: 'comment',
    right: ['C2', 'C1', 'F1'],
    moves: 5,
    other: 'A6',
    otherMoves: 1,
    worth: 'unknown',
    heard: {
      en: [
        'Move 1, Black A6. This move isn’t covered.',
        'Black to play',
        'Move 1, Black C2, atari. Move 2, White D1. Continue: Black to play',
        'Move 3, Black C1, atari. Move 4, White E1. Continue: Black to play',
        'Move 5, Black F1, takes 3. Solved!',
      ],
      ja: [
        '1手目、黒 A6。 この手は棋譜にありません。',
        '黒番',
        '1手目、黒 C2、アタリ。 2手目、白 D1。 続けてください：黒番',
        '3手目、黒 C1、アタリ。 4手目、白 E1。 続けてください：黒番',
        '5手目、黒 F1、3子取り。 正解！',
      ],
    },
  },
  {
    file: 'parsimonhi_maxiGos/sgf_problem_tactigo-zh-hans.sgf',
    how: 'comment',
    right: ['Q10'],
    moves: 1,
    other: 'Q17',
    otherMoves: 1,
    worth: 'wrong',
    heard: {
      en: ['Move 1, Black Q17. Wrong.', 'Black to play', 'Move 1, Black Q10. Solved!'],
      ja: ['1手目、黒 Q17。 失敗です。', '黒番', '1手目、黒 Q10。 正解！'],
    },
  },
  {
    file: 'parsimonhi_maxiGos/sgf_problem_p4-fr.sgf',
    how: 'annotations',
    attributes: 'answer="annotations"',
    right: ['A18', 'A16'],
    moves: 4,
    other: 'A17',
    otherMoves: 2,
    worth: 'wrong',
    heard: {
      en: [
        'Move 1, Black A17. Move 2, White A18. Wrong.',
        'Black to play',
        'Move 1, Black A18. Move 2, White B16, atari. Continue: Black to play',
        'Move 3, Black A16, atari. Move 4, White A17, takes 1, atari, good for Black. Comment: Correct, ko défavorable ! Solved!',
      ],
      ja: [
        '1手目、黒 A17。 2手目、白 A18。 失敗です。',
        '黒番',
        '1手目、黒 A18。 2手目、白 B16、アタリ。 続けてください：黒番',
        '3手目、黒 A16、アタリ。 4手目、白 A17、1子取り、アタリ、黒よし。 解説：Correct, ko défavorable ! 正解！',
      ],
    },
  },
  {
    file: 'd180cf_tsumego.js/problems_gop_133.sgf',
    how: 'main-line',
    right: ['B7', 'C9'],
    moves: 3,
    other: 'J1',
    otherMoves: 1,
    worth: 'unknown',
    heard: {
      en: [
        'Move 1, White J1. That’s not the solution given here.',
        'White to play',
        'Move 1, White B7, atari. Move 2, Black A9, takes 1. Continue: White to play',
        'Move 3, White C9. Solved!',
      ],
      ja: [
        '1手目、白 J1。 ここで示されている正解とは違います。',
        '白番',
        '1手目、白 B7、アタリ。 2手目、黒 A9、1子取り。 続けてください：白番',
        '3手目、白 C9。 正解！',
      ],
    },
  },
  {
    file: 'd180cf_tsumego.js/problems_gop_1282.sgf',
    how: 'all-lines',
    attributes: 'answer="all-lines"',
    right: ['B9', 'B8', 'A6'],
    moves: 5,
    other: 'E4',
    otherMoves: 1,
    worth: 'unknown',
    heard: {
      en: [
        'Move 1, White E4. That’s not the solution given here.',
        'White to play',
        'Move 1, White B9. Move 2, Black C9. Continue: White to play',
        'Move 3, White B8. Move 4, Black A8. Continue: White to play',
        'Move 5, White A6, atari. Solved!',
      ],
      ja: [
        '1手目、白 E4。 ここで示されている正解とは違います。',
        '白番',
        '1手目、白 B9。 2手目、黒 C9。 続けてください：白番',
        '3手目、白 B8。 4手目、黒 A8。 続けてください：白番',
        '5手目、白 A6、アタリ。 正解！',
      ],
    },
  },
];
