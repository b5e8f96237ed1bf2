import { enSteering } from './en-steering.js';
import { fill, type TextArguments } from './texts.js';

export type SteeringTextKey = keyof typeof enSteering;

/** The sentence for a key of what plays a board, filled in. */
export function steeringText(key: SteeringTextKey, args: TextArguments = {}): string {
  return fill(enSteering[key], args);
}
