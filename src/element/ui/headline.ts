import { type Headline, readHeadline } from '../../game/info/headline.js';
import type { GameTree } from '../../sgf/game-tree.js';
import { describeResult } from '../../speech/game.js';
import type { Board } from '../board.js';
import { loadPart } from '../platform/load-part.js';
import type { SgfBoardElement } from '../sgf-board-element.js';

const infos = new WeakMap<GameTree, Headline>();

/** The headline of a game; read once, not at each step. */
export function infoOf(tree: GameTree): Headline {
  const info = infos.get(tree) ?? readHeadline(tree);
  infos.set(tree, info);
  return info;
}

/** Games whose result is in a form that SGF does not define. */
const inWords = new WeakSet<GameTree>();

/** Reads such a result, once for each game. The code for it is in the part `games`. */
export async function readInWords(tree: GameTree, host: SgfBoardElement): Promise<void> {
  if (inWords.has(tree)) return;
  inWords.add(tree);
  const words = await loadPart('games');
  infos.set(tree, readHeadline(tree, words?.readResult));
  host.requestUpdate();
}

/** The result of the game in words; `undefined` if it is unknown. */
export function outcomeOf({ session, language }: Board): string | undefined {
  const { result } = infoOf(session.tree);
  return result && result.raw !== '?' ? describeResult(result, language) : undefined;
}

/** The result of the game in words, if the shown node is its end and the result is not hidden. */
export function outcomeHere(board: Board): string | undefined {
  const { game, place, record } = board.session;
  const end = record.mainLine.at(-1);
  const shownEnd = game.own && end !== undefined ? game.own.grown.nodeOf(end) : end;
  const isEnd = place.node === shownEnd && board.session.mayReveal('result');
  return isEnd ? outcomeOf(board) : undefined;
}

/** Whether the record says more about the players than their colours. */
export function areNamed(info: Headline): boolean {
  return [info.black, info.white].some(({ name, rank, team }) => name || rank || team);
}
