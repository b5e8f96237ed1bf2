import { expect } from '../../helpers/testing.js';
import { executeServerCommand } from '@web/test-runner-commands';
import { type Board, boardOf, partOf, settled } from '../board.js';
import { brightness, nearCentre, pixelsOf, untilPainted } from '../pixels.js';
import { needs } from '../../helpers/abilities.js';
import { until } from '../../helpers/until.js';

function setDensity(deviceScaleFactor: number): Promise<unknown> {
  const params = { width: 800, height: 600, deviceScaleFactor, mobile: false };
  return executeServerCommand('cdp', { method: 'Emulation.setDeviceMetricsOverride', params });
}

/**
 * A page whose browser does not know the exact size of a box in device pixels, as Safari: an
 * emulated screen does not change that size in Chromium, so this is how its density can be tested.
 */
const AS_SAFARI = `<!doctype html><script>
  window.ResizeObserver = class extends ResizeObserver {
    constructor(listen) {
      super((all) => listen(all.map(({ target, contentRect }) => ({ target, contentRect }))));
    }
    observe(element, options) {
      if (options?.box?.startsWith('device')) throw new TypeError('not known');
      super.observe(element);
    }
  };
</script>
<script type="module" src="/src/index.ts"></script>
<sgf-board coordinates="none" style="width:301px" mode="diagram">(;SZ[9]AB[ee])</sgf-board>`;

async function boardAsInSafari(): Promise<Board> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 400px; height: 400px';
  frame.srcdoc = AS_SAFARI;
  document.body.append(frame);
  const find = () => frame.contentDocument?.querySelector('sgf-board');
  await until(() => find()?.matches(':state(ready)'), 'ready');
  return settled(find() as Board);
}

describe('the pixels of the board', function () {
  afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

  it('are as many as the browser says that its box has', async function () {
    await needs(this, 'device pixels');
    const board = await boardOf('(;SZ[9]AB[ee])', 'coordinates="none" style="width:301.4px"');
    await untilPainted(board);
    const canvas = partOf(board, 'canvas');
    const [size] = await new Promise<readonly ResizeObserverSize[]>((resolve) => {
      const take = ([entry]: readonly ResizeObserverEntry[]) =>
        resolve(entry?.devicePixelContentBoxSize ?? []);
      new ResizeObserver(take).observe(canvas, { box: 'device-pixel-content-box' });
    });
    const { width, height } = pixelsOf(board);
    expect([width, height]).to.deep.equal([size?.inlineSize, size?.blockSize]);
  });

  for (const density of [2, 1.5]) {
    it(`are ${density} times as many on a screen that is so dense`, async function () {
      await needs(this, 'density');
      await setDensity(density);
      await until(() => devicePixelRatio === density);
      const board = await boardAsInSafari();
      await untilPainted(board);
      await board.ready;
      expect(partOf(board, 'canvas').clientWidth).to.equal(301);
      expect(pixelsOf(board).width).to.equal(Math.round(301 * density));
      expect(pixelsOf(board).height).to.be.closeTo(pixelsOf(board).width, 1);
      expect(brightness(nearCentre(board, 0, 0))).to.be.lessThan(70);
      await setDensity(1);
    });
  }
});
