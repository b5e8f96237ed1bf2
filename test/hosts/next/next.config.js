import { fileURLToPath } from 'node:url';

export default {
  // The package and the records are in the folder above.
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  experimental: { externalDir: true },
};
