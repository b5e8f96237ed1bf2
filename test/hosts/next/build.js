import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const dir = fileURLToPath(new URL('.', import.meta.url));
const cli = fileURLToPath(import.meta.resolve('next/dist/bin/next'));
execFileSync(process.execPath, [cli, 'build', dir], { stdio: 'inherit' });
