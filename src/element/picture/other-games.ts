import { cellDrawings } from '../../view/paint/cell-drawings.js';
import { type Brush, paintDrawing } from '../../view/paint/paint.js';
import { levelsOf, readableInk } from '../../view/paint/contrast.js';
import type { Theme } from '../../view/paint/theme.js';
import type { Shape } from '../../view/scene/shapes.js';

export { addOtherGames } from '../../view/layout/other-boards.js';

/** Paints shapes that only boards with cells have, and the winning connection in the accent colour. */
export function paint(brush: Brush, shape: Shape): void {
  const { theme, cell } = brush;
  const colors = shape.kind === 'connection' ? { ...theme, ...accentOn(theme) } : theme;
  for (const drawing of cellDrawings(shape, colors, cell)) paintDrawing(brush, shape, drawing);
}

/** Lightness offsets of the accent's tones, out of 255. Values beyond black and white are clamped. */
const tones = [0, 30, -30, -60];

/** A tone of the accent that is visible on stones of both colours, unless the page has chosen a colour. */
function accentOn({ last, accent, black, white }: Theme): Pick<Theme, 'last'> {
  if (last || !accent) return {};
  const levels = [...levelsOf(accent)].slice(0, 3); // without opacity
  const inks = tones.map((tone) => `rgb(${levels.map((level) => level + tone).join()})`);
  const ink = inks.find((each) => [black, white].every((on) => readableInk(each, on) === each));
  return ink ? { last: ink } : {};
}
