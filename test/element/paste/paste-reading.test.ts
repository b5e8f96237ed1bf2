import { expect } from '../../helpers/testing.js';
import { PageText } from '../../../src/element/paste/page-text.js';
import { looksEscaped, mendRawText } from '../../../src/element/paste/raw-text.js';
import { findRecord } from '../../../src/element/paste/record-text.js';

function elementWith(html: string): Element {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}

/** What editors make of a text → the text. The numbers are those of the rules in the report on embedding. */
const pages: Record<string, [html: string, text: string]> = {
  'R3, a line break': ['a<br>b<br />\nc<br/> \n d', 'a\nb\nc\n d'],
  'R3, an empty line': ['a<br><br>b', 'a\n\nb'],
  'R4, paragraphs': ['<p>a</p>\n<p>b</p>', 'a\n\nb'],
  'R4, a paragraph that ends with a line': ['<p>a\n</p><p>b</p>', 'a\n\nb'],
  'R4, a box for each line': ['<div>a</div><div>b<br></div><div>c</div>', 'a\nb\nc'],
  'R4, boxes around one text': ['<div><div>a</div></div>', 'a'],
  'R4, lists': [
    '<ul><li>a</li><li>b</li></ul><ol start="3"><li>c</li><li>d</li></ol>',
    '- a\n- b\n\n3. c\n4. d',
  ],
  'R5, what is transparent': ['<font><span>a<em>b</em></span></font><o:p></o:p>c', 'abc'],
  'R6, variations that are links': [
    'W<a href=";B%5Bcg%5D">gc</a>(;B[gg])',
    'W[gc](;B[cg])(;B[gg])',
  ],
  'R6, a variation with a percent sign': ['<a href="(;C%5B95%25%5D">x</a>', '[x]((;C[95%])'],
  'R7, other links': [
    '<a href="http://x.example/;a">http://x.example/;a</a>',
    'http://x.example/;a',
  ],
  'R8, a hidden address': ['<a data-cfemail="42232002216c3023"></a>', 'ab@c.ra'],
  'R9, a picture of a smiley': ['a <img alt="🙂" src="data:,"> b', 'a 🙂 b'],
  'R10, line numbers and buttons': [
    '<span class="lineno">1</span>a<button>Copy</button><style>b</style>',
    'a',
  ],
  'R14, what is no tag': ['a<b and c>d</b>', 'a<b and c>d'],
  'R14, a word in angle brackets': ['a <name> b', 'a <name> b'],
  'a caption, and another board': ['a<p slot="caption">x</p><sgf-board>y</sgf-board>b', 'ab'],
};

describe('the text of elements', () => {
  for (const [name, [html, text]] of Object.entries(pages)) {
    it(`is as it was written: ${name}`, () => {
      expect(new PageText().add(elementWith(html)).text).to.equal(text);
    });
  }

  it('is of the depth that scripts can make', () => {
    let inner = document.createElement('div');
    const outer = inner;
    for (let depth = 0; depth < 20_000; depth++) {
      const next = document.createElement('div');
      inner.append(next);
      inner = next;
    }
    inner.append('(;)');
    expect(new PageText().add(outer).text).to.equal('(;)');
  });

  it('knows where each character stands', () => {
    const element = elementWith('<p>one</p><p>two <b>three</b></p>');
    const page = new PageText().add(element);
    const place = page.placeOf(page.text.indexOf('three') + 2);
    expect([place?.node, place?.offset]).to.deep.equal([element.querySelector('b')?.firstChild, 2]);
  });
});

