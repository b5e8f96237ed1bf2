import { expect } from '../../helpers/testing.js';
import {
  knownParts,
  loadPart,
  type PartName,
  provideParts,
} from '../../../src/element/platform/load-part.js';
import { OwnLines } from '../../../src/element/moves/own-lines.js';
import { pointedMove } from '../../../src/view/pointed-move.js';
import type {
  Board as BoardContext,
  PointAction,
  Policy,
  PolicyMaker,
} from '../../../src/element/board.js';
import { NodeFilter } from '../../../src/element/moves/node-filter.js';
import type { Point } from '../../../src/rules/point.js';
import type { OpenGame } from '../../../src/view/open-game.js';
import type { GameTree, NodeId } from '../../../src/sgf/game-tree.js';
import { until } from '../../helpers/until.js';
import {
  type Board,
  boardOf,
  heard,
  isSeen,
  partOf,
  rootOf,
  spokenBy,
  textOf,
  touch,
  untilPart,
} from '../board.js';
import { withPart } from '../parts.js';
import { untilSteered } from '../steered.js';
import { everythingOn, untilExplorer } from '../listener.js';
import { play, tell } from '../playing.js';

/**
 * A game to be found move by move: what lies ahead is not told, the third move is refused, and the record answers. All
 * that it takes is in this class.
 */
class FindMoves implements Policy {
  static refused = -1;
  readonly lines: OwnLines;
  readonly filter: NodeFilter;
  readonly #board: BoardContext;

  constructor(board: BoardContext) {
    this.#board = board;
    this.lines = new OwnLines(board);
    this.filter = new NodeFilter(board.session);
  }

  get #isOn(): boolean {
    return this.#board.host.hasAttribute('data-find');
  }

  mayShow(node: NodeId, { tree }: OpenGame): boolean {
    return !this.#isOn || node <= firstBranching(tree);
  }

  mayGo(node: NodeId): boolean {
    return !this.#isOn || node !== FindMoves.refused;
  }

  actionAt(point: Point): PointAction | undefined {
    if (!this.#isOn) return undefined;
    const move = pointedMove(this.#board.session.record.replayer, this.#node, point, false);
    return move && !move.isPlayed ? { kind: 'go', isHidden: true, ...move } : { kind: 'nothing' };
  }

  afterMove(node: NodeId): NodeId | undefined {
    return this.#isOn ? this.#board.session.record.tree.firstChild(node) : undefined;
  }

  get #node(): NodeId {
    const { game, node } = this.#board.session;
    return game.own?.grown.recordNodeOf(node) ?? node;
  }
}

before(async () => {
  const policy: PolicyMaker = (board) => new FindMoves(board);
  provideParts(
    withPart(knownParts(), { name: 'find-moves', moment: 'first', load: () => ({ policy }) }),
  );
  await loadPart('find-moves' as PartName);
});

/** Where the game is to be found from. */
function firstBranching(tree: GameTree): NodeId {
  let node = tree.root;
  for (
    let [child, other] = tree.children(node);
    child && !other;
    [child, other] = tree.children(node)
  )
    node = child;
  return node;
}

const GAME =
  '(;SZ[9]PB[Ada]PW[Lin]C[Find the move, then move 4.](;B[cc]C[Well found];W[gg];B[cg]N[Secret];W[gc])(;B[dd]BM[1]C[Not here]))';
/** Names of points and words that tell of what lies ahead. */
const AHEAD = /\b(C7|G3|C3|G7|D6)\b|Well found|Secret|Not here|\d variations/;

async function clickOn(board: Board, point: string): Promise<void> {
  tell(board, 'pointermove', point);
  await play(board, point);
}

async function findBoard(attributes = ''): Promise<Board> {
  const board = await boardOf(
    GAME,
    `data-find coordinates="none" style="width:900px" ${attributes}`,
  );
  touch(board);
  await untilSteered(board);
  await untilExplorer(board);
  await until(() => (partOf(board, 'canvas') as HTMLCanvasElement).width > 0);
  return board;
}

