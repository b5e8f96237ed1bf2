import { aTimeout, expect, fixture } from '../../helpers/testing.js';
import { type Board, boardIn, rootOf, settled, showsPart, textOf } from '../board.js';
import type { NodeId } from '../../../src/index.js';
import { warningsOf } from '../page.js';
import { until } from '../../helpers/until.js';

const CHANGED = 'This page’s editor changed the record: ';
const CURE = 'Put the record into a code block, or use src.';

async function boardOn(page: string): Promise<Board> {
  return settled(boardIn(await fixture(`<div>${page}</div>`)));
}

/** What editors make of records in real pages: the HTML that arrives, and what the author is told. */
const edited: Record<
  string,
  { page: string; code: string; says: string; line?: number; record: string }
> = {
  'a variation that Markdown made a link of': {
    page: '<sgf-board>(;SZ[9];B[ee];W<a href=";B%5Bcg%5D;W%5Bgg%5D">gc</a>(;B[gg]))</sgf-board>',
    code: 'edited-link',
    says: 'it turned the variation “[gc](;B[cg];W[gg])” into a link.',
    record: 'SZ[9];B[ee];W[gc];B[cg];W[gg];B[gg]',
  },
  'such a link on a later line, in a paragraph': {
    page: '<sgf-board><p>(;SZ[9]\n;B[ee]\n;W<a href=";B%5Bcg%5D">gc</a>(;B[gg]))</p></sgf-board>',
    code: 'edited-link',
    says: 'it turned the variation “[gc](;B[cg])” into a link.',
    line: 3,
    record: 'SZ[9];B[ee];W[gc];B[cg];B[gg]',
  },
  'such a link as text in a script': {
    page: '<sgf-board><script type="application/x-go-sgf">\n(;SZ[9];B[ee];W<a href=";B%5Bcg%5D">gc</a>(;B[gg]))\n</script></sgf-board>',
    code: 'edited-link',
    says: 'it turned the variation “[gc](;B[cg])” into a link.',
    record: 'SZ[9];B[ee];W[gc];B[cg];B[gg]',
  },
  'such a link in a template': {
    page: '<sgf-board><template>(;SZ[9];B[ee];W<a href=";B%5Bcg%5D">gc</a>(;B[gg]))</template></sgf-board>',
    code: 'edited-link',
    says: 'it turned the variation “[gc](;B[cg])” into a link.',
    record: 'SZ[9];B[ee];W[gc];B[cg];B[gg]',
  },
  'such a link in another element of the page': {
    page: '<pre id="edited">(;SZ[9];B[ee];W<a href=";B%5Bcg%5D">gc</a>(;B[gg]))</pre><sgf-board src="#edited"></sgf-board>',
    code: 'edited-link',
    says: 'it turned the variation “[gc](;B[cg])” into a link.',
    record: 'SZ[9];B[ee];W[gc];B[cg];B[gg]',
  },
  'a paragraph that ends it within a comment, another board behind it': {
    page: '<p><sgf-board>(;SZ[9];B[ee]C[one</p>\n<p>two];W[gc];B[cg])</sgf-board><br><sgf-board>(;B[aa])</sgf-board></p>',
    code: 'edited-rest',
    says: 'it moved “two];W[gc];B[cg])” out of the element.',
    record: 'SZ[9];B[ee]C[one\n\ntwo];W[gc];B[cg]',
  },
  'a paragraph that ends the element before its record': {
    page: '<p><sgf-board><br />\n(;SZ[9];B[ee]C[one]</p>\n<p>;W[gc];B[cg])<br />\n</sgf-board></p>\n<p>After.</p>',
    code: 'edited-rest',
    says: 'it moved “;W[gc];B[cg])” out of the element.',
    record: 'SZ[9];B[ee]C[one];W[gc];B[cg]',
  },
  'a paragraph that ends it within a comment': {
    page: '<p><sgf-board>(;SZ[9];B[ee]C[one</p>\n<p>two];W[gc];B[cg])</sgf-board></p>',
    code: 'edited-rest',
    says: 'it moved “two];W[gc];B[cg])” out of the element.',
    record: 'SZ[9];B[ee]C[one\n\ntwo];W[gc];B[cg]',
  },
  'paragraphs as text in a script, between nodes': {
    page: '<sgf-board><script type="application/x-go-sgf">\n(;SZ[9]C[a & b];B[ee]<p>;W[gc]C[1 &lt; 2])\n</script></sgf-board>',
    code: 'edited-break',
    says: 'it added a line break or a paragraph.',
    record: 'SZ[9]C[a & b];B[ee];W[gc]C[1 < 2]',
  },
  'paragraphs as text in a script, in a comment that is whole otherwise': {
    page: '<sgf-board><script type="application/x-go-sgf">(;SZ[9];B[ee]C[one</p>\n<p>two];W[gc])</script></sgf-board>',
    code: 'edited-break',
    says: 'it added a line break or a paragraph.',
    record: 'SZ[9];B[ee]C[one\n\ntwo];W[gc]',
  },
  'lines that have become elements, so that words run together': {
    page: '<sgf-board><div>(;SZ[9]C[hello</div><div>world]</div><div>;B[ee])</div></sgf-board>',
    code: 'edited-break',
    says: 'it added a line break or a paragraph.',
    record: 'SZ[9]C[hello\nworld];B[ee]',
  },
  'line breaks in a comment': {
    page: '<sgf-board>(;SZ[9]C[hello<br>world];B[ee])</sgf-board>',
    code: 'edited-break',
    says: 'it added a line break or a paragraph.',
    record: 'SZ[9]C[hello\nworld];B[ee]',
  },
};

