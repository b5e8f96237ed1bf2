import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import { readComment } from '../../../src/replay/comments/read-comment.js';
import type { CommentContext, CommentToken } from '../../../src/replay/comments/tokens.js';
import { goNotation } from '../../../src/replay/notation/go-notation.js';
import { hexNotation } from '../../../src/replay/notation/hex-notation.js';
import { type Point, pointAt } from '../../../src/rules/point.js';
import { realTexts } from './real-texts.js';

const SIZE = { columns: 19, rows: 19 };

/** A Go board of 19 lines, with labels, in a line of so many moves that Black has begun. */
function contextOf(labels = '', moves = 300, other: Partial<CommentContext> = {}): CommentContext {
  const [own = '', before = ''] = labels.split('/');
  return {
    pointNamed: (name) => goNotation.readPoint(name, SIZE),
    pointAt: (column, row) => pointAt(SIZE, column - 1, row - 1),
    labels: labelsNamed(own),
    labelsBefore: labelsNamed(before),
    pointsOfSign: () => [],
    isStart: false,
    hasMove: (number) => number <= moves,
    nodeAt: () => undefined,
    nodesNamed: () => [],
    colorOfMove: (number) => (number % 2 ? 'black' : 'white'),
    hasNumbers: false,
    ...other,
  };
}

const labelsNamed = (names: string): ReadonlyMap<string, readonly Point[]> =>
  new Map(
    names
      .split(' ')
      .filter(Boolean)
      .map((name, index) => [name, [index as Point]]),
  );

/** The comment with all that leads somewhere in ⟦kind text⟧. */
function marked(comment: string, context = contextOf()): string {
  const mark = ({ kind, text }: CommentToken) => (kind === 'text' ? text : `⟦${kind} ${text}⟧`);
  const paragraphs = readComment(comment, context);
  return paragraphs.map(({ tokens }) => tokens.map(mark).join('')).join('\n');
}

const unmarked = (text: string) => text.replace(/⟦\w+ ([^⟧]*)⟧/g, '$1');

function textOf(comment: string, context = contextOf()): string {
  const paragraphs = readComment(comment, context);
  return paragraphs.map(({ tokens }) => tokens.map(({ text }) => text).join('')).join('\n');
}

describe('what real comments lead to', () => {
  it('has at least 60 texts', () => {
    expect(realTexts.length).to.be.at.least(60);
  });

  for (const { source, labels, moves, text, isChat, isStart } of realTexts) {
    it(`${text} (${source})`, () => {
      const heading = isChat ? '-- chat --\n' : '';
      const read = marked(heading + unmarked(text), contextOf(labels, moves, { isStart }));
      expect(read).to.equal(heading + text);
    });
  }
});

