import { expect, fixture } from '../helpers/testing.js';
import { type Board, click, messageOf, partOf, rootOf } from './board.js';
import { pixelsOf } from './pixels.js';
import { until } from '../helpers/until.js';

interface StrictWindow extends Window {
  readonly violations: readonly string[];
}

describe('a page with a strict content security policy and trusted types', () => {
  let page: HTMLIFrameElement;
  let violations: readonly string[];
  const boardNamed = (id: string) => page.contentDocument?.getElementById(id) as Board;

  before(async () => {
    page = document.createElement('iframe');
    page.src = '/test/csp/page.html';
    page.style.cssText = 'width: 700px; height: 900px';
    document.body.append(page);
    await new Promise((resolve) => page.addEventListener('load', resolve, { once: true }));
    await until(() => boardNamed('viewer').matches(':state(ready)'), 'viewer');
    await until(() => boardNamed('diagram').matches(':state(ready)'), 'diagram');
    await Promise.all([boardNamed('viewer').ready, boardNamed('diagram').ready]);
    violations = (page.contentWindow as unknown as StrictWindow).violations;
  });
  after(() => page.remove());

  it('is in force', async () => {
    const response = await fetch('/test/csp/page.html');
    const policy = response.headers.get('content-security-policy');
    expect(policy).to.contain("script-src 'self'").and.contain("style-src 'self'");
    expect(policy).to.contain("require-trusted-types-for 'script'");
    expect(policy).not.to.contain('unsafe');
  });

  it('shows boards, with their styles, and without a violation', async () => {
    const viewer = boardNamed('viewer');
    await until(() => pixelsOf(viewer).width > 300);
    await until(() => pixelsOf(viewer).meanColor()[0] > 120, 'the board should be painted');
    expect(viewer.moveNumber).to.equal(12);
    const canvas = getComputedStyle(partOf(viewer, 'canvas'));
    expect(canvas.position).to.equal('absolute');
    expect(rootOf(viewer).querySelectorAll('button').length).to.be.greaterThan(5);
    expect(violations).to.deep.equal([]);
  });

  it('lets the reader step, and loads what is needed later, without a violation', async () => {
    const viewer = boardNamed('viewer');
    await click(viewer, 'button-last');
    await click(viewer, 'button-first');
    expect(viewer.moveNumber).to.equal(0);
    const diagram = boardNamed('diagram');
    await until(() => diagram.diagnostics.length > 0);
    await until(() => boardNamed('missing').error);
    expect(await messageOf(boardNamed('missing'))).to.contain('missing.sgf');
    expect(violations).to.deep.equal([]);
  });

  it('prints drawings without a violation', async () => {
    const drawing = () => rootOf(boardNamed('diagram')).querySelector('[part~="board"] > svg');
    const tell = (event: Event) => page.contentWindow?.dispatchEvent(event);
    tell(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true })); // loads vectors
    await until(() => {
      tell(new Event('afterprint'));
      tell(new Event('beforeprint'));
      return drawing();
    }, 'the drawing');
    expect(drawing()?.querySelectorAll('circle, use')).to.have.length.greaterThan(2);
    expect(violations).to.deep.equal([]);
    page.contentWindow?.dispatchEvent(new Event('afterprint'));
  });

  it('would tell of a violation', async () => {
    const style = page.contentDocument?.createElement('style') as HTMLStyleElement;
    style.textContent = 'body { color: red }';
    page.contentDocument?.head.append(style);
    const isReported = () => violations.some((violation) => violation.includes('style-src'));
    await until(isReported, 'the page should tell that a style was refused');
  });
});

describe('a page whose policy allows no images', () => {
  it('still shows boards', async () => {
    const frame = await fixture<HTMLIFrameElement>(
      `<iframe style="width:300px;height:500px" srcdoc="<!doctype html>
        <meta http-equiv='content-security-policy' content='img-src none'>
        <script type=module src=/src/index.ts></script><sgf-board>(;SZ[9];B[ee])</sgf-board>"></iframe>`,
    );
    const boardThere = () => frame.contentDocument?.querySelector('sgf-board') as Board | null;
    await until(() => boardThere()?.matches(':state(ready)'), 'ready');
    await until(() => pixelsOf(boardThere() as Board).meanColor()[0] > 120);
  });
});
