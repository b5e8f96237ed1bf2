/** A format of Go servers other than SGF. */
export type ForeignFormat = 'GIB' | 'NGF' | 'UGF';

/** Length of the beginning of a text by which its format is recognised, in UTF-16 code units. */
const BEGINNING = 8000;

/** The format of a text in another format than SGF. The name of its file doesn't matter. */
export function formatOf(text: string): ForeignFormat | undefined {
  const beginning = plainLines(text.slice(0, BEGINNING)).trimStart();
  const isCertain = /^(?:\\HS|\[Header\])\n/i.test(beginning);
  if (!isCertain && /\(\s*;/.test(beginning)) return undefined;
  if (isGib(beginning)) return 'GIB';
  if (isUgf(beginning)) return 'UGF';
  return isNgf(beginning) ? 'NGF' : undefined;
}

/** A text with `\n` as line end and without blanks around its lines, as authors may indent a file in a page. */
export function plainLines(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .join('\n');
}

function isGib(beginning: string): boolean {
  return /^\\HS$|^\\\[GIBOKIND=|^STO \d+ \d+ [12] \d+ \d+$/m.test(beginning);
}

function isUgf(beginning: string): boolean {
  return (
    /^\[(?:Header|Data)\]$/im.test(beginning) &&
    /^(?:Ver=UG|Hdcp=|CoordinateType=|Crypt=|[A-Z]{2},[BW]\d,)/im.test(beginning)
  );
}

function isNgf(beginning: string): boolean {
  const [, size, , , , handicap, , komi, date] = beginning.split('\n');
  const areNumbers = [size, handicap, komi].every((line) => /^\d{1,2}$/.test(line ?? ''));
  return (
    (areNumbers && /^\d{8}\b/.test(date ?? '')) || /^PM[A-Z]{2}[BW][A-Z]{2,4}$/m.test(beginning)
  );
}
