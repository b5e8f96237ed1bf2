import { readAddress } from '../game/address.js';
import { firstMoveOfStep } from '../view/draw-node.js';
import { htmlOf } from '../view/html/html-of.js';
import { element, type MarkupElement } from '../view/html/markup.js';
import {
  drawFigure,
  hiddenMoves,
  languageOf,
  pictureOf,
  recordIn,
  type Sgf,
  type Source,
  widthOf,
} from './figure.js';
import { openGame } from './open-figure.js';
import { checkOptions, type StaticOptions, readAttributes } from './options.js';

/** The default largest width of a step's figure, in CSS pixels. */
const USUAL_WIDTH = 384;

/**
 * Writes the figures of a story, for readers without script and for paper: each step as a printed figure that numbers
 * the moves since the previous step. Where scripts run, the figures are hidden on the screen, and the board shows the
 * steps. Never throws on content.
 *
 * @param record the text of the record, or the bytes of its file
 * @param steps the addresses of all steps in the order of the text, as in `data-path`
 * @returns for each step a `<figure class="sgf-figure">` in one line of HTML; '' if an address names no node. A number
 * beyond the game leads to its end, as everywhere
 */
export function renderStory(
  record: Sgf,
  steps: readonly (string | number)[],
  options: StaticOptions = {},
): string[] {
  checkOptions(options);
  let styles = options.styles;
  const addresses = steps.map(String);
  const opened = openSteps(record, addresses, options) ?? addresses.map(() => undefined);
  return opened.map((step) => {
    if (!step) return '';
    const figure = stepFigure(step, styles);
    styles = false;
    return htmlOf(figure);
  });
}

/**
 * Opens each step of a story; a step is `undefined` if the record has no such node. Returns `undefined` if the record
 * has no board.
 */
export function openSteps(
  record: Sgf,
  addresses: readonly string[],
  options: StaticOptions,
): (Source | undefined)[] | undefined {
  // The figures have no captions and names, because the board and the text already have them.
  const attributes = { ...readAttributes(options), label: '', caption: '' };
  const replayer = openGame(recordIn(record, attributes), attributes);
  if (!replayer) return undefined;
  const language = languageOf(attributes.lang.trim(), options);
  const width = widthOf(options) ?? USUAL_WIDTH;
  let before = replayer.tree.root;
  return addresses.map((address, at) => {
    const node = readAddress(replayer.tree, address);
    if (node === undefined) return undefined;
    const from = firstMoveOfStep(replayer.tree, before, node) ?? '';
    before = node;
    return {
      game: { replayer, node, opening: node, isQuestion: false, isProblem: false, view: '' },
      attributes: { ...attributes, mode: from && 'diagram', from },
      options: { ...options, width, idPrefix: `${options.idPrefix ?? ''}s${at + 1}-` },
      language,
    };
  });
}

/** Draws a step, with the styles of static figures unless `styles` is false. */
export function stepFigure(step: Source, styles: boolean | undefined): MarkupElement {
  const source = { ...step, options: { ...step.options, styles } };
  const drawn = drawFigure(source);
  const hidden = hiddenMoves(drawn, source);
  return element(
    'figure',
    { class: 'sgf-figure', style: `margin:1em auto;max-width:${step.options.width}px` },
    pictureOf(drawn, source),
    hidden ? element('figcaption', {}, hidden) : undefined,
  );
}
