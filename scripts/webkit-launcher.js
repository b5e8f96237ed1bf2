// A launcher for WebKitGTK's MiniBrowser through WebKitWebDriver: the nearest thing to Safari on
// Linux. Needs the Debian packages webkit2gtk-driver and xvfb, nothing from npm.
import { spawn } from 'node:child_process';
import net from 'node:net';

const START_ATTEMPTS = 50;
const START_PAUSE_MS = 100;

/** Keys that WebDriver names by private characters. */
const keyCodes = {
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  Home: '\uE011',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Shift: '\uE008',
  Space: ' ',
};

/** One driver, one display where there is none, one browser window. */
class Driver {
  #processes = [];
  #base = '';
  #session = '';

  async start(binary) {
    const env = { ...process.env };
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
    await this.send('POST', '/window/rect', { width: 1000, height: 800 });
  }

  send(method, path, body) {
    return this.#request(method, `/session/${this.#session}${path}`, body);
  }

  async stop() {
    if (this.#session) await this.send('DELETE', '').catch(() => {}); // the process ends anyway
    for (const child of this.#processes) child.kill();
  }

  /** `-displayfd` lets Xvfb choose a free display and tell it. */
  async #startDisplay() {
    const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
    const display = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
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
        await new Promise((resolve) => setTimeout(resolve, START_PAUSE_MS));
      }
    }
  }

  async #request(method, path, body = {}) {
    const options = method === 'POST' ? { method, body: JSON.stringify(body) } : { method };
    const response = await fetch(this.#base + path, options);
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
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
const press = (type, name = 'left') => ({
  type,
  button: ['left', 'middle', 'right'].indexOf(name),
});
const stroke = (key) => {
  const value = keyCodes[key] ?? key;
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
};

/** What the mouse and keyboard commands of tests need. */
function inputOf(driver) {
  const act = (source) => driver.send('POST', '/actions', { actions: [source] });
  const parameters = { pointerType: 'mouse' };
  const point = (...actions) => act({ type: 'pointer', id: 'mouse', parameters, actions });
  return {
    sendMouseMove: (_id, x, y) => point(move(x, y)),
    sendMouseClick: (_id, x, y, name) =>
      point(move(x, y), press('pointerDown', name), press('pointerUp', name)),
    sendMouseDown: (_id, name) => point(press('pointerDown', name)),
    sendMouseUp: (_id, name) => point(press('pointerUp', name)),
    resetMouse: () => point(press('pointerUp'), move(0, 0)),
    sendKeys: (_id, keys) => act({ type: 'key', id: 'keyboard', actions: keys.flatMap(stroke) }),
  };
}

/** A browser launcher for @web/test-runner. */
export function webkitLauncher({ binary }) {
  const driver = new Driver();
  const active = new Set();
  let starting;
  return {
    name: 'WebKitGTK',
    type: 'webdriver',
    concurrency: 1,
    async initialize() {},
    async startSession(id, url) {
      await (starting ??= driver.start(binary));
      active.add(id);
      await driver.send('POST', '/url', { url });
    },
    isActive: (id) => active.has(id),
    getBrowserUrl: () => driver.send('GET', '/url'),
    async stopSession(id) {
      active.delete(id);
      await driver.send('POST', '/url', { url: 'about:blank' });
      return {};
    },
    async startDebugSession() {
      throw new Error('WebKitGTK can’t be debugged from here.');
    },
    stop: () => driver.stop(),
    ...inputOf(driver),
  };
}
