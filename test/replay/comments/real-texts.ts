/** A line of a comment in a real file. Its references and links are in ⟦kind text⟧. */
export interface RealText {
  /** The file, in `../shared/corpus`. */
  readonly source: string;
  /** The labels on the board at the comment's node; after a slash, those of the previous node. */
  readonly labels: string;
  /** Number of moves of the line. */
  readonly moves: number;
  /** Whether the comment is below OGS’s heading. */
  readonly isChat: boolean;
  /** Whether the comment is before the first move. */
  readonly isStart: boolean;
  readonly text: string;
}

/** Source, labels, moves (or that it is chat, or that it is the start), text. */
const table = String.raw`
d180cf_tsumego.js/problems_madlab_a011.sgf | a | 1 | Source: MadLab problem #a011 (⟦link www.t-t.dk/madlab⟧). These problems may be freely distributed for non-commercial purposes, provided that this notice is preserved in the distribution.
d180cf_tsumego.js/problems_madlab_a019.sgf | a | 1 | Source: MadLab problem #a019 (⟦link www.t-t.dk/madlab⟧). These problems may be freely distributed for non-commercial purposes, provided that this notice is preserved in the distribution.
debian-cgoban/seigen-minoru.sgf |  | 176 | ...and [⟦point K7⟧] to capture a W stone...
billyellow_Kogo-s-Joseki-Dictionary/Kogo_s_Joseki_Dictionary_316c8b.sgf | a b c d e f | 8 | White approaches are '⟦label a⟧ *' to '⟦label c⟧ *'. White '⟦label b⟧ *' to '⟦label e⟧' are played
gogameguru_go-problems/weekly-go-problems_easy_ggg-easy-22.sgf |  | 4 | This move is a mistake for White...
gogameguru_go-problems/weekly-go-problems_easy_ggg-easy-46.sgf |  | 9 | Black should be captured now, but this White move is a mistake...
billyellow_Kogo-s-Joseki-Dictionary/Kogo_s_Joseki_Dictionary_316c8b.sgf | a b | 28 | White at a loss.
jfbaraton_joseki-training-webpack/src_test_1_hoshi_KGD_WR_clean.sgf | a | 7 | ㅤㅤWhite no longer needs to play at '⟦label a⟧' to secure a base, so may play elsewhere.
jfbaraton_joseki-training-webpack/src_test_eidogo_joseki_trimmed.sgf | a b | 22 | White aims to build influence then attack with a pincer of his own. The idea is the same as the two-space jump, but more
gogameguru_commented-go-games/2015_06_Gu-Li-vs-Zhou-Ruiyang-20150603-Commentary-An-Younggil-1.sgf | 13 14 15 16 A B | 264 | White ⟦move 116⟧ was the right move, and ⟦label A⟧ and ⟦label B⟧ are miai for him next.
parsimonhi_maxiGos/sgf_game_mn-bdg-fr.sgf | A B | 75 | ⟦label A⟧ et ⟦label B⟧ sont miai.
parsimonhi_maxiGos/sgf_joseki_fancy.sgf | A B | 19 | ⟦label A⟧ simplifie, B laisse plus de possibilités.
parsimonhi_maxiGos/sgf_joseki_fancy.sgf | A B C D | 6 | Blanc continue le plus souvent en ⟦label A⟧, plus rarement en ⟦label B⟧, ⟦label C⟧ ou ⟦label D⟧.
billyellow_Kogo-s-Joseki-Dictionary/Kogo_s_Joseki_Dictionary_316c8b.sgf | A B C D E F G H I | 8 | 2b. A side where making territory is uncertain is of little value.
debian-cgoban/seigen-minoru.sgf |  | 164 | B ⟦move #17⟧ is an extremely good point.
debian-cgoban/seigen-minoru.sgf |  | 164 | [A variation was shown in the comments of ⟦move move #89⟧.]
gogameguru_commented-go-games/2015_06_An-Jungki-vs-Chen-Yaoye-20150608-Commentary-An-Younggil.sgf |  | 235 | He defeated Zhu Yuanhao 4p (ranked #39 in China), Liao Yuanhe 2p, An Joyoung 9p in the preliminaries, and he played against Kim Seungjae 6p, who is ranked #10 in Korea in the
goban19x19_19x19.github.io/sgf_video_kata.sgf |  | 121 | Move was #11 according to policy  (1.96%).
goban19x19_19x19.github.io/sgf_video_kata.sgf |  | 121 | PV: ⟦sequence BQ16 D4 Q4 D16 C3 D3 C4 D5 B6 R17⟧
goban19x19_19x19.github.io/sgf_video_kata.sgf |  | 121 | Win rate: W 52.8%
goban19x19_19x19.github.io/sgf_video_kata.sgf |  | 121 | Score: B+0.1
debian-cgoban/seigen-minoru.sgf | A | 164 | B ⟦move #7⟧ [⟦point Q4⟧] is Kitani 9 dan's unique move; other players rarely play it, but Kitani 9 dan has used it a few times in openings like the 1-3-5 [⟦point R16⟧-⟦point Q3⟧-⟦point C4⟧] of this game.
debian-cgoban/seigen-minoru.sgf |  | 164 | (* W ⟦move #132⟧-⟦move #134⟧-⟦move #136⟧ [⟦point D9⟧-⟦point D5⟧-⟦point B9⟧] are related tesuji.  After ⟦move #134⟧ [⟦point D5⟧], B's [lower left] corner becomes shaky. *)
debian-cgoban/seigen-minoru.sgf | A B C | 164 | If W can get sente here, W would have W[⟦label a⟧]-B[⟦label b⟧]-W[⟦label c⟧] sequence to extend W's territory at the right side.
debian-cgoban/seigen-minoru.sgf |  | 164 | [The variation shows the result of black connecting at the marked point instead of playing at ⟦point B14⟧.]
SabakiHQ_sgf/tests_sgf_complex.sgf |  | chat | ⟦speaker YSR43⟧: d1. From move 0: ⟦sequence R16 D16 Q3 D4 F17 C14 R8⟧ 
runningskull_gnugo/games_life_and_death_ld9_variations.sgf |  | 6 | defend: ⟦point B19⟧, ⟦point A16⟧, ⟦point B18⟧, ⟦point C19⟧
Trevoke_SGFParser/sample_sgf_ff4_ex_saved.sgf |  | 2 | Soft linebreaks are converted to >nothing<, i.e. removed.
runningskull_gnugo/games_boardspace_GNUGo-GoFigure0.1-200503171816.sgf |  | 42 | final_score: W+17.5
runningskull_gnugo/games_nngs_gnugo-3.1.18-gopriest-200201072104.sgf |  | 108 | 1 (⟦point A11⟧|B11)
Kashomon_glift/test_testdata_PandanetFF3Example.sgf |  | 169 |  ⟦speaker drakula95⟧ ⟦rank 5d?⟧: 143 have a nice game
runningskull_gnugo/games_kgs_evand-TheGNUGo.sgf |  | 273 | ⟦speaker karasu⟧ ⟦rank [2k?]⟧: well done
runningskull_gnugo/kgs_tournament10_GNU-NeuroGo.sgf |  | 78 | ⟦speaker tromp⟧ ⟦rank [-]⟧: wa7 is cool
runningskull_gnugo/kgs_tournament9_indigoBot-GNU.sgf |  | 353 | ⟦speaker gunnar⟧ ⟦rank [?]⟧: ⟦link http://www.weddslist.com/kgs/how/outline.html⟧
jkk_eidogo/sgf_test2.sgf |  | 254 | ⟦speaker pukGGblitz⟧ ⟦rank [?]⟧: GTP Engine for pukGGblitz (black): GNU Go version 3.7.10
runningskull_gnugo/kgs_tournament9_indigoBot-GNU.sgf |  | 353 | ⟦speaker jasonlai⟧ ⟦rank [5k]⟧: @.@"
SabakiHQ_sgf/tests_sgf_complex.sgf |  | chat | ⟦speaker muloka⟧: @AerialSnack, ditto. I'm off to sleep now.
jfbaraton_joseki-training-webpack/src_test_1_hoshi_KGD_WR_clean.sgf | A B C D E F G H I | 7 | If you find a mistake in KJD content, please email ⟦mail kogo@waterfire.us⟧.
gogameguru_commented-go-games/2016_01_Fan-Hui-vs-AlphaGo-20151009-Commentary-An-Younggil.sgf |  | 214 | The computer Go mailing list: ⟦link http://computer-go.org/mailman/listinfo/computer-go⟧
SabakiHQ_sgf/tests_sgf_complex.sgf |  | chat | ⟦speaker pperez333⟧: ⟦link https://www.youtube.com/watch?v=YZPKR7HzM_s⟧
jkk_eidogo/sgf_blood_vomit.sgf |  | 246 | White is <a href="⟦link http://senseis.xmp.net/?Jowa⟧">Honinbo Jowa</A> 9 dan, the <a href="⟦link http://senseis.xmp.net/?Meijin⟧">Meijin</a> <a
parsimonhi_maxiGos/charset__sgf_GB18030.sgf |  | 0 | Note: in a sgf file encoded in GB18030 (and having CA[GB18030] property), characters such as "&#233;" that are not in the GB18030 charset must be encoded using for instance Decimal NCRs.
feitianyiren_m8weiqipu/sgf_2.SGF | a | 205 | 白⟦move 18⟧挂角也可以考虑在⟦label a⟧位分投
feitianyiren_m8weiqipu/sgf_020__Vs_d8aa0a.sgf |  | 259 | 黑⟦move 145⟧跑出后
jkk_eidogo/sgf_blood_vomit.sgf | 1 2 3 A | 246 | Moves ⟦label 2⟧ and ⟦label 3⟧ are the first two "ghost"-moves (Chinese, <i>miaoshou</i>, Japanese, <i>myoshu</i>) found by Jowa's ghost. According to Invincible they allow White to omit a direct answer to ⟦label 1⟧, because of aji at ⟦label A⟧.
parsimonhi_maxiGos/sgf_miscellaneous_heart.sgf |  | start | Adapted from RFG #19, "Shicho" by Nakayama Noriyuki.
gogameguru_commented-go-games/2015_06_Gu-Li-vs-Zhou-Ruiyang-20150603-Commentary-An-Younggil-1.sgf |  | start | Gu Li is currently ranked #8 in China, but he used to be #1 for a long time in his prime.
parsimonhi_maxiGos/sgf_game_mn-bdg-fr.sgf | A | 102 | 44 : un peu trop. ⟦label A⟧ est meilleur.
parsimonhi_maxiGos/sgf_game_mn-bdg-fr.sgf | A B C | 102 | Que joue Blanc ici ? ⟦label B⟧ ou ⟦label C⟧ ?
gogameguru_go-problems/weekly-go-problems_easy_ggg-easy-24.sgf | A B C | 9 | ⟦label A⟧ could also be a move like ⟦label B⟧ or ⟦label C⟧, but ⟦label A⟧ is as far away as possible to provide a greater benefit in the marked area.
billyellow_Kogo-s-Joseki-Dictionary/Kogo_s_Joseki_Dictionary_316c8b.sgf | / b c | 9 | Black '⟦label b⟧' is submissive.
feitianyiren_m8weiqipu/sgf_2.SGF | a | 205 | 黑⟦move 37⟧如在⟦label a⟧位打，白⟦move 37⟧位退，白棋可弃白⟦move 22⟧等三子转身。
feitianyiren_m8weiqipu/sgf_087__Vs_588696.sgf | a l | 205 | 黑棋⟦move 35⟧与白⟦label a⟧的交换使⟦label l⟧位一带黑棋增加了一些先手
feitianyiren_m8weiqipu/sgf_20090910_12CH.SGF |  | 327 | 黑11目半胜(现场消息)
SabakiHQ_sgf/tests_sgf_no-ca.sgf | A | 6 | 白若在⟦move 1⟧位扳，黑顺手在⟦move 2⟧位先手打。之后黑可以强行于⟦move 4⟧，⟦move 6⟧位硬吃，白不能忍受。本型⟦label A⟧位的断黑不怕。
jkk_eidogo/sgf_blood_vomit.sgf |  | 246 | ⟦move Move 28⟧ is an over-extension that is typical of Jowa's violent style.
sanderland_katrain/tests_data_LS_vs_AG_-_G4_-_English_ce3f62.sgf |  | 180 | Up to ⟦move move 11⟧, the opening was the same as the second game. AlphaGo is an extremely consistent player, and once it thinks a move is good, its opinion will not
SabakiHQ_sgf/tests_sgf_complex.sgf |  | chat | ⟦speaker Ludens⟧: d1. From move 0: ⟦sequence R16 D16 Q3 D4 F17 C14 R8 P16 M16 R17 S17 Q17 S15 P14 Q13 P13 Q12 J16 M14 P12 Q11 M12 L12 L15 M15 M13 L13 L14 O15 P15 K17 J17 K16 J15⟧ 
gogameguru_commented-go-games/2015_06_An-Jungki-vs-Chen-Yaoye-20150608-Commentary-An-Younggil.sgf | 1 10 2 3 4 5 6 7 8 9 A | 16 | If Black extends at ⟦label 1⟧ or ⟦label A⟧, White will play like this. Jumping into 3-3 with White ⟦label 4⟧ has been very popular.
gogameguru_commented-go-games/2016_01_Fan-Hui-vs-AlphaGo-20151009-Commentary-An-Younggil.sgf |  | 214 | News of AlphaGo's 5-0 victory over Fan shocked the Go community and made mainstream news headlines around the world.
gogameguru_commented-go-games/2015_08_Cho-Chikun-vs-Cho-Hunhyun-20150726-Commentary-An-Younggil-8p.sgf |  | 175 | The head to head record between Cho Hunhyun and Cho Chikun before this game was 8-5 in Cho Hunhyun's favor, including unofficial matches.
gogameguru_commented-go-games/2016_01_Fan-Hui-vs-AlphaGo-20151009-Commentary-An-Younggil.sgf | 1 10 11 12 2 3 4 5 6 7 8 9 | 32 | It appears that Fan thought that this result was better for White, so he played differently in game 5.
gogameguru_commented-go-games/2015_09_Tang-Weixing-vs-Lee-Sedol-20150901-Commentary-An-Younggil.sgf | 10 11 12 13 A | 158 | White ⟦move 110⟧ and ⟦move 112⟧ were what Lee was prepared when he played 106 (⟦label A⟧), and this White group is quite flexible.
gogameguru_commented-go-games/2016_01_Fan-Hui-vs-AlphaGo-20151009-Commentary-An-Younggil.sgf | 1 10 11 12 13 14 2 200 3 4 5 6 7 8 9 99 A B C D E F G H I J | 214 | White ⟦move 70⟧ and ⟦move 74⟧ (⟦label E⟧ and ⟦label F⟧) were wrong, but Black ⟦move 75⟧ (⟦label G⟧) missed a great chance to take advantage of them.
debian-cgoban/seigen-minoru.sgf |  | 84 | ...to here, although B is not really killed, but letting W to eat two stones [previously at ⟦point R5⟧-⟦point S5⟧] in *sente* is a big loss.
runningskull_gnugo/kgs_tournament10_GNU-NeuroGo.sgf |  | 78 | ⟦speaker tromp⟧ ⟦rank [-]⟧: i mean wb7
runningskull_gnugo/kgs_tournament11_GNU-firstgo.sgf |  | 172 | ⟦speaker burtabel⟧ ⟦rank [3d]⟧: ⟦point L12⟧ will turn up as ko in many reading sequences
yenw_computer-go-dataset/AI_Zen19L_Zen19L-GodMoves_2_f248e4.sgf |  | 173 | ⟦speaker mnoplol⟧ ⟦rank [1d]⟧: finally openiing at ⟦point k10⟧ against bot
runningskull_gnugo/regression_games_jahy.sgf |  | 305 | ----------       White resigns. W 36.5 B 77.0
billyellow_Kogo-s-Joseki-Dictionary/Kogo_s_Joseki_Dictionary_316c8b.sgf | a b c d e f g | 8 | g7, f6, e5, d4, c3, b2, a1
debian-cgoban/seigen-minoru.sgf |  | 164 | (* W to answer a move here seems to be unquestionable, since it's hard to imagine that W would sacrifice such a big group.  But Go Seigen 9 dan's strategies are often unexpected --- *)
parsimonhi_maxiGos/sgf_joseki_fancy.sgf |  | 8 | Noir ⟦move 3⟧ est peu joué (en général, quand Noir joue 3, c'est qu'il a du soutien en bas à droite).
parsimonhi_maxiGos/sgf_game_mn-bdg-fr.sgf | A B C | 102 | Que Noir doit-il jouer ici ? ⟦label A⟧, ⟦label B⟧ ou ⟦label C⟧ ?
Trevoke_SGFParser/sample_sgf_ff4_ex_saved.sgf | 1 12 123 2 3 4 AB ABC a b c d | 0 | Top: 8 single char labels (1-4, a-d)
jfbaraton_joseki-training-webpack/src_test_1_hoshi_KGD_WR_clean.sgf | a b | 19 | ㅤㅤWhite ⟦move 12⟧ is a trick play. Black continues with '⟦label a⟧'. Black '⟦label b⟧' is a mistake.
runningskull_gnugo/patterns_hoshi.sgf | A B | 15 | ;!xplay_attack(⟦label A⟧,⟦label B⟧)
goban19x19_19x19.github.io/sgf_video_kata.sgf |  | 121 | Top policy move was ⟦point F17⟧ (33.1%).
Trevoke_SGFParser/sample_sgf_ff4_ex_saved.sgf |  | 22 | One white stone at ⟦point s2⟧ captured
gogameguru_go-problems/weekly-go-problems_easy_ggg-easy-48.sgf | A B | 3 | White ⟦label A⟧ would have been better at ⟦label B⟧. Why?
gogameguru_commented-go-games/2015_06_Mi-Yuting-vs-Gu-Li-20131202-Commentary-An-Younggil.sgf | 1 10 11 12 13 14 15 16 17 18 2 3 4 5 6 7 8 9 A B | 109 | If Black didn't exchange of ⟦label A⟧ for ⟦label B⟧, White can attach at ⟦label 14⟧ to connect underneath instead of White ⟦label 11⟧.
yenw_computer-go-dataset/AI_Zen19L_Zen19L-GodMoves_3_a58d55.sgf |  | 173 | ⟦speaker redreoicy⟧ ⟦rank [4d]⟧: ⟦point f2⟧ ⟦point g4⟧ miai
gogameguru_commented-go-games/2016_01_Fan-Hui-vs-AlphaGo-20151009-Commentary-An-Younggil.sgf | 1 2 3 4 5 6 | 122 | Cutting with Black ⟦label 1⟧ to ⟦label 5⟧ is clumsy. White will capture Black's marked stones with ⟦label 6⟧.
gogameguru_commented-go-games/2015_06_An-Jungki-vs-Chen-Yaoye-20150608-Commentary-An-Younggil.sgf | 94 A B C D | 235 | The attachment at White ⟦move 194⟧ was a nice exchange to prevent Black from cutting from ⟦label A⟧ to ⟦label C⟧. If Black still does so after White 195, White can atari at ⟦label D⟧ to capture Black ⟦label A⟧.
gogameguru_commented-go-games/2015_06_Gu-Li-vs-Zhou-Ruiyang-20150603-Commentary-An-Younggil-1.sgf | 1 2 3 4 | 31 | If White plays elsewhere like 1, Black will cut the marked stones off with ⟦label 2⟧ to ⟦label 4⟧. This cut is severe, and White will be in trouble to look after the marked stones.
y-ich_the-moves-of-master/sgf_1597.sgf |  | 13 | d -1 ⟦sequence q16 q4 d17 d4 c14 k17 r6 o3 c3 c4 d3 f3 e3 e4 f2 b3 b2 e2 d2 g2 e1⟧
Trevoke_SGFParser/sample_sgf_ff4_ex_saved.sgf |  | 12 | Nodename set to: "Moves, comments, annotations"
SabakiHQ_sgf/tests_sgf_complex.sgf |  | chat | ⟦speaker HelioSeven⟧: ever read or watched hikaru no go?
SabakiHQ_sgf/tests_sgf_complex.sgf |  | chat | ⟦speaker Manslay⟧: Lee went fighting from the ⟦move move 9⟧
goban19x19_19x19.github.io/sgf_video_kata.sgf |  | 121 | ⟦move Move 100⟧: W ⟦point E7⟧
jfbaraton_joseki-training-webpack/src_test_1_hoshi_KGD_WR_clean.sgf | a b c d e f g h i j k l m n o p q r s | 7 | '⟦label r⟧' is a trick play.
`;

export const realTexts: readonly RealText[] = table
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [source = '', labels = '', moves = '', text = ''] = line.split(' | ');
    const [isChat, isStart] = [moves === 'chat', moves === 'start'];
    return { source, labels, moves: Number(moves) || 300, isChat, isStart, text };
  });
