import type { GameTree } from '../../sgf/game-tree.js';
import type { BoardContext } from '../context.js';
import { orReport } from '../events.js';
import type { Part } from '../features.js';

/** Which boards need a part, and what adds it to one. */
type Row = readonly [
  isNeeded: (board: BoardContext) => unknown,
  add: (board: BoardContext) => Part,
];

/** Makes one part of several, each there while the board needs it. */
export function partsOf(rows: readonly Row[]): (board: BoardContext) => Part {
  return (board) => {
    const parts = new Map<Row, Part>();
    const release = () => {
      for (const part of parts.values()) part.release?.();
      parts.clear();
    };
    return {
      update() {
        for (const row of rows) {
          const [isNeeded, add] = row;
          const part = parts.get(row);
          const isWanted = isNeeded(board);
          if (isWanted && !part) parts.set(row, add(board));
          if (!isWanted) part?.release?.();
          if (!isWanted) parts.delete(row);
        }
        for (const part of parts.values()) orReport(() => part.update());
      },
      hide: release, // a diagram may need none of them
      release,
    };
  };
}

/** Whether a record tells the players' clocks. */
export const hasClocks = (tree: GameTree): boolean =>
  ['BL', 'WL', 'OB', 'OW'].some((identifier) => tree.mentions(identifier));
