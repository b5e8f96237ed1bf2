import type { Step } from './steps.js';
import type { Turn } from './turns.js';
import type { Verdict } from './verdicts.js';

/** A position that the reader has reached. After mirrored moves it is shown turned by `turn`. */
export interface Place {
  readonly step: Step;
  readonly turn: Turn;
}

/** A reader's move and its answer, and the state before it. */
export interface Exchange {
  readonly from: Place;
  readonly wasDecided: Verdict | undefined;
  /** Missing for a pass or a move elsewhere that is not in the record, although the record has an answer. */
  readonly move: Place | undefined;
  readonly answer: Step | undefined;
}
