// Compares what the pages saw.

const MOST_LINES = 6;

/** What differs from what the sources do: the interaction, and the first lines that differ. */
export function differencesOf(group, expected, actual, variant) {
  return expected.flatMap(([name, text], at) => {
    const [, other = ''] = actual[at] ?? [];
    if (text === other) return [];
    return [`${group}: ${name}: the ${variant} differs\n${linesThatDiffer(text, other)}`];
  });
}

/** From the first line that differs on. */
function linesThatDiffer(text, other) {
  const [lines, others] = [text.split('\n'), other.split('\n')];
  const first = lines.findIndex((line, at) => line !== others[at]);
  const at = first < 0 ? lines.length : first;
  const some = (from, sign) => from.slice(at, at + MOST_LINES).map((line) => `  ${sign} ${line}`);
  return [...some(lines, '-'), ...some(others, '+')].join('\n');
}
