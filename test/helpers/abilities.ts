import { executeServerCommand } from '@web/test-runner-commands';

/**
 * What some browsers, or their drivers, are not able to do: each is tried, none is told by a name.
 * `test/abilities.test.ts` sees to it that Chromium is able to do all, so that no test is lost there.
 */
const probes = {
  /** Touches are made by scripts. */
  Touch: () => canMake(() => new Touch({ identifier: 1, target: document.body })),
  /** A pointer's offset counts from within a border, as the standard has it. */
  offsets: () => offsetWithin(30) === 0,
  /** The browser tells the size of a box in pixels of the screen. */
  'device pixels': () =>
    canMake(() => {
      const options = { box: 'device-pixel-content-box' } as const;
      new ResizeObserver(() => undefined).observe(document.body, options);
    }),
  /** A finger is the pointer. */
  finger: () =>
    follows('setTouchEmulationEnabled', FINGER, { enabled: false }, '(pointer: coarse)'),
  /** The page is laid out as on paper. */
  print: () => follows('setEmulatedMedia', { media: 'print' }, { media: '' }, 'print'),
  /** A CSS pixel is several of the screen. */
  density: () =>
    follows('setDeviceMetricsOverride', screenOf(2), screenOf(1), '(resolution: 2dppx)'),
  /** The driver tells the names that assistive technology is told. */
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

/** Whether the browser and its driver are able to do something. */
export function can(ability: Ability): Promise<boolean> {
  const answer = tried.get(ability) ?? Promise.resolve(probes[ability]());
  tried.set(ability, answer);
  return answer;
}

/** Skips a test without what it needs. */
export async function needs(test: Mocha.Context, ...needed: readonly Ability[]): Promise<void> {
  for (const ability of needed) if (!(await can(ability))) test.skip();
}

/** The same for all tests of a group: `before(needing('print'))`. */
export function needing(...needed: readonly Ability[]): (this: Mocha.Context) => Promise<void> {
  return function () {
    return needs(this, ...needed);
  };
}

const screenOf = (deviceScaleFactor: number) => ({
  ...{ width: 800, height: 600, mobile: false },
  deviceScaleFactor,
});

function followsReader(name: string, value: string): Promise<boolean> {
  const [wanted, usual] = [{ features: [{ name, value }] }, { features: [] }];
  return follows('setEmulatedMedia', wanted, usual, `(${name}: ${value})`);
}

/** Whether a query becomes true by a command, and false again by its undoing. */
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

/** What a pointer is told that is at the inner corner of a border. */
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

function canMake(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}

/** Whether the driver takes a command of Chromium’s DevTools. */
async function isTaken(method: string, params: object = {}): Promise<boolean> {
  try {
    await executeServerCommand('cdp', { method, params });
    return true;
  } catch {
    return false;
  }
}
