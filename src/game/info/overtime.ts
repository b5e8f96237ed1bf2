import { readTime } from '../../sgf/times.js';
import { readTimeInWords } from './times-in-words.js';
import { readNumber, readSimpleText, splitComposite } from '../../sgf/values.js';

/** The rules that apply when a player's time is used up; `raw` is the text of the record. */
export type Overtime =
  /** A number of periods; each gives some seconds per move. */
  | {
      readonly kind: 'japanese';
      readonly raw: string;
      readonly periods: number;
      readonly seconds: number;
    }
  /** A number of stones to play in each period. */
  | {
      readonly kind: 'canadian';
      readonly raw: string;
      readonly stones: number;
      readonly seconds: number;
    }
  /** The tagged values of FF[5], as `{ TM: 'A:10800', OP: 'A:60' }` (I-28). */
  | {
      readonly kind: 'fields';
      readonly raw: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  /** Anything else, to be shown as written. */
  | { readonly kind: 'other'; readonly raw: string };

const japanese = /^(\d{1,4}) ?[x×*次回] ?(.+)$/;
const canadian = /^(\d{1,4}) ?(?:moves?|stones?)? ?(?:\/|in) ?(.+)$/;
/** Words that programs write before and after the numbers. */
const systemBefore = /^(?:japanese|canadian)(?: byo-?yomi)?:? /;
const systemAfter = / ?(?:(?:japanese|canadian)? ?(?:byo-?yomi)?|periods?|[读讀]秒|秒読み)$/;
/** Longest text that is read as numbers; longer ones are descriptions. */
const LONGEST_FORM = 60;

/**
 * OT: `10x1m` and `5次60秒` are Japanese, `30 moves / 10m` Canadian (000 §Timeprops; I-24); FF[5] has tagged values.
 */
export function readOvertime(values: readonly string[]): Overtime {
  const raw = values.map(readSimpleText).join('; ');
  const fields = values.map((value) => splitComposite(value));
  if (
    values.length > 1 &&
    fields.every(([tag, text]) => text !== undefined && /^[A-Z]+$/.test(tag))
  ) {
    const texts = fields.map(([tag, text = '']) => [tag, readSimpleText(text)]);
    return { kind: 'fields', raw, fields: Object.fromEntries(texts) as Record<string, string> };
  }
  return readPeriods(raw) ?? { kind: 'other', raw };
}

function readPeriods(raw: string): Overtime | undefined {
  if (raw.length > LONGEST_FORM) return undefined;
  const text = raw.trim().toLowerCase().replace(/\s+/g, ' ');
  const form = text.replace(systemBefore, '').replace(systemAfter, '');
  const [, periods, each] = japanese.exec(form) ?? [];
  const length = each === undefined ? undefined : lengthOf(each);
  if (length !== undefined) {
    return { kind: 'japanese', raw, periods: Number(periods), seconds: length };
  }
  const [, stones, period] = canadian.exec(form) ?? [];
  const seconds = period === undefined ? undefined : lengthOf(period);
  if (seconds === undefined) return undefined;
  return { kind: 'canadian', raw, stones: Number(stones), seconds };
}

function lengthOf(text: string): number | undefined {
  return readTime(text) ?? readTimeInWords(text);
}

/**
 * Overtime in separate numbers: LC and LT or TC and TT are Japanese (000 §Timeprops; I-25, I-26), OM and OP Canadian
 * (FF[3]; I-27). `undefined` if one is missing or not a number.
 */
export function overtimeOf(
  kind: 'japanese' | 'canadian',
  count: string,
  length: string,
): Overtime | undefined {
  const number = readNumber(count);
  const seconds = readTime(length);
  if (number === undefined || seconds === undefined) return undefined;
  const raw = `${count.trim()} / ${length.trim()}`;
  return kind === 'japanese'
    ? { kind, raw, periods: number, seconds }
    : { kind, raw, stones: number, seconds };
}
