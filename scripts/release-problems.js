// Checks whether a version can be released.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string} folder of the project
 * @returns {string[]} problems, each with its solution; empty if the version is ready
 */
export function releaseProblems(folder) {
  const read = (file) => readFileSync(path.join(folder, file), 'utf8');
  const { version, repository, bugs } = JSON.parse(read('package.json'));
  const locked = JSON.parse(read('package-lock.json')).packages[''].version;
  const [, heading = ''] = /^## (.*)$/m.exec(read('CHANGELOG.md')) ?? [];
  const tag = `v${version}`;
  const checks = [
    [!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version), `“${version}” in package.json is not a version.`],
    [
      locked !== version,
      `package-lock.json has version ${locked}, package.json ${version}: run npm install.`,
    ],
    [
      heading.replace(/\(\d{4}-\d{2}-\d{2}\)$/, '(date)') !== `${version} (date)`,
      `CHANGELOG.md begins with “${heading}”, not with “${version} (year-month-day)”.`,
    ],
    [
      !repository,
      'package.json names no repository: add `repository`, where readers of SECURITY.md find the project.',
    ],
    [
      !bugs?.url && !bugs?.email,
      'package.json has no address for reports: add `bugs` with a `url` or an `email`; SECURITY.md refers to it.',
    ],
    [
      git(folder, 'status', '--porcelain') !== '',
      'There are changes that are not committed: commit them, or put them aside (git status).',
    ],
    [
      git(folder, 'tag', '--list', tag) !== '',
      `The tag ${tag} exists: a version is released once. Give package.json the next one.`,
    ],
  ];
  return checks.filter(([isProblem]) => isProblem).map(([, text]) => text);
}

function git(folder, ...args) {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
}
