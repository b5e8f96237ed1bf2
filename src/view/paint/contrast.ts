/** Minimum contrast of a mark with its background (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;
/** The luminance of surfaces on which black and white have equal contrast. */
const MIDDLE_LUMINANCE = 0.18;

/** The colour below a translucent board, since a canvas is opaque. */
export const BELOW_BOARDS = '#fff';

const known = new Map<string, number>();

/** The wanted ink if it is visible on a surface, or else black or white. Accepts any CSS colours. */
export function readableInk(wanted: string, surface: string): string {
  const [ink, ground] = [luminanceOf(wanted), luminanceOf(surface, BELOW_BOARDS)];
  const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  if (contrast >= LEAST_CONTRAST) return wanted;
  return ground > MIDDLE_LUMINANCE ? '#000' : '#fff';
}

/**
 * The relative luminance of any CSS colour as WCAG defines it, from 0 for black to 1 for white.
 *
 * @param below the colour below a translucent one
 */
export function luminanceOf(color: string, below = ''): number {
  const luminance = known.get(color + below) ?? measureLuminance(color, below);
  known.set(color + below, luminance);
  return luminance;
}

function measureLuminance(color: string, below: string): number {
  const [red = 0, green = 0, blue = 0] = levelsOf(color, below);
  const linear = (level: number) => (level / 255) ** 2.2;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Red, green and blue from 0 to 255; without a browser only hexadecimal colours work. */
export function levelsOf(color: string, below = ''): Iterable<number> {
  const [, digits] = /^#(\w{3,8})$/.exec(color) ?? [];
  if (digits) {
    const width = digits.length < 6 ? 1 : 2;
    return [0, 1, 2].map((at) =>
      parseInt(digits.slice(at * width, (at + 1) * width).repeat(3 - width), 16),
    );
  }
  const canvas = 'OffscreenCanvas' in globalThis ? new OffscreenCanvas(1, 1) : undefined;
  const context = canvas?.getContext('2d');
  if (!context) return [];
  for (const layer of [below, color].filter(Boolean)) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  return context.getImageData(0, 0, 1, 1).data;
}
