import { enInfo } from './en-info.js';
import { sentencesOf } from './texts.js';

export type InfoTextKey = keyof typeof enInfo;

/** The sentence for a key of the game information, filled in. */
export const infoText = sentencesOf('info', enInfo);
