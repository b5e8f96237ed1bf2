import { paintRich } from '../../view/paint-rich.js';
import { addPainter } from '../../view/paint.js';
import {
  allowedMarks,
  allowedNumbers,
  readMarksOption,
  readNumberFrom,
  readNumbersOption,
} from '../../view/rich-options.js';
import { buildRichScene } from '../../view/rich-scene.js';
import { warnOnce } from '../options.js';
import type { SceneBuilder } from './scene-builder.js';

addPainter(paintRich);

/** The scene of a place as the attributes ask for it; nonsense in them is as if it were not there. */
export const richSceneOf: SceneBuilder = (_, _markup, layout, host, game, place) => {
  const marks = readMarksOption(host.marks);
  const numbers = readNumbersOption(host.numbers);
  const numberFrom = readNumberFrom(host.numberFrom);
  if (!marks) warnOnce(host, 'marks', allowedMarks);
  if (!numbers) warnOnce(host, 'numbers', allowedNumbers);
  if (host.numberFrom && numberFrom === undefined) {
    warnOnce(host, 'number-from', 'whole numbers from 0', host.numberFrom);
  }
  return buildRichScene(game.replayer, place.node, layout, {
    ...(marks && { marks }),
    ...(numbers && { numbers }),
    numberFrom,
    next: place.line[place.index + 1],
  });
};
