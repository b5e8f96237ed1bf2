import { expect } from '../../helpers/testing.js';
import { playStone } from '../../../src/element/sound/stone-sound.js';

const RATE = 24_000;

/** The loudest sample in each twentieth of a second of the sound. */
async function loudnessOf(isCapture: boolean): Promise<readonly number[]> {
  const context = new OfflineAudioContext(1, RATE / 2, RATE);
  playStone(context, isCapture);
  const samples = (await context.startRendering()).getChannelData(0);
  return Array.from({ length: 10 }, (_, at) => {
    const part = samples.subarray((at * RATE) / 20, ((at + 1) * RATE) / 20);
    return Math.max(...part.map(Math.abs));
  });
}

describe('the sound of a stone', () => {
  it('is short, loud enough, and never clipped', async () => {
    const [first = 0, second = 0, ...rest] = await loudnessOf(false);
    expect(first).to.be.within(0.1, 0.95);
    expect(second).to.be.below(first);
    expect(Math.max(...rest)).to.be.below(0.001);
  });

  it('goes on with the clicks of the stones that it captures', async () => {
    const loudness = await loudnessOf(true);
    expect(loudness[0]).to.be.within(0.1, 0.95);
    for (const at of [2, 3, 4]) expect(loudness[at], `part ${at}`).to.be.within(0.02, 0.5);
    expect(Math.max(...loudness.slice(6))).to.be.below(0.001);
  });
});
