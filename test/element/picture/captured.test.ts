import { expect, fixtureCleanup } from '../../helpers/testing.js';
import { knownParts, loadPart, provideParts } from '../../../src/element/platform/load-part.js';
import type { Scene, StoneShape } from '../../../src/view/scene/shapes.js';
import { needs } from '../../helpers/abilities.js';
import { until } from '../../helpers/until.js';
import { type Board, frames, partOf } from '../board.js';
import { withPart } from '../parts.js';
import { withLittleMotion } from '../emulate.js';
import { paintedBoard } from '../pixels.js';

/** Black takes the white stone in the middle, then White one at the lower left. */
const TAKING = '(;SZ[9]PB[Ada]PW[Lin]AB[ed][de][fe][ai]AW[ee][ah];B[ef];W[bi];B[hh])';

/** Edges are smoothed by so many levels of 255 more or less where a part of a picture is painted. */
const SMOOTHING = 8;

/** How opaque each pixel is; the wood is on another canvas. */
function alphas(board: Board): number[] {
  const canvas = partOf(board, 'canvas') as HTMLCanvasElement;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return Array.from(pixels ?? []).filter((_, at) => at % 4 === 3);
}

describe('captured stones', () => {
  let clock = 0;
  let shown: Scene[] = [];

  before(async () => {
    const reader = async () => {
      const part = await import('../../../src/element/play/reader.js');
      const moveStones: typeof part.moveStones = (board, before, after, isForward, show) =>
        part.moveStones(board, before, after, isForward, (scene) => {
          shown.push(scene);
          show(scene);
        });
      return { ...part, moveStones };
    };
    provideParts(withPart(knownParts(), { name: 'reader', moment: 'touch', load: reader }));
    await loadPart('reader');
  });
  beforeEach(() => {
    clock = performance.now();
    performance.now = () => clock;
    shown = [];
  });
  afterEach(() => {
    Reflect.deleteProperty(performance, 'now');
    fixtureCleanup();
  });
  /** Where stones of one colour are that move: those which differ from the last scene of the motion. */
  const flying = (color: string) => {
    const stones = shown.at(-1)?.shapes.filter((shape) => shape.kind === 'stone') ?? [];
    return stones.filter((stone: StoneShape) => stone.color === color && stone.lift !== undefined);
  };

  async function step(board: Board, move: number, pauseMs = 1000): Promise<void> {
    clock += pauseMs;
    board.goTo(move);
    await frames(3); // motion has a step in each
    clock += 70; // half of the way
    await frames(3);
  }

  const opened = (attributes = '') => paintedBoard(TAKING, `style="width:400px" ${attributes}`);

  it('leave towards the count of the player who takes them', async () => {
    const board = await opened();
    await until(() => board.shadowRoot?.querySelector('[part=captures]'));
    const canvas = partOf(board, 'canvas').getBoundingClientRect();
    for (const [move, color, home] of [
      [1, 'white', { x: 4.5, y: 4.5 }],
      [2, 'black', { x: 0.5, y: 8.5 }],
    ] as const) {
      await step(board, move);
      const [stone] = flying(color);
      const player = color === 'white' ? 'black' : 'white';
      const count = board.shadowRoot?.querySelector(`[part~=player-${player}] [part=captures]`);
      const box = count?.getBoundingClientRect() ?? canvas;
      const cell = canvas.width / (shown.at(-1)?.width ?? 0);
      const way = { x: (stone?.x ?? 0) - home.x, y: (stone?.y ?? 0) - home.y };
      const target = {
        x: (box.x + box.width / 2 - canvas.x) / cell - home.x,
        y: (box.y + box.height / 2 - canvas.y) / cell - home.y,
      };
      expect(Math.hypot(way.x, way.y)).to.be.within(1, 3);
      // The margin beside the board is less than a cell.
      const turn = Math.atan2(way.y, way.x) - Math.atan2(target.y, target.x);
      expect(Math.abs(turn), color).to.be.below(0.15);
    }
  });

  it('leave the board as if they had never flown over it', async () => {
    const board = await opened();
    await step(board, 1);
    clock += 30;
    await frames(3);
    clock += 1000;
    await frames(3);
    const after = alphas(board);
    board.requestUpdate('theme'); // paints all anew
    await frames(3);
    const anew = alphas(board);
    const faults = anew.filter((alpha, at) => Math.abs(alpha - (after[at] ?? 0)) > SMOOTHING);
    expect(faults).to.eql([]);
  });

  it('rise where they are if no count is shown, and so does a move that is taken back', async () => {
    const board = await opened('panels="none"');
    await step(board, 1);
    expect(flying('white')[0]).to.include({ x: 4.5, y: 4.5 });
    const shownCounts = await opened();
    await until(() => shownCounts.shadowRoot?.querySelector('[part=captures]'));
    await step(shownCounts, 1);
    clock += 1000;
    await frames(3);
    await step(shownCounts, 0);
    expect(flying('black')[0]).to.include({ x: 4.5, y: 5.5 });
  });

  it('are gone at once under a held key', async () => {
    const board = await opened();
    await step(board, 1, 100);
    await step(board, 2, 100);
    expect(board.moveNumber).to.equal(2);
    expect(flying('black')).to.eql([]);
  });

  it('are gone at once where the reader wants little motion', async function () {
    await needs(this, 'little motion');
    await withLittleMotion(async () => {
      const board = await opened();
      await step(board, 1);
      expect(shown).to.eql([]);
    });
  });
});
