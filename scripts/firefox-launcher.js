// A launcher for Firefox. Its driver knows nothing of what tests ask of Chromium's DevTools (a reader's
// preferences, paper, fingers, dense screens), but Firefox's own scripts may set it, and a driver may run
// such a script. Needs Firefox, nothing from npm beside what drives Chromium.
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';

/** As in Chromium when it is driven: scrollbars take no room, and touches can be made by scripts. */
const PREFERENCES = { 'ui.useOverlayScrollbars': 1, 'dom.w3c_touch_events.enabled': 1 };

/** What Firefox calls the features of media queries that it can be told. */
const overrides = {
  'prefers-color-scheme': 'prefersColorSchemeOverride',
  'prefers-reduced-motion': 'prefersReducedMotionOverride',
  'forced-colors': 'forcedColorsOverride',
};

const overrideOf = ({ name, value }) => [overrides[name], value];
const usual = Object.fromEntries(Object.values(overrides).map((name) => [name, 'none']));

/** DevTools commands, in Firefox's way. */
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
  // What is set holds for all pages, so there is one at a time.
  return chromeLauncher({ puppeteer, concurrency: 1, launchOptions, createPage });
}

/** A page that takes the same commands as one of Chromium. */
async function createPage({ context }) {
  const page = await context.newPage();
  const knows = (method, { features = [] } = {}) =>
    method in commands && features.every(({ name }) => name in overrides);
  const send = async (method, params = {}) => {
    if (!knows(method, params)) throw new Error(`Firefox can’t be told by ${method}.`);
    return commands[method](page, params);
  };
  page.createCDPSession = async () => ({ knows, send });
  page.emulateMediaType = (media) => send('Emulation.setEmulatedMedia', { media });
  page.emulateMediaFeatures = (features) => send('Emulation.setEmulatedMedia', { features });
  return page;
}

/** Sets properties of the page's browsing context, which only scripts of Firefox's own window can. */
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
