import { aTimeout, expect, fixture } from '../../helpers/testing.js';
import { type Board, boardFrom, boardIn, heard, rootOf, settled } from '../board.js';
import { blackBeside, shownBoard, untilPart } from '../board.js';
import { warningsOf } from '../page.js';
import { until } from '../../helpers/until.js';

const SHORT = '(;SZ[9]PB[Ines];B[ee];W[cc])';
const LONG = '(;SZ[9]PB[Ines];B[ee];W[cc](;B[gg];W[gc])(;B[cg]))';
const OTHER = '(;SZ[9]PB[Olga];B[aa];W[bb];B[dd])';
/** Longer than any reading again takes. */
const rest = () => aTimeout(100);

function textNodeOf(element: Node): Text {
  const text = element.firstChild;
  if (!(text instanceof Text)) throw new Error('there is no text');
  return text;
}

describe('text inside a board that changes', () => {
  const ways: Record<string, (element: Element, text: string) => void> = {
    'in its text node, as React and Svelte do': (element, text) =>
      void (textNodeOf(element).data = text),
    'with another text node, as Vue does': (element, text) => void (element.textContent = text),
  };
  const forms: Record<string, [content: string, selector: string]> = {
    'as plain text': [SHORT, ''],
    'in a script': [`<script type="application/x-go-sgf">${SHORT}</script>`, 'script'],
    'in a pre': [`<pre>${SHORT}</pre>`, 'pre'],
    'in a textarea': [`<textarea>${SHORT}</textarea>`, 'textarea'],
    'in a paragraph': [`<p>${SHORT}</p>`, 'p'],
  };
  for (const [way, change] of Object.entries(ways)) {
    for (const [form, [content, selector]] of Object.entries(forms)) {
      it(`is read again: ${form}, ${way}`, async () => {
        const board = await shownBoard(`<sgf-board>${content}</sgf-board>`);
        const loads = heard(board, 'load');
        change(selector ? (board.querySelector(selector) as Element) : board, OTHER);
        await until(() => blackBeside(board).startsWith('Olga'));
        await rest();
        expect(loads).to.have.length(1);
      });
    }
  }

  it('is read again in a template whose text was put into the element, as React does', async () => {
    const board = await boardFrom('<sgf-board></sgf-board>');
    const template = document.createElement('template');
    template.append(SHORT);
    board.append(template);
    await until(() => blackBeside(board).startsWith('Ines'));
    textNodeOf(template).data = OTHER;
    await until(() => blackBeside(board).startsWith('Olga'));
  });

  it('is read again in the content of a template, as Svelte changes it', async () => {
    const board = await shownBoard(`<sgf-board><template>${SHORT}</template></sgf-board>`);
    const { content } = board.querySelector('template') as HTMLTemplateElement;
    textNodeOf(content).data = OTHER;
    await until(() => blackBeside(board).startsWith('Olga'));
  });

  it('is read when it was empty at first', async () => {
    const board = await shownBoard('<sgf-board> </sgf-board>');
    expect(board.matches(':state(empty)')).to.equal(true);
    textNodeOf(board).data = SHORT;
    await until(() => blackBeside(board).startsWith('Ines'));
  });

  it('is read again when it changed while the board was in no page', async () => {
    const group = await fixture(`<div><sgf-board>${SHORT}</sgf-board></div>`);
    const board = await settled(boardIn(group));
    board.remove();
    board.textContent = OTHER;
    await rest();
    expect(blackBeside(board)).to.contain('Ines');
    group.append(board);
    await until(() => blackBeside(board).startsWith('Olga'));
  });

  it('is read once for many changes', async () => {
    const board = await shownBoard(`<sgf-board>${SHORT}</sgf-board>`);
    const loads = heard(board, 'load');
    for (let move = 0; move < 50; move++) {
      board.textContent = SHORT.replace('cc', `c${'abcdefghi'[move % 9] ?? ''}`);
      await Promise.resolve();
    }
    board.textContent = OTHER;
    await until(() => blackBeside(board).startsWith('Olga'));
    await rest();
    expect(loads).to.have.length(1);
  });

  it('takes along the boards that show its record', async () => {
    const group = await fixture(
      `<div><sgf-board id="grows">${SHORT}</sgf-board><sgf-board class="b" src="#grows"></sgf-board></div>`,
    );
    const [first, second] = [boardIn(group), group.querySelector('.b') as Board];
    await settled(second);
    first.textContent = OTHER;
    await until(() => blackBeside(second).startsWith('Olga'));
  });
});

