// Lets any page on this machine use the bundles of the demo's server. If dist/ lacks them or src/ is newer, it builds
// them in the background, and requests wait for the build.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root, runQuietly } from './run.js';

/** Pages of other origins may use records, like the scripts; other files of the project are not shared. */
const records = '/demo/records/';
const bundle = /^\/dist\/([\w.-]+\.js(?:\.map)?)$/;

/** Middleware of the dev server. */
export function serveBundles({ folder = root, isFresh = areFresh, build = buildBundles } = {}) {
  let building;
  /** Whether the bundles are up to date, after a build if necessary; there is one build at a time. */
  const built = () => {
    if (!building && isFresh()) return true;
    building ??= build().finally(() => (building = undefined));
    return building;
  };
  return async (context, next) => {
    if (!building && context.path === '/demo/') built(); // its code to copy uses the bundles
    const [, name] = bundle.exec(context.path) ?? [];
    if (!name && !context.path.startsWith(records)) return next();
    context.set('access-control-allow-origin', '*');
    if (!name) return next();
    const isBuilt = await built();
    const file = path.join(folder, 'dist', name);
    if (isBuilt && !existsSync(file)) return next();
    // Served unchanged: the server's plugins would compile it again.
    context.status = isBuilt ? 200 : 503;
    context.type = isBuilt ? path.extname(name) : 'txt';
    context.body = isBuilt
      ? readFileSync(file)
      : 'The build failed: see the terminal of npm start.\n';
    return undefined;
  };
}

function areFresh() {
  const built = ['sgf-board.js', 'sgf-board.global.js'].map((name) => modifiedMs(`dist/${name}`));
  const sources = ['src', 'scripts', 'rollup.config.js', 'package-lock.json'].map(modifiedMs);
  return Math.min(...built) > Math.max(...sources);
}

/** The time of the last change of a file, or of the newest file in a folder, in milliseconds; 0 if there is none. */
function modifiedMs(name) {
  const file = path.join(root, name);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  return Math.max(0, ...readdirSync(file).map((entry) => modifiedMs(path.join(name, entry))));
}

/** Builds the bundles without the rest of `npm run build`; returns whether it succeeded. */
async function buildBundles() {
  console.log('Building the scripts in dist/, in the background …');
  const { isDone, output } = await runQuietly(['scripts/bundles.js']);
  console.log(isDone ? 'The scripts in dist/ are built.' : `${output}The build of dist/ failed.`);
  return isDone;
}
