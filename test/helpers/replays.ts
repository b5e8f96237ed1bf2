import { expect } from '@esm-bundle/chai';
import { CheckedReplayer } from '../../src/replay/checked-replayer.js';
import { describePosition } from '../../src/speech/describe.js';
import { codesOf, diagram, nodeAt, type NodePath, rowsOf, treeOf } from './records.js';

/** A record, and what is expected at one of its nodes, by default at the end of the main line. */
export interface ReplayCase {
  readonly title: string;
  readonly sgf: string;
  readonly path?: NodePath;
  /** `X` black, `O` white. */
  readonly rows: string;
  readonly captures?: readonly [black: number, white: number];
  readonly toPlay?: 'black' | 'white';
  readonly moveNumber?: number;
  /** The position in words, including the last move. */
  readonly sentence?: string;
  /** All findings on the path. */
  readonly odd?: readonly string[];
}

export function itReplays(cases: readonly ReplayCase[]): void {
  for (const { title, sgf, path = 'main:last', rows, odd = [], ...expected } of cases) {
    it(title, () => {
      const replayer = new CheckedReplayer(treeOf(sgf));
      const node = nodeAt(replayer.tree, path);
      const position = replayer.positionAt(node);
      const { captures, toPlay, moveNumber } = position;
      const seen = {
        captures: [captures.black, captures.white],
        toPlay,
        moveNumber,
        sentence: describePosition(position, replayer.notation),
      };
      expect(rowsOf(position)).to.eql(diagram(rows));
      expect(seen).to.eql({ ...seen, ...expected });
      expect(codesOf(replayer.findingsAt(node))).to.eql(odd);
    });
  }
}
