/** Diagnostics and their positions, in English; only loaded by boards that show them. */
export const enDiagnostics = {
  place: 'line {line}, column {column}',
  excerpt: 'line {line}, column {column}: “{excerpt}”',
  empty: 'This is empty.',

  'no-sgf':
    'There is no game in this text. A game record starts with “(;”, this starts with “{detail}”.',
  'broken-format': 'This is a file in the format {detail}, but no game can be read from it.',
  'cut-format':
    'The end of this file in the format {detail} is missing; the moves before it are shown.',
  'skipped-line': 'The line “{detail}” is not understood and was skipped.',
  'empty-tree': 'A game without nodes was skipped.',
  'junk-before': 'Text before the game was skipped.',
  'junk-after': 'Text after the game was skipped.',
  'illegal-char': '“{detail}” does not belong here and was skipped.',
  'missing-paren': 'A “)” is missing at the end.',
  'extra-paren': 'There is one “)” too many.',
  'unterminated-value': 'This value has no “]” at its end.',
  'unescaped-bracket': 'A “]” in this text has no “\\” before it; the text was read to its end.',
  'missing-semicolon': 'A node starts here without “;”.',
  'node-behind': 'This comes after variations, but is read as the main line.',
  'no-value': '{detail} has no value.',
  'value-without-ident': 'A value without a property was skipped.',
  'duplicate-property': '{detail} occurs twice in one node.',
  'too-large': 'The record is larger than the limit of {detail}; the rest was not read.',
  'decode-error': 'Some bytes are not valid {detail}.',
  'unknown-charset': 'The charset {detail} is not known.',
  'charset-guessed': 'The charset was guessed: {detail}.',
  'charset-mismatch': 'The charset is not {detail}, as the record says.',
  'bad-value': '“{detail}” does not fit its property.',
  'mixed-charset': 'The games of this file name different charsets: {detail}.',
  'bad-point': '“{detail}” is not a point of this board.',
  'duplicate-point': '“{detail}” names a point that is already named.',
  'point-case': '“{detail}” is read in small letters.',
  'point-form': '“{detail}” is read as column and row, as in Go.',
  'western-coords': '“{detail}” is read as a coordinate beside the board.',
  'board-size': 'The board size can’t be used as written.',
  'unsupported-game': '{detail}: the record is shown without a board.',
  overwrite: 'The move {detail} was played on a stone.',
  suicide: 'The move {detail} is suicide.',
  ko: 'The move {detail} retakes a ko at once.',
  'two-moves': 'One node has two moves.',
  'move-in-root': 'The first node has a move.',
  'setup-and-move': 'One node has both setup and a move.',
  'swap-sides-meant': 'The player who swapped moves again: sides were swapped, not pieces.',
  'old-style-variation': 'The previous move is taken back: this is a variation of it.',
};

/** Diagnostics of the check of a whole record (`game/check/`), in English. Boards don't run it. */
export const enCheckDiagnostics = {
  'too-many-values': '{detail} has more than one value; the first counts.',
  'ff-unknown': '“{detail}” is not a version of SGF; they are 1 to 5.',
  'square-as-rect': 'A square board’s size is one number, not “{detail}”.',
  'unknown-property': '{detail} is not a known property; it is kept.',
  'root-property-elsewhere': '{detail} counts in the first node only.',
  'info-elsewhere': '{detail} is given again; the first one counts.',
  'bad-date': 'SGF writes dates as 1997-05-31, not “{detail}”.',
  'bad-result': 'SGF writes results as B+2.5 or W+R, not “{detail}”.',
  'bad-komi': 'SGF writes komi as 6.5, not “{detail}”.',
  'komi-hundredths': '“{detail}” is read as hundredths.',
  'handicap-without-stones': 'A handicap of {detail} is given without stones (AB).',
  'time-units': 'SGF writes times in seconds, not “{detail}”.',
  'contradicting-annotations': 'The annotations {detail} contradict each other.',
  'annotation-without-move': 'The annotation {detail} needs a move in its node.',
};

/** Changes that a page's editor made to the record inside an element, and what was left out of a text diagram, in English. */
export const enEdits = {
  'diagram-sign': 'Nobody knows this sign in a text diagram; it was left out: {detail}',
  'edited-link':
    'This page’s editor changed the record: it made a link of the variation “{detail}”. Put it into a code block, or use src.',
  'edited-break':
    'This page’s editor changed the record: it put a new line or paragraph into it. Put it into a code block, or use src.',
  'edited-rest':
    'This page’s editor changed the record: it moved “{detail}” out of the element. Put it into a code block, or use src.',
};

/** Mistakes that the author of a problem should mend (`problem/check-problem.ts`), in English. */
export const enProblemDiagnostics = {
  'no-solution': 'The record has no solution: no move answers the question.',
  'no-problem':
    'This is a game without a question. Let path name the node of a problem in it, or mark the right moves.',
  'first-color': 'The solution starts with the other color than PL says (“{detail}”).',
  'illegal-solution': 'The rules do not allow the move {detail} of the solution.',
  'right-and-wrong': 'This position is marked both as right and as wrong; it counts as right.',
  'no-right-mark':
    'No move is marked as right, although others are marked; the first line counts as right.',
  'repeated-branch': 'The move {detail} begins more than one branch here; they count as one.',
  'many-branches': 'The problem has {detail} lines: old phones may open it slowly.',
};
