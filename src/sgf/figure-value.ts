import { readNumber, readSimpleText, splitComposite } from './values.js';

/** FG: nothing, `flags:name`, or just a name as some programs write it (FF[4]; K-28). */
export function readFigureValue(raw: string): { readonly flags?: number; readonly name: string } {
  const [first, second] = splitComposite(raw);
  const flags = readNumber(first);
  if (flags === undefined) return { name: readSimpleText(first === '' ? (second ?? '') : raw) };
  return { flags, name: readSimpleText(second ?? '') };
}
