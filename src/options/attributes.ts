/** An attribute of `<sgf-board>`. */
export interface Attribute {
  /** A boolean attribute is on if it is present; all others are text. */
  readonly type?: 'boolean';
  /** The only allowed values; the first is the default. Suggested values of an open attribute are in `@type`. */
  readonly choices?: readonly string[];
  /** Whether readers may choose a value themselves, which then overrides the page's. */
  readonly isPersonal?: true;
  /** Name of the property, if it is not the attribute's name in camel case. */
  readonly property?: string;
  /** Whether this is another name of the attribute before it, without a property. */
  readonly isAlias?: true;
}

/**
 * All attributes of `<sgf-board>`, in the order of the reference. The manifest, the reference, the types of frameworks,
 * the WordPress block and the lists of site generators are made from this table; each row's comment is its description.
 */
export const attributes = {
  /**
   * Address of the record, relative to the page, or a `data:` address. Boards with the same address share one download.
   * `#g1` shows the record of the board, script or text with that id.
   */
  src: {},
  /**
   * The record as text, for pages made by programs; people write it inside the element. It overrides `src` and the text
   * inside; if there is a record inside as well, the console warns. If it is empty, `src` or the text inside is shown
   * again. The property `sgf` does the same without changing the attribute; the one that was set last counts.
   */
  sgf: {},
  /** Another name for `sgf`. If both are set, `sgf` wins. */
  'data-sgf': { isAlias: true },
  /** Charset of the file, if the file does not name it, or names the wrong one. */
  charset: {},
  /**
   * How many megabytes of a record are read, 16 by default. If the record is larger, the board shows the part that it
   * has read, and reports it.
   */
  limit: {},
  /**
   * Fetches the file at `src` again every so many seconds, at least 5, for a game that is still being played. Readers
   * at the end of the game see new moves at once; other readers stay where they are and are told about them. Has no
   * effect on boards that ask the reader for moves. Nothing is fetched while the page is hidden, and less often while
   * the server fails.
   */
  live: {},
  /** As on `img`: `use-credentials` sends cookies to other sites, too. */
  crossorigin: { choices: ['anonymous', 'use-credentials'], property: 'crossOrigin' },
  /** When to load: when the board comes near the screen (default), or at once. */
  loading: { choices: ['lazy', 'eager'] },
  /** The game of a file with several games: its number, from 1, or its name. */
  game: {},
  /**
   * Opening position: a move number, `last`, or `-1`, `-2` … counted from the end. Default: `0`, in a diagram `last`.
   * Nodes after the last move are not counted; `path="last"` opens the very last node.
   */
  move: {},
  /**
   * Opening position as an exact address: `35` (after move 35), `35.2` (the second of the moves that follow it),
   * `35.2.4` (four nodes after that), `35+1` (one node without a move after it), `last`, or `#Name` (the node with
   * that name); `game78.35.2` is the same in game 78 of the file.
   */
  path: {},
  /**
   * The board with panels and controls (`viewer`, the default); the board with only its caption (`diagram`); a problem
   * that the reader solves on the board, with the answer hidden until then (`problem`; the question is the position
   * that `path` or `move` names, by default the last one before the first move); a game whose moves the reader guesses
   * (`guess`); or the whole game as a book (`book`): figures of 50 moves (of 30 with `numbers="last-30"`), the comments
   * between them, and variations as small diagrams.
   */
  mode: { choices: ['viewer', 'diagram', 'problem', 'guess', 'book'] },
  /**
   * Buttons and slider: as many as there is room for (`auto`; none in a diagram), all of them (`full`), three buttons
   * (`compact`), or none.
   */
  controls: { choices: ['auto', 'full', 'compact', 'none'] },
  /**
   * Panels around the board: `auto` (all that there is room for; none in a diagram), `none`, or some of `players`,
   * `comment`, `tree` (narrow boards show it only if you name it), `curve` (win rate and score, if the record has
   * them), `info` and `captures`.
   */
  panels: {},
  /**
   * Part of the board to show: `auto` (the part that the record names), `full`, `fit` (the part that the game uses),
   * `fit-square` (the same, but square), two corners (`A1-J10`, `cc:ff`), or a corner and a size (`top-left 10`,
   * `bottom-right 10x6`). Problems show `fit-square` by default, without stones that are far from the solution. If a
   * board with `auto` is so narrow that labels of the record would be less than 8 pixels high, and those of
   * `fit-square` would not, it shows that part.
   */
  view: {},
  /**
   * Move numbers on the stones: `auto` (as the record says), `none`, `all`, `last`, `last-10` (the last ten moves),
   * `51-100`, or `figure` (from the move at which the record begins a figure). In a book, `last-30` makes figures of 30
   * moves, and `all` makes one figure.
   */
  numbers: { isPersonal: true },
  /** Number of the first numbered move; the following moves count on from it. */
  'number-from': {},
  /**
   * The board's own marks: `auto`, `none`, or some of `last` (a ring on the last move), `dot` (a dot instead), `ko`,
   * `next` (the next move of the record) and `variations` (a letter for each). `auto` marks the last move. If there are
   * several next moves, it also shows them as faint stones, except in a problem, if the record’s `ST` forbids it, or if
   * the result is hidden.
   */
  marks: {},
  /**
   * Coordinates: Western (A1 at the bottom left, without I), if there is room (`auto`) or always (`western`); SGF
   * letters (`sgf`, `aa` at the top left); numbers (`numeric`, 1-1 at the top left); columns 1–19 from the left with
   * rows 一–十九 from the top (`cjk`); or the distance to the nearest edge (`corner`). A line keeps its name when the
   * board is rotated.
   */
  coordinates: {
    choices: ['auto', 'none', 'western', 'sgf', 'numeric', 'cjk', 'corner'],
    isPersonal: true,
  },
  /**
   * Rotates the board clockwise, a Hex board in steps of 30 degrees (`330` is a diamond). Text stays upright. Readers
   * can rotate it further in the menu, which does not change this attribute; pictures, prints and books then show the
   * board as the reader sees it.
   *
   * @type {'0' | '90' | '180' | '270' | string}
   */
  rotate: {},
  /** Swaps left and right, after rotating. */
  mirror: { type: 'boolean' },
  /**
   * Shows black as white and white as black, on the board and beside the players' names. Text and speech (“Move 1,
   * Black Q16”, the result, comments) keep the colours of the record.
   */
  'swap-colors': { type: 'boolean' },
  /**
   * `auto` follows the page: on a page with light text the board is dark, and readers who ask for high contrast get
   * it. A page can add a theme, before a board uses it, with `customElements.get('sgf-board').themes.mine = {
   * background: '#486' }`. Its keys are the board's custom properties without `--sgf-board-`, and two more: `font`,
   * and `figure`, the direction of the grain (type `ThemeSource`).
   *
   * @type {'auto' | 'kaya' | 'walnut' | 'bamboo' | 'paper' | 'flat' | 'felt' | 'dark' | 'high-contrast' | string}
   */
  theme: { isPersonal: true },
  /** A line below the board. */
  caption: {},
  /** Accessible name; by default the caption or, without one, the players' names. */
  label: {},
  /**
   * The tools in the menu: some of `go` (to a move number that the reader types), `link` (to the shown move, if the
   * board has an `id`), `sgf`, `image` (also as text), `print`, `fullscreen` (from 480 px on, also a button beside the
   * menu’s), `flip` (rotates or mirrors the board, or swaps its colours, for this reader only), `count` (counts the
   * position; only for Go, and not in problems, in diagrams and while the result is hidden), `settings` and `help`. `none` leaves out the menu, and in a diagram also the button “Step through”. Default:
   * all tools; in a diagram only that button.
   */
  tools: {},
  /**
   * How a problem’s record marks right moves: `auto` finds out; the main line is right (`main-line`), or every line
   * (`all-lines`); moves are marked by goproblems.com’s `RIGHT` (`goproblems`), by words such as “Correct” at the start
   * of a comment or of a node’s name (`comment`), or by annotations such as `TE` and `BM` (`annotations`).
   */
  answer: { choices: ['auto', 'main-line', 'all-lines', 'goproblems', 'comment', 'annotations'] },
  /**
   * In a problem, the sentence for a move that the record does not have. Default: “This move isn’t covered.”, or “That’s
   * not the solution given here.” if the record has a single line.
   */
  'unknown-move': {},
  /**
   * In a problem, which of several answers the opponent plays: the first one in the record, a random one, or all of
   * them in turn until the reader has refuted each.
   */
  resist: { choices: ['first', 'random', 'all'] },
  /**
   * Shows a problem differently each time: `orientation` (rotated or mirrored), `colors` (swapped), or both.
   * Coordinates, labels and comments change with it. A problem whose comments name places (“upper left”) is not rotated
   * or mirrored.
   */
  shuffle: {},
  /**
   * Whether the solution of a problem is hidden until the reader has found it (`hidden`), can be shown with a button
   * (`reveal`), or is shown from the beginning (`shown`).
   */
  solution: { choices: ['hidden', 'reveal', 'shown'] },
  /**
   * Stores in the reader’s browser which problems they have solved, in how many tries and how much time. Readers can
   * clear it.
   */
  remember: { type: 'boolean' },
  /**
   * Where the board asks for the next move, in any mode: addresses as in `path`, such as `12 35 81`. Nodes with the
   * name `?` ask even without it. With `mode="guess"`, the side whose moves are guessed: `black` or `white` (default:
   * both).
   */
  guess: {},
  /**
   * With `mode="diagram"`, the address of the first move of a figure, as in printed books: this move and all later ones
   * are numbered, and captured stones stay on the board. With `mode="guess"`, the address where guessing begins; with
   * `mode="book"`, the address where the book begins.
   */
  from: {},
  /**
   * With `mode="diagram"`, the address of the last move of the figure. With `mode="guess"`, the address where guessing
   * ends; with `mode="book"`, the address where the book ends.
   */
  to: {},
  /**
   * Lets readers play their own moves, by mouse, by finger (the first tap shows the stone, the second plays it) and by
   * key. These moves appear in the tree but do not change the record. Readers can undo and clear them, copy them as
   * SGF, and link to them (`#g1/35.pd.dp`).
   */
  try: { type: 'boolean' },
  /** Hides the result behind a button until the reader asks for it. */
  'hide-result': { type: 'boolean' },
  /**
   * Plays the game as soon as the board is on the screen. Has no effect for readers who prefer reduced motion, or on a
   * board without controls (such as most diagrams), because nobody could stop it there.
   */
  autoplay: { type: 'boolean' },
  /**
   * Milliseconds between two moves while the game plays by itself, at least 100. Default (`auto`): 1,500 plus the time
   * to read the comment, at 15 characters per second, together at most 30 s.
   */
  interval: { isPersonal: true },
  /** Plays the game again from the beginning after the end. */
  loop: { type: 'boolean' },
  /** Whether keys step through the game while the focus is in the board (default), or never. */
  keys: { choices: ['focus', 'none'] },
  /**
   * What screen readers announce at each step: everything (default), or the move only. Readers can change this in the
   * settings.
   */
  speech: { choices: ['long', 'short'], isPersonal: true },
  /**
   * Plays the sound of a stone at each single step forward and for each move that the reader plays, and a longer one for
   * captures. Passes, jumps, held keys, links and scripts are silent. Browsers allow no sound before the reader’s first
   * click or key. Readers can change this in the settings.
   */
  sound: { type: 'boolean', isPersonal: true },
  /**
   * With `focus`, the mouse wheel steps through the game while the board has the focus; at either end it scrolls the
   * page.
   */
  wheel: { choices: ['none', 'focus'] },
} as const satisfies Readonly<Record<string, Attribute>>;

type Attributes = typeof attributes;
export type AttributeName = keyof Attributes;

/** The attributes that are on or off. */
export type BooleanAttribute = {
  [Name in AttributeName]: Attributes[Name] extends { readonly type: 'boolean' } ? Name : never;
}[AttributeName];

/** The attributes with `choices`, each with the type of its values. */
export type Choices = {
  [
    Name in keyof Attributes as Attributes[Name] extends { readonly choices: readonly string[] }
      ? Name
      : never
  ]: Attributes[Name] extends { readonly choices: readonly (infer Choice)[] } ? Choice : never;
};

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** Other names of attributes. */
export const aliases = Object.entries<Attribute>(attributes).flatMap(([name, { isAlias }]) =>
  isAlias ? [name] : [],
);

/** The attributes that hold the record itself. */
export const recordAttributes = ['sgf', 'data-sgf'] as const satisfies readonly AttributeName[];

/** The property of an attribute: `hideResult` for `hide-result`; none for an alias. */
export type PropertyOf<Name extends AttributeName> = Attributes[Name] extends {
  readonly isAlias: true;
}
  ? never
  : Attributes[Name] extends { readonly property: infer Property extends string }
    ? Property
    : CamelCase<Name>;
