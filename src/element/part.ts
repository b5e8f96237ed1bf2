import type { CSSResult } from 'lit';
import type { ShapePainter } from '../view/paint/paint.js';
import type { Board, Part, PolicyMaker } from './board.js';

/**
 * When a part loads: `first` before the record is opened, because it hides moves or results; `now` with the board;
 * `rest` when the page is idle; `touch` when the reader first touches the board or the page; `asked` when another part
 * requests it.
 */
export type Moment = 'first' | 'now' | 'rest' | 'touch' | 'asked';

/** The description of a part in the first file. `parts.ts` lists all parts. */
export interface PartDefinition<Name extends string = string, Module extends object = object> {
  readonly name: Name;
  readonly moment: Moment;
  /**
   * Whether a board needs the part now. Called at each update of the board, so it must be cheap.
   *
   * @param text the record that is about to be opened, for parts with the moment `first`
   */
  when?(board: Board, text?: string): unknown;
  /** A selector. When the page adds matching elements, boards with an `id` are updated and call `when` again. */
  readonly watches?: string;
  /** Loads the module of the part. */
  load(): Module | Promise<Module>;
  /** Makes a replacement for the part while it can't be loaded. */
  fallback?(board: Board): Part;
}

/** For parts of boards that readers can play through. */
export const whenPlayable = ({ arrangement }: Board): boolean => arrangement.isPlayable;

/** The exports of a part's module. `PartsController` adds them to the board and removes them. */
export interface PartModule {
  readonly styles?: readonly CSSResult[];
  /** Makes the policy of the part; it applies to every board once the module is loaded. */
  readonly policy?: PolicyMaker;
  /** Paints shapes that few boards have. */
  readonly paint?: ShapePainter;
  /** Adds the part to a board. Returns `undefined` if there is nothing to update or clean up later. */
  mount?(board: Board): Part | undefined;
}

/** The module of a part that boards load without a request: it has `mount`, `policy` or both. */
type OwnModule = PartModule &
  (Required<Pick<PartModule, 'mount'>> | Required<Pick<PartModule, 'policy'>>);

/** Defines a part; TypeScript infers its name and its module. */
export function definePart<const Name extends string, Module extends OwnModule>(
  part: PartDefinition<Name, Module> & { readonly moment: Exclude<Moment, 'asked'> },
): PartDefinition<Name, Module>;
export function definePart<const Name extends string, Module extends object>(
  part: PartDefinition<Name, Module> & { readonly moment: 'asked' },
): PartDefinition<Name, Module>;
export function definePart(part: PartDefinition): PartDefinition {
  return part;
}
