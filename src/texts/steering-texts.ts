import { enSteering } from './en-steering.js';
import { say, type TextArguments } from './texts.js';

export type SteeringTextKey = keyof typeof enSteering;

/** The sentence for a key of what plays a board, filled in. */
export function steeringText(key: SteeringTextKey, args: TextArguments = {}): string {
  return say('steering', enSteering, key, args);
}
