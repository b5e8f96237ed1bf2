import { convertRecord } from '../formats/convert.js';
import { decodeRecord } from '../formats/decode-record.js';
import { describeHiddenMoves } from '../replay/captions.js';
import { describePosition } from '../speech/describe.js';
import { looksLikeDiagram } from '../sgf/text-diagrams/looks-like-diagram.js';
import { readDiagram } from '../sgf/text-diagrams/read-diagram.js';
import { english, Language } from '../texts/language.js';
import { boardStyle } from '../view/layout/build-layout.js';
import { drawNode, type DrawnNode } from '../view/draw-node.js';
import { fileTheme } from '../view/paint/file-themes.js';
import { resolveTheme, type Theme } from '../view/paint/theme.js';
import { svgOf } from '../view/svg/svg.js';
import { escapeXml } from '../view/svg/svg-sheet.js';
import { type Boxes, boxesOf } from './figure-boxes.js';
import { staticStyles } from './figure-sheet.js';
import { gameFacts, lineTexts, movesTitle, questionOf } from './figure-text.js';
import { element, type MarkupElement, type Piece } from '../view/html/markup.js';
import { type FigureGame, openFigure } from './open-figure.js';
import {
  attributeNames,
  type StaticOptions,
  type AttributeValues,
  readAttributes,
} from './options.js';

/** Width of the widest figure, in CSS pixels. */
const LARGEST_WIDTH = 10_000;
/** Maximum height of a board, as a multiple of its width. */
const TALLEST = 1.5;

/** The game, attributes and options that a figure is made from. */
export interface Source {
  readonly game: FigureGame;
  readonly attributes: AttributeValues;
  readonly options: StaticOptions;
  readonly language: Language;
}

/** A record: its text, or the bytes of its file. */
export type Sgf = string | Uint8Array;

/** The element with its record, and inside it the figure for readers without script. */
export function boardWithFigure(record: Sgf, options: StaticOptions): MarkupElement {
  const attributes = readAttributes(options);
  const sgf = recordIn(record, attributes);
  const width = widthOf(options);
  const game = openFigure(sgf, attributes);
  const { src } = attributes;
  const set = [...attributeNames.keys()].map(
    (name) => [name, Reflect.get(attributes, name)] as const,
  );
  const written = {
    ...Object.fromEntries(set),
    // A record with an address is loaded from there, so the page need not contain it as well.
    sgf: !src && sgf,
    style: width !== undefined && `--sgf-board-max-size:${width}px`,
  };
  const inside = game ? figureOf(game, attributes, options) : textOf(sgf);
  return element('sgf-board', written, inside, src ? linkTo(src) : undefined);
}

function checkRecord(record: unknown): void {
  if (typeof record === 'string' || record instanceof Uint8Array) return;
  throw new TypeError('sgf-board: a record is a text, or the bytes of its file as a Uint8Array.');
}

