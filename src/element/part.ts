import type { CSSResult } from 'lit';
import type { ShapePainter } from '../view/paint/paint.js';
import type { Board, Part, PolicyMaker } from './board.js';

/**
 * When a part loads: `first` before the record is opened, since it hides moves or results; `now` with the board; `rest`
 * when the page is at rest; `touch` with the reader's first touch of the board or the page; `asked` when another part
 * asks for it.
 */
export type Moment = 'first' | 'now' | 'rest' | 'touch' | 'asked';

/** What the first file knows of a part. `parts.ts` lists all of them. */
export interface PartDefinition<Name extends string = string, Module extends object = object> {
  readonly name: Name;
  readonly moment: Moment;
  /**
   * Whether a board needs the part now. Asked at each update of the board: the answer has to be cheap.
   *
   * @param text the record that is about to be opened, for parts with the moment `first`
   */
  when?(board: Board, text?: string): unknown;
  /** A selector: when the page adds such elements, boards with an `id` are updated, and `when` is asked again. */
  readonly watches?: string;
  /** Loads the module of the part. */
  load(): Module | Promise<Module>;
  /** What stands in for the part while it can't be loaded. */
  fallback?(board: Board): Part;
}

/** What the module of a part may bring. `PartsController` takes it to the board and away again. */
export interface PartModule {
  readonly styles?: readonly CSSResult[];
  /** What readers may see and do, for every board, once the module is loaded. */
  readonly policy?: PolicyMaker;
  /** Paints shapes that few boards have. */
  readonly paint?: ShapePainter;
  /** Adds the part to a board. */
  mount?(board: Board): Part;
}

/** The module of a part that boards have by themselves: it adds something to the board, or restricts it. */
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
