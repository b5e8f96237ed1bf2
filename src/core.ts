/**
 * Everything but the element: read, write, replay and lay out records in Node, workers and build steps.
 * No DOM, no Lit.
 */
import { addGames } from './replay/games.js';
import { otherGames } from './replay/other-games.js';
import { addBoardStyles } from './view/layout/build-layout.js';
import { otherBoards } from './view/layout/other-boards.js';

addGames(otherGames);
addBoardStyles(otherBoards);

export { type DecodedSgf, decodeSgf } from './sgf/decode.js';
export type { DiagnosticCode, Finding, Severity } from './sgf/diagnostic.js';
export { type FormatOptions, formatSgf, type FormatStyle } from './sgf/format.js';
export { type Diagnostic, locateFindings } from './sgf/locate.js';
export {
  type GameTree,
  type NodeId,
  nodesOf,
  type Property,
  type PropertyId,
} from './sgf/game-tree.js';
export { type ParseLimits, parseSgf, type SgfCollection } from './sgf/parse.js';
export {
  propertyIdentifiers,
  propertyKind,
  type PropertyKind,
  type ValueType,
} from './sgf/properties.js';
export { readProperty, readValue, type TypedProperty, type ValueOf } from './sgf/typed-values.js';
export { simpleTextAt, textAt } from './sgf/values.js';
export { type GameInfo, readGameInfo, type Round, type Side } from './game/info/game-info.js';
export type { TimeLimit } from './game/info/time-limits.js';
export { type DateRange, type GameDate, readDate } from './game/info/dates.js';
export type { Handicap, OldHandicap } from './game/info/handicaps.js';
export { type Komi, readKomi } from './game/info/komi.js';
export type { Overtime } from './game/info/overtime.js';
export type { Player } from './game/info/players.js';
export type { GameResult, Winner } from './game/info/results.js';
export { readResult } from './game/info/results-in-words.js';
export { Addresses, formatAddress, readAddress } from './game/address.js';
export { type Annotation, type Annotations, readAnnotations } from './game/annotations.js';
export { nextHotspot, previousHotspot } from './game/hotspots.js';
export { type Clock, type Clocks, readClocks } from './game/clocks.js';
export { checkRecord } from './game/check/check-record.js';
export { expandDialect, sourceNodeOf, sourceOf } from './game/dialects.js';
export { readGameType } from './game/game-type.js';
export { lineThrough, movesOf, nodeAtMove, pathTo, siblingsOf } from './game/walk.js';
export type { Board } from './rules/board.js';
export type { Move, SpecialMove } from './rules/ruleset.js';
export {
  type BoardSize,
  type Color,
  columnOf,
  opponent,
  type Point,
  pointAt,
  rowOf,
} from './rules/point.js';
export type { Notation, PointSource } from './replay/notation/notation.js';
export { type ExaminedRecord, examineRecord } from './replay/examine-record.js';
export { type Label, type MarkKind, type Markup, readMarkup } from './replay/markup.js';
export {
  describeHiddenMoves,
  type FigureMoves,
  type HiddenMoves,
  readFigureMoves,
} from './replay/captions.js';
export { type FullMarkup, type PointPair, readFullMarkup } from './replay/full-markup.js';
export { type Figure, readFigure, type PrintMode, readPrintMode } from './replay/figures.js';
export { checkMarkup } from './replay/check-markup.js';
export type { Position } from './replay/position.js';
export { CheckedReplayer } from './replay/checked-replayer.js';
export { Replayer } from './replay/replayer.js';
export { buildLayout } from './view/layout/build-layout.js';
export {
  type Crop,
  fullCrop,
  type Layout,
  type LayoutOptions,
  type LineNames,
} from './view/layout/layout.js';
export type { CoordinateStyle } from './view/layout/line-names.js';
export { buildScene } from './view/scene/scene.js';
export { buildRichScene, type RichOptions } from './view/scene/rich-scene.js';
export { type MoveNumber, moveNumbers } from './view/scene/move-numbers.js';
export type { NumberChoice, OwnMarks } from './view/scene/rich-scene.js';
export type { Scene, Shape } from './view/scene/shapes.js';
export { svgOf, type SvgOptions } from './view/svg/svg.js';
export {
  type DiagramOptions,
  type DiagramStyle,
  formatDiagram,
} from './view/characters/text-diagram.js';
export { resolveTheme, type Theme, themes, type ThemeSource } from './view/paint/theme.js';
export { moreThemes } from './view/paint/themes.js';
export { describePosition } from './speech/describe.js';
export { describeOvertime } from './speech/clocks.js';
export { describeResult } from './speech/describe.js';
export { describeDiagnostic } from './speech/diagnostic.js';
export type { Dictionary, Sentence } from './texts/dictionary.js';
export { Language } from './texts/language.js';
