/** Where a shape stands; every shape has this. */
export interface At {
  /** The same thing has the same key in the scene before and after. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

/** What stands around a crop. Lengths are in cells. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