/** The text of a record. A text diagram, or a file of another server, is converted to a record. */
export function recordIn(record: Sgf, { charset }: AttributeValues): string {
  checkRecord(record);
  const text =
    typeof record === 'string'
      ? (convertRecord(record)?.text ?? record)
      : decodeRecord(record, charset).text;
  const isDiagram = !/\(\s*;/.test(text) && looksLikeDiagram(text);
  return (isDiagram ? readDiagram(text)?.sgf : undefined) ?? text;
}

/** The record as text, if it can't be drawn. */
function textOf(sgf: string): MarkupElement | undefined {
  return sgf.trim() ? element('pre', {}, sgf) : undefined;
}

/** A link to the file, for readers without script, if the address is safe for a link. */
function linkTo(src: string): MarkupElement | undefined {
  const isSafe = /^(https?:|[^:]*$|[^:]*[/?#])/i.test(src);
  const name = /([^/?#]+)(?:[?#].*)?$/.exec(src)?.[1] ?? src;
  return isSafe ? element('p', {}, element('a', { href: src }, name)) : undefined;
}

function figureOf(
  game: FigureGame,
  attributes: AttributeValues,
  options: StaticOptions,
): MarkupElement {
  const language = languageOf(attributes.lang.trim(), options);
  const boxes = boxesOf(game, attributes);
  const source: Source = { game, attributes, options, language };
  const drawn = drawFigure(source);
  const hidden = hiddenMoves(drawn, source);
  return element(
    'figure',
    {
      class: boxes.comment === 'none' ? 'sgf-figure' : 'sgf-figure sgf-side',
      style: `margin:0;--ratio:${ratioOf(drawn.layout)}`,
    },
    boxes.hasHead ? headOf(source) : undefined,
    pictureOf(drawn, source),
    ...textsOf(source, boxes),
    attributes.caption && element('figcaption', {}, attributes.caption),
    hidden ? element('p', { class: 'sgf-hidden' }, hidden) : undefined,
  );
}

/** The language of the figure. Without a dictionary, sentences and numbers are English whatever the tag is. */
export function languageOf(tag: string, { dictionary }: StaticOptions): Language {
  return dictionary ? new Language(isTag(tag) ? tag : 'en', dictionary) : english;
}

/** Whether a language tag is valid for `Intl`. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

export function drawFigure({ game, attributes, options }: Source): DrawnNode {
  const { marks, numbers, coordinates, rotate, mirror } = attributes;
  return drawNode(
    game.replayer,
    game.node,
    {
      ...{ numbers, coordinates, rotate, mirror },
      // Marks on the next moves would show the answer.
      marks: game.isQuestion ? marks.replace(/\b(next|variations)\b/g, '') : marks,
      view: attributes.view || game.view,
      needed: attributes.view ? undefined : game.needed,
      numberFrom: attributes['number-from'],
      swapColors: attributes['swap-colors'],
    },
    widthOf(options),
    attributes.mode.trim() === 'diagram' ? attributes.from : undefined,
  );
}

/** The moves that have no stone of their own in a figure, as a text. */
export function hiddenMoves({ figure }: DrawnNode, { game, language }: Source): string {
  return figure ? describeHiddenMoves(figure, game.replayer, language) : '';
}

/** Width by height of a board, for its box; a live board takes the same. */
function ratioOf({ width, height }: DrawnNode['layout']): number {
  return Number((width / height).toFixed(4));
}

export function pictureOf({ scene, layout }: DrawnNode, source: Source): Piece {
  const { game, attributes, options, language } = source;
  const { replayer, node } = game;
  const cssWidth = widthOf(options);
  const sentence = describePosition(replayer.positionAt(node), replayer.notation, language);
  const svg = svgOf(scene, themeOf(source), {
    title: attributes.label || attributes.caption || sentence,
    idPrefix: (options.idPrefix ?? '').replace(/[^\w-]/g, ''),
    ...(cssWidth !== undefined && { cssWidth }),
  });
  const { width, height } = layout;
  const isTall = height > width * TALLEST;
  const most = isTall ? `${((100 * TALLEST * width) / height).toFixed(2)}%` : '100%';
  const style = `width:100%;max-width:${most};height:auto;aspect-ratio:${ratioOf(layout)}`;
  const styles = options.styles === false ? '' : `<style>${escapeXml(staticStyles)}</style>`;
  return {
    svg: svg.replace(/^<svg /, `<svg style="${style}" `).replace(/<\/svg>$/, `${styles}</svg>`),
  };
}

/**
 * The theme that the page names, or else the usual theme of the game's board, or else flat wood, because grain would
 * need filters.
 */
function themeOf({ game, attributes }: Source): Theme {
  const usual = boardStyle(game.replayer)?.theme ?? 'flat';
  return fileTheme(attributes.theme.trim()) ?? fileTheme(usual) ?? resolveTheme({});
}

function headOf({ game, attributes, language }: Source): MarkupElement {
  const showsResult = !game.isQuestion && !attributes['hide-result'];
  const { players, facts, hasMore } = gameFacts(game.replayer.tree, showsResult, language);
  const hasFacts = facts.length > 0 || hasMore;
  return element(
    'div',
    { class: 'sgf-head' },
    hasFacts ? element('p', { class: 'sgf-facts' }, ...spaced(facts)) : undefined,
    players.length > 0 ? element('div', { class: 'sgf-players' }, ...spaced(players)) : undefined,
  );
}

/** Puts blanks between pieces, for readers that ignore the styles. */
function spaced(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, at) => (at > 0 ? [' ', piece] : [piece]));
}

/** The moves in the place of the board's buttons, and the comments or the question in the place of its comment. */
function textsOf({ game, attributes, language }: Source, boxes: Boxes): MarkupElement[] {
  const isSwapped = attributes['swap-colors'];
  const { moves, comments } = game.isQuestion
    ? { moves: '', comments: questionOf(game, isSwapped, language) }
    : lineTexts(game, attributes.mode.trim() === 'diagram', isSwapped, language);
  const buttons = {
    class: boxes.controls === 'none' ? 'sgf-away' : `sgf-moves ${boxes.controls}`,
  };
  const title = element('summary', {}, movesTitle(language));
  const both = [
    moves
      ? element('details', buttons, title, element('p', {}, moves))
      : boxes.controls !== 'none' && element('div', buttons),
    (comments.length > 0 || boxes.comment !== 'none') &&
      element(
        'div',
        { class: boxes.comment === 'none' ? 'sgf-away' : `sgf-comment ${boxes.comment}` },
        ...comments,
      ),
  ];
  return both.filter((each) => each !== false);
}

/** The width that the page wants, in CSS pixels. */
export function widthOf({ width }: StaticOptions): number | undefined {
  const wanted = width ?? NaN;
  return wanted >= 1 && wanted <= LARGEST_WIDTH ? Math.round(wanted) : undefined;
}