describe('the place of the reader, when the text changes', () => {
  async function changed(from: string, to: string, path: string, attributes = '') {
    const board = await shownBoard(`<sgf-board ${attributes}>${from}</sgf-board>`);
    const navigations = heard(board, 'sgf-navigate');
    if (path) board.goTo(path);
    const loads = heard(board, 'load');
    board.textContent = to;
    await until(() => loads.length === 1);
    await board.updateComplete;
    expect(navigations).to.have.length(path ? 1 : 0);
    return board.currentPath;
  }
  const cases: Record<string, [from: string, to: string, path: string, after: string]> = {
    'stays where the game goes on': [SHORT, LONG, '2', '2'],
    'stays in a variation': [LONG, LONG.replace('[cg]', '[cg];W[hh]'), '2.2', '2.2'],
    'stays where words are others': [LONG, LONG.replace('B[ee]', 'B[ee]C[Yes]'), '3', '3'],
    'goes back as far as the moves are still there': [LONG, SHORT, '4', '2'],
    'is the start of a game with other moves': [SHORT, SHORT.replace('ee', 'ff'), '2', '0'],
    'is the start of a game of others': [SHORT, SHORT.replace('Ines', 'Olga'), '2', '0'],
    'is the start of another problem that begins alike': [
      '(;SZ[9]AB[aa];B[ee];W[cc])',
      '(;SZ[9]AB[bb];B[ee];W[cc])',
      '1',
      '0',
    ],
  };
  for (const [name, [from, to, path, after]] of Object.entries(cases)) {
    it(name, async () => {
      expect(await changed(from, to, path)).to.equal(after);
    });
  }

  it('stays in another game of a collection', async () => {
    const board = await shownBoard(`<sgf-board>${OTHER}${LONG}${OTHER}</sgf-board>`);
    const loads = heard(board, 'load');
    const next = () => rootOf(board).querySelector<HTMLElement>('[part~="button-next-game"]');
    await until(next);
    next()?.click();
    await board.updateComplete;
    board.goTo('2');
    board.textContent = `${OTHER}${LONG.replace('[gc]', '[gc];B[hh]')}${OTHER}`;
    await until(() => loads.length === 1);
    expect(blackBeside(board)).to.match(/^Ines/);
    expect(board.currentPath).to.equal('game2.2');
    board.textContent = `${OTHER}${LONG.replace('[ee]', '[ff]')}${OTHER}`;
    await until(() => loads.length === 2);
    expect(blackBeside(board)).to.match(/^Ines/);
    expect(board.currentPath).to.equal('game2.0');
  });

  it('goes along with the end where the board opens there and the reader has stayed', async () => {
    expect(await changed(SHORT, LONG, '', 'move="last"')).to.equal('4');
    expect(await changed(SHORT, LONG, '', 'mode="diagram"')).to.equal('4');
    expect(await changed(SHORT, LONG, '1', 'move="last"')).to.equal('1');
  });
});