describe('a policy', () => {
  before(() => Promise.all([loadPart('reader'), loadPart('try')]));
  afterEach(() => (FindMoves.refused = -1));

  it('tells nothing of what lies ahead: not in slider, tree, variations, titles, hints or help', async () => {
    const board = await findBoard('marks="next variations"');
    const slider = partOf(board, 'slider') as HTMLInputElement;
    expect([slider.max, textOf(board, 'controls')]).to.deep.equal(['0', '0 / 0']);
    expect(isSeen(partOf(board, 'tree')), 'a tree of one node').to.equal(false);
    expect(everythingOn(board)).not.to.match(AHEAD);
    partOf(board, 'canvas').focus();
    partOf(board, 'canvas').dispatchEvent(
      new KeyboardEvent('keydown', { key: '?', bubbles: true, composed: true }),
    );
    await until(() => rootOf(board).querySelector('dialog[open]'));
    expect(rootOf(board).querySelector('dialog')?.textContent).to.contain('On the board');
    expect(everythingOn(board)).not.to.match(AHEAD);
    expect(await board.toText(), 'no letters on the board').not.to.match(/[ab]/);
  });

  it('keeps steps, addresses, swipes and playing by itself from going ahead', async () => {
    const board = await findBoard();
    for (const step of ['next', 'last', 'down'] as const)
      expect(board.goTo(step), step).to.equal(false);
    expect([board.goTo('#Secret'), board.goTo('3'), board.node]).to.deep.equal([false, false, 0]);
    const canvas = partOf(board, 'canvas');
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 4, bubbles: true };
    canvas.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientX: 200, clientY: 99 }));
    canvas.dispatchEvent(new PointerEvent('pointermove', { ...finger, clientX: 90, clientY: 99 }));
    await board.play();
    expect([board.node, board.tree.size]).to.deep.equal([0, 1]);
  });

  it('says what a click means, and answers', async () => {
    const board = await findBoard();
    const events = heard<CustomEvent<{ source: string }>>(board, 'sgf-navigate');
    await clickOn(board, 'ee');
    expect(board.moveNumber, 'nothing there').to.equal(0);
    await clickOn(board, 'cc');
    expect([board.moveNumber, board.currentPath]).to.deep.equal([2, '2']);
    expect(events.map(({ detail }) => detail.source)).to.deep.equal(['user', 'autoplay']);
    expect(spokenBy(board)).to.contain('G3');
    expect(textOf(board, 'controls')).to.contain('2 / 2');
    expect(everythingOn(board), 'the rest is not told yet').not.to.match(/Secret|C3|G7|D6/);
    expect(board.goTo('1') && board.goTo('next'), 'what was found stays').to.equal(true);
  });

  it('refuses a move: it stays hidden', async () => {
    FindMoves.refused = 1;
    const board = await findBoard();
    const events = heard(board, 'sgf-before-navigate');
    await clickOn(board, 'cc');
    expect([board.moveNumber, board.tree.size, events.length]).to.deep.equal([0, 1, 0]);
    await clickOn(board, 'dd');
    expect([board.moveNumber, board.currentPath]).to.deep.equal([1, '0.2']);
  });

  it('combines with others: own moves go on from what is told, and the result stays hidden', async () => {
    const board = await boardOf(
      '(;SZ[9]PB[Ada]RE[B+R];B[cc];W[gg])',
      'try hide-result coordinates="none" style="width:900px"',
    );
    await untilPart(board, 'own');
    board.goTo(1);
    await board.ready;
    await clickOn(board, 'ee');
    expect(board.currentPath).to.equal('1.ee');
    expect(textOf(board, 'info')).to.contain('Show result').and.not.to.contain('wins');
    await clickOn(board, 'cc');
    expect(board.currentPath, 'the point is taken').to.equal('1.ee');
  });

  it('is asked for another game, too, from its start', async () => {
    const board = await findBoard();
    await clickOn(board, 'cc');
    board.sgf = GAME.replace('Ada', 'Bob');
    await board.ready;
    expect([board.node, board.tree.size]).to.deep.equal([0, 1]);
  });

  it('is asked about the record that is opened, not about the one before', async () => {
    const board = await findBoard();
    board.path = '2';
    board.sgf = GAME.replace('PB[Ada]', 'AB[aa];C[A note];C[Another]');
    await board.ready;
    expect([board.node, board.tree.size]).to.deep.equal([2, 3]);
  });
});
