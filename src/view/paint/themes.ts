import { paper, type ThemeSource } from './theme.js';
import type { Figure } from './growth.js';

/** Flat-sawn: rings that wander widely. */
const flamed: Figure = (x, y, noise) => {
  const wander = 70 * noise(x / 150, y / 330) + 14 * noise(x / 40, y / 120);
  const ring = (x + wander) / 13;
  const late = (ring % 1) ** 2 * (0.25 + noise(Math.floor(ring) * 1.7, y / 300));
  const pore = noise(x * 1.1 + wander, y / 17) ** 5;
  return 0.34 * late + 0.5 * pore + 0.4 * noise((x + wander) / 60, y / 300) ** 2;
};

/** The width of a bamboo strip, and the least distance of its knots. */
const STRIP = 20;
const KNOTS = 330;

/** Strips glued side by side, each with its own tone, fine fibres, and a knot here and there. */
const strips: Figure = (x, y, noise) => {
  const strip = Math.floor(x / STRIP);
  const tone = noise(strip * 3, 3);
  const isKnot = (y + 1000 * noise(strip * 5, 8)) % (KNOTS + 200 * tone) < 6;
  const isJoint = x % STRIP < 0.8;
  const fibre = noise(x * 0.9, y / 120) ** 2 * (0.4 + noise(x / 3, y / 160));
  return 0.02 + 0.13 * tone + (isJoint ? 0.22 : 0) + (isKnot ? 0.14 : 0) + 0.2 * fibre;
};

/** The themes that are not in the file that every page loads. */
export const moreThemes: Readonly<Record<string, ThemeSource>> = {
  walnut: {
    background: '#ab835b',
    grain: 0.8,
    figure: flamed,
    line: '#2a1708',
    'stone-shadow': '#160a02',
  },
  bamboo: {
    background: '#efd596',
    grain: 0.6,
    figure: strips,
    line: '#5b4620',
  },
  /** Green cloth, as on Othello boards. */
  felt: {
    background: '#368a5f',
    grain: 0,
    line: '#072617',
    coordinate: '#e4efe8',
    'mark-on-board': '#f2f7f4',
    'stone-shadow': '#04140c',
  },
  flat: {
    ...paper,
    background: '#efdcb9',
    line: '#a48a62',
    star: '#8d734c',
    coordinate: '#705937',
    black: '#26282c',
    'black-outline': '#26282c',
    'white-outline': '#a48a62',
    'mark-on-white': '#26282c',
    'mark-on-board': '#26282c',
  },
};
