import type { Color } from '../rules/point.js';
import { type Context, type Picture, PictureCache } from './material.js';
import type { Theme } from './theme.js';

/** The radius of a stone as a share of the cell: neighbours just don't touch. */
export const STONE_RADIUS = 0.478;
/** How far a shadow reaches, as shares of the stone's radius. */
const SHADOW_REACH = 1.2;
const SHADOW_SHIFT = 0.11;
/** From this cell on, in device pixels, shell lines can be seen. */
const SMALLEST_SHELL = 26;

const stones = new PictureCache();
const shadows = new PictureCache();

/** The picture of a stone, `size` device pixels wide and high, shared by all boards. */
export function stonePicture(color: Color, cell: number, size: number, theme: Theme): Picture {
  const key = [color, cell, size, theme[color], theme[`${color}Outline`]].join();
  return stones.take(key, size, size, (context) => {
    const center = size / 2;
    const radius = cell * STONE_RADIUS;
    context.beginPath();
    context.arc(center, center, radius, 0, Math.PI * 2);
    context.fillStyle = theme[color];
    context.fill();
    context.save();
    context.clip();
    if (color === 'black') paintSlate(context, center, radius);
    else paintShell(context, center, radius, cell);
    context.restore();
    context.strokeStyle = theme[`${color}Outline`];
    context.lineWidth = Math.max(0.6, radius * 0.045);
    context.beginPath();
    context.arc(center, center, radius - context.lineWidth / 2, 0, Math.PI * 2);
    context.stroke();
  });
}

/** The soft shadow that a stone throws to the lower right. */
export function shadowPicture(cell: number, size: number, theme: Theme): Picture {
  return shadows.take([cell, size, theme.shadow].join(), size, size, (context) => {
    const radius = cell * STONE_RADIUS;
    const center = size / 2 + radius * SHADOW_SHIFT;
    const reach = radius * SHADOW_REACH;
    const fade = context.createRadialGradient(center, center, radius * 0.7, center, center, reach);
    fade.addColorStop(0, `rgb(${theme.shadow} / 0.55)`);
    fade.addColorStop(0.5, `rgb(${theme.shadow} / 0.3)`);
    fade.addColorStop(1, `rgb(${theme.shadow} / 0)`);
    context.fillStyle = fade;
    context.fillRect(0, 0, size, size);
  });
}

/** Slate is matt: a broad, weak highlight and a dark rim. */
function paintSlate(context: Context, center: number, radius: number): void {
  glow(context, center, radius, 0.95, [
    [0, 'rgb(255 255 255 / 0.34)'],
    [0.3, 'rgb(255 255 255 / 0.17)'],
    [1, 'rgb(255 255 255 / 0)'],
  ]);
  shade(context, center, radius, 'rgb(0 0 0 / 0.5)', 0.55);
}

/** Shell is bright, with fine lines of growth and a warm shade towards the lower right. */
function paintShell(context: Context, center: number, radius: number, cell: number): void {
  if (cell >= SMALLEST_SHELL) {
    context.strokeStyle = 'rgb(150 128 88 / 0.13)';
    context.lineWidth = Math.max(0.5, radius * 0.035);
    for (let offset = -0.9; offset < 1; offset += 0.26) {
      context.beginPath();
      context.arc(
        center - radius * 2.2,
        center + radius * 1.6,
        radius * (2.72 + offset),
        -1.2,
        0.3,
      );
      context.stroke();
    }
  }
  glow(context, center, radius, 0.9, [
    [0, 'rgb(255 255 255 / 1)'],
    [0.45, 'rgb(255 255 255 / 0.55)'],
    [1, 'rgb(255 255 255 / 0)'],
  ]);
  shade(context, center, radius, 'rgb(84 66 34 / 0.42)', 0.62);
}

/** Light from the upper left. */
function glow(
  context: Context,
  center: number,
  radius: number,
  reach: number,
  stops: readonly (readonly [number, string])[],
): void {
  const at = center - radius * 0.34;
  const light = context.createRadialGradient(at, at, 0, at, at, radius * (reach + 0.34));
  for (const [offset, color] of stops) light.addColorStop(offset, color);
  context.fillStyle = light;
  context.fillRect(0, 0, center * 2, center * 2);
}

/** The side turned away from the light. */
function shade(
  context: Context,
  center: number,
  radius: number,
  color: string,
  from: number,
): void {
  const at = center - radius * 0.22;
  const dark = context.createRadialGradient(at, at, radius * from, at, at, radius * 1.32);
  dark.addColorStop(0, 'rgb(0 0 0 / 0)');
  dark.addColorStop(1, color);
  context.fillStyle = dark;
  context.fillRect(0, 0, center * 2, center * 2);
}