const raw: Record<string, [written: string, text: string]> = {
  'R6, links': ['W<a href=";B%5Bcg%5D">gc</a>(;B[gg])', 'W[gc](;B[cg])(;B[gg])'],
  'R6, emphasis beside a link': ['C[<em>a</em>]W<a href=";B[aa]">b</a>', 'C[a]W[b](;B[aa])'],
  'R11, paragraphs and lines': ['a</p>\n<p>b<br />\nc &amp; d', 'a\n\nb\nc & d'],
  'R11, a paragraph between nodes': ['B[ee]<p>;W[gc]C[1 &lt; 2]', 'B[ee]\n\n;W[gc]C[1 < 2]'],
  'R11, tags of the author': ['C[(a) <br>b<p>c <b>d</b>]', 'C[(a) <br>b<p>c <b>d</b>]'],
  'R12, an ampersand': ['C["a" &#038; b]', 'C["a" & b]'],
  'R13, what is escaped as a whole': [
    'PB[&quot;A&quot;]C[2 &lt; 3 &#x1F642;]',
    'PB["A"]C[2 < 3 🙂]',
  ],
  'R13, what is not': ['PB["A"]C[&lt;]', 'PB["A"]C[&lt;]'],
};

describe('a raw text', () => {
  for (const [name, [written, text]] of Object.entries(raw)) {
    it(`is as it was written: ${name}`, () => {
      expect(mendRawText(written).text).to.equal(text);
    });
  }

  it('looks escaped only as a whole', () => {
    const texts = ['&amp;', '&#039;', 'a & b &amp;', '&amp; <', 'plain', '&nonsense'];
    expect(texts.filter(looksEscaped)).to.deep.equal(['&amp;', '&#039;']);
  });
});

const records: Record<string, [text: string, sgf: string | undefined, isWhole?: boolean]> = {
  'R1, words before it': ['\ufeff// <![CDATA[ see (1) (;B[aa])', '(;B[aa])'],
  'R2, words after it': ['(;C[)(\\]])]]> and ) more', '(;C[)(\\]])'],
  'R2, several games': ['(;B[aa])\n\u200b(;B[bb]) (no game)', '(;B[aa])\n(;B[bb])'],
  'R15, blanks of all kinds': ['(\u00a0;SZ[9]\u202f;LB[cc\u00a0:A])', '( ;SZ[9] ;LB[cc:A])'],
  'R15, blanks in a comment': ['(;C[a\u00a0b])', '(;C[a\u00a0b])'],
  'R16, what nobody sees': ['(;B[e\u00ade]A\u200bB[aa][b\u200bb])', '(;B[ee]AB[aa][bb])'],
  'R17, a lost backslash': [
    '(;C[see [1] and [2] here];B[ee])',
    '(;C[see [1\\] and [2\\] here];B[ee])',
  ],
  'R17, junk between nodes': ['(;C[one] x ;B[aa];W[bb])', '(;C[one] x ;B[aa];W[bb])'],
  'R18, values that are read': [
    '(;OT[5×30]DT[2014–01–26]RE[B+R])',
    '(;OT[5x30]DT[2014-01-26]RE[B+R])',
  ],
  'R18, texts': ['(;C[9×9 – “a”]LB[cc:–])', '(;C[9×9 – “a”]LB[cc:–])'],
  'R21, one without an end': ['(;B[aa]C[never', '(;B[aa]C[never', false],
  'an escaped bracket': ['(;C[a\\] (;b])', '(;C[a\\] (;b])'],
  'no record': ['(1) ; [x]', undefined],
};

describe('a record in a text', () => {
  for (const [name, [text, sgf, isWhole = true]] of Object.entries(records)) {
    it(`is found: ${name}`, () => {
      const record = findRecord(text);
      expect(record?.sgf).to.equal(sgf);
      if (record) expect(record.isWhole).to.equal(isWhole);
    });
  }

  it('is told from words that happen to be balanced', () => {
    expect(findRecord('(;B[aa] and a smiley :)')?.isClean).to.equal(false);
    expect(findRecord('(;B[aa]\n;W[bb](;B[cc])(;B[dd]))')?.isClean).to.equal(true);
  });

  it('is found in time that grows with its length', () => {
    const length = 200_000;
    for (const part of ['[', ']', '(;', 'C[a] b', '\u00a0', 'a', '](', '&amp;', '<a href="']) {
      const text = `(;${part.repeat(length / part.length)}`;
      findRecord(text); // a test that hangs has failed
      mendRawText(text);
    }
  });
});
