// What a release checks, and that the zip's page works by double click.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { releaseProblems } from '../../scripts/release-problems.js';
import { writeZip } from '../../scripts/release-files.js';
import { root } from '../../scripts/run.js';
import { launch, open, waitForFirstButton } from './page-server.js';

const newFolder = () => mkdtempSync(path.join(os.tmpdir(), 'sgf-board-'));
const remove = (folder) => rmSync(folder, { recursive: true, force: true });

describe('a version is ready', () => {
  let folder;

  const write = (file, text) => writeFileSync(path.join(folder, file), text);
  const git = (...args) => {
    const who = [
      '-c',
      'user.name=A',
      '-c',
      'user.email=a@example.com',
      '-c',
      'commit.gpgsign=false',
    ];
    execFileSync('git', [...who, ...args], { cwd: folder, stdio: 'pipe' });
  };
  const setUp = ({
    version = '1.2.3',
    locked = version,
    heading = `${version} (2026-11-22)`,
    repository = 'github:a/b',
    bugs = { email: 'a@example.com' },
  }) => {
    write('package.json', JSON.stringify({ version, repository, bugs }));
    write('package-lock.json', JSON.stringify({ packages: { '': { version: locked } } }));
    write('CHANGELOG.md', `# Changes\n\n## ${heading}\n\n- It works.\n\n## 1.0.0 (2026-01-01)\n`);
    git('add', '.');
    git('commit', '--quiet', '--allow-empty', '--message', 'All of it');
  };

  before(() => {
    folder = newFolder();
    git('init', '--quiet');
  });
  after(() => remove(folder));

  it('when all fits', () => {
    setUp({});
    assert.deepEqual(releaseProblems(folder), []);
  });

  const refused = [
    ['without a version', { version: '1.2' }, /is not a version/],
    ['when the lock has another', { locked: '1.2.2' }, /run npm install/],
    [
      'when CHANGELOG.md has no date',
      { heading: 'Unreleased (1.2.3)' },
      /“Unreleased \(1\.2\.3\)”/,
    ],
    ['without a repository', { repository: '' }, /names no repository/],
    ['without an address for reports', { bugs: {} }, /no address for reports/],
    ['when CHANGELOG.md has another', { heading: '1.2.2 (2026-11-22)' }, /“1\.2\.2 /],
  ];
  for (const [name, state, told] of refused) {
    it(`not ${name}`, () => {
      setUp(state);
      assert.match(releaseProblems(folder).join('\n'), told);
    });
  }

  it('not with changes that are not committed', () => {
    setUp({});
    write('new.txt', 'new');
    assert.match(releaseProblems(folder).join('\n'), /not committed/);
    rmSync(path.join(folder, 'new.txt'));
  });

  it('not when it has been released', () => {
    setUp({});
    git('tag', 'v1.2.3');
    assert.match(releaseProblems(folder).join('\n'), /v1\.2\.3 exists/);
  });
});

describe('the zip', () => {
  let folder, browser, entries;

  before(async () => {
    folder = newFolder();
    entries = unzipSync(readFileSync(writeZip(folder, '1.2.3')));
    for (const [name, bytes] of Object.entries(entries)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), bytes);
    }
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    remove(folder);
  });

  it('has all that a site needs, in one folder', () => {
    const names = Object.keys(entries);
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const japanese = `dist/sgf-board-ja-${version}.js`;
    for (const file of ['index.html', 'LICENSE.txt', 'dist/LICENSES.txt', japanese]) {
      assert.ok(names.includes(`sgf-board-1.2.3/${file}`), file);
    }
    assert.deepEqual(
      names.filter((name) => !name.startsWith('sgf-board-1.2.3/')),
      [],
    );
  });

  it('is the same for the same files', () => {
    const again = newFolder();
    const [first, second] = [folder, again].map((to) => readFileSync(writeZip(to, '1.2.3')));
    remove(again);
    assert.ok(first.equals(second));
  });

  it('shows its record when the page is opened from the file', async () => {
    const file = path.join(folder, 'sgf-board-1.2.3/index.html');
    const { page, problems } = await open(browser, pathToFileURL(file).href);
    await waitForFirstButton(page, 'First move');
    const record = await page.$eval('sgf-board', async (board) => {
      await board.ready;
      return { size: board.tree.size, oddities: board.diagnostics.length };
    });
    assert.ok(record.size > 50);
    assert.equal(record.oddities, 0);
    assert.deepEqual(problems, []);
    const text = await page.$eval('h1', (heading) => heading.textContent);
    assert.equal(text, 'sgf-board 1.2.3');
  });
});
