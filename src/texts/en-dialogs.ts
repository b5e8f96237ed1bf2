import { sentencesOf } from './language.js';

/** What every dialog says, in English; loaded with the first one. */
export const enDialogs = {
  close: 'Close',
};

/** The sentence for a key of dialogs, filled in. */
export const dialogText = sentencesOf('dialogs', enDialogs);
