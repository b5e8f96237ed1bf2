/**
 * Matches comments in which a program reports its analysis: Fox's `/"jueyi黑54.3%`, KaTrain's `Win rate: B 54.3%`, and a
 * bare win rate with the moves of a variation. The escapes keep the classic script in ASCII.
 */
const reports = [
  /jueyi[\u9ed1\u767d]\d/,
  /^(?:Win rate: [BW] \d|Score: [BW]\+\d)/m,
  /^\d{1,3}(?:\.\d+)? ?\n(?:[A-Za-z]\d{1,2}[ \n]?)*\s*$/,
];

/** Whether a comment is a program's report and not written for people. */
export function isReport(comment: string): boolean {
  return reports.some((report) => report.test(comment));
}
