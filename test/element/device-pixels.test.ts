import { expect, waitUntil } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { boardOf, frames, partOf } from './board.js';
import { brightness, nearCentre, pixelsOf, untilPainted } from './pixels.js';

function setDensity(deviceScaleFactor: number): Promise<unknown> {
  const params = { width: 800, height: 600, deviceScaleFactor, mobile: false };
  return executeServerCommand('cdp', { method: 'Emulation.setDeviceMetricsOverride', params });
}

const isChromium = navigator.userAgent.includes('Chrome/');

describe('the board on a dense screen', function () {
  before(function () {
    if (!isChromium) this.skip(); // the density can be set in Chromium only
  });

  it('has a pixel of its own for each pixel of the screen', async () => {
    await setDensity(1);
    const board = await boardOf('(;SZ[9]AB[ee])', 'coordinates="none" style="width:301px"');
    await untilPainted(board);
    const single = pixelsOf(board).width;
    expect(single).to.equal(partOf(board, 'canvas').clientWidth);
    for (const density of [2, 1.5, 3]) {
      await setDensity(density);
      await waitUntil(() => devicePixelRatio === density);
      await waitUntil(
        () => Math.abs(pixelsOf(board).width - single * density) <= 1,
        `the board should have ${density} times as many pixels`,
      );
      await frames(2);
      expect(pixelsOf(board).height).to.be.closeTo(pixelsOf(board).width, 1);
      expect(brightness(nearCentre(board, 0, 0))).to.be.lessThan(70);
    }
    await setDensity(1);
  });
});
