import { unwrap } from '../../replay/comments/unwrap.js';
import { withoutControls } from '../../texts/language.js';
import { element, type MarkupElement, type Piece } from './markup.js';

/**
 * Splits a text of a record into paragraphs at its blank lines; the first one begins with the heading. Removes control
 * characters, so the text can't affect the text around it.
 */
export function paragraphs(text: string, heading: string, lang?: string): MarkupElement[] {
  const all = unwrap(text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map(withoutControls).filter(Boolean))
    .filter((lines, at) => lines.length > 0 || (at === 0 && heading));
  return all.map((lines, at) =>
    element(
      'p',
      { dir: 'auto', lang },
      at === 0 && heading ? element('b', {}, heading) : undefined,
      at === 0 && heading && lines.length > 0 ? ' ' : undefined,
      ...lines.flatMap((line, number): Piece[] =>
        number > 0 ? [element('br', {}), line] : [line],
      ),
    ),
  );
}
