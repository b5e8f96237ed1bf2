import { expect, fixture } from '../helpers/testing.js';
import { luminanceOf } from '../../src/view/paint/contrast.js';
import { isLightText, readTheme, suitingTheme } from '../../src/view/paint/read-theme.js';
import { themeNamed, themes, type ThemeSource } from '../../src/view/paint/theme.js';
import { everyTheme, probeWith } from './probe.js';

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
  for (const [name, theme] of Object.entries(everyTheme))
    it(`${name} has colours that a canvas knows`, () => {
      const read = readTheme(theme, probeWith());
      const { background, line, black, white, mark } = read;
      const outline = read['stone-outline'];
      const colors = [background, line, black, white, outline.black, outline.white];
      for (const color of [...colors, mark.black, mark.white, mark.empty])
        expect(CSS.supports('color', color), color).to.equal(true);
    });

  it('takes any colour that the page sets for the board, unless it is transparent', () => {
    const backgroundOf = (background: string) =>
      readTheme({}, probeWith({ background })).background;
    for (const color of ['rgb(1, 2, 0)', 'rgba(1, 2, 3, 0.5)', 'oklab(0.7 0 0)', 'lab(50 20 0)'])
      expect(backgroundOf(color)).to.equal(color);
    for (const color of ['rgba(0, 0, 0, 0)', 'oklch(0.5 0.1 20 / 0)'])
      expect(backgroundOf(color)).to.equal(themes['kaya']?.background);
  });

  it('takes what is transparent for all else: pages do without shadows or outlines', () => {
    const transparent = 'rgba(0, 0, 0, 0)';
    const probe = probeWith({ 'stone-shadow': transparent, 'stone-outline': transparent });
    expect(readTheme({}, probe)).to.deep.include({
      'stone-shadow': transparent,
      'stone-outline': { black: transparent, white: transparent },
    });
  });

  it('takes what is said of one colour before what is said of both, the page before the theme', () => {
    const own = { 'stone-outline': 'red', 'white-outline': 'blue' };
    expect(readTheme(own, probeWith())['stone-outline']).to.eql({ black: 'red', white: 'blue' });
    const probe = probeWith({ 'stone-outline': 'lime', 'black-outline': 'teal' });
    expect(readTheme(own, probe)['stone-outline']).to.eql({ black: 'teal', white: 'lime' });
  });

  it('takes the page’s text colour where that is asked for', () => {
    expect(readTheme({}, probeWith({ line: 'currentcolor' })).line).to.equal('rgb(9, 9, 9)');
  });

  it('takes the page’s text colour within other colours too', () => {
    const half = 'color-mix(in srgb, currentcolor, white)';
    const { line } = readTheme({}, probeWith({ line: half }));
    expect(luminanceOf(line)).to.be.closeTo(luminanceOf('rgb(132, 132, 132)'), 0.01);
    const { star } = readTheme({}, probeWith({ star: 'rgb(from currentcolor 200 g b)' }));
    expect(luminanceOf(star ?? '')).to.be.closeTo(luminanceOf('rgb(200, 9, 9)'), 0.01);
  });

  it('is as it is where the page has registered a property and not set it', () => {
    expect(readTheme({}, probeWith({ line: '', background: '', grain: '' }))).to.eql(
      readTheme({}, probeWith()),
    );
  });

  it('takes grain as a number that is not below 0, and fonts', () => {
    expect(readTheme({}, probeWith({ grain: '0' })).grain).to.equal(0);
    expect(readTheme({}, probeWith({ grain: '-3' })).grain).to.equal(0);
    expect(readTheme({}, probeWith({ grain: '1.5', font: 'serif' }))).to.include({
      grain: 1.5,
      font: 'serif',
    });
  });

  it('is flat if it is for paper, lines only, or high contrast', () => {
    for (const name of ['paper', 'flat', 'high-contrast'] as const)
      expect(everyTheme[name]).to.include({ grain: 0, 'stone-shadow': '' });
  });

  it('has coordinates with a contrast of 4.5 if it is flat', () => {
    const { coordinate = '', background } = everyTheme['flat'] ?? {};
    const [text, ground] = [coordinate, background ?? ''].map((color) => luminanceOf(color) + 0.05);
    expect((ground ?? 0) / (text ?? 1)).to.be.at.least(4.5);
  });

  it('has the colours that the reader’s system has, for high contrast', () => {
    const { background, line } = readTheme(everyTheme['high-contrast'] ?? {}, probeWith());
    expect([background, line]).to.deep.equal(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });

  it('is found by its own name only', () => {
    expect(themeNamed('kaya')).to.equal(themes['kaya']);
    expect(themeNamed('constructor')).to.equal(undefined);
  });
});

describe('lines and coordinates', () => {
  it('are as the theme has them on its own board', () => {
    for (const theme of Object.values(everyTheme)) {
      const { line, star, coordinate } = readTheme(theme, probeWith());
      const own = { line: theme.line ?? themes['kaya']?.line, star: theme.star };
      expect({ line, star, coordinate }).to.eql({ ...own, coordinate: theme.coordinate });
    }
  });

  it('are black or white on colours that hide them', () => {
    expect(readTheme({ background: '#222' }, probeWith()).line).to.equal('#fff');
    const onWhite = readTheme(themes['dark'] ?? {}, probeWith({ background: '#eee' }));
    expect(onWhite).to.include({ line: themes['dark']?.line, coordinate: '#000' });
    const onRed = readTheme({ star: '#222' }, probeWith({ background: '#200' }));
    expect(onRed).to.include({ line: '#fff', star: '#fff' });
  });

  it('have the colour that the page wants for them, whatever it is', () => {
    const values = { line: '#333', star: '#333', coordinate: '#333', background: '#222' };
    expect(readTheme({}, probeWith(values))).to.include(values);
  });

  it('are read on what is seen through a translucent board: white', () => {
    expect(readTheme({}, probeWith({ background: 'rgba(0, 0, 0, 0.2)' })).line).to.equal('#5a3d14');
  });
});

describe('marks', () => {
  /** What marks look like where the page has set these properties. */
  const inksOn = (values: Readonly<Record<string, string>>, theme: ThemeSource = {}) =>
    readTheme(theme, probeWith(values)).mark;

  it('have the theme’s ink where that can be seen', () => {
    expect(inksOn({})).to.eql({ black: '#fff', white: '#111', empty: '#210' });
    expect(inksOn({}, { mark: 'red' })).to.eql({ black: 'red', white: 'red', empty: '#000' });
  });

  it('are black or white on colours of the page that hide it', () => {
    expect(inksOn({ black: '#ddd' }).black).to.equal('#000');
    expect(inksOn({ white: '#234' }).white).to.equal('#fff');
    expect(inksOn({ background: 'rgb(40 60 90)' }).empty).to.equal('#fff');
    expect(inksOn({}, { background: '#246' }).empty).to.equal('#fff');
  });

  it('have the colour that the page wants for them, whatever it is', () => {
    expect(inksOn({ mark: 'red', background: 'red' }).empty).to.equal('red');
    expect(inksOn({ mark: 'red', 'mark-on-black': 'lime' })).to.eql({
      black: 'lime',
      white: 'red',
      empty: 'red',
    });
  });
});
