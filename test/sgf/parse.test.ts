import { expect } from '@esm-bundle/chai';
import fc from 'fast-check';
import type { NodeId } from '../../src/sgf/game-tree.js';
import { parseSgf } from '../../src/sgf/parse.js';
import { codesOf, treeOf } from '../helpers/records.js';
import { outline, testParsing as test } from './parsing.js';

describe('parseSgf', () => {
  describe('identifiers', () => {
    test([
      ['one property (P-01)', '(;B[aa])', [['-: B=aa']]],
      ['lower-case letters do not count (P-07)', '(;SiZe[19]REsult[B+3])', [['-: SZ=19 RE=B+3']]],
      ['may begin with lower case (P-08)', '(;goWriteVersion[1.4e])', [['-: WV=1.4e']]],
      ['are never cut short (P-09)', '(;MULTIGOGM[1]M[aa])', [['-: MULTIGOGM=1 M=aa']]],
      ['may hold digits (P-10)', '(;T1[x]B[aa])', [['-: T1=x B=aa']]],
      ['without a value (P-24)', '(;PL;W[aa])', [['-:', '0: W=aa']], ['no-value']],
      ['before another one (P-11)', '(;PL W[aa])', [['-: W=aa']], ['no-value']],
      ['split by a blank (P-11)', '(;B L[30])', [['-: BL=30']]],
      ['split, a blank before the value', '(;A B [aa])', [['-: AB=aa']]],
      ['longer ones split', '(;KGS\nSB[68])', [['-: KGSSB=68']]],
      ['two that make no known one', '(;B W[aa])', [['-: W=aa']], ['no-value']],
      ['a word of noise continues a list (P-12)', '(;AB[aa]x[bb])', [['-: AB=aa|bb']]],
      ['unknown ones are kept (P-29)', '(;B[aa]QQQ[1][2])', [['-: B=aa QQQ=1|2']]],
    ]);
  });

  describe('values', () => {
    test([
      ['blanks anywhere (P-02)', '( ;\tAB \n[aa]\v[bb] )', [['-: AB=aa|bb']]],
      ['only ] ends them (P-03)', '(;C[a;b(c)[d])', [['-: C=a;b(c)[d']]],
      ['smileys (P-04)', '(;C[:-) [x;(]N[(])', [['-: C=:-) [x;( N=(']]],
      ['\\] does not end them (P-14)', '(;C[a\\]b]B[aa])', [['-: C=a\\]b B=aa']]],
      ['\\\\] does (P-15)', '(;C[x\\\\]B[aa])', [['-: C=x\\\\ B=aa']]],
      ['\\\\\\] does not', '(;C[x\\\\\\]]B[aa])', [['-: C=x\\\\\\] B=aa']]],
      ['blanks inside are kept (P-21)', '(;C[  a ])', [['-: C=  a ']]],
      ['an empty value is a value (P-23)', '(;B[];W[])', [['-: B=', '0: W=']]],
      ['without an identifier (P-25)', '(;[aa]B[bb])', [['-: B=bb']], ['value-without-ident']],
      [
        'of a repeated property are joined (P-26)',
        '(;LB[aa:1]B[cc]LB[bb:2])',
        [['-: LB=aa:1|bb:2 B=cc']],
        ['duplicate-property'],
      ],
      ['ZZ may repeat (D-30)', '(;ZZ[a]ZZ[b])', [['-: ZZ=a|b']]],
      ['the same name in two nodes', '(;C[a];C[b])', [['-: C=a', '0: C=b']]],
      [
        'cut off by the end (P-36)',
        '(;C[hel',
        [['-: C=hel']],
        ['unterminated-value', 'missing-paren'],
      ],
      ['cut off after \\ (P-37)', '(;C[x\\', [['-: C=x']], ['unterminated-value', 'missing-paren']],
    ]);
  });

  describe('the tree', () => {
    test([
      ['a sequence (T-03)', '(;A[1];B[aa];W[bb])', [['-: A=1', '0: B=aa', '1: W=bb']]],
      [
        'variations (T-02)',
        '(;A[1];B[aa](;W[bb])(;W[cc]))',
        [['-: A=1', '0: B=aa', '1: W=bb', '1: W=cc']],
      ],
      [
        'a lone child in parentheses (T-04)',
        '(;A[1](;B[2](;C[3])))',
        [['-: A=1', '0: B=2', '1: C=3']],
      ],
      ['empty nodes (T-07)', '(;B[aa];)', [['-: B=aa', '0:']]],
      ['two games (T-01)', '(;B[aa])(;W[bb])', [['-: B=aa'], ['-: W=bb']]],
      ['a group of groups (P-40)', '(;N[r]((;B[a])(;B[b])))', [['-: N=r', '0: B=a', '0: B=b']]],
      ['a collection in parentheses (P-40)', '((;B[aa])(;W[bb]))', [['-: B=aa'], ['-: W=bb']]],
      ['an empty game is none (T-11)', '()(;B[aa])', [['-: B=aa']], ['empty-tree']],
      ['NUL is a blank (P-43)', '(\0;\0B\0[aa])', [['-: B=aa']]],
      ['a missing ) (P-34)', '(;B[aa](;W[bb]', [['-: B=aa', '0: W=bb']], ['missing-paren']],
      ['a ) too many (P-35)', '(;B[aa]))', [['-: B=aa']], ['extra-paren']],
      ['stray characters (P-33)', '(;B[aa], W[bb])', [['-: B=aa W=bb']], ['illegal-char']],
      [
        'a missing ; in the root (P-38)',
        '(GK[1];B[aa])',
        [['-: GK=1', '0: B=aa']],
        ['missing-semicolon'],
      ],
      [
        'a missing ; in a variation (P-38)',
        '(;A[1](B[aa])(;W[bb]))',
        [['-: A=1', '0: B=aa', '0: W=bb']],
        ['missing-semicolon'],
      ],
    ]);

    it('a variation that the end of the text cuts is none', () => {
      const cut = treeOf('(;B[aa](');
      expect(cut.endsHere(cut.root)).to.equal(false);
    });

    it('an empty variation says that the game may end there (T-10)', () => {
      const tree = treeOf('(;B[aa](;W[bb])())');
      const ends = [0, 1].map((node) => tree.endsHere(node as NodeId));
      expect([tree.size, ends]).to.eql([2, [true, false]]);
    });

    it('its links agree with each other', () => {
      const tree = treeOf('(;A[0](;A[1];A[2])(;A[3](;A[4])(;A[5]))(;A[6]))');
      const children = Array.from({ length: tree.size }, (_, id) => tree.children(id as NodeId));
      expect(children).to.eql([[1, 3, 6], [2], [], [4, 5], [], [], []]);
    });

    it('an identifier that one node has is not another’s', () => {
      const tree = treeOf('(;KGSDE[aa];B[bb])');
      const has = (node: number, name: string) => tree.has(node as NodeId, name);
      expect([has(0, 'KGSDE'), has(1, 'KGSDE'), has(0, 'B'), has(1, 'B')]).to.eql([
        true,
        false,
        false,
        true,
      ]);
    });
  });

  describe('games that lack their `)`', () => {
    const namesOf = (text: string) =>
      parseSgf(text).trees.map((tree) => tree.values(tree.root, 'GN').join());

    it('end where the next one begins, and lose none behind them', () => {
      const games = Array.from({ length: 50 }, (_, i) => `(;FF[4]GN[${i}];B[aa](;W[bb])(;W[cc]))`);
      const names = games.map((_, i) => String(i));
      games[7] = '(;FF[4]GN[7];B[aa](;W[bb](;B[cc]';
      games[20] = '(;GM[1]GN[20];B[aa]';
      games[49] = '( ;\nFF[4]GN[49];B[aa]';
      const text = games.join('\n');
      expect(namesOf(text)).to.deep.equal(names);
      const findings = parseSgf(text).findings.map(({ code, game, offset }) => [
        code,
        game,
        offset,
      ]);
      expect(findings).to.deep.equal([
        ['missing-paren', 7, text.indexOf(games[8] ?? '')],
        ['missing-paren', 20, text.indexOf(games[21] ?? '')],
        ['missing-paren', 49, text.length],
      ]);
    });

    it('are told from variations that begin like games, where all `)` are there', () => {
      expect(namesOf('(;GN[all](;FF[4]GN[one];B[aa])(;FF[4]GN[other];B[bb]))')).to.deep.equal([
        'all',
      ]);
    });

    it('are read in time that grows with their number only', () => {
      const text = '(;FF[4];B[aa](;W[bb]'.repeat(20_000);
      expect(parseSgf(text).trees).to.have.length(20_000);
    });
  });

  describe('text around games', () => {
    test([
      [
        'between and after (P-32)',
        '(;B[aa]) by x (;W[bb]) bye',
        [['-: B=aa'], ['-: W=bb']],
        ['junk-after', 'junk-after'],
      ],
      ['a semicolon in prose', 'Hi; see (;B[aa])', [['-: B=aa']], ['junk-before']],
      ['a byte order mark (C-11)', '\uFEFF(;B[aa])', [['-: B=aa']]],
      ['nothing at all (P-44)', '', [], ['no-sgf']],
      ['another format (P-49)', '\\HS\nINI 0 1 0\n\\HE', [], ['junk-before', 'no-sgf']],
      ['a web page', '<!doctype html><p>Hi</p>', [], ['junk-before', 'no-sgf']],
    ]);
  });

  it('a mail header with parentheses (P-30, P-31)', () => {
    const { trees, findings } = parseSgf('From: x (me)\n\n(;B[aa])');
    expect(trees.map(outline)).to.eql([['-: B=aa']]);
    expect(codesOf(findings)).to.include('junk-before');
  });

  it('SGF2 after prose, when there is no other game (P-31)', () => {
    const { trees, findings } = parseSgf('hello (GK[1])');
    expect(trees.map(outline)).to.eql([['-: GK=1']]);
    expect(codesOf(findings)).to.include.members(['junk-before', 'missing-semicolon']);
  });

  describe('limits: what was read so far, and a finding (P-41, P-42)', () => {
    type Limited = readonly [sgf: string, limits: object, games: string[][], findings: string[]];
    const rows: readonly Limited[] = [
      ['(;B[aa];W[bb])', { length: 8 }, [['-: B=aa', '0:']], ['too-large 8', 'missing-paren']],
      ['(;B[aa])', { length: 8 }, [['-: B=aa']], []],
      ['(;C[ab]N[abc])', { valueLength: 2 }, [['-: C=ab']], ['too-large 2', 'missing-paren']],
      ['(;AB[aa][bbb])', { valueLength: 2 }, [['-: AB=aa']], ['too-large 2', 'missing-paren']],
      ['(;AB[a]x[bb])', { valueLength: 1 }, [['-: AB=a']], ['too-large 1', 'missing-paren']],
      ['(;[aaa])', { valueLength: 2 }, [['-:']], ['too-large 2', 'missing-paren']],
      [
        '(;C[a\\]]N[abc',
        { valueLength: 3 },
        [['-: C=a\\] N=abc']],
        ['unterminated-value', 'missing-paren'],
      ],
      ['(;C[abc', { valueLength: 2 }, [['-:']], ['too-large 2', 'missing-paren']],
      ['(;A[])(;B[])(;C[])', { games: 2 }, [['-: A='], ['-: B=']], ['too-large 2']],
      ['(;A[])(;B[])', { games: 2 }, [['-: A='], ['-: B=']], []],
      ['(;;;;;)', { nodes: 3 }, [['-:', '0:', '1:']], ['too-large 3', 'missing-paren']],
      ['(;;)(;;)', { nodes: 3 }, [['-:', '0:'], ['-:']], ['too-large 3', 'missing-paren']],
      ['(;;;)', { nodes: 3 }, [['-:', '0:', '1:']], []],
      ['(;(;(;)))', { depth: 2 }, [['-:', '0:']], ['too-large 2', 'missing-paren']],
      ['(;(;)(;))', { depth: 2 }, [['-:', '0:', '0:']], []],
      ['(;B[aa],,,)', { findings: 2 }, [['-: B=aa']], ['illegal-char ,', 'illegal-char ,']],
    ];
    for (const [sgf, limits, games, expected] of rows) {
      it(`${JSON.stringify(limits)}: ${sgf}`, () => {
        const { trees, findings } = parseSgf(sgf, limits);
        expect(trees.map(outline)).to.eql(games);
        const told = findings.map(({ code, detail }) => `${code} ${detail ?? ''}`.trim());
        expect(told).to.eql(expected);
      });
    }

    it('no place behind the end of what was read', () => {
      const lastPlace = (text: string, limits: object) => {
        const collection = parseSgf(text, limits);
        return collection.text.length - Math.max(...collection.findings.map((one) => one.offset));
      };
      expect(lastPlace('(;C[\\(', { length: 5 })).to.equal(0); // the lone backslash is dropped
      expect(lastPlace('(;B[aa]', { games: 0 })).to.equal(0);
    });

    it('by themselves let 64 MB in one value and 100,000 variations inside each other pass', () => {
      const { trees, findings } = parseSgf(`(;C[${'long'.repeat(0x1000000)}])`);
      expect([trees.map(({ size }) => size), findings]).to.eql([[1], []]);
      const deep = parseSgf('(;'.repeat(100_000) + ')'.repeat(100_000));
      expect([deep.trees.map(({ size }) => size), deep.findings]).to.eql([[100_000], []]);
    });
  });

  it('says where something is odd, in UTF-16 code units', () => {
    const [finding] = parseSgf('(;C[😀],B[aa])').findings;
    const place = { game: 0, node: 0 };
    expect(finding).to.eql({ code: 'illegal-char', offset: 7, detail: ',', ...place });
  });

  it('says what is odd in whole characters', () => {
    const emoji = { code: 'illegal-char', offset: 7, detail: '😀', game: 0, node: 0 };
    expect(parseSgf('(;B[aa]😀)').findings).to.eql([emoji]);
    const [junk] = parseSgf(`no record ${'x'.repeat(29)}😀`).findings.slice(-1);
    expect(junk?.detail).to.equal(`no record ${'x'.repeat(29)}`);
  });

  it('says in which game and node', () => {
    const places = (sgf: string) => {
      return parseSgf(sgf).findings.map(({ code, game, node }) => [code, game, node]);
    };
    expect(places('x(;;B)(;(C[x]C[y]))')).to.eql([
      ['junk-before', undefined, undefined],
      ['no-value', 0, 1],
      ['missing-semicolon', 1, 1],
      ['duplicate-property', 1, 1],
    ]);
  });

  it('returns from any text (P-45)', () => {
    const words = fc.constantFrom('(', ')', ';', '[', ']', '\\', 'B', 'aw', ':', '\n', '\0', 'é');
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(words).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { trees, findings } = parseSgf(text, { nodes: 100, depth: 10, findings: 20 });
        const nodes = trees.reduce((sum, tree) => sum + outline(tree).length, 0);
        expect(nodes).to.be.at.most(100);
        expect(findings.length).to.be.at.most(20);
        for (const { offset } of findings) expect(offset).to.be.within(0, text.length);
      }),
      { numRuns: 2000 },
    );
  });
});
