/**
 * The library without the element, for Node, workers and build steps. It reads, writes, replays and lays out records,
 * without DOM or Lit.
 */
import { addOtherGames } from './view/layout/other-boards.js';
import { themes as usualThemes, type ThemeSource } from './view/paint/theme.js';
import { moreThemes } from './view/paint/themes.js';

addOtherGames();

/** All themes by name, for `resolveTheme`. */
export const themes: Readonly<Record<string, ThemeSource>> = /* @__PURE__ */ Object.assign(
  {},
  usualThemes,
  moreThemes,
);

export type { DecodedSgf } from './sgf/decode.js';
export { decodeRecord as decodeSgf } from './formats/decode-record.js';
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
export type { ValueType } from './sgf/properties.js';
export { readProperty, type TypedProperty, type ValueOf } from './sgf/typed-values.js';
export { type GameInfo, readGameInfo, type Round, type Side } from './game/info/game-info.js';
export type { TimeLimit } from './game/info/time-limits.js';
export type { DateRange, GameDate } from './game/info/dates.js';
export type { Handicap, OldHandicap } from './game/info/handicaps.js';
export type { Komi } from './game/info/komi.js';
export type { Overtime } from './game/info/overtime.js';
export type { Player } from './game/info/players.js';
export type { GameResult, Winner } from './game/info/results.js';
export { formatAddress, readAddress } from './game/address.js';
export { type Annotations, readAnnotations } from './game/annotations.js';
export type { Annotation } from './game/judgements.js';
export { expandDialect } from './game/dialects.js';
export { lineThrough } from './game/walk.js';
export type { Board } from './rules/board.js';
export type { Move, SpecialMove } from './rules/ruleset.js';
export { type BoardSize, type Color, columnOf, type Point, pointAt, rowOf } from './rules/point.js';
export type { Notation } from './replay/notation/notation.js';
export { type ExaminedRecord, examineRecord } from './replay/examine-record.js';
export { type Label, type MarkKind, type Markup, readMarkup } from './replay/markup.js';
export type { Position } from './replay/position.js';
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
export type { NumberChoice, OwnMarks } from './view/scene/rich-scene.js';
export type { Scene, Shape } from './view/scene/shapes.js';
export { svgOf, type SvgOptions } from './view/svg/svg.js';
export {
  type DiagramOptions,
  type DiagramStyle,
  formatDiagram,
} from './view/characters/text-diagram.js';
export { resolveTheme, type Theme, type ThemeSource } from './view/paint/theme.js';
export { describePosition } from './speech/describe.js';
export { describeResult } from './speech/game.js';
export { describeDiagnostic } from './speech/diagnostic.js';
export type { Dictionary, Sentence } from './texts/dictionary.js';
export { Language } from './texts/language.js';
