/** A result as read from RE; `raw` is what the record says. */
export interface GameResult {
  readonly raw: string;
  readonly winner?: 'black' | 'white' | 'draw';
  readonly by?: 'points' | 'resign' | 'time' | 'forfeit';
  readonly score?: number;
}

const ways = { r: 'resign', t: 'time', f: 'forfeit' } as const;

/** Reads the strict forms of FF[4] (I-38 to I-42); any other text is kept as written (I-47). */
export function readResult(raw: string): GameResult {
  const text = raw.trim().toLowerCase();
  if (['0', 'draw', 'jigo'].includes(text)) return { raw, winner: 'draw' };
  const win =
    /^(b|w)(?:lack|hite)?\s*\+\s*(?:(r|resign|t|time|f|forfeit)|(\d{1,4}(?:[.,]\d{0,4})?))?$/.exec(
      text,
    );
  if (!win) return { raw };
  const winner = win[1] === 'b' ? 'black' : 'white';
  if (win[3] !== undefined) {
    return { raw, winner, by: 'points', score: Number(win[3].replace(',', '.')) };
  }
  const way = win[2]?.[0] as keyof typeof ways | undefined;
  return way ? { raw, winner, by: ways[way] } : { raw, winner };
}
