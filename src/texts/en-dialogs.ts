/** What every dialog says, in English; loaded with the first one. */
export const enDialogs = {
  close: 'Close',
};
