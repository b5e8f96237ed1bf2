// The class comment of SgfBoardElement → dist/custom-elements.json, for editors, docs and tables.
export default {
  globs: ['src/element/sgf-board-element.ts', 'src/element/events.ts', 'src/index.ts'],
  outdir: 'dist',
  litelement: true,
  packagejson: false,
};
