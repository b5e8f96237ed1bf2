import type { BoardContext } from '../context.js';
import { FocusKeeper } from '../controllers/focus-keeper.js';
import { Explore } from '../explore/explore-part.js';
import { InfoPart } from '../info/info-part.js';
import { OwnMoves } from '../own-moves/own-moves.js';
import { LazyPart, type Part } from '../part.js';
import { StepSpeech } from '../speech/speech.js';
import { ToolsPart } from '../tools/tools-part.js';

type Maker = (board: BoardContext) => Part;

/** A part whose chunk comes when it is first wanted. */
function wanted(
  isWanted: (board: BoardContext) => boolean,
  load: (board: BoardContext) => Promise<Part>,
): Maker {
  return (board) => {
    const part = new LazyPart(() => load(board));
    return { update: () => isWanted(board) && part.update(), release: () => part.release() };
  };
}

/** Comments become alive with the first game that has any. */
const comment = wanted(
  ({ session }) => session.game.hasComments,
  async (board) => new (await import('../comment/live-comment.js')).LiveComment(board),
);
/** Nobody can walk through a diagram: it is described in words. */
const diagram = wanted(
  ({ arrangement }) => !arrangement.isPlayable,
  async (board) => new (await import('../explore/diagram-text.js')).DiagramText(board),
);

/** Makes the parts that a board needs; each part loads what it needs by need. */
const ofPanels: readonly Maker[] = [
  (board) => new InfoPart(board),
  (board) => new ToolsPart(board),
];
const ofPlayable: readonly Maker[] = [
  comment,
  (board) => new OwnMoves(board),
  (board) => new Explore(board),
  (board) => new StepSpeech(board),
  (board) => new FocusKeeper(board),
];

/** All that a reader does with a board beside stepping through it. */
export class Reading implements Part {
  readonly #board: BoardContext;
  readonly #parts = new Map<Maker, Part>();

  constructor(board: BoardContext) {
    this.#board = board;
  }

  update(): void {
    for (const make of makersFor(this.#board))
      if (!this.#parts.has(make)) this.#parts.set(make, make(this.#board));
    for (const part of this.#parts.values()) part.update();
  }

  release(): void {
    for (const part of this.#parts.values()) part.release?.();
  }
}

/** A diagram is a picture, and has a description; what its page asks for stands around it all the same. */
function makersFor({ host, arrangement }: BoardContext): readonly Maker[] {
  if (arrangement.isPlayable) return [...ofPanels, ...ofPlayable];
  return host.panels || host.tools ? [...ofPanels, diagram] : [diagram];
}
