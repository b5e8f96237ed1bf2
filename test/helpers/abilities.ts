/*
 * Tests check which features the browser has (`test/helpers/abilities.ts`), and are skipped if one is missing: print,
 * touch, forced colours. `test/abilities.page.test.ts` makes sure that Chromium has all of them. In Firefox, browser
 * scripts turn them on (`test/tools/firefox-launcher.js`); in WebKitGTK nothing can.
 */

import { executeServerCommand, setViewport } from '@web/test-runner-commands';

/**
 * Features that some browsers or drivers lack. Each is tested by trying it, not by the browser's name.
 * `test/abilities.page.test.ts` checks that Chromium has all of them, so that no test is skipped there.
 */
const probes = {
  /** Scripts can create touches. */
  Touch: () => canMake(() => new Touch({ identifier: 1, target: document.body })),
  /** A pointer's offset is relative to the padding edge, inside the border, as in the standard. */
  offsets: () => offsetWithin(30) === 0,
  /** The browser reports the size of a box in device pixels. */
  'device pixels': () =>
    canMake(() => {
      const options = { box: 'device-pixel-content-box' } as const;
      new ResizeObserver(() => undefined).observe(document.body, options);
    }),
  /** The pointer is a finger. */
  finger: () =>
    follows('setTouchEmulationEnabled', FINGER, { enabled: false }, '(pointer: coarse)'),
  /** The page can be laid out for print. */
  print: () => follows('setEmulatedMedia', { media: 'print' }, { media: '' }, 'print'),
  /** Printing makes a file whose pages can be counted. Firefox compresses what it prints. */
  'printed pages': async () => (await printedPages()) > 0,
  /** A CSS pixel can be several device pixels. */
  density: () =>
    follows('setDeviceMetricsOverride', screenOf(2), screenOf(1), '(resolution: 2dppx)'),
  /** The page can be as narrow as a phone. The window of WebKitGTK's browser is never narrower than its toolbar. */
  'narrow pages': () => canResize(390),
  /** The driver reports the accessible names. */
  names: () => isTaken('Accessibility.getFullAXTree'),
  'dark pages': () => followsReader('prefers-color-scheme', 'dark'),
  'little motion': () => followsReader('prefers-reduced-motion', 'reduce'),
  'forced colours': () => followsReader('forced-colors', 'active'),
  'more contrast': () => followsReader('prefers-contrast', 'more'),
};

export type Ability = keyof typeof probes;

export const abilities = Object.keys(probes) as Ability[];

const FINGER = { enabled: true, maxTouchPoints: 1 };
const TRIES = 50;
const tried = new Map<Ability, Promise<boolean>>();

/** Whether the browser and its driver support a feature. */
export function can(ability: Ability): Promise<boolean> {
  const answer = tried.get(ability) ?? Promise.resolve(probes[ability]());
  tried.set(ability, answer);
  return answer;
}

/** Skips a test if a feature is missing. */
export async function needs(test: Mocha.Context, ...needed: readonly Ability[]): Promise<void> {
  for (const ability of needed) if (!(await can(ability))) test.skip();
}

/** Skips all tests of a group if a feature is missing: `before(needing('print'))`. */
export function needing(...needed: readonly Ability[]): (this: Mocha.Context) => Promise<void> {
  return function () {
    return needs(this, ...needed);
  };
}

/** The number of pages on which the page is printed; 0 if nothing can be printed or counted. */
export async function printedPages(): Promise<number> {
  try {
    const command = { method: 'Page.printToPDF', params: {} };
    const { data } = await executeServerCommand<{ data: string }, typeof command>('cdp', command);
    return atob(data).match(/\/Type \/Page\b/g)?.length ?? 0;
  } catch {
    return 0;
  }
}

const screenOf = (deviceScaleFactor: number) => ({
  ...{ width: 800, height: 600, mobile: false },
  deviceScaleFactor,
});

function followsReader(name: string, value: string): Promise<boolean> {
  const [wanted, usual] = [{ features: [{ name, value }] }, { features: [] }];
  return follows('setEmulatedMedia', wanted, usual, `(${name}: ${value})`);
}

/** Whether a media query becomes true after a command, and false again after undoing it. */
async function follows(name: string, doing: object, undoing: object, query: string) {
  const isOn = async (wanted: boolean) => {
    for (let left = TRIES; left > 0 && matchMedia(query).matches !== wanted; left--)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return matchMedia(query).matches === wanted;
  };
  const command = `Emulation.${name}`;
  if (!(await isTaken(command, doing))) return false;
  const isFollowed = await isOn(true);
  return (await isTaken(command, undoing)) && (await isOn(false)) && isFollowed;
}

/** The `offsetX` of a pointer at the inner corner of a border. */
function offsetWithin(border: number): number {
  const element = document.createElement('div');
  element.style.border = `${border}px solid`;
  document.body.append(element);
  const { left: clientX, top: clientY } = element.getBoundingClientRect();
  const init = { clientX: clientX + border, clientY: clientY + border };
  const event = new MouseEvent('mousemove', init);
  element.dispatchEvent(event);
  const { offsetX } = event;
  element.remove();
  return offsetX;
}

async function canResize(width: number): Promise<boolean> {
  const usual = { width: innerWidth, height: innerHeight };
  try {
    await setViewport({ width, height: usual.height });
    return true;
  } catch {
    return false;
  } finally {
    await setViewport(usual);
  }
}

function canMake(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}

/** Whether the driver accepts a DevTools command of Chromium. */
async function isTaken(method: string, params: object = {}): Promise<boolean> {
  try {
    await executeServerCommand('cdp', { method, params });
    return true;
  } catch {
    return false;
  }
}
