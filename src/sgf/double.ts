import { readNumber } from './values.js';

/** Double: 1 or empty is normal, 2 is emphasised (FF[3]); `undefined` for anything else (V-05). */
export function readDouble(raw: string): 1 | 2 | undefined {
  if (raw.trim() === '') return 1;
  const value = readNumber(raw);
  return value === 1 || value === 2 ? value : undefined;
}
