import { Replayer } from '../../src/replay/replayer.js';
import { buildLayout } from '../../src/view/layout/build-layout.js';
import { type Crop, fullCrop } from '../../src/view/layout/layout.js';
import {
  buildRichScene,
  readMarksOption,
  readNumbersOption,
} from '../../src/view/scene/rich-scene.js';
import type { Scene } from '../../src/view/scene/shapes.js';
import { turnLayout } from '../../src/view/layout/symmetry.js';
import { nodeAt, type NodePath, treeOf } from '../helpers/records.js';

export interface Look {
  readonly theme?: string;
  /** Device pixels. */
  readonly cell?: number;
  readonly path?: NodePath;
  readonly crop?: Crop;
  readonly marks?: string;
  readonly numbers?: string;
  readonly hasCoordinates?: boolean;
  readonly degrees?: number;
}

/** Black may not retake the ko at once, and the record goes on in two ways. */
const ko =
  '(;SZ[5];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[de];B[bd];W[bb]LB[dd:A]TR[ab]SQ[db]' +
  '(;B[be])(;B[ea]))';
const game = { path: 'main:10', hasCoordinates: true } satisfies Look;
const all = { ...game, marks: 'ring ko variations' };

/** Black, White and nothing, in three rows. */
const marks =
  '(;SZ[8:3]AB[aa:ha]AW[ab:hb]TR[aa][ab][ac]SQ[ba][bb][bc]CR[ca][cb][cc]MA[da][db][dc]SL[ea][eb][ec]' +
  'M[fa][fb][fc]TR[ga][gb][gc]LB[ga:8][gb:8][gc:8]CR[ha][hb][hc]LB[ha:d][hb:d][hc:d])';
const labels =
  '(;SZ[6:3]AB[aa:fa]AW[ab:fb]LB[aa:A][ab:A][ac:A][ba:g][bb:g][bc:g][ca:7][cb:7][cc:7]' +
  '[da:42][db:42][dc:42][ea:Wy][eb:Wy][ec:Wy][fa:108][fb:108][fc:108])';
const territory =
  '(;SZ[7]AB[da][db][dc][dd][cd][ce][cf][cg][fc]AW[ea][eb][ec][ed][ee][de][df][dg][bb][bf]' +
  'TB[aa:cc][ad:bg]TW[fa:gg][ef:eg])';
const rich =
  '(;SZ[7:5]AB[ab][bb][gb][fe]AW[bc][fb][ad][ge]RG[aa:ba]SC[ca:da]SE[ea:fa]DD[gc][fd:ge]KGSDE[fb]' +
  'AR[ab:ad][bb:ed][gc:ec]LN[ae:ce]QE[da]QB[cd]QW[de])';
const numbers =
  '(;SZ[5];B[bb]MN[1];W[cb];B[db]MN[9];W[bc]MN[28];B[cc];W[dc]MN[60];B[ac]MN[99];W[bd];B[cd];W[dd]MN[188])';
const corner = '(;SZ[13]AB[jc][kd][ld]AW[je][ke][mc];B[lc];W[le])';

/** Boards by the names of their pictures. */
export const boards: Readonly<Record<string, readonly [sgf: string, look?: Look]>> = {
  kaya: [ko, game],
  stones: ['(;SZ[2]AB[aa]AW[ba][ab])', { cell: 60 }],
  dark: [ko, { ...all, theme: 'dark' }],
  walnut: [ko, { ...all, theme: 'walnut' }],
  paper: [ko, { ...all, theme: 'paper' }],
  'high-contrast': [ko, { ...game, theme: 'high-contrast' }],
  marks: [marks, { cell: 24 }],
  labels: [labels, { cell: 28 }],
  territory: [territory, { theme: 'flat' }],
  rich: [rich, { cell: 22 }],
  numbers: [numbers, { cell: 36, crop: { left: 0, top: 1, right: 3, bottom: 3 }, numbers: 'all' }],
  turned: [
    corner,
    {
      theme: 'bamboo',
      cell: 22,
      crop: { left: 8, top: 0, right: 12, bottom: 6 },
      degrees: 90,
      hasCoordinates: true,
    },
  ],
};

/** The drawing list of a board. */
export function sceneOf(sgf: string, look: Look): Scene {
  const { path = 'main:last', degrees = 0 } = look;
  const replayer = new Replayer(treeOf(sgf));
  const { size } = replayer;
  const whole = buildLayout({ size }, look.crop ?? fullCrop(size), look.hasCoordinates ?? false);
  return buildRichScene(replayer, nodeAt(replayer.tree, path), turnLayout(whole, degrees, false), {
    marks: readMarksOption(look.marks ?? '') ?? {},
    numbers: readNumbersOption(look.numbers ?? '') ?? { kind: 'none' },
  });
}
