import { formatAddress, readAddress } from '../game/address.js';
import { movesIn, pathTo } from '../game/walk.js';
import type { FigureMoves } from '../replay/captions.js';
import type { Replayer } from '../replay/replayer.js';
import { readMarkup } from '../replay/markup.js';
import type { GameTree, NodeId } from '../sgf/game-tree.js';
import { layoutDisplay } from './layout/build-layout.js';
import { type DisplayOptions, readDisplay } from './layout/display-options.js';
import type { Layout } from './layout/layout.js';
import {
  allowedMarks,
  allowedNumbers,
  buildRichScene,
  readMarksOption,
  readNumberFrom,
  readNumbersOption,
} from './scene/rich-scene.js';
import { figureAt, printed } from './scene/figure.js';
import type { Scene } from './scene/shapes.js';

/** How a node is drawn, as values of the element's attributes; '' is the default. */
export interface DrawOptions extends DisplayOptions {
  readonly marks: string;
  readonly numbers: string;
  readonly numberFrom: string;
}

/** An option that is an attribute of the element. */
type DrawOption = Exclude<keyof DrawOptions, 'needed'>;

/** A node as it is drawn without a page. */
export interface DrawnNode {
  readonly scene: Scene;
  readonly layout: Layout;
  /** The moves of the printed figure, if the picture is one. */
  readonly figure: FigureMoves | undefined;
  /** The invalid options, each with its allowed values. The picture uses their defaults. */
  readonly misread: readonly (readonly [option: DrawOption, allowed: string])[];
}

/**
 * @param cssWidth the width of the picture in CSS pixels: by default, small boards have no coordinates
 * @param from the address of the first numbered move, for a picture that may be a printed figure; '' for the record's
 * own
 */
export function drawNode(
  replayer: Replayer,
  node: NodeId,
  options: DrawOptions,
  cssWidth = Infinity,
  from?: string,
): DrawnNode {
  const display = readDisplay(options, replayer);
  const layout = layoutDisplay(
    display,
    options,
    replayer,
    readMarkup(replayer, node).view,
    cssWidth,
  );
  const marks = readMarksOption(options.marks);
  const numbers = readNumbersOption(options.numbers);
  const numberFrom = readNumberFrom(options.numberFrom);
  const first = from ? readAddress(replayer.tree, from) : undefined;
  const chosen = { ...(numbers && { numbers }), numberFrom };
  const isFigure = from !== undefined;
  const figure = isFigure ? figureAt(replayer, node, { ...chosen, from: first }) : undefined;
  const scene = buildRichScene(replayer, node, layout, {
    ...(marks && { marks }),
    ...chosen,
    figure: figure && printed(figure, replayer.positionAt(node), chosen),
  });
  const misread = {
    ...display.misread,
    ...(!marks && { marks: allowedMarks }),
    ...(!numbers && { numbers: allowedNumbers }),
    ...(options.numberFrom && numberFrom === undefined && { numberFrom: 'whole numbers from 0' }),
  };
  return {
    scene: display.recolor?.(scene) ?? scene,
    layout,
    figure,
    misread: Object.entries(misread) as [DrawOption, string][],
  };
}

/** Maximum number of numbered moves in the figure of a story's step. With more moves, none of them has a number. */
const MOST_NUMBERED = 40;

/**
 * The address of the first numbered move of a story's step, for `drawNode`: that of the first node after the previous
 * step. `undefined` if the line to `node` does not go through that step, or is too long for numbers.
 *
 * @param before the node of the previous step; the root for the first step
 */
export function firstMoveOfStep(tree: GameTree, before: NodeId, node: NodeId): string | undefined {
  const path = pathTo(tree, node);
  const behind = path.slice(path.indexOf(before) + 1);
  const moves = behind.reduce((sum, each) => sum + movesIn(tree, each), 0);
  const [first] = behind;
  const isNear = path.includes(before) && moves <= MOST_NUMBERED;
  return isNear && first !== undefined ? formatAddress(tree, first) : undefined;
}
