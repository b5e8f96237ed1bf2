import type { DiagramPoint } from './diagram.js';

/** The meaning of a sign for its point; `null` for a place where the diagram has no point. */
type Meaning = Omit<DiagramPoint, 'column' | 'row'> | null;

/** The set of signs: that of Sensei's Library, or plain text with these characters for stones. */
export type Signs = 'sensei' | { readonly black: string; readonly white: string };

/** The signs of Sensei's Library; also, small letters are labels and digits are moves. */
const sensei: Readonly<Record<string, Meaning>> = {
  '.': {},
  ',': {},
  '+': {},
  '*': {},
  X: { stone: 'B' },
  O: { stone: 'W' },
  B: { stone: 'B', mark: 'CR' },
  W: { stone: 'W', mark: 'CR' },
  '#': { stone: 'B', mark: 'SQ' },
  '@': { stone: 'W', mark: 'SQ' },
  Y: { stone: 'B', mark: 'TR' },
  Q: { stone: 'W', mark: 'TR' },
  Z: { stone: 'B', mark: 'MA' },
  P: { stone: 'W', mark: 'MA' },
  C: { mark: 'CR' },
  S: { mark: 'SQ' },
  T: { mark: 'TR' },
  M: { mark: 'MA' },
  '?': { mark: 'DD' },
  _: null,
};

/** Brackets around a point of plain text, as `toText('western')` writes them. */
const brackets: Readonly<Record<string, string>> = {
  '(': 'CR',
  '[': 'SQ',
  '<': 'TR',
  '{': 'MA',
  '*': 'SL',
};
const empty = /^[.,+·┼├┤┬┴┌┐└┘╋]$/;

/** The characters that a diagram in plain text uses for stones. */
export function plainSigns(signs: readonly string[]): Signs {
  const has = (sign: string) => signs.some((each) => each.replace(/^\W|\W$/g, '') === sign);
  const hasSign = (sign: string) => signs.includes(sign);
  if (hasSign('●') || hasSign('○') || hasSign('◯')) return { black: '●', white: '○◯' };
  const small = !has('X') && !has('O');
  if (small && (has('x') || has('o'))) return { black: 'x#@', white: 'o' };
  if (hasSign('@') && !has('X'))
    return { black: hasSign('#') ? '#' : '@', white: hasSign('#') ? '@O' : 'O' };
  if (hasSign('#') && !has('X')) return { black: '#', white: 'O' };
  return { black: 'X', white: 'O' };
}

/**
 * The meaning of a sign; `undefined` if it is unknown.
 *
 * @param from the number of the move that a diagram of Sensei's Library writes as 1
 */
export function readSign(sign: string, signs: Signs, from: number): Meaning | undefined {
  return signs === 'sensei' ? readSensei(sign, from) : readPlain(sign, signs);
}

function readSensei(sign: string, from: number): Meaning | undefined {
  if (/\d/.test(sign)) return { number: from - 1 + (Number(sign) || 10) };
  if (/[a-z]/.test(sign)) return { label: sign };
  return sensei[sign];
}

function readPlain(sign: string, signs: Exclude<Signs, 'sensei'>): Meaning | undefined {
  const [, open = '', inside = ''] = /^([([{<*])(\S+)[)\]}>*]$/.exec(sign) ?? [];
  const mark = brackets[open];
  const text = mark ? inside : sign;
  const first = text.charAt(0);
  const rest = text.slice(1);
  const label = rest || undefined;
  if (/^\d{1,3}$/.test(text)) return { number: Number(text), mark };
  if (signs.black.includes(first)) return { stone: 'B', mark, label };
  if (signs.white.includes(first)) return { stone: 'W', mark, label };
  if (empty.test(first) && !rest) return { mark };
  if (text === 'x') return { mark: 'TB' };
  if (text === 'o') return { mark: 'TW' };
  return /^\p{L}[\p{L}\d]{0,2}$/u.test(text) ? { label: text, mark } : undefined;
}
