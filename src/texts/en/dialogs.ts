import { area } from '../language.js';

/** Texts of every dialog, in English; loaded with the first one. */
export const enDialogs = area('dialogs', {
  close: 'Close',
});
