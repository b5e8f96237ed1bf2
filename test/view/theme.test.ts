import { expect, fixture } from '@open-wc/testing';
import { isLightText, readTheme, suitingTheme, type Theme, themes } from '../../src/view/theme.js';
import { moreThemes } from '../../src/view/themes.js';

/** What a probe says of its colour, which the page has written in some way. */
async function probedColor(color: string): Promise<string> {
  const page = await fixture(
    `<div style="color:${color}"><i style="color:color-mix(in srgb,currentcolor,currentcolor)"></i></div>`,
  );
  return getComputedStyle(page.firstElementChild as Element).color;
}

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
    'hsl(40 80% 90%)',
    'white',
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
    'hsl(40 80% 10%)',
    '#222',
  ];
  for (const color of light)
    it(`${color} is light`, async () =>
      expect(isLightText(await probedColor(color))).to.equal(true));
  for (const color of dark)
    it(`${color} is dark`, async () =>
      expect(isLightText(await probedColor(color))).to.equal(false));
});

describe('suitingTheme', () => {
  const of = (color: string, zIndex = '0') =>
    suitingTheme({ color, zIndex } as CSSStyleDeclaration);

  it('is kaya, or dark where text is light', () => {
    expect(of('color(srgb 0.1 0.1 0.1)')).to.equal('kaya');
    expect(of('color(srgb 0.9 0.9 0.9)')).to.equal('dark');
  });

  it('is one of high contrast where the probe says that readers want it', () => {
    expect(of('color(srgb 0.1 0.1 0.1)', '1')).to.equal('high-contrast');
    expect(of('color(srgb 0.9 0.9 0.9)', '1')).to.equal('high-contrast');
  });
});

describe('a theme', () => {
  const unset = {
    getPropertyValue: (name: string) =>
      /color|fill|stroke/.test(name)
        ? 'rgba(0, 0, 0, 0)'
        : name.startsWith('outline')
          ? '0px'
          : 'normal',
  } as unknown as CSSStyleDeclaration;

  for (const [name, theme] of Object.entries({ ...themes, ...moreThemes }))
    it(`${name} has colours that a canvas knows, and shadows that painters can thin`, () => {
      const read = readTheme(theme, unset);
      const { background, line, black, white, mark, shadow } = read;
      const outline = read['stone-outline'];
      const colors = [background, line, black, white, outline.black, outline.white];
      for (const color of [...colors, mark.black, mark.white, mark.empty])
        expect(CSS.supports('color', color), color).to.equal(true);
      expect(shadow).to.match(/^(#[\da-f]{6})?$/);
    });

  it('takes any colour that the page sets, unless it is transparent', () => {
    const background = (color: string) =>
      readTheme({}, {
        getPropertyValue: (name: string) => (name.startsWith('background') ? color : 'normal'),
      } as unknown as CSSStyleDeclaration).background;
    for (const color of ['rgb(1, 2, 0)', 'rgba(1, 2, 3, 0.5)', 'oklab(0.7 0 0)', 'lab(50 20 0)'])
      expect(background(color)).to.equal(color);
    expect(background('rgba(0, 0, 0, 0)')).to.equal(themes['kaya']?.background);
  });

  it('is flat if it is for paper, lines only, or high contrast', () => {
    for (const name of ['paper', 'flat', 'high-contrast'])
      expect(moreThemes[name]).to.include({ grain: 0, shadow: '' });
  });

  it('has the colours that the reader’s system has, for high contrast', () => {
    const { background, line } = readTheme(moreThemes['high-contrast'] ?? {}, unset);
    expect([background, line]).to.deep.equal(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });
});

describe('marks', () => {
  /** What marks look like where the probe has these values. */
  const inksOn = (values: Readonly<Record<string, string>>, theme: Partial<Theme> = {}) =>
    readTheme(theme, {
      getPropertyValue: (name: string) => values[name] ?? 'normal',
    } as CSSStyleDeclaration).mark;

  it('have the theme’s ink where that can be seen', () => {
    expect(inksOn({})).to.eql(themes['kaya']?.mark);
  });

  it('are black or white on colours of the page that hide it', () => {
    expect(inksOn({ 'border-left-color': '#ddd' }).black).to.equal('#000'); // black stones
    expect(inksOn({ 'outline-color': '#234' }).white).to.equal('#fff'); // white stones
    expect(inksOn({ 'background-color': 'rgb(40 60 90)' }).empty).to.equal('#fff');
    expect(inksOn({}, { background: '#246' }).empty).to.equal('#fff');
  });

  it('have the colour that the page wants for them, whatever it is', () => {
    expect(inksOn({ fill: 'red', 'background-color': 'red' }).empty).to.equal('red');
  });
});
