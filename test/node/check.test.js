// The command reports the oddities of every record of an archive.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { root } from '../../scripts/run.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sgf-board-check-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const main = path.join(root, 'dist/esm/cli/main.js');

function run(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { cwd: folder });
  return { status, stdout: String(stdout), stderr: String(stderr) };
}

function place(name, content) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

describe('sgf-board check', () => {
  const archive = mkdtempSync(path.join(folder, 'archive-'));
  const put = (name, content) => writeFileSync(path.join(archive, name), content);
  mkdirSync(path.join(archive, 'deep'));
  put('fine.sgf', '(;SZ[9]RE[B+R];B[aa])');
  put('noted.sgf', '(;SZ[9]KM[750];B[aa])');
  put(
    'deep/odd one.txt',
    '(;SZ[9];B[aa];W[aa];B[aa];W[zz])(;SZ[9]C[\u001b[31mred\u001b];B[bb](;W[yy]))',
  );
  put('gb.go', Buffer.from([...Buffer.from('(;PB['), 0xba, 0xda, ...Buffer.from('];B[aa])')]));
  put('program.js', 'for (;;) x[0];');
  put('letter.txt', 'No game (at all).');
  put('picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]));

  const checked = (...args) => run(['check', ...args]);

  it('takes one line for each kind of error and warning of a file, and counts', () => {
    const { status, stdout, stderr } = checked(archive);
    const lines = stdout.trim().split('\n');
    const odd = path.join(archive, 'deep', 'odd one.txt');
    assert.equal(stderr, '');
    assert.equal(status, 1);
    assert.deepEqual(
      lines.filter((line) => line.startsWith(archive)).map((line) => line.slice(odd.length)),
      [
        ': warning: game 1, move 2, A9: The move aa was played on an occupied point. (line 1, column 16: “W[aa];B[aa];W[zz])(;SZ[9 …”), and 1 more',
        ': warning: game 1, move 4: “zz” is not a point on this board. (line 1, column 28: “W[zz])(;SZ[9]C[ [31mred …”), and 1 more',
      ],
    );
    assert.match(stdout, /^4 records, 5 games, 14 nodes$/m);
    assert.match(stdout, /^3 files without a record$/m);
    assert.match(stdout, /^ +1 +1 {2}note: komi-hundredths$/m);
    assert.match(stdout, /gb18030 1/);
  });

  it('tells all, or the sums only', () => {
    const all = checked(archive, '--all').stdout;
    assert.match(all, /noted\.sgf: note: “750” is read as hundredths\./);
    assert.equal(all.match(/odd one\.txt: warning/g).length, 4);
    assert.doesNotMatch(checked(archive, '--quiet').stdout, /odd one/);
  });

  it('ends with 0 where there are notes only, whatever the order of files', () => {
    const { status, stdout } = checked(
      path.join(archive, 'noted.sgf'),
      path.join(archive, 'fine.sgf'),
    );
    assert.equal(status, 0);
    assert.match(stdout, /^2 records, 2 games, 4 nodes$/m);
  });

  it('goes on where something below a folder can’t be read', () => {
    const holed = mkdtempSync(path.join(folder, 'holed-'));
    symlinkSync('loop.sgf', path.join(holed, 'loop.sgf'));
    symlinkSync(archive, path.join(holed, 'elsewhere'));
    writeFileSync(path.join(holed, 'a\nb.sgf'), '(;SZ[9];B[zz])');
    const { status, stdout } = checked(holed);
    assert.equal(status, 1);
    assert.match(stdout, /a\ufffdb\.sgf: warning: move 1: “zz” is not a point/);
    assert.match(stdout, /^1 record, 1 game, 2 nodes$/m);
  });

  it('leads pictures to the nodes that it names, behind moves in one property, too', () => {
    const compressed = place('compressed.sgf', '(;SZ[9];S[aabbcc];W[dd];B[zz])');
    const [{ findings }] = JSON.parse(checked('--json', compressed).stdout);
    assert.equal(findings.at(-1).path, '5');
  });

  it('tells a kind in more than 20 files once, with their number', () => {
    const large = mkdtempSync(path.join(folder, 'large-'));
    for (let file = 10; file < 31; file++)
      writeFileSync(path.join(large, `${file}.sgf`), '(;SZ[9];B[aa];W[aa])');
    writeFileSync(path.join(large, '31.sgf'), '(;SZ[9];B[zz])');
    const told = ({ stdout }) =>
      stdout.split('\n').filter((line) => line.includes('warning: move'));
    const lines = told(checked(large));
    assert.equal(lines.length, 2);
    assert.ok(lines[0].startsWith(`21 files (--all lists them), first ${large}`), lines[0]);
    assert.match(
      lines[0],
      /10\.sgf: warning: move 2, A9: The move aa was played on an occupied point/,
    );
    assert.ok(lines[1].startsWith(path.join(large, '31.sgf')), lines[1]);
    assert.equal(told(checked(large, '--all')).length, 22);
    assert.equal(told(checked(large, '--quiet')).length, 0);
  });

  it('names the point, the byte and the move', () => {
    const odd = '(;SZ[9]AB[aa][bb][zz];B[cc];W[dd]C[\u00e9]\n;AW[ee:ff])';
    const [{ findings }] = JSON.parse(checked('--json', place('odd.sgf', odd)).stdout);
    const [{ code, detail, column, excerpt }] = findings;
    assert.deepEqual(
      [code, detail, column, excerpt],
      ['bad-point', 'zz', 18, '[zz];B[cc];W[dd]C[é]'],
    );
    const bytes = [...Buffer.from('(;CA[UTF-8]C[a'), 0xff, ...Buffer.from('b])')];
    assert.match(
      checked(place('byte.sgf', Buffer.from(bytes))).stdout,
      /byte\.sgf: warning: Some bytes are not valid utf-8 \(0xFF\)\. \(line 1, column 15/,
    );
  });

  it('asks a named file to be a record', () => {
    const { status, stdout } = checked(path.join(archive, 'letter.txt'));
    assert.equal(status, 1);
    assert.match(stdout, /letter\.txt: error: This text is not a game record/);
  });

  it('writes JSON', () => {
    const { status, stdout } = checked('--json', archive);
    const records = JSON.parse(stdout);
    assert.equal(status, 1);
    assert.equal(records.length, 4);
    const odd = records.find((record) => record.file.endsWith('odd one.txt'));
    assert.deepEqual([odd.games, odd.nodes], [2, 8]);
    const { code, severity, game, path: address, line, column } = odd.findings.at(-1);
    assert.deepEqual(
      [code, severity, game, address, line, column],
      ['bad-point', 'warning', 2, '2', 1, 61],
    );
    assert.deepEqual(
      JSON.parse(checked('--json', path.join(archive, 'picture.png')).stdout).length,
      1,
    );
  });
});
