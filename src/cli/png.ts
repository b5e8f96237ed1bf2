import type * as painter from '@resvg/resvg-js';
import { CommandError } from './read-command.js';

/**
 * Converts an SVG file to a PNG file of this width in pixels.
 *
 * @throws CommandError if the converter is not installed
 */
export async function pngFrom(svg: string, width: number): Promise<Uint8Array> {
  const { Resvg } = await loadPainter();
  const font = { loadSystemFonts: true, sansSerifFamily: 'Arial' };
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font }).render().asPng();
}

async function loadPainter(): Promise<typeof painter> {
  try {
    return await import('@resvg/resvg-js');
  } catch {
    throw new CommandError('PNG needs one more package: npm install @resvg/resvg-js');
  }
}
