/** A result from RE; `raw` is the text of the record. */
export interface GameResult {
  readonly raw: string;
  readonly winner?: Winner;
  readonly by?: 'points' | 'resign' | 'time' | 'forfeit';
  readonly score?: number;
  /** The note that FF[5] has after the colon. */
  readonly note?: string;
  /** Set if no document has this form, although the winner is clear (I-47a). */
  readonly unusual?: true;
}

/** The winner, or why there is none; `all`, `none` and `several` are FF[5]'s `A+`, `A-` and `M+`. */
export type Winner =
  | 'black'
  | 'white'
  | 'draw'
  | 'void'
  | 'unknown'
  | 'unfinished'
  | 'playing'
  | 'all'
  | 'none'
  | 'several';

const words = new Map(
  Object.entries<Winner>({
    0: 'draw',
    draw: 'draw',
    jigo: 'draw',
    void: 'void',
    '?': 'unknown',
    unfinished: 'unfinished',
    playing: 'playing',
    'a+': 'all',
    'a-': 'none',
    'm+': 'several',
  }),
);

const ways = { r: 'resign', t: 'time', f: 'forfeit' } as const;

const win =
  /^(b|w)(?:lack|hite)?\+(?:(r|resign|t|time|f|forfeit)|(\d{1,4}(?:[.,]\d{0,4})?|[.,]\d{1,4}))?$/;
/** Longest text that is read as a result. */
export const LONGEST_RESULT = 40;

/**
 * Reads the forms of FF[4] and FF[5], in any case and with blanks (I-38 to I-46, F-10, F-11). Other texts have no
 * winner; `readResult` knows more forms.
 */
export function readUsualResult(raw: string): GameResult {
  const whole = readOutcome(raw);
  const colon = raw.indexOf(':');
  if (whole || colon < 0) return { raw, ...whole };
  const outcome = readOutcome(raw.slice(0, colon));
  return outcome ? { raw, ...outcome, note: raw.slice(colon + 1).trim() } : { raw };
}

/** Reads a result without a note, in the same forms. */
export function readOutcome(text: string): Omit<GameResult, 'raw'> | undefined {
  if (text.length > LONGEST_RESULT) return undefined;
  const plain = text.toLowerCase().replace(/\s+/g, '');
  const word = words.get(plain);
  if (word) return { winner: word };
  const [, initial, way, score] = win.exec(plain) ?? [];
  if (!initial) return undefined;
  const winner = initial === 'b' ? 'black' : 'white';
  if (score !== undefined) return { winner, by: 'points', score: Number(score.replace(',', '.')) };
  const key = way?.[0] as keyof typeof ways | undefined;
  return key ? { winner, by: ways[key] } : { winner };
}
