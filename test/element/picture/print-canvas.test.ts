import { expect, fixture } from '../../helpers/testing.js';
import { loadPart } from '../../../src/element/platform/load-part.js';
import { type Board, boardOf, isSeen, partOf, rootOf, untilPart } from '../board.js';
import { needing } from '../../helpers/abilities.js';
import { until } from '../../helpers/until.js';
import { useMedia } from '../emulate.js';

describe('a page that is printed before vectors are there', () => {
  before(needing('print'));
  afterEach(() => {
    dispatchEvent(new Event('afterprint'));
    return useMedia('');
  });

  const framed = async (content: string) => {
    const frame =
      await fixture<HTMLIFrameElement>(`<iframe style="width:300px;height:500px" srcdoc="<!doctype html>
      <script type=module src=/src/index.ts></script>${content}"></iframe>`);
    await until(() => boardIn(frame)?.matches(':state(ready)'), 'ready');
    await until(() => canvasIn(frame).width > 0, 'painted');
    return frame;
  };
  const boardIn = (frame: HTMLIFrameElement) =>
    frame.contentDocument?.querySelector('sgf-board') as Board | undefined;
  const canvasIn = (frame: HTMLIFrameElement) =>
    partOf(boardIn(frame) as Board, 'canvas') as HTMLCanvasElement;
  const tellIn = (frame: HTMLIFrameElement, type: string) =>
    frame.contentWindow?.dispatchEvent(new Event(type));
  const namesIn = (frame: HTMLIFrameElement) =>
    (frame.contentWindow as Window).performance
      .getEntriesByType('resource')
      .map(({ name }) => name);
  /** Red, green and blue in the middle of a cell, where nothing is. */
  const colourIn = (frame: HTMLIFrameElement) => {
    const { width, height } = canvasIn(frame);
    const at = [width / 2 + width / 18.88, height / 2 + height / 18.88] as const;
    const pixel =
      canvasIn(frame)
        .getContext('2d')
        ?.getImageData(...at, 1, 1).data ?? [];
    return [...pixel.slice(0, 3)];
  };
  const PLAIN = 'coordinates=none style=width:280px';

  it('has boards in ink, sharper than on the screen, and as before afterwards', async () => {
    const frame = await framed(`<sgf-board mode=diagram ${PLAIN}>(;SZ[9])</sgf-board>`);
    const [width, colour] = [canvasIn(frame).width, colourIn(frame)];
    tellIn(frame, 'beforeprint');
    expect(canvasIn(frame).width).to.be.greaterThan(2.5 * canvasIn(frame).clientWidth);
    expect(colourIn(frame)).to.deep.equal([255, 255, 255]);
    expect(colour).not.to.deep.equal([255, 255, 255]);
    expect(namesIn(frame).join()).not.to.contain('vectors');
    tellIn(frame, 'afterprint');
    await until(() => canvasIn(frame).width === width && colourIn(frame).join() === colour.join());
  });

  it('has them in the theme that the author names', async () => {
    const frame = await framed(`<sgf-board theme=dark mode=diagram ${PLAIN}>(;SZ[9])</sgf-board>`);
    tellIn(frame, 'beforeprint');
    expect(Math.max(...colourIn(frame))).to.be.lessThan(200);
  });

  it('has boards that were never on the screen', async () => {
    const far = `<div style=height:9000px></div><sgf-board class=far mode=diagram>(;SZ[9]AB[ee])</sgf-board>`;
    const frame = await framed(`<sgf-board mode=diagram ${PLAIN}>(;SZ[9])</sgf-board>${far}`);
    const board = frame.contentDocument?.querySelector('.far') as Board;
    const canvas = partOf(board, 'canvas') as HTMLCanvasElement;
    expect(canvas.width).not.to.be.greaterThan(300);
    tellIn(frame, 'beforeprint');
    expect(board.collection?.trees).to.have.length(1);
    expect(canvas.width).to.be.greaterThan(2.5 * canvas.clientWidth);
    tellIn(frame, 'afterprint');
    await until(() => canvas.width === 0, 'emptied');
  });

  it('asks for vectors when the reader presses the key that prints', async () => {
    const frame = await framed(`<sgf-board ${PLAIN}>(;SZ[9];B[ee])</sgf-board>`);
    const canDraw = () => namesIn(frame).some((name) => name.includes('vectors'));
    await untilPart(boardIn(frame) as Board, 'button-tools');
    expect(canDraw()).to.equal(false);
    frame.contentWindow?.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true }));
    await until(canDraw, 'vectors');
  });

  it('has whole comments, and nothing to press', async () => {
    const sgf = `(;SZ[9];B[ee]C[${'A long comment. '.repeat(80)}];W[ge])`;
    const board = await boardOf(sgf, 'move="1" style="width:400px"');
    await loadPart('menu');
    dispatchEvent(new Event('beforeprint'));
    await useMedia('print');
    expect(isSeen(partOf(board, 'canvas'))).to.equal(true);
    expect(isSeen(partOf(board, 'controls'))).to.equal(false);
    const { scrollHeight, clientHeight } = rootOf(board).querySelector(
      'p[part~="comment"]',
    ) as Element;
    expect(clientHeight).to.be.greaterThan(250).and.equal(scrollHeight);
  });
});
