// How ESLint finds the file behind an import: `./x.js` is written for x.ts, and a package stays a package. The resolver
// that most projects use for TypeScript needs a binary for each platform.
const path = require('node:path');

exports.interfaceVersion = 2;

exports.resolve = (source, file) => {
  if (!source.startsWith('.')) return { found: false };
  return { found: true, path: path.resolve(path.dirname(file), source.replace(/\.js$/, '.ts')) };
};