/** Each as it must be read; what has no ⟦⟧ must not light. */
const cases: Readonly<Record<string, readonly string[]>> = {
  'points of the board': [
    'Black plays ⟦point Q16⟧.',
    'either ⟦point d4⟧ or ⟦point Q16⟧',
    '⟦point C3⟧/⟦point D3⟧ are miai; ⟦point T19⟧’s corner',
    'at ⟦point B2⟧, [⟦point B14⟧], ⟦point C3⟧ or ⟦point B4⟧',
    'W ⟦point B4⟧',
    '右上⟦point 16の四⟧, ⟦point 3-十六⟧',
    'B[zz] but ⟦point B[pd]⟧',
  ],
  'what only looks like a point': [
    'W2 and B1, B36 W37',
    'B+3, W+12.5, B+R',
    'A4 paper, size A4, T1 League, in room D4, press F5, key G3, Q4 2015',
    'I9 and U5 and Z1, D20, D0, D04',
    'H1N1, D4rk, mp3, x.D4, D4.sgf, D4_D5, foo-D4, D4-rank, D4.5, 1:D4:30, #D4, @D4, $D4',
    'a1) first',
    'thanks m8, n1, b4 you go',
    '5D, 9p, 3k, 4-4 point, 3-3, 16-4, v1.2.3, 12:30',
    'one thing: 三の one',
  ],
  'moves of the line': [
    '⟦move #127⟧, ⟦move move 127⟧, ⟦move Move 5⟧, ⟦move moves 34⟧-⟦move 41⟧, ⟦move moves 3⟧, ⟦move 5⟧ and ⟦move 7⟧',
    'Black ⟦move 37⟧ and White ⟦move 38⟧; ⟦move coup 12⟧, ⟦move Zug 7⟧, ⟦move jugada 9⟧, ⟦move ход 9⟧',
    '⟦move 第127手⟧, ⟦move 127手⟧, ⟦move 5手目⟧, ⟦move 127수⟧, 黒⟦move 37⟧, 白⟦move 38⟧, 흑⟦move 39⟧',
    '⟦move 102⟧ is aggressive, no? Why? ⟦move 37⟧ was better. 2 stones, so 3 is enough; ⟦move 4⟧ would be',
    '黑棋⟦move 35⟧，⟦move 37⟧; 白⟦move 37⟧位, 在⟦move 36⟧位, 于⟦move 4⟧，⟦move 6⟧，⟦move 8⟧位',
  ],
  'numbers of other things': [
    'move 301, #301, #0, move 0',
    'Black 38 and White 37', // not whose moves these are
    'ranked #3, game #4, was #5, a#5, &#5;, /#5',
    'White 84.6%, moves 3 stones',
    '全127手, 1127手x',
    'AlphaGo Zero is #1 in Korea, AGA #5',
    '黑11目半胜, 白4子, 世界ランキング1位, 第3位',
    'Black 3 points, White 4 stones',
    'Komi: 6 is too small. Handicap – 4 would be fair.',
  ],
  'moves to play': [
    '⟦sequence B D4 Q16 C3⟧',
    'then ⟦sequence D4 Q16 C3⟧!',
    '⟦sequence Black D4, White Q16⟧',
    '⟦sequence C3-D3-E3⟧.',
    '⟦sequence B:D4 W:Q16⟧ and ⟦sequence B[D4]-W[Q16]⟧',
    'PV: ⟦sequence BO4 S11 S12⟧',
    '⟦sequence Schwarz D4, Weiß Q16⟧',
    'a choice: ⟦point D4⟧, ⟦point Q16⟧, ⟦point C3⟧',
    'two: ⟦point D4⟧ ⟦point Q16⟧',
  ],
  'links and mail': [
    '⟦link https://a.example/x_(y)⟧), (⟦link http://a.example/D4⟧).',
    '⟦link www.a.example⟧, mail ⟦mail a.b@c.example⟧.',
    '<⟦link https://a.example⟧>⟦link HTTPS://B.EXAMPLE/?q=1#5⟧!',
    'javascript:alert(1) data:text/html,x vbscript:x file:///etc JaVaScRiPt:x ftp://a.example',
    'https:// www. @ a@ @b a@b xhttps://a.example',
    '见⟦link http://a.example/⟧。好',
  ],
};

