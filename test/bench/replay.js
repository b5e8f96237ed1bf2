// Tree → positions: opening, stepping, jumping.
import { median, quantile, race } from './measure.js';
import { mainLineOf, openLast } from './ours.js';
import { applySabaki, emptySabakiBoard, loadPeer, peerOpeners } from './peers.js';
import { dice } from './records.js';
import { rowsOf, units } from './table.js';

const JUMPS = 20_000;
const PEER_JUMPS = 500;
const SABAKI = '@sabaki/go-board';

export function replayRows({ core, records }) {
  return records.flatMap((record) => [
    ...openRows(core, record),
    ...stepRows(core, record),
    ...jumpRows(core, record),
  ]);
}

function openRows(core, { name, longGame, tree }) {
  const open = (text) => {
    const peers = Object.entries(peerOpeners()).map(([peer, opener]) => [
      peer,
      opener instanceof Error ? opener : () => opener(text),
    ]);
    return race({ ours: () => openLast(core, text), ...Object.fromEntries(peers) });
  };
  const moves = core.parseSgf(longGame).trees[0].size - 1;
  const nodes = core.parseSgf(tree).trees[0].size;
  return [
    ...rowsOf(`open a game of ${moves} moves at its end (${name})`, open(longGame), units.ms),
    ...rowsOf(`open a tree of ${nodes} nodes at its last move (${name})`, open(tree), units.ms),
  ];
}

function stepRows(core, { name, longGame, tree }) {
  const rows = (what, text) => {
    const [game] = core.parseSgf(text).trees;
    const results = race({
      ours: () => everyPosition(new core.Replayer(game)),
      'ours, every board looked at': () => everyBoard(new core.Replayer(game)),
      [SABAKI]: sabakiSteps(text),
    });
    const { [SABAKI]: peer, 'ours, every board looked at': looked, ours } = results;
    const unit = units.nodes(game.size);
    return [
      ...rowsOf(`${what} (${name})`, { ours, [SABAKI]: peer }, unit),
      ...rowsOf('… and look at every board', { ours: looked, [SABAKI]: peer }, unit),
    ];
  };
  return [
    ...rows('step through the long game', longGame),
    ...steppingBack(core, name, longGame),
    ...rows('every position of the large tree', tree),
  ];
}

function everyPosition(replayer) {
  let last;
  for (let node = 0; node < replayer.tree.size; node++) last = replayer.positionAt(node);
  return last;
}

/** A board is copied when somebody looks at it. */
function everyBoard(replayer) {
  let stones = 0;
  for (let node = 0; node < replayer.tree.size; node++) {
    if (replayer.positionAt(node).board.at(0)) stones += 1;
  }
  return stones;
}

/** There and back again in a game that was stepped through before, as a held key does it. */
function steppingBack({ parseSgf, Replayer }, name, text) {
  const [game] = parseSgf(text).trees;
  const replayer = new Replayer(game);
  const line = mainLineOf(game);
  const path = [...line, ...line.toReversed()];
  const walk = () => {
    let last;
    for (const node of path) last = replayer.positionAt(node);
    return last;
  };
  const what = `… there and back, same replayer (${name})`;
  return rowsOf(what, race({ ours: walk }), units.nodes(path.length));
}

/** The peer's tree is parsed beforehand; a board is kept per open node, as in its own program. */
function sabakiSteps(text) {
  const game = sabakiGame(text);
  if (game instanceof Error) return game;
  return () => {
    const open = [{ node: game.root, board: game.start }];
    let last;
    for (let at = open.pop(); at; at = open.pop()) {
      const board = (last = applySabaki(at.board, at.node.data));
      for (const node of at.node.children) open.push({ node, board });
    }
    return last;
  };
}

function sabakiGame(text) {
  const [sgf, Board] = ['@sabaki/sgf', SABAKI].map((name) => loadPeer(name));
  const problem = [sgf, Board].find((peer) => peer instanceof Error);
  if (problem) return problem;
  try {
    const [root] = sgf.parse(text);
    return { root, start: emptySabakiBoard(Board, root) };
  } catch (error) {
    return error;
  }
}

function jumpRows({ parseSgf, Replayer }, { name, tree: text }) {
  const [tree] = parseSgf(text).trees;
  const replayer = new Replayer(tree);
  const jump = (node) => replayer.positionAt(node).board.at(0);
  const own = timesOf(jump, tree.size, JUMPS);
  const peer = sabakiJumps(text);
  const what = `random jump in the large tree, with a look at the board (${name})`;
  const row = (title, of) =>
    rowsOf(
      title,
      { ours: of(own), [SABAKI]: peer instanceof Error ? peer : of(peer) },
      units.microseconds,
    );
  return [
    ...row(`${what}, median`, (times) => median(times)),
    ...row('… 99 of 100 are faster than', (times) => quantile(times, 0.99)),
  ];
}

/** Milliseconds of each jump after as many jumps to warm up. */
function timesOf(jump, size, count) {
  const roll = dice(11);
  const targets = Array.from({ length: 2 * count }, () => Math.floor(roll() * size));
  const times = targets.map((target) => {
    const start = performance.now();
    jump(target);
    return performance.now() - start;
  });
  return times.slice(count);
}

/** The peer has no replayer: a jump plays the path from the root. */
function sabakiJumps(text) {
  const game = sabakiGame(text);
  if (game instanceof Error) return game;
  const nodes = [];
  const open = [{ node: game.root, before: undefined }];
  for (let at = open.pop(); at; at = open.pop()) {
    nodes.push(at);
    for (const node of at.node.children) open.push({ node, before: at });
  }
  const jump = (target) => {
    const path = [];
    for (let at = nodes[target]; at; at = at.before) path.push(at.node);
    return path.reduceRight((board, node) => applySabaki(board, node.data), game.start);
  };
  return timesOf(jump, nodes.length, PEER_JUMPS);
}