/** What readers see of a record that an editor changed: that of its author. */
function textsOf(board: Board): string {
  const { tree } = board;
  return Array.from({ length: tree.size }, (_, node) =>
    tree
      .properties(node as NodeId)
      .map(({ identifier, values }) => `${identifier}[${values.join('][')}]`)
      .join(''),
  ).join(';');
}

describe('a record that an editor changed', () => {
  for (const [name, { page, code, says, line = 1, record }] of Object.entries(edited)) {
    it(`is read as it was written, with a note for its author: ${name}`, async () => {
      const warnings = await warningsOf(async () => {
        const board = await boardOn(page);
        await until(() => board.diagnostics.length > 0, 'it should be told');
        const [first] = board.diagnostics;
        expect(textsOf(board)).to.equal(record);
        expect([first?.code, first?.severity, first?.line]).to.deep.equal([code, 'note', line]);
        expect(first?.message).to.contain(`${CHANGED}${says} ${CURE} (line ${line}, column `);
        expect(showsPart(board, 'status')).to.equal(false);
        expect(board.matches(':state(warning)')).to.equal(false);
      });
      expect(warnings).to.deep.equal([]);
    });
  }

  it('is left as it is with data-sgf-repair="off" around it, and its author is told', async () => {
    const warnings = await warningsOf(async () => {
      const page = '<p><sgf-board>(;SZ[9];B[ee]C[one</p>\n<p>two];W[gc];B[cg])</sgf-board></p>';
      const board = await boardOn(`<section data-sgf-repair="off">${page}</section>`);
      await until(() => showsPart(board, 'status'), 'it should be told');
      expect(board.diagnostics[0]?.severity).to.equal('warning');
      expect(textOf(board, 'status')).to.contain('two];W[gc];B[cg])');
      expect(board.parentElement?.parentElement?.textContent).to.contain('two];W[gc];B[cg])');
      board.move = 'last'; // opened anew, it is looked at again
      await aTimeout(50);
    });
    expect(warnings.filter((warning) => warning.includes(CHANGED))).to.have.length(1);
  });

  it('is told as text only', async () => {
    const board = await boardOn(
      '<sgf-board>(;SZ[9];W<a href=";C%5B%3Cimg%20src=x%20onerror=alert(1)%3E%E2%80%AE%5D">gc</a>)</sgf-board>',
    );
    await until(() => board.diagnostics.length > 0);
    expect(rootOf(board).querySelector('img')).to.equal(null);
    expect(board.describe()).to.contain('White');
  });
});

