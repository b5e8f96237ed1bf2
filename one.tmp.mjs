import { rollup } from 'rollup';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
const configs = (await import('./rollup.config.js')).default;
for (const i of process.argv.slice(2)) { const { output, ...input } = configs[i];
const made = await rollup(input); await made.write(output); await made.close(); }
const b = readFileSync('dist/sgf-board.js'); console.log('first', brotliCompressSync(b,{params:{[constants.BROTLI_PARAM_SIZE_HINT]:b.length}}).length);