describe('readComment', () => {
  for (const [what, texts] of Object.entries(cases)) {
    describe(`finds ${what}`, () => {
      for (const text of texts) {
        it(text, () => {
          expect(marked(unmarked(text))).to.equal(text);
        });
      }
    });
  }

  it('lights labels, not articles, numbers of stones and initials', () => {
    const read = (text: string, labels: string) => {
      expect(marked(unmarked(text), contextOf(labels))).to.equal(text);
    };
    read("'⟦label a⟧', (⟦label b⟧), [⟦label A⟧], “⟦label b⟧” and don't a b", 'A b');
    read('A stone at ⟦label A⟧ or ⟦label B⟧. A move.', 'A B');
    read('Black is at a loss; a and b; at ⟦label a⟧.', 'a b');
    read('C. Miller plays ⟦label C⟧. T-shaped, ⟦label C⟧', 'C T');
    read('with 3 stones, at ⟦label 3⟧, White ⟦label 4⟧ to ⟦label 6⟧, 3.5, 4 eyes', '3 4 6');
    read('I think so. O yes, at ⟦label I⟧', 'I O');
    read('白⟦label A⟧、黒⟦label イ⟧、イタリア', 'A イ');
    read('⟦label D4⟧ is a label, at ⟦point Q16⟧', 'D4');
    read('B can live', 'B');
    read('⟦label 2⟧ is bad. ⟦label 12⟧ is wrong, and 12 is a number, 2 was, too.', '2 12');
    read('White planned ⟦label C⟧', 'C');
    read('Vitamin C, plan B, Plan C, class D; at ⟦label C⟧, group ⟦label C⟧', 'B C D');
    read('⟦label A⟧ approaches, ⟦label B⟧ does the same, and ⟦label C⟧ makes a base.', 'A B C');
    read('A stone. A move. B does the same, and ⟦label C⟧ makes a base.', 'A B C');
  });

  it('lights the labels of the node before where a choice is spoken of', () => {
    const read = (text: string, labels: string) => {
      expect(marked(unmarked(text), contextOf(labels))).to.equal(text);
    };
    read("'⟦label a⟧' or (⟦label B⟧); better at ⟦label A⟧. ⟦label A⟧ was better.", '/A B');
    read('⟦label A⟧ or ⟦label C⟧? ⟦label B⟧ or ⟦label C⟧?', 'C/A B C');
    read('Black plays ⟦label C⟧, 1 and 2; A stone. B can live. So A is alive, and B', '/A B C 1 2');
    read("A wall, '⟦label b⟧' a wall", 'A B/a b');
    read('⟦label A⟧ would be better than ⟦label B⟧.', '/A B');
    read('⟦label A⟧ is better. White is stronger than B, other than B', '/A B');
    read('Plan A is better than B; plan C', '/A B C');
  });

  it('lights labels rather than moves', () => {
    const read = (text: string, labels: string) => {
      expect(marked(unmarked(text), contextOf(labels))).to.equal(text);
    };
    read(
      'Moves ⟦label 2⟧ and ⟦label 3⟧, #⟦label 2⟧, 第⟦label 3⟧手, 在⟦label 3⟧位, ⟦move move 4⟧',
      '2 3',
    );
    read('move ⟦label 2⟧, 2 stones, ranked #2, #3 in China', '2 3');
  });

  it('lights a label that begins a sentence, not an article', () => {
    const read = (text: string, labels = 'A B C') => {
      expect(marked(unmarked(text), contextOf(labels))).to.equal(text);
    };
    read(
      '⟦label A⟧ est meilleur. ⟦label A⟧ is bigger. ⟦label A⟧ wäre groß. ⟦label A⟧ n’est pas joseki.',
    );
    read('A possible move. A tesuji. A blanc de jouer. B is alive.');
    read('⟦label B⟧ ou ⟦label C⟧ ? ⟦label B⟧ or ⟦label A⟧?');
    read('B or W to play. B and W.', 'B W');
  });

  it('tells events from moves before the first move', () => {
    const start = contextOf('', 300, { isStart: true });
    expect(marked('12 was his rank. 3 is enough.', start)).to.equal(
      '12 was his rank. 3 is enough.',
    );
    const text =
      'Published in Go Review #19. Black ⟦move #35⟧ was a mistake, ⟦move move #36⟧, too (see ⟦move #38⟧).';
    expect(marked(unmarked(text), start)).to.equal(text);
    const ranks = 'He was at #3 in the world (#1), after #5 before #2.';
    expect(marked(ranks, start)).to.equal(ranks);
  });

  it('reads points as the game and the shown coordinates name them', () => {
    const hex = { pointNamed: (name: string) => hexNotation.readPoint(name, SIZE) };
    expect(marked('i9 and c5', contextOf('', 9, hex))).to.equal('⟦point i9⟧ and ⟦point c5⟧');
    const numbers = contextOf('', 9, { hasNumbers: true });
    expect(marked('16-4, 2015-06-03, 20-4', numbers)).to.equal('⟦point 16-4⟧, 2015-06-03, 20-4');
  });

  it('knows colours and where a sequence begins', () => {
    const [paragraph] = readComment('From move 12: W D4 Q16, B C3', contextOf());
    const sequence = paragraph?.tokens.find(({ kind }) => kind === 'sequence');
    expect(sequence).to.deep.include({ from: 12, kind: 'sequence' });
    const { moves = [] } = sequence?.kind === 'sequence' ? sequence : {};
    expect(moves.map(({ color }) => color)).to.eql(['white', undefined, 'black']);
  });

  it('sets apart what was said on servers', () => {
    expect(marked('ada [3k]: hi D4\nGuest: hi\nno chat: at all')).to.equal(
      '⟦speaker ada⟧ ⟦rank [3k]⟧: hi ⟦point D4⟧\n⟦speaker Guest⟧: hi\nno chat: at all',
    );
    expect(marked('Note: this is no chat')).to.equal('Note: this is no chat');
  });

  it('loses nothing of any text', () => {
    const words =
      'B W D4 Q16 C3 a A #12 move 12 第 手 [ ] ( ) , . : - / @ \' " http:// www.x.y é \u202e \u0000 1 12'
        .split(' ')
        .concat(' ', '\n', '-- chat --\n', 'x [3k]: ');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...words)).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (comment) => textOf(comment, contextOf('a A 12')) === comment),
      { numRuns: 2000 },
    );
  });

  it('ends for any text of a million characters', function () {
    this.timeout(60_000); // a reader that takes quadratic time would need hours
    const hostile = [
      'a',
      ')',
      '@',
      'a@',
      'D4 ',
      'D4, ',
      'B ',
      "'a' ",
      '#1',
      'A and ',
      'https://',
      'www.a)',
      '[',
      '十',
      '-D4',
      'x: ',
      '\u202e',
    ];
    for (const unit of hostile) {
      const comment = unit.repeat(1_000_000 / unit.length);
      expect(textOf(comment, contextOf('a A')), unit).to.have.length(comment.length);
    }
  });
});
