import { enHelp } from './en-help.js';
import { sentencesOf } from './texts.js';

export type HelpTextKey = keyof typeof enHelp;

/** The sentence for a key of the help, filled in. */
export const helpText = sentencesOf('help', enHelp);
