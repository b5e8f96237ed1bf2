import { enPosition } from './en-position.js';
import { sentencesOf } from './texts.js';

export type PositionTextKey = keyof typeof enPosition;

/** The sentence for a key of the position as text, filled in. */
export const positionText = sentencesOf('position', enPosition);
