import { enPosition } from './en-position.js';
import { say, type TextArguments } from './texts.js';

export type PositionTextKey = keyof typeof enPosition;

/** The sentence for a key of the position as text, filled in. */
export function positionText(key: PositionTextKey, args: TextArguments = {}): string {
  return say('position', enPosition, key, args);
}
