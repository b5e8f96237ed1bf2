// Lets ESLint resolve imports: `./x.js` means x.ts, and packages are not resolved. The usual resolver for TypeScript
// needs a binary for each platform.
const path = require('node:path');

exports.interfaceVersion = 2;

exports.resolve = (source, file) => {
  if (!source.startsWith('.')) return { found: false };
  return { found: true, path: path.resolve(path.dirname(file), source.replace(/\.js$/, '.ts')) };
};
