// What a program does with a record, from bytes to a drawing, and what is odd on the way.

/**
 * Reads a file, replays every game of it to the end of its main line and draws that position.
 * @returns how many games and nodes it has, and its diagnostics
 */
export function examineRecord(core, bytes) {
  const decoded = core.decodeSgf(bytes);
  const collection = core.parseSgf(decoded.text);
  const { text, trees } = collection;
  const findings = [...decoded.findings, ...collection.findings];
  trees.forEach((tree, game) => {
    const replayed = replayToEnd(core, core.expandDialect(tree));
    findings.push(...[...core.checkRecord(tree), ...replayed].map((found) => ({ ...found, game })));
  });
  return {
    games: trees.length,
    nodes: trees.reduce((sum, { size }) => sum + size, 0),
    charset: decoded.charset,
    diagnostics: core.locateFindings(text, findings),
  };
}

function replayToEnd(core, tree) {
  const replayer = new core.Replayer(tree);
  const last = core.lineThrough(tree, tree.root).at(-1);
  const layout = core.buildLayout(replayer.size, core.fullCrop(replayer.size), true);
  core.buildScene(replayer.positionAt(last), core.readMarkup(replayer, last), layout);
  return replayer.findingsAt(last);
}
