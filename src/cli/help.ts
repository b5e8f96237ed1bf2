export const help = `Draws SGF game records and reports problems in them.

  sgf-board render FILE [options]
  sgf-board check FILE|FOLDER… [options]

render: FILE is a record, or - for standard input. The picture goes to standard output, or to a file:

  -o, --output FILE    the file to write; its name chooses the format: .svg, .png or .txt
  --format FORMAT      svg (default), png, western (a board in characters), or sensei (as Sensei's Library reads it)
  --width PIXELS       width of the picture (default: 32 for each column in SVG, 1000 in PNG)

What is shown:

  --move NUMBER        after this move of the main line: 35, last (default), -1 the last, -2 the one before …
  --path ADDRESS       any node: 35.2 is the second child of the node after move 35, #Name the node of that name
  --from ADDRESS       as a printed figure: every move from this one on has its number, and captured stones stay
  --book               the whole game as a book: an HTML page with figures, variations and comments, for a browser to
                       print on A4 or Letter; --from and --move or --path limit it
  --game NUMBER        which game of a collection: its number from 1, or its name
  --charset NAME       charset of the file, if it names none or a wrong one

How it is shown, as with the attributes of <sgf-board>:

  --numbers WHICH      auto, none, all, last, last-10, 51-100, figure; in a book last-30 makes figures of 30 moves
  --number-from N      the number of the first numbered move
  --marks WHICH        auto, none, or some of last, ring, ko, next, variations
  --view PART          auto, full, fit, fit-square, two corners (A1-J10), a corner and its size ("top-right 10")
  --coordinates STYLE  auto, none, western, sgf, numeric, cjk, corner
  --rotate DEGREES     0, 90, 180, 270; Hex boards in steps of 30
  --mirror             swaps left and right
  --swap-colors        swaps black and white
  --theme NAME         paper (default), kaya, dark, walnut, bamboo, felt, flat, high-contrast
  --caption TEXT       a line below a board in characters; the title of a picture
  --title TEXT         the title of a picture: a description for those who can't see it

  --verbose            reports problems in the record

check: reads and replays every file in a FOLDER that holds a record, whatever its name or charset. Each kind of error
and warning of a file takes one line; a kind in more than 20 files takes one line in all. The exit code is 1 if there is an error or a warning.

  --all                every finding, including notes on harmless deviations
  --quiet              only errors and the totals
  --json               for programs: an array with an object for each record
  --problems           takes each game for a problem and prints what its author should mend; with --all also how its
                       record marks what is right, and whether it can be solved

  --help, --version

Examples:

  sgf-board render game.sgf --move 35 --numbers 1-35 --view fit -o figure.svg
  sgf-board render game.sgf --theme kaya --width 1200 -o game.png
  sgf-board render game.sgf --book -o game.html
  sgf-board render problem.sgf --move 0 --view "top-right 10" --format sensei
  cat game.sgf | sgf-board render - > last-position.svg
  sgf-board check archive --json > findings.json
  sgf-board check --problems tsumego
`;
