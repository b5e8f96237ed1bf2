/** A small file in each format. */
export const gib = String.raw`\HS
\[GIBOKIND=Global\]
\[GAMECONDITION=2 Handicap : White Dum(5)\]
\[GAMERESULT=white wins by resign\]
\[GAMEDUM=5\]
\[GAMENAME=Friendly [club]\]
\[GAMEDATE=2016- 3-26-17-29-25\]
\[GAMEPLACE=Tygem Baduk\]
\[GAMEWHITENAME=Ann (2D)\]
\[GAMEBLACKNAME=Bea (1급)\]
\[GAMECOMMENT=\]
\[GAMEINFOMAIN=GBKIND:3,GTYPE:1,GTIME:1200-30-3,GRLT:4,ZIPSU:0,DUM:5,GONGJE:0,TCNT:3,AUSZ:0\]
\HE
\GS
2 1 0
5 0 &4
INI 0 1 2 &4A teaching game
STO 0 2 2 2 16
STO 0 3 1 16 15
SKI 0 4
STO 0 5 1 0 18
\GE
`;

export const ngf = `Rated game
9
Ann Lee      7D*
Bea          5D*
www.cyberoro.com
0
0
6
20170316 [09:51]
5
Black wins by 16.5 points! >> White(20):Black(36)
3
PMABBCDDC
PMACWHHHH
PMADBAAAA
`;

export const ugf = `[Header]
Ver=UGF2,200
Lang=SJIS
Crypt=0,PLAIN_UGF_FILE,READ_WRITE
Title=26th,Cup,,Final
Place=Tokyo
Date=2001/08/20,09:00:00,2001/08/21,17:00:00
Rule=JPN
Size=19
Hdcp=0,5.50
Ptime=J;240;0;0,J;240;0;0,0,0
Winner=W,C
Moves=5
CoordinateType=IGS
PlayerW=Ann,9-dan,0,
PlayerB=Bea,Gosei,0,
[Data]
PP,B1,1,0
DD,W1,2,10
PC,B2,3,0
YA,W1,4,0
DP,B1,5,0
`;

export const figures = `[Figure]
.Text,0,1
Opening words
.EndText
.Text,3
.#,16,3,A
A [good] move
.EndText
.Fig,2,1,1,19,19,Variation,1,0
PP,B1,0,0
DD,W1,0,0
CP,B1,1,0
CC,W1,2,0
.Text
What then?
.EndText
.EndFig
.Fig,5,1,1,19,19,Later,2,0
PP,B1,0,0
QQ,W1,0,0
.Text
Far away
.EndText
.EndFig
`;
