/**
 * How the slider is divided. It keeps the length of the game while a variation is read, unless the variation is longer.
 */
export interface TimeLine {
  /** The number of steps from end to end. */
  readonly steps: number;
  /** The number of steps that the line being read shares with the main line. */
  readonly shared: number;
}
