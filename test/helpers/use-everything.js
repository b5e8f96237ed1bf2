// Runs an input through everything that the headless core offers, and its parts; throws if a result is invalid.
import assert from 'node:assert/strict';
import * as entry from '../../dist/core.js';
import { importSource } from '../../scripts/bundle.js';

const core = { ...entry, ...(await importSource('test/helpers/floors.ts')) };

/** Most nodes of a tree that are checked at its start, and at its end. */
const MOST_NODES = 150;
const normalised = { style: 'normalised' };
const strangeNames = ['', 'b', '__proto__', 'constructor', '囲碁囲碁'];

/** Runs bytes or a text through the whole core. */
export function useEverything(input, { charset, limits, picks }) {
  const isText = typeof input === 'string';
  const bytes = isText ? new TextEncoder().encode(input) : input;
  const decoded = core.decodeSgf(bytes, charset);
  assert.equal(typeof decoded.charset, 'string');
  checkFindings(decoded.text, decoded.findings);
  const undirected = core.decodeSgf(bytes);
  checkFindings(undirected.text, undirected.findings);
  const text = isText ? input : decoded.text;
  const collection = core.parseSgf(text);
  checkCollection(text, collection);
  checkWriting(collection);
  collection.trees.slice(0, 3).forEach((tree) => useTree(tree, picks));
  checkLimits(text, limits);
}

function checkCollection(text, { text: kept, trees, findings }) {
  assert.ok(text.startsWith(kept), 'the text of a collection is the text that was read');
  checkFindings(text, findings);
  checkFindings(kept, findings);
  assert.equal(
    trees.length === 0,
    findings.some(({ code }) => code === 'no-sgf'),
  );
  for (const { game, node } of findings) {
    assert.ok(game === undefined || node < trees[game].size, `node ${node} of game ${game}`);
  }
}

function checkLimits(text, limits) {
  const collection = core.parseSgf(text, limits);
  const { games = Infinity, nodes = Infinity, length = Infinity, findings = Infinity } = limits;
  const { trees } = collection;
  assert.ok(trees.length <= games, 'games are limited');
  assert.ok(trees.reduce((sum, { size }) => sum + size, 0) <= nodes, 'nodes are limited');
  assert.ok(collection.text.length <= length, 'the text is limited');
  const told = collection.findings.filter(({ code }) => code !== 'too-large');
  assert.ok(told.length <= findings, 'findings are limited');
  checkFindings(collection.text, collection.findings);
  checkWriting(collection);
}

/** Positions are within the text, and each finding has a sentence. */
function checkFindings(text, findings) {
  for (const { offset } of findings) {
    assert.ok(Number.isInteger(offset) && offset >= 0 && offset <= text.length, `offset ${offset}`);
  }
  const isWellFormed = text.isWellFormed();
  const located = core.locateFindings(text, findings);
  assert.equal(located.length, findings.length);
  let before = { line: 1, column: 1 };
  for (const diagnostic of located) {
    const { line, column, severity } = diagnostic;
    assert.ok(line >= 1 && column >= 1, `line ${line}, column ${column}`);
    assert.ok(line > before.line || (line === before.line && column >= before.column));
    assert.match(severity, /^(error|warning|note)$/);
    checkSentence(diagnostic, isWellFormed);
    before = diagnostic;
  }
}

