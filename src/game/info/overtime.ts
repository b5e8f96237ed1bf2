import { readTime } from '../../sgf/times.js';
import { readNumber, readSimpleText, splitComposite } from '../../sgf/values.js';

/** What happens when a player's time is used up; `raw` is what the record says. */
export type Overtime =
  /** So many periods of so many seconds for each move. */
  | {
      readonly kind: 'japanese';
      readonly raw: string;
      readonly periods: number;
      readonly seconds: number;
    }
  /** So many stones to play in each period of so many seconds. */
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

const japanese = /^(\d{1,4}) ?[x×*] ?(.+)$/;
const canadian = /^(\d{1,4}) ?(?:moves?|stones?)? ?(?:\/|in) ?(.+)$/;
/** What programs write behind the numbers. */
const system = / ?(?:(?:japanese|canadian)? ?(?:byo-?yomi)?|periods?)$/;
/** Longer texts are descriptions. */
const LONGEST_FORM = 60;

/** OT: `10x1m` is Japanese, `30 moves / 10m` Canadian (000 §Timeprops; I-24); tagged values FF[5]'s. */
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
  const text = raw.trim().toLowerCase().replace(/\s+/g, ' ').replace(system, '');
  const [, periods, each] = japanese.exec(text) ?? [];
  const length = each === undefined ? undefined : readTime(each);
  if (length !== undefined) {
    return { kind: 'japanese', raw, periods: Number(periods), seconds: length };
  }
  const [, stones, period] = canadian.exec(text) ?? [];
  const seconds = period === undefined ? undefined : readTime(period);
  if (seconds === undefined) return undefined;
  return { kind: 'canadian', raw, stones: Number(stones), seconds };
}

/**
 * Overtime told in numbers: LC and LT or TC and TT are Japanese (000 §Timeprops; I-25, I-26), OM and
 * OP Canadian (FF[3]; I-27). `undefined` where either is missing or no number.
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
