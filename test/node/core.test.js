// The headless entry works in plain Node, as a bundle and as modules, without a page.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importSource } from '../../scripts/bundle.js';

const MOST_VALUES = 30;
const { CheckedReplayer } = await importSource('test/helpers/floors.ts');
const record = '(;SZ[5]PB[Shusaku]RE[B+R]AB[ba][ab];W[aa];B[bb]C[no liberty])';

for (const entry of ['core.js', 'esm/core.js']) {
  describe(`dist/${entry}`, async () => {
    const core = await import(`../../dist/${entry}`);
    const bytes = new TextEncoder().encode(record);
    const { trees } = core.parseSgf(core.decodeSgf(bytes).text);
    const [tree] = trees;
    const replayer = new core.Replayer(tree);
    const [, suicide] = core.lineThrough(tree, tree.root);

    it('needs no global of a page', () => {
      for (const name of ['window', 'document', 'HTMLElement', 'customElements']) {
        assert.equal(name in globalThis, false, name);
      }
    });

    it(`has at most ${MOST_VALUES} functions, classes and tables`, () => {
      assert.ok(Object.keys(core).length <= MOST_VALUES, Object.keys(core).join(' '));
    });

    it('has all themes', () => {
      for (const name of ['kaya', 'dark', 'paper', 'walnut', 'bamboo', 'flat'])
        assert.ok(core.resolveTheme(core.themes[name]).background, name);
    });

    it('says where text belongs', () => {
      assert.throws(() => core.decodeSgf('(;)'), /text goes to parseSgf/);
    });

    it('knows the characters of windows-1252 beyond Latin-1', () => {
      const bytes = Buffer.from('(;C[It\x92s \x805 \x93x\x94 \x9c \xe9])', 'latin1');
      assert.equal(core.decodeSgf(bytes).text, '(;C[It’s €5 “x” œ é])');
      assert.equal(core.decodeSgf(bytes, 'latin1').text, '(;C[It’s €5 “x” œ é])');
      const undefinedThere = Buffer.from('(;C[\x81\x8d])', 'latin1');
      assert.equal(core.decodeSgf(undefinedThere, 'windows-1252').text, '(;C[\x81\x8d])');
    });

    it('examines bytes and text, each oddity once', () => {
      const sgf = ',(;SZ[9]KM[x](;B[aa];W[aa])(;B[bb];W[bb]))';
      const { collection, charset, diagnostics } = core.examineRecord(Buffer.from(sgf));
      assert.deepEqual([collection.trees.length, charset], [1, 'utf-8']);
      const told = diagnostics.map(({ code, game, node }) => [code, game, node]);
      const expected = [
        ['junk-before', undefined, undefined],
        ['bad-komi', 0, 0],
        ['overwrite', 0, 2],
        ['overwrite', 0, 4],
      ];
      assert.deepEqual(told, expected);
      assert.deepEqual(core.examineRecord(sgf).diagnostics, diagnostics);
      assert.equal(core.examineRecord(sgf).charset, undefined);
    });

    it('keeps controls out of its sentences', () => {
      const { diagnostics } = core.examineRecord('(;KM[\u001b[31mx\u0007\u202e\\]y])\u008a');
      const sentences = diagnostics.map((diagnostic) => core.describeDiagnostic(diagnostic));
      assert.equal(sentences.length > 0, true);
      assert.doesNotMatch(sentences.join(''), /[\p{Cc}\u202e]/u);
      assert.match(
        core.describeDiagnostic(core.examineRecord('').diagnostics[0]),
        /^This is empty/,
      );
    });

    it('reads the tree', () => {
      assert.equal(trees.length, 1);
      assert.equal(tree.size, 3);
      assert.deepEqual(tree.values(tree.root, 'AB'), ['ba', 'ab']);
    });

    it('reads the game information', () => {
      const { black, result } = core.readGameInfo(tree);
      assert.deepEqual(black.players, [{ name: 'Shusaku', ranks: [] }]);
      assert.equal(core.describeResult(result), 'Black wins by resignation');
    });

    it('replays with captures', () => {
      const { board, captures, toPlay, moveNumber } = replayer.positionAt(suicide);
      assert.equal(board.at(core.pointAt(board.size, 0, 0)), undefined);
      assert.equal(board.at(core.pointAt(board.size, 1, 0)), 'black');
      assert.deepEqual([captures.black, captures.white, toPlay, moveNumber], [1, 0, 'black', 1]);
    });

    it('builds a scene that survives JSON', () => {
      const layout = core.buildLayout(replayer, core.fullCrop(replayer.size), false);
      const markup = core.readMarkup(replayer, suicide);
      const scene = core.buildScene(replayer.positionAt(suicide), markup, layout);
      const stones = scene.shapes.filter(({ kind }) => kind === 'stone');
      assert.deepEqual(
        stones.map(({ x, y, color }) => [x, y, color]),
        [
          [1.5, 0.5, 'black'],
          [0.5, 1.5, 'black'],
        ],
      );
      assert.deepEqual(JSON.parse(JSON.stringify(scene.ground)), scene.ground);
    });

    it('says its sentences in a language that it is given, and the next one in English again', async () => {
      const { dictionary } = await import('../../dist/esm/texts/languages/de.js');
      const german = new core.Language('de', dictionary);
      const { result } = core.readGameInfo(tree);
      assert.equal(core.describeResult(result, german), 'Schwarz gewinnt durch Aufgabe');
      assert.equal(core.describeResult(result), 'Black wins by resignation');
      const [first] = core.examineRecord(record).diagnostics;
      assert.match(core.describeDiagnostic(first, german), /Zeile 1, Spalte/);
      const own = new core.Language('it', { board: { white: 'Bianco' } });
      assert.match(core.describePosition(replayer.positionAt(tree.root), undefined, own), /Bianco/);
    });

    it('tells what is odd, with its place', () => {
      const found = new CheckedReplayer(tree).findingsAt(suicide);
      const [first] = core.locateFindings(tree.text, found);
      assert.match(
        core.describeDiagnostic(first),
        /^The move aa is suicide\. \(line 1, column \d+: “.*W\[aa\].*”\)$/,
      );
    });
  });
}
