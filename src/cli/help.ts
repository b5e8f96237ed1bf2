export const help = `Draws game records in SGF, and tells what is odd about them.

  sgf-board render FILE [options]
  sgf-board check FILE|FOLDER… [options]

render: FILE is a record, or - for standard input. The picture goes to standard output, or to a file:

  -o, --output FILE    where to write; the name tells the format: .svg, .png or .txt
  --format FORMAT      svg (default), png, western (a board in characters), or sensei (as Sensei's Library reads it)
  --width PIXELS       width of the picture (default: 32 for each column in SVG, 1000 in PNG)

What is shown:

  --move NUMBER        after this move of the main line: 35, last (default), -1 the last, -2 the one before …
  --path ADDRESS       any node: 35.2 is the second child of the node after move 35, #Name the node of that name
  --game NUMBER        which game of a collection: its number from 1, or its name
  --charset NAME       charset of the file, if it does not say so itself, or says it wrong

How it is shown, as the attributes of <sgf-board> say it:

  --numbers WHICH      auto, none, all, last, last-10, 51-100, figure
  --number-from N      the number of the first numbered move
  --marks WHICH        auto, none, or some of last, ring, ko, next, variations
  --view PART          auto, full, fit, two corners (A1-J10), a corner and its size ("top-right 10")
  --coordinates STYLE  auto, none, western, sgf, numeric, cjk, corner
  --rotate DEGREES     0, 90, 180, 270; Hex boards in steps of 30
  --mirror             left and right change places
  --swap-colors        black as white and white as black
  --theme NAME         paper (default), kaya, dark, walnut, bamboo, felt, flat, high-contrast
  --caption TEXT       a line below a board in characters; the title of a picture
  --title TEXT         the title of a picture: what it shows, for who can't see it

  --verbose            tells what is odd about the record

check: every file below a FOLDER that holds a record is read and replayed, whatever its name or charset. Each kind of error
and warning of a file takes one line. The exit code is 1 where there is an error or a warning.

  --all                every oddity, notes too: what is shown as it was meant, or as it is written
  --quiet              only what can't be read, and the sums
  --json               for programs: an array with an object for each record

  --help, --version

Examples:

  sgf-board render game.sgf --move 35 --numbers 1-35 --view fit -o figure.svg
  sgf-board render game.sgf --theme kaya --width 1200 -o game.png
  sgf-board render problem.sgf --move 0 --view "top-right 10" --format sensei
  cat game.sgf | sgf-board render - > last-position.svg
  sgf-board check archive --json > oddities.json
`;
