// The records of the interactions: kinds of games, of programs and of mistakes.

export const records = {
  game:
    '(;GM[1]FF[4]SZ[9]PB[Lee Chang]PW[Gu Li]BR[9d]WR[8p]BT[Korea]WT[China]KM[6.5]RE[B+3.5]' +
    'DT[1996-05-06,07]EV[Test Cup]RO[2]PC[Seoul]RU[Japanese]TM[3600]OT[5x60 byo-yomi]' +
    'GC[A game comment]GN[Name of game]AN[Ann]SO[src]US[me]CP[c]ON[low]' +
    'C[Root *B* comment. Black at E5 and move 3, Q4.]' +
    ';B[ee]BL[3500]C[First move at E5. See http://example.org/x and a@b.example]' +
    ';W[gc]WL[3400]N[Second]BM[1]' +
    ';B[cg]TE[1]TR[gc]SQ[ee]CR[aa]MA[bb]LB[dd:A][cc:12]SL[ff]AR[aa:ii]LN[ai:ia]' +
    'TB[ba][ca]TW[ga][ha]DD[ha]VW[]' +
    ';W[gg]C[Black Q]GB[2]HO[1]DM[1]UC[2]V[3.5]' +
    '(;B[cc]N[Main];W[ge]IT[];B[gd]DO[];W[])(;B[dc]C[variation (b)];W[cb];B[ec])' +
    '(;B[ff]MN[1]PM[1]FG[257:Fig])(;AB[hh]AW[ii]AE[ee]PL[W]C[setup];W[aa];B[]))',
  problem:
    '(;SZ[9]AB[ba][bb][ca]AW[cb][cc][da]PL[B]C[Black to live]' +
    '(;B[ab]C[Correct];W[aa])(;B[aa]C[Wrong];W[ab])(;B[ac];W[ab]))',
  several:
    '(;SZ[9]GN[One]PB[a]PW[b]RE[Black wins];B[aa];W[bb])' +
    '(;SZ[13]GN[Two]PB[c]PW[d];B[cc])(;SZ[19]GN[Three];B[dd];W[pp])',
  odd: '(;SZ[9]KM[abc]B[ee];W[ee];B[zz];XX[1]QQ[?];B[aa]W[bb]C[x];AB[aa][aa]TR[xx]RE[?]DT[yesterday]',
  hex: '(;GM[11]SZ[5];B[a1];W[swap-pieces];B[c3];W[b2])',
  othello: '(;GM[2]SZ[8];B[d3];W[c3];B[c4])',
  gomoku: '(;GM[4]SZ[15];B[hh];W[hi])',
  oblong: '(;GM[1]SZ[9:5];B[aa];W[ie];B[bb])',
  handicap: '(;SZ[9]HA[2]AB[gc][cg]KM[0.5]PB[Pupil]PW[Teacher];W[ee];B[eg];W[tt];B[tt])',
  capture: '(;SZ[9];B[aa];W[ba];B[ii];W[ab];B[ba];W[ca];B[ab]C[ko];W[bb];B[];W[aa]KO[])',
  curve: '(;SZ[9];B[ee]SBKV[52.1];W[gc]SBKV[48];B[cg]SBKV[70];W[gg]SBKV[20];B[cc]SBKV[88])',
  asking: '(;SZ[9];B[ee];W[gc];B[cg]N[?];W[gg];B[cc])',
  old: '(;GaMe[1]SiZe[9]Black[ee]White[gc]Comment[hello])',
  dialect: '(;SZ[9]S[ee:gc:cg])',
  sensei: '$$B Title\n$$ -------\n$$ | . . X 1 .\n$$ | . O 2 a .\n$$ | . . . . .',
  characters: '. X O . .\n. . X O .\n. . . . .\n. . + . .\n. . . . .',
  hexBoard: '<hexboard size="5x5" contents="R a1 1:b2 B 2:c3 E *:d4 S e5"/>',
  nothing: 'no record at all',
};

/** Files that a board may load, by their addresses. */
export const files = {
  '/game.sgf': records.game,
  '/several.sgf': records.several,
  '/odd.sgf': records.odd,
  '/empty.sgf': '',
  '/words.sgf': 'These are words.',
  '/large.sgf': `(;SZ[19]${';B[aa];W[bb];B[cc];W[dd]'.repeat(400)})`,
};
