import { enDialogs } from './en-dialogs.js';
import { sentencesOf } from './texts.js';

/** The sentence for a key of dialogs, filled in. */
export const dialogText = sentencesOf('dialogs', enDialogs);
