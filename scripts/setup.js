// Lets `npm start` and `npm test` work in a fresh clone: installs the packages in package-lock.json if node_modules is
// missing or older. Only needs Node.
import { execSync } from 'node:child_process';
import { lstatSync, statSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const modifiedMs = (file) => statSync(new URL(file, root), { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (modifiedMs('node_modules/.package-lock.json') < modifiedMs('package-lock.json')) {
  // `npm ci` would empty the folder that a link leads to.
  if (lstatSync(new URL('node_modules', root), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      'node_modules is a link, and older than package-lock.json: run npm ci where it leads to.',
    );
  console.log('Installing the development dependencies (first run only) …');
  install({ attempts: 2, limitMs: 300_000 });
}

function install({ attempts, limitMs }) {
  try {
    execSync('npm ci --no-audit --no-fund', { stdio: 'inherit', cwd: root, timeout: limitMs });
  } catch (error) {
    if (attempts <= 1) throw error;
    console.log('Installing failed; trying once more …');
    install({ attempts: attempts - 1, limitMs });
  }
}
