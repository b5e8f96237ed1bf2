import { afterPaint } from './moments.js';

/**
 * The parts of the script, each with its reason; the table names its first module. `scripts/chunks.js` says which file
 * each is in. What every board needs before its picture can be painted is in the first file, and not here.
 */
export const chunks = {
  /**
   * What stands around the board: players, buttons, comment. Loaded at once, where there is something; used after the
   * next paint, so that drawn boards are seen first. Other parts may be there before.
   */
  panels: () => import('./panels/panels.js').then(afterPaint),
  /** Buttons of the menu, the information, the whole comment, the grid of points. At rest. */
  buttons: () => import('./overview/extra-buttons.js'),
  /** The whole game at a glance: the tree and the marks of the slider. At rest. */
  overview: () => import('./overview/overview.js'),
  /** What readers of a game use: playing, comments, keys, clocks, speech. With the first touch. */
  reader: () => import('./reader/reader.js'),
  /** What the pointer or the focus is at: previews along the slider and of the ways on, the move of a stone. */
  pointing: () => import('./pointing/pointing.js'),
  /** Parts of a board, turned boards, other coordinates: what `view`, `rotate`, `mirror` … say. */
  display: () => import('../view/layout/display-options.js'),
  /** Pictures with more than stones, marks and numbers of the last move; themes and fonts of the page. */
  rich: () => import('./picture/rich-board.js'),
  /** Problems that answer. */
  solve: () => import('./solve/solve.js'),
  /** Games whose moves are guessed. */
  guess: () => import('./guess/guess.js'),
  /** The list of the problems of a file. */
  problems: () => import('./solve/problem-list.js'),
  /** Moves of the reader's own: where `try` is set. */
  try: () => import('./try/own-moves.js'),
  /** What a reader asks for: dialogs, the menu, the grid of points, the full screen. */
  dialogs: () => import('./dialogs/dialogs.js'),
  /** Files of several games; results in other words than SGF's. */
  collection: () => import('./games/games-bar.js'),
  /** Links of the page: boards with an `id`. */
  page: () => import('./page/links.js'),
  /** A position in words: diagrams, and readers who ask for it. */
  description: () => import('./picture/diagram-text.js'),
  /** The board as a file. */
  export: () => import('./export/exporter.js'),
  /** A game as a book, in the page or on paper. */
  book: () => import('./book/book.js'),
  /** The board as vectors, for paper and books. */
  vectors: () => import('./export/vectors.js'),
  /** What went wrong or is odd; records that change or stand elsewhere in the page. */
  odd: () => import('./odd/odd.js'),
  /** Records in the page that are more than plain text, and elements of the page that are to become boards. */
  paste: () => import('./paste/paste.js'),
  /** Old records: charsets other than UTF-8, SGF of long ago, programs with properties of their own. */
  legacy: () => import('./record/legacy.js'),
  /** Games other than Go. */
  games: () => import('./picture/other-games.js'),
  /** Win rate and score along the game. */
  curve: () => import('./curve/curve.js'),
  /** Texts of the page that are tied to a board. */
  article: () => import('./article/article.js'),
  /** A record that is fetched again and again. */
  live: () => import('./odd/live-record.js'),
  /** Diagrams in characters. */
  'text-diagram': () => import('../sgf/text-diagrams/read-diagram.js'),
  /** Elements of the page that were made for other players. */
  peers: () => import('./paste/peers.js'),
} as const;
