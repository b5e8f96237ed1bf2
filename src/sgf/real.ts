import { withoutBlanks } from './values.js';

/** Real: also `5.`, `.5` and a decimal comma (V-04). */
export function readReal(raw: string): number | undefined {
  const digits = withoutBlanks(raw).replace(',', '.');
  return /^[+-]?(\d{1,15}(\.\d{0,15})?|\.\d{1,15})$/.test(digits) ? Number(digits) : undefined;
}
