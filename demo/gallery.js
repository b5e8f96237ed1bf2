// Boards in rows: each section is a heading, what all its boards show, and one board per set of attributes.
const game = [
  '(;SZ[19];B[pd];W[dd];B[pp];W[dp];B[cn];W[fq];B[cj];W[jd];B[nq];W[qf];B[nd];W[rd];B[qc];W[qi]',
  ';B[ql];W[nf];B[lc];W[ph];B[jp];W[cf];B[dr];W[cq];B[hq];W[gp];B[gq];W[fp];B[gr];W[fr];B[hp];W[ho]',
  ';B[io];W[hn];B[in];W[hm];B[cl];W[em];B[gk];W[fj])',
].join('');

/** Every mark on black, on white and on empty points. */
const marks = [
  '(;SZ[13]AB[aa:la][ad:ld][ag:lg]AW[ab:lb][ae:le][ah:lh]',
  'CR[aa][ab][ac]SQ[ba][bb][bc]TR[ca][cb][cc]MA[da][db][dc]SL[ea][eb][ec]',
  'LB[fa:A][fb:A][fc:A][ga:12][gb:12][gc:12][ha:123][hb:123][hc:123][ia:手][ib:手][ic:手][ja:longer][jb:longer][jc:longer]',
  'TB[ka][kb][kc]TW[la][lb][lc]',
  'SI[ad][ae][af]RG[bd][be][bf]SC[cd][ce][cf]KGSDE[dd][de]DD[ed:ff]QE[gd][ge][gf]EX[hd][he][hf]',
  'AR[aj:fj][ak:cm][gm:lj]LN[hi:ll][am:fm])',
].join('');

const themes = ['kaya', 'walnut', 'bamboo', 'dark', 'paper', 'flat', 'high-contrast'];
const problem = '(;SZ[19]AB[qb][qc][pd][od][nd]AW[pb][pc][oc][nc][lc]VW[jg:sa];B[ob]LB[oa:1])';

const sections = [
  ['Themes', game, themes.map((theme) => ({ theme }))],
  ['Marks', marks, themes.map((theme) => ({ theme, coordinates: 'none' }))],
  ['Sizes', game, [120, 200, 320, 480, 960].map((width) => ({ width }))],
  [
    'Coordinates',
    game,
    ['western', 'numeric', 'cjk', 'sgf', 'corner', 'none'].map((coordinates) => ({ coordinates })),
  ],
  [
    'Parts of a board',
    game,
    ['top-left 9', 'top-right 9x7', 'bottom-left 9', 'bottom-right 9', 'G6-N13', 'fit'].map(
      (view) => ({
        view,
      }),
    ),
  ],
  ['A part that the record names', problem, [{}, { rotate: '90' }, { mirror: '' }]],
  [
    'Turned, mirrored, colours swapped',
    game,
    [{ rotate: '90' }, { rotate: '180' }, { mirror: '' }, { 'swap-colors': '' }],
  ],
  [
    'Move numbers and hints',
    game,
    [
      { numbers: 'all' },
      { numbers: 'last-10' },
      { numbers: '11-30' },
      { numbers: 'last' },
      { move: '20', marks: 'last next variations' },
    ],
  ],
  ['Other sizes', '(;SZ[9];B[ee];W[ge];B[eg])', [{}]],
  ['Rectangles', '(;SZ[13:7];B[dd];W[jd])', [{}]],
];

for (const [title, sgf, boards] of sections) {
  const heading = document.createElement('h2');
  heading.textContent = title;
  const row = document.createElement('div');
  row.className = 'example row gallery';
  for (const { width = 300, ...attributes } of boards) row.append(boardOf(sgf, width, attributes));
  document.getElementById('main').append(heading, row);
}

function boardOf(sgf, width, attributes) {
  const board = document.createElement('sgf-board');
  const caption = Object.entries(attributes).map(([name, value]) =>
    value ? `${name}="${value}"` : name,
  );
  board.style.width = `${width}px`;
  for (const [name, value] of Object.entries({ mode: 'diagram', move: 'last', ...attributes })) {
    board.setAttribute(name, value);
  }
  board.setAttribute('caption', caption.join(' ') || `${width} px`);
  board.sgf = sgf;
  return board;
}
