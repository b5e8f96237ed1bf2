/** An attribute of `<sgf-board>`. */
export interface Attribute {
  /** A boolean attribute is on if it is written; all others are text. */
  readonly type?: 'boolean';
  /** The only values it may have; the first is the default. Suggested values of an open attribute are in `@type`. */
  readonly choices?: readonly string[];
  /** Readers may set it for themselves; their value wins over the page's. */
  readonly isPersonal?: true;
  /** Name of the property, if it is not the attribute's in camel case. */
  readonly property?: string;
  /** Another name of the attribute before it, without a property. */
  readonly isAlias?: true;
}

/**
 * All attributes of `<sgf-board>`, in the order of the reference. The manifest, the reference, the types of frameworks,
 * the WordPress block and the lists of site generators are made from this table; each row's comment is its description.
 */
export const attributes = {
  /**
   * Address of the record, relative to the page; `data:` works, too. Boards with the same address share one download.
   * `#g1` shows the record of the board, script or text with that id.
   */
  src: {},
  /**
   * The record as text, for pages made by programs; people write it inside the element. It overrides `src` and the
   * text inside; if there is a record inside as well, the console warns. If it is empty, `src` or the text inside is
   * shown again. The property `sgf` does the same but does not change the attribute: whichever was set last counts.
   */
  sgf: {},
  /** Another name for `sgf`. If both are set, `sgf` wins. */
  'data-sgf': { isAlias: true },
  /** Charset of the file, if the file does not name it, or names the wrong one. */
  charset: {},
  /**
   * So many megabytes of a record are read, 16 by default. Of a larger one the board shows what it has read, and says
   * so.
   */
  limit: {},
  /**
   * Seconds, at least 5, after which the file at `src` is fetched again, for a game that is still played. Readers at
   * its end go along; others stay where they are and are told of new moves. It does nothing where the reader has to
   * find moves. Nothing is fetched while the page is hidden, and less often while the server fails.
   */
  live: {},
  /** As on `img`. */
  crossorigin: { choices: ['anonymous', 'use-credentials'], property: 'crossOrigin' },
  /** When to load: when the board comes near the screen (default), or at once. */
  loading: { choices: ['lazy', 'eager'] },
  /** Which game of a file with several: its number, from 1, or its name. */
  game: {},
  /**
   * Opening position: a move number, `last`, or `-1`, `-2` … counted from the end. Default: 0, in a diagram `last`.
   * Nodes without a move at the end are not counted; `path="last"` opens the very last node.
   */
  move: {},
  /**
   * Opening position as an exact address: `35` (after move 35), `35.2` (the second of the moves that follow it),
   * `35.2.4` (four nodes after that), `35+1` (one node without a move after it), `last`, or `#Name` (the node with
   * that name); `game78.35.2` is the same in game 78 of the file.
   */
  path: {},
  /**
   * The board with panels and controls (default); the board with its caption only; a problem that the reader solves on
   * the board, whose answer stays hidden until then (the question is the position that `path` or `move` names, by
   * default the last one before the first move); a game whose moves the reader guesses; or the whole game as a book:
   * figures of 50 moves (`numbers="last-30"`: of 30), comments between them, variations as small diagrams.
   */
  mode: { choices: ['viewer', 'diagram', 'problem', 'guess', 'book'] },
  /** Buttons and slider: as many as there is room for (`auto`; none in a diagram), all of them, three buttons, or none. */
  controls: { choices: ['auto', 'full', 'compact', 'none'] },
  /**
   * Panels around the board: `auto` (all that there is room for; none in a diagram), `none`, or some of `players`,
   * `comment`, `tree` (narrow boards show it only if you name it), `curve` (win rate and score, where the record has
   * them), `info` and `captures`.
   */
  panels: {},
  /**
   * Part of the board to show: `auto` (the part that the record names), `full`, `fit` (the part that the game uses),
   * `fit-square` (that part, as high as wide; problems show it), two corners (`A1-J10`, `cc:ff`), or a corner and a
   * size (`top-left 10`, `bottom-right 10x6`).
   */
  view: {},
  /**
   * Move numbers on the stones: `auto` (as the record says), `none`, `all`, `last`, `last-10` (the last ten moves),
   * `51-100`, or `figure` (from where the record starts a figure). In a book `last-30` makes figures of 30 moves, and
   * `all` one figure.
   */
  numbers: { isPersonal: true },
  /** Number of the first numbered move; the following moves count on from it. */
  'number-from': {},
  /**
   * The board's own marks: `auto` (the last move, and where the record branches the next moves as faint stones, unless
   * it is a problem, its `ST` says no, or the result is hidden), `none`, or some of `last` (the last move in a ring),
   * `dot` (with a dot instead), `ko`, `next` (the next move of the record) and `variations` (a letter for each).
   */
  marks: {},
  /**
   * Coordinates: Western (A1 bottom left, without I), if there is room (`auto`) or always (`western`); SGF letters
   * (`aa` top left); numbers (1-1 top left); columns 1–19 from the left with rows 一–十九 from the top (`cjk`); the
   * distance to the nearest edge (`corner`). A line keeps its name when the board is rotated.
   */
  coordinates: {
    choices: ['auto', 'none', 'western', 'sgf', 'numeric', 'cjk', 'corner'],
    isPersonal: true,
  },
  /**
   * Rotates the board clockwise, a Hex board in steps of 30 degrees (`330` is a diamond). Text stays upright.
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
   * What the menu offers: some of `go` (to a move whose number is typed), `link` (to the shown move, if the board has
   * an `id`), `sgf`, `image` (also as text), `print`, `fullscreen`, `flip`, `settings` and `help`. `none` leaves out
   * the menu, and in a diagram also the button “Play through”. Default: all; in a diagram only that button.
   */
  tools: {},
  /**
   * In a problem, what is right: found by the record’s own signs (`auto`); the main line; every line; or what is
   * marked by goproblems.com’s `RIGHT`, by words such as “Correct” at the start of a comment or of a node’s name, or
   * by annotations (`TE`, `BM` …).
   */
  answer: { choices: ['auto', 'main-line', 'all-lines', 'goproblems', 'comment', 'annotations'] },
  /**
   * In a problem, which of several answers the opponent plays: the first of the record, any of them, or all in turn
   * until the reader has refuted each.
   */
  resist: { choices: ['first', 'random', 'all'] },
  /**
   * Shows a problem differently each time: `orientation` (turned or mirrored), `colors` (swapped), or both. Its
   * coordinates, labels and comments follow; where they can’t (“upper left”), it stays as it is.
   */
  shuffle: {},
  /**
   * Whether the solution of a problem is hidden until the reader has found it, is told at the press of a button, or is
   * shown from the beginning.
   */
  solution: { choices: ['hidden', 'reveal', 'shown'] },
  /**
   * Keeps in the reader’s browser which problems they have solved, in how many tries and how much time. Readers can
   * clear it.
   */
  remember: { type: 'boolean' },
  /**
   * Where the board asks for the next move, in any mode: addresses as in `path`, such as `12 35 81`; nodes named `?`
   * ask, too. With `mode="guess"`, the side whose moves are guessed: `black` or `white` (default: both).
   */
  guess: {},
  /**
   * With `mode="diagram"`, the address of the first move of a figure, as books print it: that move and all later ones
   * are numbered, and captured stones stay on the board. With `mode="guess"`, the address from which moves are
   * guessed; with `mode="book"`, that from which the book begins.
   */
  from: {},
  /**
   * With `mode="diagram"`, the address of the last move that is shown. With `mode="guess"`, the address up to which
   * moves are guessed; with `mode="book"`, that at which the book ends.
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
   * Plays the game as soon as the board is on the screen. Has no effect for readers who ask for less motion, or on a
   * board without controls (such as most diagrams), because nobody could stop it there.
   */
  autoplay: { type: 'boolean' },
  /**
   * Milliseconds between two moves while the game plays by itself, at least 100. Default (`auto`): 1,500 plus the time
   * to read the comment, at 15 characters per second, together at most 30 s.
   */
  interval: { isPersonal: true },
  /** Starts again after the end. */
  loop: { type: 'boolean' },
  /** Whether keys step through the game while the focus is in the board (default), or never. */
  keys: { choices: ['focus', 'none'] },
  /**
   * What screen readers announce at each step: everything (default), or the move only. Readers can change this in the
   * settings.
   */
  speech: { choices: ['long', 'short'], isPersonal: true },
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

/** The attributes with `choices`, each with these. */
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
