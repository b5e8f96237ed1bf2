/** What is spoken when a board stops playing, in English; loaded with what plays it. */
export const enSteering = {
  paused: 'Paused: {position}',
};
