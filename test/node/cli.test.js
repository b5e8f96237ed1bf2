// The command draws pictures, and describes errors in its arguments in one line.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../../scripts/run.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-cli-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const sgf = '(;SZ[5]PB[X];B[bb];W[db];B[cd];W[bc]LB[aa:Weg](;B[dd])(;B[ee]N[End]))';
const file = place('game.sgf', sgf);

function place(name, content) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

const main = path.join(root, 'dist/esm/cli/main.js');

function run(args, input) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], {
    input,
    cwd: folder,
  });
  return { status, stdout: String(stdout), bytes: stdout, stderr: String(stderr) };
}

function rendered(...options) {
  const { status, stdout, stderr } = run(['render', file, ...options]);
  assert.equal(stderr, '');
  assert.equal(status, 0);
  return stdout;
}

const board = (...options) => rendered('--format', 'western', '--coordinates', 'none', ...options);

describe('sgf-board render', () => {
  it('writes SVG of the last position to standard output', () => {
    const svg = rendered();
    assert.match(svg, /^<svg .*<\/svg>\n$/);
    assert.match(svg, /<title>Move 5, /);
    assert.equal(svg.match(/<use [^>]*>/g).length, 5);
  });

  it('shows the node that is asked for', () => {
    assert.equal(board('--move', '1'), board('--move=1'));
    assert.equal(board('--move', '1').match(/[XO]/g).join(''), 'X');
    assert.equal(board('--move', '-2'), board('--move', '4'));
    assert.equal(board('--move', '0').match(/[XO]/g), null);
    assert.match(board('--path', '4.2'), /\(X\)\n$/);
    assert.equal(board('--path', '#End'), board('--path', '4.2'));
    assert.equal(board('--path', 'game1.4.2'), board('--path', '4.2'));
    assert.match(run(['render', file, '--path', 'game2.1']).stderr, /game/);
  });

  it('draws in every theme of the attribute, high contrast too', () => {
    const plain = rendered('--theme', 'paper');
    const strong = rendered('--theme', 'high-contrast');
    assert.notEqual(strong, plain);
    assert.match(strong, /#000/);
    for (const theme of ['kaya', 'dark', 'walnut', 'bamboo', 'felt', 'flat'])
      assert.match(rendered('--theme', theme), /^<svg /);
  });

  it('shows it as it is asked for', () => {
    const svg = rendered(
      '--numbers',
      '1-4',
      '--number-from',
      '11',
      '--view',
      'A2-D5',
      '--title',
      '<T>',
    );
    for (const text of ['11', '14']) assert.match(svg, new RegExp(`>${text}</text>`));
    assert.doesNotMatch(svg, />15</);
    assert.match(svg, /<title>&lt;T&gt;<\/title>/);
    assert.match(rendered('--width', '300', '--theme', 'kaya'), /^<svg [^>]*width="300"/);
    assert.match(board('--swap-colors', '--marks', 'none', '--move', '1'), / O /);
    assert.notEqual(board('--rotate', '90'), board('--mirror'));
    assert.match(rendered('--format', 'sensei', '--caption', 'Fig. 1'), /^\$\$c5 Fig\. 1\n/);
  });

  it('has the title that is asked for, else its caption', () => {
    const titleOf = (...options) => /<title>(.*)<\/title>/.exec(rendered(...options))[1];
    assert.equal(titleOf('--caption', 'Below'), 'Below');
    assert.equal(titleOf('--title', 'Above', '--caption', 'Below'), 'Above');
  });

  it('prints figures: captured stones stay, and what has no number is in the title', () => {
    const taken = Buffer.from('(;SZ[9]AB[ba];W[aa];B[ab];W[ii];B[aa])');
    const { stdout } = run(['render', '-', '--from', '1', '--title', 'Figure 1'], taken);
    assert.match(stdout, /<title>Figure 1; 4 at 1<\/title>/);
    for (const text of ['1', '2', '3']) assert.match(stdout, new RegExp(`>${text}</text>`));
    assert.doesNotMatch(run(['render', '-'], taken).stdout, /at 1/);
  });

  it('prints a game as a book', () => {
    const game = Buffer.from(
      '(;SZ[9]PB[Ada <b>]C[Hello];B[ee];W[gc](;B[cg])(;B[cc]C[Another way]))',
    );
    const { stdout } = run(['render', '-', '--book'], game);
    assert.match(stdout, /^<!doctype html>/i);
    for (const text of ['Ada &lt;b&gt;', 'Hello', 'Figure 1 (1–3)', 'Another way', '@page'])
      assert.ok(stdout.includes(text), text);
    assert.equal(stdout.match(/<svg/g)?.length, 2);
    assert.doesNotMatch(stdout, /<script|<b>\s*against/);
  });

  it('draws text diagrams as records', () => {
    const text = Buffer.from('$$Bc9\n$$ | . X . 1 2 . . . . |\n$$ -------------------\n');
    const { stdout } = run(['render', '-', '--format', 'sensei'], text);
    assert.match(stdout, /^\$\$Bc9\n.*X . 1 2/s);
  });

  it('writes files, and guesses their formats', () => {
    assert.equal(rendered('-o', 'figure.svg'), '');
    assert.equal(readFileSync(path.join(folder, 'figure.svg'), 'utf8'), rendered());
    assert.equal(rendered('--output', 'board.txt', '--coordinates', 'none'), '');
    assert.equal(readFileSync(path.join(folder, 'board.txt'), 'utf8'), board());
  });

  it('writes PNG', () => {
    assert.equal(rendered('-o', 'figure.png', '--width', '123'), '');
    const png = readFileSync(path.join(folder, 'figure.png'));
    assert.equal(png.subarray(1, 4).toString(), 'PNG');
    assert.equal(png.readUInt32BE(16), 123);
  });

  it('reads standard input, in any charset', () => {
    const bytes = Buffer.concat([
      Buffer.from('(;SZ[2]LB[aa:'),
      Buffer.from([0xb0]),
      Buffer.from('])'),
    ]);
    const { stdout } = run(['render', '-', '--charset', 'koi8-r'], bytes);
    assert.match(stdout, />╟<\/text>|>°<\/text>/);
  });

  it('waits for who writes to standard input', () => {
    const command = `(sleep 0.5; printf '(;SZ[2]LB[aa:late])') | "${process.execPath}" "${main}" render -`;
    const { stdout, status } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    assert.equal(status, 0);
    assert.match(stdout, />late<\/text>/);
  });

  it('tells a terminal nothing but what can be seen', () => {
    const odd = place('e\u001b[31mvil.sgf', '(;SZ[5]LB[aa:\u009b31m];B[aa];W[aa])');
    const { stdout, stderr } = run(['render', odd, '--verbose']);
    assert.doesNotMatch((stdout + stderr).replaceAll('\n', ''), /\p{Cc}/u);
  });

  it('chooses a game, by number or name', () => {
    const two = place('two.sgf', '(;SZ[2])(;SZ[3]GN[Second])');
    for (const game of ['2', 'Second']) {
      const { stdout } = run(['render', two, '--game', game, '--format', 'sensei']);
      assert.match(stdout, /^\$\$c3\n/);
    }
  });

  it('tells oddities when asked', () => {
    const odd = place('odd.sgf', '(;SZ[5];B[aa];W[aa])');
    assert.equal(run(['render', odd]).stderr, '');
    const { status, stderr } = run(['render', odd, '--verbose']);
    assert.equal(status, 0);
    assert.match(stderr, /^\S*odd\.sgf: (warning|note|error): .*aa/);
  });
});

describe('sgf-board', () => {
  it('helps, and knows its version', () => {
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    assert.equal(run(['--version']).stdout, `${version}\n`);
    for (const args of [['--help'], ['render', '-h'], []]) {
      assert.match(run(args).stdout, /sgf-board render game\.sgf --move 35/);
    }
  });

  it('helps with every option that there is', () => {
    const source = readFileSync(path.join(root, 'src/cli/read-command.ts'), 'utf8');
    const { stdout } = run(['--help']);
    const names = [...source.matchAll(/^ {2}'?([a-z-]+)'?: (?:text|flag|\{)/gm)].map(
      ([, name]) => name,
    );
    assert.equal(names.length, 27);
    for (const name of names) assert.ok(stdout.includes(`--${name}`), name);
  });
});

describe('without the package that makes PNG', () => {
  const copy = path.join(folder, 'copy');
  cpSync(path.join(root, 'dist/esm'), path.join(copy, 'dist/esm'), { recursive: true });
  cpSync(path.join(root, 'package.json'), path.join(copy, 'package.json'));
  const copied = path.join(copy, 'dist/esm/cli/main.js');

  it('SVG is written, and PNG says what to install', () => {
    const draw = (name) =>
      spawnSync(process.execPath, [copied, 'render', file, '-o', name], { cwd: copy });
    assert.equal(draw('figure.svg').status, 0);
    const { status, stderr } = draw('figure.png');
    assert.equal(
      String(stderr),
      'sgf-board: PNG needs one more package: npm install @resvg/resvg-js\n',
    );
    assert.equal(status, 2);
  });
});

describe('what is wrong is told in one line', () => {
  place('empty.sgf', '');
  place('chess.sgf', '(;GM[3];W[e2e4])');
  place('hex.sgf', '(;GM[11]SZ[5];B[a1])');
  place('tall.sgf', '(;SZ[1:52])');
  const wrong = [
    [['paint', 'game.sgf'], /there is no command paint/],
    [['render'], /one file/],
    [['render', 'a.sgf', 'b.sgf'], /one file/],
    [['render', 'game.sgf', '--colour', 'red'], /there is no option --colour/],
    [['render', 'game.sgf', '--move'], /--move/],
    [['render', 'game.sgf', '--mirror=x'], /--mirror/],
    [['render', 'game.sgf', '--theme', 'pink'], /--theme "pink": allowed are paper, .*kaya.*\.$/m],
    [['render', 'game.sgf', '--theme', '__proto__'], /allowed are/],
    [['render', 'game.sgf', '--move', '400'], /--move "400": allowed are 0 to 5/],
    [['render', 'game.sgf', '--move', '-9'], /--move "-9"/],
    [['render', 'game.sgf', '--move', 'x'], /--move "x"/],
    [['render', 'game.sgf', '--path', '4', '--move', '3'], /--move and --path/],
    [['render', 'hex.sgf', '--format', 'sensei'], /no Hex boards/],
    [['render', 'hex.sgf', '--format', 'western', '--rotate', '90'], /lies flat/],
    [['render', 'tall.sgf', '--width', '10000', '-o', 'x.png'], /too large/],
    [['render', 'game.sgf', '--path', '#Nobody'], /--path "#Nobody"/],
    [['render', 'game.sgf', '--from', 'x'], /--from "x": allowed are addresses/],
    [['render', 'game.sgf', '--from', '3', '--path', '1'], /--from "3": allowed are moves on/],
    [['render', 'game.sgf', '--game', '3'], /--game "3": allowed are 1 to 1/],
    [['render', 'game.sgf', '--numbers', 'x'], /--numbers "x": allowed are auto, none/],
    [['render', 'game.sgf', '--number-from', 'x'], /--number-from "x"/],
    [['render', 'game.sgf', '--marks', 'x'], /--marks "x": allowed are auto, none/],
    [['render', 'game.sgf', '--view', 'x'], /--view "x": allowed are auto, full/],
    [['render', 'game.sgf', '--coordinates', 'x'], /--coordinates "x": allowed are auto/],
    [['render', 'game.sgf', '--rotate', '45'], /--rotate "45": allowed are 0, 90/],
    [['render', 'game.sgf', '--width', '0'], /--width "0": allowed are 1 to/],
    [['render', 'game.sgf', '--charset', 'klingon'], /--charset "klingon"/],
    [
      ['render', 'game.sgf', '--format', 'gif'],
      /--format "gif": allowed are svg, png, western, sensei/,
    ],
    [['render', 'game.sgf', '-o', 'figure.gif'], /figure\.gif: let it end in \.svg/],
    [
      ['render', 'game.sgf', '-o', 'nowhere/figure.svg'],
      /can't write nowhere\/figure\.svg: there is no/,
    ],
    [['render', 'missing.sgf'], /can't read missing\.sgf: there is no such file/],
    [['check'], /check takes files and folders/],
    [['check', '.', '--width', '3'], /check has no option --width/],
    [['render', 'game.sgf', '--json'], /render has no option --json/],
    [['check', 'missing'], /can't read missing: there is no such file/],
    [['render', '.'], /can't read \.: it is a folder/],
    [['render', 'empty.sgf'], /empty\.sgf: This is empty/],
    [['render', 'chess.sgf'], /chess\.sgf: there is no board for this game, Chess/],
  ];
  for (const [args, expected] of wrong) {
    it(args.join(' '), () => {
      const { status, stdout, stderr } = run(args);
      assert.match(stderr, /^sgf-board: [^\n]+\n$/);
      assert.match(stderr, expected);
      assert.deepEqual([status, stdout], [2, '']);
    });
  }
});