/** Nothing of these records is lost, or what is odd about them is their author's doing. */
const unchanged: Record<string, string> = {
  'a paragraph around the record': '<p>(;SZ[9];B[ee];W[gc])</p>',
  'lines between nodes': '(;SZ[9];B[ee]<br>;W[gc]<br>(;B[cg])<br>(;B[gg]))',
  'paragraphs between nodes': '<p>(;SZ[9]</p>\n<p>;B[ee]</p>\n<p>&nbsp;;W[gc]C[two words])</p>',
  'new lines of a comment that stay': '(;SZ[9];B[ee]C[one<br />\ntwo])',
  'curly quotes': '<p>(;SZ[9]PB[“A”]PW[O’B];B[ee]C[nice… – ok])</p>',
  'a link beside it':
    '<p>Lee–Gu. <a href="g.sgf">Download</a></p><script type="application/x-go-sgf">(;SZ[9];B[ee])</script>',
  'a caption with lines':
    '<p slot="caption">Diagram 1<br>(Black to play) [hard]</p>(;SZ[9];B[ee])<div slot="footer">[x<br>y]</div>',
  'a link to a page in a comment':
    '(;SZ[9]C[see <a href="http://example.com/;a">http://example.com/;a</a> now];B[ee])',
  'tags in a comment of a script':
    '<script type="application/x-go-sgf">(;SZ[9]C[(a) <br>b<p>c];B[ee])</script>',
};

describe('the author of a record that is as it was written', () => {
  for (const [name, content] of Object.entries(unchanged)) {
    it(`is told nothing: ${name}`, async () => {
      const warnings = await warningsOf(async () => {
        const board = await boardOn(`<sgf-board>${content}</sgf-board><p>;W[gc]) after</p>`);
        await aTimeout(100);
        expect(board.diagnostics.filter(({ severity }) => severity !== 'note')).to.deep.equal([]);
        expect(showsPart(board, 'status')).to.equal(false);
      });
      expect(warnings).to.deep.equal([]);
    });
  }

  const odd: Record<string, string> = {
    'a record without an end, text behind it':
      '<sgf-board>(;SZ[9];B[ee]</sgf-board><p>After [1].</p>',
    'a record without an end, shown as source behind it':
      '<sgf-board>(;SZ[9];B[ee]</sgf-board><pre>(;SZ[9];B[ee]</pre>',
    'a record without an end, and a problem of its own behind it':
      '<sgf-board>(;SZ[9];B[ee]</sgf-board><sgf-board>(;B[aa])</sgf-board>',
    'a record without an end, text that looks like one in the next article':
      '<article><sgf-board>(;SZ[9];B[ee]</sgf-board></article><article>;W[gc])</article>',
    'a property without value, and a link':
      '<sgf-board>(;SZ[9];B[ee];W)<a href="/x">x</a></sgf-board>',
    'a broken record from elsewhere':
      '<sgf-board data-sgf="(;SZ[9];B[ee]"><a href=";B[aa]">gc</a></sgf-board><p>;W[gc])</p>',
  };
  for (const [name, page] of Object.entries(odd)) {
    it(`is told what is odd, and nothing of an editor: ${name}`, async () => {
      const warnings = await warningsOf(async () => {
        const board = await boardOn(page);
        const isOdd = () =>
          board.diagnostics.filter(({ severity }) => severity !== 'note').length === 1;
        await until(isOdd, 'one oddity');
      });
      expect(warnings).to.deep.equal([]);
    });
  }
});
