// A launcher for Firefox. Its driver has no DevTools commands for what tests need (a reader's preferences, print,
// touch, dense screens), but it can run Firefox's privileged scripts, which do. Needs Firefox, and no other npm
// packages than Chromium's driver.
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { environment } from './browser.js';

/** As in automated Chromium: scrollbars take no room, and scripts can create touches. */
const PREFERENCES = { 'ui.useOverlayScrollbars': 1, 'dom.w3c_touch_events.enabled': 1 };

/** Firefox's names for the media features that it can emulate. */
const overrides = {
  'prefers-color-scheme': 'prefersColorSchemeOverride',
  'prefers-reduced-motion': 'prefersReducedMotionOverride',
};

const overrideOf = ({ name, value }) => [overrides[name], value];
const usual = Object.fromEntries(Object.values(overrides).map((name) => [name, 'none']));

/** The settings of readers who force colours: if these are only emulated, system colours stay light. */
const FORCED = [
  ['Int', 'browser.display.document_color_use', 2],
  ['Char', 'browser.display.background_color', '#000000'],
  ['Char', 'browser.display.foreground_color', '#ffffff'],
];

/** Implements DevTools commands for Firefox. */
const commands = {
  'Emulation.setEmulatedMedia': async (page, { media, features }) => {
    if (media !== undefined) await override(page, { mediumOverride: media });
    if (features) await emulateReader(page, features);
  },
  'Emulation.setTouchEmulationEnabled': (page, { enabled }) =>
    override(page, { touchEventsOverride: enabled ? 'enabled' : 'none' }),
  'Input.dispatchTouchEvent': ({ touchscreen }, { type, touchPoints: [point] }) =>
    type === 'touchStart' ? touchscreen.touchStart(point.x, point.y) : touchscreen.touchEnd(),
  'Emulation.setDeviceMetricsOverride': (page, { width, height, deviceScaleFactor }) =>
    page.setViewport({ width, height, deviceScaleFactor }),
  'Page.printToPDF': async (page, { printBackground }) => {
    const bytes = await page.pdf({ printBackground });
    return { data: Buffer.from(bytes).toString('base64') };
  },
};

/** A browser launcher for @web/test-runner. */
export function firefoxLauncher({ executablePath }) {
  const launchOptions = {
    browser: 'firefox',
    executablePath,
    env: environment,
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: PREFERENCES,
  };
  // Settings apply to all pages, so there is one page at a time.
  return chromeLauncher({ puppeteer, concurrency: 1, launchOptions, createPage });
}

/** A page that takes the same commands as Chromium's. */
async function createPage({ context }) {
  const page = await context.newPage();
  const goto = page.goto.bind(page);
  page.goto = async (...address) => {
    // Else no focus events are sent after tests that leave another page in front, or the focus in Firefox's toolbar.
    await page.bringToFront();
    await runPrivileged(page, ['gBrowser.selectedBrowser.focus()']);
    return goto(...address);
  };
  const setViewport = page.setViewport.bind(page);
  page.setViewport = async (viewport) => {
    await sizeFullScreen(page, viewport);
    await setViewport(viewport).catch(allowNoOrientation);
  };
  const isKnown = ({ name }) => name in overrides || name === 'forced-colors';
  const knows = (method, { features = [] } = {}) => method in commands && features.every(isKnown);
  const send = async (method, params = {}) => {
    if (!knows(method, params)) throw new Error(`Firefox can’t emulate ${method}.`);
    return commands[method](page, params);
  };
  page.createCDPSession = async () => ({ knows, send });
  page.emulateMediaType = (media) => send('Emulation.setEmulatedMedia', { media });
  page.emulateMediaFeatures = (features) => send('Emulation.setEmulatedMedia', { features });
  return page;
}

/** Firefox 140 cannot turn the screen; its viewport has been set by then. */
function allowNoOrientation(error) {
  if (!/unknown command emulation\.setScreenOrientation/.test(error.message)) throw error;
}

/** Emulates a reader's preferences; those that `features` lacks get their defaults. */
async function emulateReader(page, features) {
  const wanted = Object.fromEntries(features.map(({ name, value }) => [name, value]));
  const isForced = wanted['forced-colors'] === 'active';
  const isDark = wanted['prefers-color-scheme'] === 'dark';
  const set = isForced ? FORCED.slice(0, isDark ? FORCED.length : 1) : [];
  await runPrivileged(page, [
    ...FORCED.map(([, name]) => `Services.prefs.clearUserPref('${name}')`),
    ...set.map(([type, name, value]) => {
      return `Services.prefs.set${type}Pref('${name}', ${JSON.stringify(value)})`;
    }),
  ]);
  const overridden = features.filter(({ name }) => name in overrides);
  await override(page, { ...usual, ...Object.fromEntries(overridden.map(overrideOf)) });
}

/** Overrides Firefox's own style sheet, which makes a page in full screen as large as its window. */
const FULL_SCREEN = `data:text/css,${encodeURIComponent(
  `browser${':fullscreen'.repeat(3)} { width: var(--page-width) !important; height: var(--page-height) !important }`,
)}`;

/** Gives the page a size that it keeps in full screen, as in Chromium. */
function sizeFullScreen(page, { width, height }) {
  return runPrivileged(page, [
    `windowUtils.removeSheetUsingURIString('${FULL_SCREEN}', windowUtils.AGENT_SHEET)`,
    `windowUtils.loadSheetUsingURIString('${FULL_SCREEN}', windowUtils.AGENT_SHEET)`,
    inBrowsers(`browser.style.setProperty('--page-width', '${width}px')`),
    inBrowsers(`browser.style.setProperty('--page-height', '${height}px')`),
  ]);
}

/** Sets properties of the page's browsing context, which only Firefox's privileged scripts can do. */
function override(page, properties) {
  const values = JSON.stringify(properties);
  return runPrivileged(page, [inBrowsers(`Object.assign(browser.browsingContext, ${values})`)]);
}

const inBrowsers = (statement) => `for (const browser of gBrowser.browsers) ${statement}`;

async function runPrivileged(page, statements) {
  const { connection } = page.browser();
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const answer = await connection.send('script.evaluate', {
    expression: statements.join(';\n'),
    target: { context: result.contexts[0].context },
    awaitPromise: false,
  });
  const { type, exceptionDetails } = answer.result;
  if (type !== 'success') throw new Error(exceptionDetails.text);
}
