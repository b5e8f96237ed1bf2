// Checks the types and all lint rules: Oxlint has TypeScript's compiler and most rules, ESLint those of its plug-ins.
import path from 'node:path';
import { root, runNode, toolOf } from './run.js';

const cache = path.join(root, 'node_modules/.cache/eslint.json');
const cached = ['--cache', '--cache-strategy', 'content', '--cache-location', cache];

const isTyped = runNode([toolOf('oxlint')]);
const isClean = runNode([toolOf('eslint'), ...cached, 'src', 'test']);
process.exitCode = isTyped && isClean ? 0 : 1;
