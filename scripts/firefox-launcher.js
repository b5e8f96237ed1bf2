// A launcher for Firefox. Its driver has no DevTools commands for what tests need (a reader's preferences, print,
// touch, dense screens), but it can run Firefox's privileged scripts, which do. Needs Firefox, and nothing from npm
// besides what drives Chromium.
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';

/** As in automated Chromium: scrollbars take no room, and scripts can create touches. */
const PREFERENCES = { 'ui.useOverlayScrollbars': 1, 'dom.w3c_touch_events.enabled': 1 };

/** Firefox's names for the media features that it can emulate. */
const overrides = {
  'prefers-color-scheme': 'prefersColorSchemeOverride',
  'prefers-reduced-motion': 'prefersReducedMotionOverride',
  'forced-colors': 'forcedColorsOverride',
};

const overrideOf = ({ name, value }) => [overrides[name], value];
const usual = Object.fromEntries(Object.values(overrides).map((name) => [name, 'none']));

/** Implements DevTools commands for Firefox. */
const commands = {
  'Emulation.setEmulatedMedia': (page, { media, features }) =>
    override(page, {
      ...(media === undefined ? {} : { mediumOverride: media }),
      ...(features ? { ...usual, ...Object.fromEntries(features.map(overrideOf)) } : {}),
    }),
  'Emulation.setTouchEmulationEnabled': (page, { enabled }) =>
    override(page, { touchEventsOverride: enabled ? 'enabled' : 'none' }),
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
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: PREFERENCES,
  };
  // Settings apply to all pages, so there is one page at a time.
  return chromeLauncher({ puppeteer, concurrency: 1, launchOptions, createPage });
}

/** A page that takes the same commands as Chromium's. */
async function createPage({ context }) {
  const page = await context.newPage();
  const setViewport = page.setViewport.bind(page);
  page.setViewport = (viewport) => setViewport(viewport).catch(allowNoOrientation);
  const knows = (method, { features = [] } = {}) =>
    method in commands && features.every(({ name }) => name in overrides);
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

/** Sets properties of the page's browsing context, which only Firefox's privileged scripts can do. */
async function override(page, properties) {
  const { connection } = page.browser();
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const values = JSON.stringify(properties);
  const answer = await connection.send('script.evaluate', {
    expression: `for (const { browsingContext } of gBrowser.browsers) Object.assign(browsingContext, ${values})`,
    target: { context: result.contexts[0].context },
    awaitPromise: false,
  });
  const { type, exceptionDetails } = answer.result;
  if (type !== 'success') throw new Error(exceptionDetails.text);
}
