import { decodeRecord } from '../formats/decode-record.js';
import { describeDiagnostic } from '../speech/diagnostic.js';
import { examineRecord } from '../replay/examine-record.js';
import { expandDialect } from '../game/dialects.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { lineThrough, movesOf, nodeAtMove } from '../game/walk.js';
import { parseSgf, type SgfCollection } from '../sgf/parse.js';
import { looksLikeDiagram } from '../sgf/text-diagrams/looks-like-diagram.js';
import { readDiagram } from '../sgf/text-diagrams/read-diagram.js';
import { Replayer } from '../replay/replayer.js';
import { addOtherGames } from '../view/layout/other-boards.js';
import { chooseTree, numberIn, readAddress } from '../game/address.js';
import { nameOfGame } from '../game/game-names.js';
import { CommandError, notAllowed, type Values } from './read-command.js';

/** Opens the game that the options choose. */
export function openGame(file: string, bytes: Uint8Array, values: Values): Replayer {
  const { charset, path = '', game = numberIn(path) } = values;
  addOtherGames();
  const decoded = decodeRecord(bytes, charset);
  if (decoded.findings.some(({ code }) => code === 'unknown-charset'))
    throw notAllowed('charset', charset, 'the names of charsets, such as gb18030 or shift_jis');
  const { trees } = readRecord(decoded.text);
  if (trees.length === 0) {
    const [reason] = examineRecord(bytes).diagnostics.filter(
      ({ severity }) => severity === 'error',
    );
    throw new CommandError(`${file}: ${reason ? describeDiagnostic(reason) : 'no record.'}`);
  }
  const tree = chooseTree(trees, game);
  if (!tree) throw notAllowed('game', game, `1 to ${trees.length}, and the names of games`);
  const replayer = new Replayer(expandDialect(tree));
  if (!replayer.hasBoard)
    throw new CommandError(`${file}: there is no board for this game, ${nameOfGame(tree)}.`);
  return replayer;
}

/** Reads a record, or a text diagram as a record. */
function readRecord(text: string): SgfCollection {
  const written = parseSgf(text);
  const isDiagram = written.trees.length === 0 && looksLikeDiagram(text);
  const diagram = isDiagram ? readDiagram(text) : undefined;
  return diagram ? parseSgf(diagram.sgf) : written;
}

/** The node that the options choose; by default the end of the main line. */
export function nodeOf(tree: GameTree, { move: number, path }: Values): NodeId {
  const move = number ?? 'last';
  if (path !== undefined) {
    if (number !== undefined) throw new CommandError('--move and --path exclude each other.');
    const node = readAddress(tree, path);
    if (node === undefined) throw notAllowed('path', path, 'addresses such as 35, 35.2, #Name');
    return node;
  }
  const line = lineThrough(tree, tree.root);
  if (move === 'last') return line.at(-1) ?? tree.root;
  const total = line.reduce((sum, node) => sum + movesOf(tree, node).length, 0);
  const isInside = /^-?\d+$/.test(move) && Math.abs(Number(move)) <= total;
  if (!isInside) throw notAllowed('move', move, `0 to ${total}, last, and from the end -1, -2 …`);
  return nodeAtMove(tree, line, Number(move));
}

/** The findings about a record, as sentences. */
export function describeFindings(bytes: Uint8Array): string[] {
  const { diagnostics } = examineRecord(bytes);
  return diagnostics.map((each) => `${each.severity}: ${describeDiagnostic(each)}`);
}
