import type { Color } from '../../rules/point.js';

/** Words in many languages that identify references to the board; looked up in lower case. */

const colors = new Map<string, Color>();
for (const word of 'b black noir noirs schwarz negro negra negras preto preta pretas nero neri zwart czarny czarne черные чёрные черных чёрных 黒 黑 흑'.split(
  ' ',
))
  colors.set(word, 'black');
for (const word of 'w white blanc blancs weiß weiss blanco blanca blancas branco branca brancas bianco bianchi wit biały białe białych белые белых 白 백'.split(
  ' ',
))
  colors.set(word, 'white');

/** The colour that a word means; a single letter must be a capital. */
export function colorNamed(word: string): Color | undefined {
  return /^[bw]$/.test(word) ? undefined : colors.get(word.toLowerCase());
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that announce a point or a label. */
export const leaders = setOf(
  'at on with play plays played playing from to via around near between after than then point points label labelled marked mark black’s white’s ' +
    'en em sur à bei auf von nach mit zwischen nach in jouer joue juega jugar joga jogar в на после gioca',
);

/** Words and signs between two labels or two moves. */
export const connectors = setOf(
  'and or to through for then und oder bis et ou à y o e и или до , - – — / & 、 ， と 和 或 및',
);

/** The connectors between alternatives. */
export const alternatives = setOf('and or und oder et ou y o e и или');

/**
 * Verbs after a label that begins a sentence. An 'A' that is an article or a preposition is followed by a noun instead.
 */
export const verbs = setOf(
  'is isn was wasn will would can could may might should looks seems gives makes works leads ' +
    'est était serait sera semble paraît peut pourrait permet donne laisse simplifie ne n ' +
    'ist war wäre wird würde kann könnte sieht gibt führt scheint es sería parece é è sarebbe',
);

/** Units: a number before one of them counts something. */
export const units = setOf(
  'stone stones point points move moves liberty liberties eye eyes group groups space spaces line lines side sides dan kyu d k p time times year years ' +
    'hour hours minute minutes second seconds min sec day days game games player players corner corners pt pts more of percent kos ko threat threats byoyomi periods ' +
    'steine punkte züge pierres points coups piedras puntos jugadas 目 子 段 級 级 年 月 日 局 个 個 人 집',
);

/** Words for a move that precede its number. */
export const moveWords = setOf(
  'move moves zug züge zügen zuges coup coups jugada jugadas movimiento movimientos lance jogada mossa ход хода ходу ходе ходом ходы zet ruch',
);

/** Words after which a letter is not a label: vitamin C, plan C. */
export const otherLetters = /^(plan|vitamin|class|type|grade|league|liga|ligue)$/;

/** Words next to which something like A4 or T1 is not a point. */
export const otherThings = setOf(
  'paper size format papier sheet page key keys visa league liga ligue division class type version room table category model route level vitamin section ' +
    'grade press highway autobahn chord summit formula gruppe groupe pool season round board patch',
);

/** Words that announce the number of a move even in the comment of a whole game: 'see #35'. */
export const pointers = setOf('see siehe voir véase ver см');

/** Words after which `#5` is a rank or the number of something else. */
export const otherNumbers = setOf(
  'was is ranked rank ranking problem game games round table issue no nr number board version place top player reference chapter figure fig dia diagram book volume vol',
);

/** Letters that are words in some language, or mean a colour. */
export const wordLetters = setOf('a e i o u y w z v k s b à и в с к у о а я');

/** Chat slang that looks like a point. */
export const slang = setOf('m8 l8 n1 b4 g1');
