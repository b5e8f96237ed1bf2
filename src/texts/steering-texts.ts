import { enSteering } from './en-steering.js';
import { sentencesOf } from './texts.js';

export type SteeringTextKey = keyof typeof enSteering;

/** The sentence for a key of what plays a board, filled in. */
export const steeringText = sentencesOf('steering', enSteering);
