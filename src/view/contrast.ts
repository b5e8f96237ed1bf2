/** What a mark has to stand out by from what is under it (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;
/** Black and white stand out from a surface of this luminance equally. */
const MIDDLE_LUMINANCE = 0.18;

const known = new Map<string, number>();

/** The ink that was wanted, where it can be seen on a surface; else black or white. Any CSS colours. */
export function readableInk(wanted: string, surface: string): string {
  const [ink, ground] = [luminanceOf(wanted), luminanceOf(surface)];
  const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
  if (contrast >= LEAST_CONTRAST) return wanted;
  return ground > MIDDLE_LUMINANCE ? '#000' : '#fff';
}

/** From 0 for black to 1 for white, as WCAG has it; of any CSS colour. */
export function luminanceOf(color: string): number {
  const luminance = known.get(color) ?? measureLuminance(color);
  known.set(color, luminance);
  return luminance;
}

function measureLuminance(color: string): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return 0;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  const linear = (level: number) => (level / 255) ** 2.2;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
