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