describe('a board whose content is changed by others', () => {
  const inSpan = (text: string) => {
    const span = document.createElement('span');
    span.textContent = text;
    return span;
  };
  const others: Record<string, (board: Board) => unknown> = {
    'a translator that wraps the text': async (board) => {
      const span = inSpan('(;SZ[9]PB[Translated];B[ee])');
      board.replaceChildren(span);
      await rest();
      span.textContent = '(;SZ[9]PB[Translated again];B[ee])';
      await rest();
      textNodeOf(span).data = '(;SZ[9]PB[Once more];B[ee])';
    },
    'a translator that takes its words back': async (board) => {
      board.replaceChildren(inSpan('(;SZ[9]PB[Translated];B[ee])'));
      await rest();
      board.replaceChildren(SHORT);
    },
    'a translator, while the board is moved': async (board) => {
      board.replaceChildren(inSpan('(;SZ[9]PB[Translated];B[ee])'));
      await rest();
      board.parentElement?.append(board);
    },
    'a button that copies': async (board) => {
      const button = document.createElement('button');
      board.append(button);
      await rest();
      button.textContent = 'Copy (;) it';
      await rest();
      textNodeOf(button).data = 'Copied (;)';
    },
    'a highlighter': async (board) => {
      board.innerHTML = '<span>(;</span><span>SZ[9]PB[Lit];B[ee])</span>';
      await rest();
      (board.firstChild as Element).textContent = '(;PW[x]';
    },
    'words around the record': (board) => board.append(' More words.'),
    'the same text once more': (board) => void (board.textContent = SHORT),
    'text without a game': (board) => void (board.textContent = 'Soon (2027).'),
    'no text at all': (board) => board.replaceChildren(),
    'the caption': async (board) => {
      const caption = document.createElement('p');
      caption.slot = 'caption';
      caption.textContent = 'One (;B[aa])';
      board.append(caption);
      await rest();
      textNodeOf(caption).data = 'Two (;B[bb])';
    },
  };
  for (const [name, act] of Object.entries(others)) {
    it(`stays as it is: ${name}`, async () => {
      const group = await fixture(`<div><sgf-board>${SHORT}</sgf-board></div>`);
      const board = await settled(boardIn(group));
      board.last();
      const loads = heard(board, 'load');
      const { collection } = board;
      await act(board);
      await rest();
      expect(loads).to.have.length(0);
      expect(board.collection).to.equal(collection);
      expect(board.moveNumber).to.equal(2);
    });
  }

  it('takes a text of its page together with a new caption', async () => {
    const board = await shownBoard(`<sgf-board>${SHORT}</sgf-board>`);
    const caption = document.createElement('p');
    caption.slot = 'caption';
    textNodeOf(board).data = OTHER;
    board.append(caption);
    await until(() => blackBeside(board).startsWith('Olga'));
  });

  it('reads the next text of its page all the same', async () => {
    const board = await shownBoard(
      `<sgf-board><script type="application/x-go-sgf">${SHORT}</script></sgf-board>`,
    );
    board.append(document.createElement('button'));
    await rest();
    board.textContent = 'Soon.';
    await rest();
    board.textContent = OTHER;
    await until(() => blackBeside(board).startsWith('Olga'));
  });
});

describe('a board with a record in an attribute', () => {
  it('does not watch its content', async () => {
    const board = await shownBoard(`<sgf-board sgf="${SHORT}"><p>Fallback</p></sgf-board>`);
    const { collection } = board;
    await warningsOf(async () => {
      board.textContent = OTHER;
      await rest();
    });
    expect(board.collection).to.equal(collection);
  });

  const two: Record<string, string> = {
    'the attribute sgf': `<sgf-board sgf="${SHORT}">${OTHER}</sgf-board>`,
    'the attribute data-sgf': `<sgf-board data-sgf="${SHORT}"><pre>${OTHER}</pre></sgf-board>`,
  };
  for (const [name, markup] of Object.entries(two)) {
    it(`shows that and warns once of a second one inside: ${name}`, async () => {
      const warnings = await warningsOf(async () => {
        const board = await shownBoard(markup);
        expect(blackBeside(board)).to.contain('Ines');
        await untilPart(board, 'controls');
        await rest();
        board.sgf = LONG;
        await settled(board);
        await rest();
      });
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.match(/sgf and the content .* remove one/i);
    });
  }

  it('does not warn of a link, nor where a script shows another record', async () => {
    const warnings = await warningsOf(async () => {
      await shownBoard(
        `<sgf-board sgf="${SHORT}"><a href="/g.sgf">The game (2026)</a></sgf-board>`,
      );
      const board = await shownBoard(`<sgf-board>${SHORT}</sgf-board>`);
      await board.load(OTHER);
      await rest();
    });
    expect(warnings).to.deep.equal([]);
  });

  it('shows its content once the attribute is empty', async () => {
    await warningsOf(async () => {
      const board = await shownBoard(`<sgf-board sgf="${SHORT}">${OTHER}</sgf-board>`);
      board.setAttribute('sgf', '');
      await settled(board);
      expect(blackBeside(board)).to.contain('Olga');
      board.textContent = SHORT;
      await until(() => blackBeside(board).startsWith('Ines'));
      await settled(board);
    });
  });
});
