// Builds the scripts of rollup.config.js in parallel; `rollup -c` builds one after the other.
import { rollup } from 'rollup';
import configs from '../rollup.config.js';

await Promise.all(configs.map(bundle));

async function bundle({ output, ...input }) {
  const made = await rollup(input);
  await made.write(output);
  await made.close();
}
