/** A format of Go servers other than SGF. */
export type ForeignFormat = 'GIB' | 'NGF' | 'UGF';

/** Length of the beginning of a text by which its format is recognised, in UTF-16 code units. */
const BEGINNING = 8000;

/** The format of a text in another format than SGF. The name of its file doesn't matter. */
export function formatOf(text: string): ForeignFormat | undefined {
  const beginning = text.slice(0, BEGINNING).replace(/\r\n?/g, '\n');
  if (/\(\s*;/.test(beginning)) return undefined;
  if (isGib(beginning)) return 'GIB';
  if (isUgf(beginning)) return 'UGF';
  return isNgf(beginning) ? 'NGF' : undefined;
}

function isGib(beginning: string): boolean {
  return /^[ \t]*\\HS[ \t]*$|^\\\[GIBOKIND=|^STO \d+ \d+ [12] \d+ \d+[ \t]*$/m.test(beginning);
}

function isUgf(beginning: string): boolean {
  return (
    /^[ \t]*\[(?:Header|Data)\][ \t]*$/im.test(beginning) &&
    /^[ \t]*(?:Ver=UG|Hdcp=|CoordinateType=|Crypt=|[A-Z]{2},[BW]\d,)/im.test(beginning)
  );
}

function isNgf(beginning: string): boolean {
  const [, size, , , , handicap, , komi, date] = beginning.trim().split('\n');
  const areNumbers = [size, handicap, komi].every((line) => /^\d{1,2}[ \t]*$/.test(line ?? ''));
  return (
    (areNumbers && /^\d{8}\b/.test(date ?? '')) ||
    /^PM[A-Z]{2}[BW][A-Z]{2,4}[ \t]*$/m.test(beginning)
  );
}
