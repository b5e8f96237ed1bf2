/** Diagnostics and their positions, in English; only loaded by boards that show them. */
export const enDiagnostics = {
  place: 'line {line}, column {column}',
  excerpt: 'line {line}, column {column}: “{excerpt}”',
  empty: 'This is empty.',

  'no-sgf': 'This text is not a game record. Records start with “(;”, this starts with “{detail}”.',
  'broken-format': 'This file has the format {detail}, but no game can be read from it.',
  'cut-format':
    'The end of this file (format: {detail}) is missing; the moves before it are shown.',
  'skipped-line': 'The line “{detail}” could not be read and was skipped.',
  'empty-tree': 'A game without nodes was skipped.',
  'junk-before': 'Text before the game was skipped.',
  'junk-after': 'Text after the game was skipped.',
  'illegal-char': '“{detail}” does not belong here and was skipped.',
  'missing-paren': 'A closing “)” is missing at the end.',
  'extra-paren': 'There is one closing “)” too many.',
  'unterminated-value': 'This value has no closing “]”.',
  'unescaped-bracket':
    'This text has a “]” without a “\\” before it; the text was read to its end.',
  'missing-semicolon': 'This node starts without “;”.',
  'node-behind': 'This follows variations, but is read as part of the main line.',
  'no-value': '{detail} has no value.',
  'value-without-ident': 'A value without a property was skipped.',
  'duplicate-property': '{detail} appears twice in one node.',
  'too-large': 'The record is larger than the limit of {detail}; the rest was not read.',
  'decode-error': 'Some bytes are not valid {detail}.',
  'unknown-charset': 'The charset {detail} is unknown.',
  'charset-guessed': 'The charset was guessed: {detail}.',
  'charset-mismatch': 'The record says its charset is {detail}, but it isn’t.',
  'bad-value': '“{detail}” is not a valid value of its property.',
  'mixed-charset': 'The games in this file name different charsets: {detail}.',
  'bad-point': '“{detail}” is not a point on this board.',
  'duplicate-point': '“{detail}” names a point that is already listed.',
  'point-case': '“{detail}” is read in lowercase.',
  'point-form': '“{detail}” is read as column and row, as in Go.',
  'western-coords': '“{detail}” is read as a coordinate at the edge of the board.',
  'board-size': 'This board size can’t be used.',
  'unsupported-game': '{detail}: the record is shown without a board.',
  overwrite: 'The move {detail} was played on an occupied point.',
  suicide: 'The move {detail} is suicide.',
  ko: 'The move {detail} retakes a ko immediately.',
  'two-moves': 'One node has two moves.',
  'move-in-root': 'The first node has a move.',
  'setup-and-move': 'One node has both setup stones and a move.',
  'swap-sides-meant':
    'The player who swapped moves again, so the sides were swapped, not the pieces.',
  'old-style-variation': 'The previous move is taken back here: this is a variation of it.',
};

/** Diagnostics of the check of a whole record (`game/check/`), in English. Boards don't run it. */
export const enCheckDiagnostics = {
  'too-many-values': '{detail} has more than one value; the first one is used.',
  'ff-unknown': '“{detail}” is not a version of SGF (1 to 5).',
  'square-as-rect': 'The size of a square board is one number, not “{detail}”.',
  'unknown-property': '{detail} is an unknown property; it is kept.',
  'root-property-elsewhere': '{detail} only has an effect in the first node.',
  'info-elsewhere': '{detail} is given again; the first one is used.',
  'bad-date': 'SGF writes dates as 1997-05-31, not “{detail}”.',
  'bad-result': 'SGF writes results as B+2.5 or W+R, not “{detail}”.',
  'bad-komi': 'SGF writes komi as 6.5, not “{detail}”.',
  'komi-hundredths': '“{detail}” is read as hundredths.',
  'handicap-without-stones': 'A handicap of {detail} is given without stones (AB).',
  'time-units': 'SGF writes times in seconds, not “{detail}”.',
  'contradicting-annotations': 'The annotations {detail} contradict each other.',
  'annotation-without-move': 'The annotation {detail} needs a move in the same node.',
};

/** Changes that a page's editor made to the record inside an element, and what was left out of a text diagram, in English. */
export const enEdits = {
  'diagram-sign': 'Unknown sign in a text diagram, left out: {detail}',
  'edited-link':
    'This page’s editor changed the record: it turned the variation “{detail}” into a link. Put the record into a code block, or use src.',
  'edited-break':
    'This page’s editor changed the record: it added a line break or a paragraph. Put the record into a code block, or use src.',
  'edited-rest':
    'This page’s editor changed the record: it moved “{detail}” out of the element. Put the record into a code block, or use src.',
};

/** Mistakes that the author of a problem should mend (`problem/check-problem.ts`), in English. */
export const enProblemDiagnostics = {
  'no-solution': 'The record has no solution: no move solves the problem.',
  'no-problem':
    'This is a game, not a problem. Set path to the node of a problem in it, or mark the right moves.',
  'first-color': 'The solution starts with a different color than PL says (“{detail}”).',
  'illegal-solution': 'The move {detail} of the solution is illegal.',
  'right-and-wrong': 'This position is marked both as right and as wrong; it counts as right.',
  'no-right-mark': 'Some moves are marked, but none as right; the first line counts as right.',
  'repeated-branch': 'The move {detail} starts more than one branch here; they count as one.',
  'many-branches': 'The problem has {detail} lines; older phones may open it slowly.',
};
