// A launcher for WebKitGTK's MiniBrowser, driven by WebKitWebDriver: the closest to Safari on Linux. Needs the Debian
// packages webkit2gtk-driver and xvfb, nothing from npm: `webdriverio` downloads a driver after its installation,
// `selenium-webdriver` has 21 MB and needs Node 22, and Playwright drives its own builds of browsers only.
import { spawn } from 'node:child_process';
import net from 'node:net';
import { environment } from './browser.js';

const START_ATTEMPTS = 50;
const PAUSE_MS = 100;
const RESIZE_ATTEMPTS = 20;
/** Longest wait for the driver's answer. */
const ANSWER_MS = 60_000;
/** The page size of the other launchers. */
const VIEWPORT = { width: 800, height: 600 };

/** WebDriver's private characters for keys. */
const keyCodes = {
  ...{ ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' },
  ...{ PageUp: '\uE00E', PageDown: '\uE00F', Home: '\uE011', End: '\uE010', Enter: '\uE007' },
  ...{ Escape: '\uE00C', Tab: '\uE004', Backspace: '\uE003', Delete: '\uE017', Space: ' ' },
  ...{ Shift: '\uE008', Control: '\uE009', Alt: '\uE00A', Meta: '\uE03D' },
};

/** One driver, one browser window, and a display if there is none. */
class Driver {
  #processes = [];
  #base = '';
  #session = '';

  async start(binary) {
    // Without a graphics card, composited layers are drawn by a library that crashes now and then.
    const env = { ...environment, WEBKIT_DISABLE_COMPOSITING_MODE: '1' };
    if (!env.DISPLAY && !env.WAYLAND_DISPLAY) env.DISPLAY = await this.#startDisplay();
    const port = await freePort();
    this.#processes.push(spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', env }));
    this.#base = `http://127.0.0.1:${port}`;
    await this.#untilReady();
    const alwaysMatch = {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    };
    const { sessionId } = await this.#request('POST', '/session', {
      capabilities: { alwaysMatch },
    });
    this.#session = sessionId;
  }

  /** Gives the page a size. The window is larger than its page, and is resized asynchronously. */
  async resize({ width, height }) {
    let rect = { width, height };
    for (let attempt = 1; attempt <= RESIZE_ATTEMPTS; attempt++) {
      const outer = await this.send('POST', '/window/rect', rect);
      const [seenWidth, seenHeight] = await this.run('return [innerWidth, innerHeight]');
      if (seenWidth === width && seenHeight === height) return;
      rect = { width: width + outer.width - seenWidth, height: height + outer.height - seenHeight };
      await pause();
    }
    throw new Error(`The page can’t be resized to ${width} by ${height}.`);
  }

  run(script) {
    return this.send('POST', '/execute/sync', { script, args: [] });
  }

  send(method, path, body) {
    return this.#request(method, `/session/${this.#session}${path}`, body);
  }

  async stop() {
    if (this.#session) await this.send('DELETE', '').catch(() => {}); // the process is killed anyway
    for (const child of this.#processes.splice(0)) child.kill();
    this.#session = '';
  }

  /** Opens a page of a usual size. If the browser has crashed before, it is started again. */
  async open(url, binary) {
    const isAlive =
      this.#session !== '' &&
      (await this.send('GET', '/url').then(
        () => true,
        () => false,
      ));
    if (!isAlive) {
      if (this.#session) console.log('WebKitGTK has crashed and is started again.');
      await this.stop();
      await this.start(binary);
    }
    await this.resize(VIEWPORT);
    await this.send('POST', '/url', { url });
  }

  /** `-displayfd` makes Xvfb choose a free display and print its number. */
  async #startDisplay() {
    const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
    const display = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'], env: environment });
    this.#processes.push(display);
    const number = await new Promise((resolve, reject) => {
      display.stdout.once('data', resolve);
      display.once('error', reject);
    });
    return `:${String(number).trim()}`;
  }

  async #untilReady() {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#request('GET', '/status');
      } catch (error) {
        if (attempt >= START_ATTEMPTS) throw error;
        await pause();
      }
    }
  }

  async #request(method, path, body = {}) {
    const options = {
      method,
      signal: AbortSignal.timeout(ANSWER_MS), // a browser that has crashed never answers
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    };
    const response = await fetch(this.#base + path, options);
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
}

function pause() {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const move = (x, y) => ({ type: 'pointerMove', duration: 0, x, y });
const press = (type, { button = 'left' } = {}) => ({
  type,
  button: ['left', 'middle', 'right'].indexOf(button),
});
const keyAction = (type) => (key) => ({ type, value: keyCodes[key] ?? key });
const [keyDown, keyUp] = [keyAction('keyDown'), keyAction('keyUp')];
const stroke = (key) => [keyDown(key), keyUp(key)];

/** The functions that commands of tests use, by Playwright's names, because @web/test-runner-commands know these. */
function pageOf(driver) {
  const act = (source) => driver.send('POST', '/actions', { actions: [source] });
  const parameters = { pointerType: 'mouse' };
  const point = (...actions) => act({ type: 'pointer', id: 'mouse', parameters, actions });
  const type = (...actions) => act({ type: 'key', id: 'keyboard', actions });
  return {
    mouse: {
      move: (x, y) => point(move(x, y)),
      click: (x, y, how) => point(move(x, y), press('pointerDown', how), press('pointerUp', how)),
      down: (how) => point(press('pointerDown', how)),
      up: (how) => point(press('pointerUp', how)),
    },
    keyboard: {
      type: (text) => type(...[...text].flatMap(stroke)),
      press: (key) => type(...stroke(key)),
      down: (key) => type(keyDown(key)),
      up: (key) => type(keyUp(key)),
    },
    setViewportSize: (size) => driver.resize(size),
    emulateMedia: async () => {
      throw new Error('WebKitGTK can’t emulate media.');
    },
    createCDPSession: async () => ({ knows: () => false }),
  };
}

/** A browser launcher for @web/test-runner. */
export function webkitLauncher({ binary }) {
  const driver = new Driver();
  const page = pageOf(driver);
  const active = new Set();
  return {
    name: 'WebKitGTK',
    type: 'playwright',
    concurrency: 1,
    async initialize() {},
    async startSession(id, url) {
      active.add(id);
      await driver.open(url, binary);
    },
    getPage: () => page,
    isActive: (id) => active.has(id),
    getBrowserUrl: () => driver.send('GET', '/url'),
    async stopSession(id) {
      active.delete(id);
      await driver.send('POST', '/url', { url: 'about:blank' }).catch(() => {}); // it may have crashed
      return {};
    },
    async startDebugSession() {
      throw new Error('Debugging in WebKitGTK is not supported.');
    },
    stop: () => driver.stop(),
  };
}
