// Checks the types and all lint rules: Oxlint has TypeScript's compiler and most rules, ESLint those of its plug-ins.
// Knip finds exports, files and packages that nothing uses.
//
// Types and lint are one step (`npm run lint`): Oxlint contains the compiler of TypeScript 7 and checks types and
// most rules in a seventh of the time of ESLint and TypeScript 6; ESLint only checks what Oxlint has no rules for,
// such as imports between floors. Tools that read types by TypeScript's API (`vue-tsc`, the manifest's analyzer) need
// version 6.
import path from 'node:path';
import { root, runNode, toolOf } from './run.js';

const cache = path.join(root, 'node_modules/.cache/eslint.json');
const cached = ['--cache', '--cache-strategy', 'content', '--cache-location', cache];

const isTyped = runNode([toolOf('oxlint')]);
const isClean = runNode([toolOf('eslint'), ...cached, 'src', 'test']);
const isUsed = runNode([toolOf('knip'), '--config', 'scripts/knip.jsonc', '--no-config-hints']);
process.exitCode = isTyped && isClean && isUsed ? 0 : 1;
