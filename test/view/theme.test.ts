import { expect } from '@open-wc/testing';
import { isLightText } from '../../src/view/theme.js';

describe('isLightText', () => {
  const light = [
    'rgb(255, 255, 255)',
    'rgba(230, 226, 216, 0.9)',
    'color(srgb 0.9 0.9 0.85)',
    'color(display-p3 1 1 1)',
    'lab(92 0 0)',
    'lch(90 5 80)',
    'oklab(0.95 0 0)',
    'oklch(0.9 0.02 90)',
  ];
  const dark = [
    'rgb(0, 0, 0)',
    'rgb(60, 40, 20)',
    'color(srgb 0.1 0.1 0.2)',
    'color(display-p3 0 0 0.3)',
    'lab(8 0 0)',
    'lch(20 30 40)',
    'oklab(0.2 0 0)',
    'oklch(0.3 0.1 200)',
  ];
  for (const color of light) {
    it(`${color} is light`, () => expect(isLightText(color)).to.equal(true));
  }
  for (const color of dark)
    it(`${color} is dark`, () => expect(isLightText(color)).to.equal(false));
});
