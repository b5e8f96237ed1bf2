/** Where a shape stands; every shape has this. */
export interface At {
  /** The same thing has the same key in the scene before and after. */
  readonly key: string;
  readonly x: number;
  readonly y: number;
}
