import { expect } from '../helpers/testing.js';
import { until } from '../helpers/until.js';

/** A page of its own, in which scripts run in the order they stand in. */
async function pageWith(content: string): Promise<{ window: Window; errors: string[] }> {
  const frame = document.createElement('iframe');
  const catcher = `<script>
      window.errors = [];
      addEventListener('error', (event) => errors.push(event.message));
      addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
    </script>`;
  const end = '<script type="module">window.isDone = true</script>';
  frame.style.cssText = 'width: 300px; height: 900px';
  frame.srcdoc = `<!doctype html>${catcher}${content}${end}`;
  document.body.append(frame);
  const page = frame.contentWindow as Window & { isDone?: boolean; errors: string[] };
  await until(() => page.isDone, 'all scripts should run');
  return { window: page, errors: page.errors };
}

const script = (query: string) => `<script type="module" src="/src/index.ts${query}"></script>`;
const BOARD = '<sgf-board>(;SZ[9]PB[Ines];B[ee])</sgf-board>';

describe('a page that loads the script twice', () => {
  afterEach(() => document.querySelectorAll('iframe').forEach((frame) => frame.remove()));

  it('has working boards and no error', async () => {
    const { window: page, errors } = await pageWith(`${script('')}${BOARD}${script('?2')}${BOARD}`);
    const boards = [...page.document.querySelectorAll('sgf-board')];
    await until(() => boards.every((board) => board.matches(':state(ready)')));
    expect(errors).to.deep.equal([]);
    expect(boards).to.have.length(2);
    expect(boards[0]?.constructor).to.equal(boards[1]?.constructor);
  });

  it('gets the class from each of them', async () => {
    const { window: page, errors } = await pageWith(
      `<script type="module">
        import { SgfBoardElement as one } from '/src/index.ts';
        import { SgfBoardElement as other } from '/src/index.ts?2';
        window.classes = [one, other, customElements.get('sgf-board')];
      </script>`,
    );
    const { classes } = page as unknown as { classes: unknown[] };
    expect(errors).to.deep.equal([]);
    expect(classes[0]).to.be.a('function').and.to.equal(classes[2]);
    expect(classes[1]).to.be.a('function');
  });

  it('keeps another element that is defined under the name already', async () => {
    const { window: page, errors } = await pageWith(
      `<script>
        customElements.define('sgf-board', class extends HTMLElement {
          connectedCallback() { this.title = 'the page’s own'; }
        });
      </script>${script('?3')}${BOARD}`,
    );
    expect(errors).to.deep.equal([]);
    expect(page.document.querySelector('sgf-board')?.title).to.equal('the page’s own');
    expect(page.document.querySelector('sgf-board')?.shadowRoot).to.equal(null);
  });
});
