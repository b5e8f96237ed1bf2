import { expect } from '@esm-bundle/chai';
import { Replayer } from '../../src/replay/replayer.js';
import { buildLayout } from '../../src/view/layout/build-layout.js';
import { fullCrop } from '../../src/view/layout/layout.js';
import { withPreview } from '../../src/view/scene/previews.js';
import {
  buildRichScene,
  readMarksOption,
  readNumbersOption,
} from '../../src/view/scene/rich-scene.js';
import { nodeAt, pointOn, treeOf } from '../helpers/records.js';

/** White takes a stone in a ko; the record has two ways on. */
const RECORD = '(;SZ[5]AB[bb][ac][bd]AW[cb][dc][cd];B[cc];W[bc](;B[ee])(;B[ed]))';

describe('withPreview', () => {
  for (const [marks, numbers, kind] of [
    ['last', 'none', 'mark'],
    ['dot', 'none', 'dot'],
    ['ko', 'none', 'ko'],
    ['next', 'none', 'hint'],
    ['none', 'all', 'number'],
  ] as const)
    it(`leaves out what belongs to the move that is shown: ${kind}`, () => {
      const replayer = new Replayer(treeOf(RECORD));
      const layout = buildLayout(replayer, fullCrop(replayer.size), false);
      const node = nodeAt(replayer.tree, 'main:2');
      const scene = buildRichScene(replayer, node, layout, {
        marks: readMarksOption(marks) ?? {},
        numbers: readNumbersOption(numbers) ?? { kind: 'none' },
      });
      const { board } = replayer.positionAt(node);
      const corner = pointOn(board.size, 1, 1);
      const preview = { board, numbers: new Map([[corner, 7]]), changed: [] };
      const after = withPreview(scene, preview, layout).shapes;
      expect(scene.shapes.map((shape) => shape.kind)).to.include(kind);
      const others = after.filter((shape) => shape.kind !== 'stone');
      const told = others.map((shape) => [shape.kind, 'text' in shape ? shape.text : '']);
      expect(told).to.eql([['number', '7']]);
    });
});
