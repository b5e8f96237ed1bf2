/*
 * A stone on a wooden board is a short click of many frequencies and a low thump of the wood. Both are made here, so
 * that no file is fetched.
 */

/** Loudness of the click and of the thump; 1 is the loudest sound that a device can play. */
const CLICK_GAIN = 0.5;
const THUMP_GAIN = 0.3;
/** Length of the click and of the thump, in seconds. */
const CLICK_S = 0.03;
const THUMP_S = 0.09;
/** Middle frequency of the click, in Hz. */
const CLICK_HZ = 2600;
/** Frequencies at which the thump begins and ends, in Hz. */
const THUMP_HZ = [190, 90] as const;
/** A gain that nobody hears, because exponential ramps can't reach 0. */
const SILENCE = 0.001;
/** Clicks of captured stones that are taken up: seconds after the move, and loudness. */
const TAKEN_STONES = [
  [0.11, 0.3],
  [0.16, 0.2],
  [0.24, 0.15],
] as const;
/** Middle frequency of these clicks, in Hz. Stones that hit each other sound higher than a stone that hits wood. */
const TAKEN_HZ = 4200;

/** Plays the sound of a stone that is placed on the board, and of the stones that it captures. */
export function playStone(context: BaseAudioContext, isCapture: boolean): void {
  const now = context.currentTime;
  playThump(context, now);
  playClick(context, now, CLICK_HZ, CLICK_GAIN);
  if (!isCapture) return;
  for (const [after, gain] of TAKEN_STONES) playClick(context, now + after, TAKEN_HZ, gain);
}

/** Plays noise around a frequency. */
function playClick(context: BaseAudioContext, start: number, hertz: number, gain: number): void {
  const { sampleRate } = context;
  const noise = context.createBuffer(1, Math.ceil(CLICK_S * sampleRate), sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  source.connect(filter);
  fadeOut(filter, context, { start, gain, seconds: CLICK_S });
  source.start(start);
}

/** Plays a low tone that falls. */
function playThump(context: BaseAudioContext, start: number): void {
  const [first, last] = THUMP_HZ;
  const source = context.createOscillator();
  source.frequency.setValueAtTime(first, start);
  source.frequency.exponentialRampToValueAtTime(last, start + THUMP_S);
  fadeOut(source, context, { start, gain: THUMP_GAIN, seconds: THUMP_S });
  source.start(start);
  source.stop(start + THUMP_S);
}

/** Lets a sound be heard, fading from `gain` to silence. */
function fadeOut(
  sound: AudioNode,
  context: BaseAudioContext,
  { start, gain, seconds }: Record<'start' | 'gain' | 'seconds', number>,
): void {
  const volume = context.createGain();
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(SILENCE, start + seconds);
  sound.connect(volume);
  volume.connect(context.destination);
}