function checkSentence(diagnostic, isWellFormed) {
  const { code, detail, line, column, excerpt } = diagnostic;
  const sentence = core.describeDiagnostic(diagnostic);
  const place = ` (line ${line}, column ${column}${excerpt && `: “${excerpt}”`})`;
  assert.doesNotMatch(excerpt, /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  assert.ok(sentence.endsWith(place) && sentence.length > place.length + 10, sentence);
  assert.ok(sentence.isWellFormed() || !isWellFormed, `half a character in: ${sentence}`);
  const plain = core.describeDiagnostic({ ...diagnostic, excerpt: '', detail: '\u0001' });
  assert.doesNotMatch(plain, /[{}]|undefined|NaN|\[object/);
  if (plain.includes('\u0001')) assert.equal(typeof detail, 'string', `${code} has no detail`);
}

function nodesOf({ size }) {
  const nodes = Array.from({ length: Math.min(size, MOST_NODES) }, (_, index) => index);
  for (let node = Math.max(nodes.length, size - MOST_NODES); node < size; node++) nodes.push(node);
  return nodes;
}

/** The meaning of a tree according to the table; without FF and CA, which style `normalised` adds. */
function meaningOf(tree) {
  return Array.from({ length: tree.size }, (_, node) => [
    tree.parent(node) ?? null,
    tree.endsHere(node),
    tree
      .properties(node)
      .filter(({ identifier }) => identifier !== 'CA' && identifier !== 'FF')
      .map(({ identifier, values }) => [
        identifier,
        core.readProperty(tree, node, identifier) ??
          values.map((raw) => core.readValue('text', raw)),
      ]),
  ]);
}

function checkWriting(collection) {
  const text = core.formatSgf(collection);
  const read = core.parseSgf(text);
  core.expectSame(read.trees.map(core.contentOf), collection.trees.map(core.contentOf));
  assert.equal(core.formatSgf(read), text);
  const other = core.formatSgf(collection, normalised);
  const readOther = core.parseSgf(other);
  core.expectSame(readOther.trees.map(meaningOf), collection.trees.map(meaningOf));
  assert.equal(core.formatSgf(readOther, normalised), other);
}

function useTree(tree, picks) {
  const nodes = nodesOf(tree);
  const picked = picks.map((pick) => pick % tree.size);
  checkLinks(tree, nodes);
  for (const node of nodes) checkProperties(tree, node);
  checkFindings(tree.text, core.checkRecord(tree));
  for (const node of [undefined, ...picked]) checkPlain(core.readGameInfo(tree, node));
  checkLines(tree, picked);
  const expanded = checkExpansion(tree);
  useReplay(tree, picked);
  if (expanded === tree) return;
  checkFindings(expanded.text, core.checkRecord(expanded));
  checkPlain(core.readGameInfo(expanded));
  checkLinks(expanded, nodesOf(expanded));
  useReplay(expanded, [expanded.size - 1]);
}

function checkLinks(tree, nodes) {
  assert.ok(Number.isInteger(tree.size) && tree.size > 0);
  assert.equal(tree.parent(tree.root), undefined);
  for (const node of nodes) {
    const parent = tree.parent(node);
    if (node !== tree.root) {
      assert.ok(parent >= 0 && parent < node, `node ${node} hangs on ${parent}`);
      if (node <= MOST_NODES) assert.ok(tree.children(parent).includes(node));
    }
    const children = tree.children(node);
    assert.equal(children[0], tree.firstChild(node));
    for (const child of children) {
      assert.ok(child < tree.size);
      assert.equal(tree.parent(child), node);
    }
  }
}

function checkProperties(tree, node) {
  const names = new Set();
  for (const { identifier, values } of tree.properties(node)) {
    assert.match(identifier, /^[A-Z][A-Z0-9]*$/);
    names.add(identifier);
    assert.ok(values.length > 0 && tree.has(node, identifier) && tree.mentions(identifier));
    assert.deepEqual(tree.values(node, identifier), values);
    const typed = core.readProperty(tree, node, identifier);
    const kind = core.propertyKind(identifier);
    assert.equal(typed?.type, kind?.type);
    if (typed) assert.equal(typed.values.length, values.length);
    checkPlain(typed ?? {});
    assert.equal(typeof core.textAt(tree, node, identifier), 'string');
    assert.doesNotMatch(core.simpleTextAt(tree, node, identifier), /[\n\r]/);
  }
  for (const row of tree.propertyIds(node)) {
    assert.equal(tree.firstValue(row), tree.valuesOf(row)[0]);
    const end = Math.abs(tree.endOf(row));
    assert.ok(tree.offsetOf(row) < end && end <= tree.text.length);
  }
  for (const name of strangeNames) assert.deepEqual(tree.values(node, name), []);
  assert.equal(core.readProperty(tree, node, '__proto__'), undefined);
}

/** Values are strings, finite numbers and booleans, in plain objects and arrays. */
function checkPlain(data) {
  if (data === undefined || typeof data === 'string' || typeof data === 'boolean') return;
  if (typeof data === 'number') return assert.ok(Number.isFinite(data), `${data}`);
  assert.ok(Array.isArray(data) || Object.getPrototypeOf(data) === Object.prototype);
  assert.equal(typeof JSON.stringify(data), 'string');
  Object.values(data).forEach(checkPlain);
}

function checkLines(tree, picked) {
  for (const node of picked) {
    const path = core.pathTo(tree, node);
    assert.deepEqual([path[0], path.at(-1)], [tree.root, node]);
    const line = core.lineThrough(tree, node);
    assert.deepEqual(line.slice(0, path.length), path);
    assert.ok(line.includes(core.nodeAtMove(tree, line, node - 3)));
    for (const style of ['as-written', 'normalised']) {
      const [read, ...more] = core.parseSgf(core.formatSgf(tree, { style, to: node })).trees;
      assert.deepEqual([read?.size, more.length], [path.length, 0]);
    }
  }
}

function checkExpansion(tree) {
  const expanded = core.expandDialect(tree);
  assert.equal(core.expandDialect(tree), expanded);
  assert.equal(core.sourceOf(expanded), tree);
  const isDialect = ['S', 'HD', 'PT'].some((name) => tree.mentions(name));
  assert.equal(expanded === tree, !isDialect);
  const again = core.expandDialect(expanded);
  core.expectSame(core.contentOf(again), core.contentOf(expanded));
  if (expanded !== tree) checkRest(tree, expanded);
  return expanded;
}

/** The properties that an expansion reads or writes. */
const dialect = new Set('S HD HA AB B W PL'.split(' '));

/** All other properties are the same in both trees. */
function checkRest(tree, expanded) {
  const restOf = (from) =>
    core.contentOf(from).flatMap(([, , rows]) => rows.filter(([name]) => !dialect.has(name)));
  core.expectSame(restOf(expanded), restOf(tree));
  checkWriting({ trees: [expanded] });
}

function useReplay(tree, picked) {
  const replayer = new core.CheckedReplayer(tree);
  for (const node of picked) {
    const position = replayer.positionAt(node);
    const { captures, moveNumber, toPlay } = position;
    assert.ok(captures.black >= 0 && captures.white >= 0 && Number.isInteger(moveNumber));
    assert.match(toPlay, /^(black|white)$/);
    checkFindings(tree.text, replayer.findingsAt(node));
    const markup = core.readMarkup(replayer, node);
    checkScene(replayer.size, position, markup);
  }
  const last = core.lineThrough(tree, tree.root).at(-1);
  const position = replayer.positionAt(last);
  core.expectSame(boardOf(position), boardOf(new core.CheckedReplayer(tree).positionAt(last)));
  checkScene(replayer.size, position, core.readMarkup(replayer, last));
}

function boardOf({ board, ...rest }) {
  const cells = board.size.columns * board.size.rows;
  return [rest, Array.from({ length: cells }, (_, point) => board.at(point) ?? '.')];
}

function checkScene(size, position, markup) {
  for (const hasCoordinates of [false, true]) {
    const layout = core.buildLayout({ size }, core.fullCrop(size), hasCoordinates);
    const { ground, shapes } = core.buildScene(position, markup, layout);
    for (const { x, y } of [...ground.shapes, ...shapes]) {
      assert.ok(Number.isFinite(x) && Number.isFinite(y));
    }
  }
  const sentence = core.describePosition(position);
  assert.match(sentence, /^(Start, |Move -?\d+, )(Black|White)/);
}
