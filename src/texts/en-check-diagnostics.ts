/** What the check of a whole record (`game/check/`) finds odd, in English. Boards don’t run it: they need none of this. */
export const enCheckDiagnostics = {
  'too-many-values': 'The property {detail} has more than one value; the first counts.',
  'ff-unknown': '“{detail}” is no version of SGF; they are 1 to 5.',
  'square-as-rect': 'A square board’s size is one number, not “{detail}”.',
  'unknown-property': 'The property {detail} is not known; it is kept as it is.',
  'root-property-elsewhere': 'The property {detail} counts in the first node only.',
  'info-elsewhere': 'The property {detail} is given again; the first one counts.',
  'bad-date': '“{detail}” is no date such as 1997-05-31.',
  'bad-result': '“{detail}” is no result such as B+2.5 or W+R.',
  'bad-komi': '“{detail}” is no komi such as 6.5.',
  'komi-hundredths': 'The komi {detail} is read as hundredths.',
  'handicap-without-stones': 'A handicap of {detail} is given, but no stones (AB) are.',
  'time-units': '“{detail}” is no time in seconds.',
  'contradicting-annotations': 'The annotations {detail} contradict each other.',
  'annotation-without-move': 'The annotation {detail} needs a move in its node.',
};
