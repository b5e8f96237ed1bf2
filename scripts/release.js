// `npm run release`: checks whether a version is ready, makes the files to publish, and prints the remaining steps.
// It publishes nothing itself: a version on npm can't be withdrawn, and only people have the keys. With
// `-- --dry-run` it lists all problems, but continues and makes the files anyway. `np` and `release-it` need Node 22,
// publish in the same run, and make no zip.
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { releaseProblems } from './release-problems.js';
import { packInto, writePluginZip, writeZip } from './release-files.js';
import { root, runNode, stop } from './run.js';

const options = process.argv.slice(2);
const unknown = options.filter((option) => option !== '--dry-run');
if (unknown.length > 0) stop(`Unknown: ${unknown.join(' ')}. Allowed is --dry-run.`);
const isDryRun = options.includes('--dry-run');

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const folder = path.join(root, 'release');

const problems = releaseProblems(root);
for (const problem of problems) console.error(`not ready: ${problem}`);
if (problems.length > 0 && !isDryRun) process.exit(1);

if (!runNode(['scripts/build.js'])) stop('The build failed: nothing was released.');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const files = [packInto(folder), writeZip(folder, version), writePluginZip(folder, version)];

console.log(`\nVersion ${version}:`);
for (const file of files) console.log(`  ${path.relative(root, file)}  ${kilobytesOf(file)} kB`);
console.log(`\nNext steps:\n\n${numbered([...problems, ...steps(files)])}`);

function steps(files) {
  const [tarball, zip, plugin] = files.map((file) => path.relative(root, file));
  return [
    'npm test',
    `git tag v${version} && git push origin v${version}`,
    `npm publish ./${tarball.replaceAll(path.sep, '/')}${version.includes('-') ? ' --tag next' : ''}`, // without ./ it names a repository
    `Add ${zip} and ${plugin} to the release notes, with what CHANGELOG.md says of ${version}.`,
    'Unpack the zip into a new folder, and open its index.html by double click.',
  ];
}

function numbered(lines) {
  return lines.map((line, index) => `  ${index + 1}. ${line}`).join('\n');
}

function kilobytesOf(file) {
  return Math.round(statSync(file).size / 1000).toLocaleString('en');
}
