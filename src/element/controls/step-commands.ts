import type { Command } from '../commands.js';
import type { Board } from '../board.js';
import { gameMove } from '../../game/place.js';

/** The commands of buttons and keys for stepping through a record. */
export function stepCommands(board: Board): Readonly<Record<string, Command>> {
  const { session, interaction } = board;
  const play = () => (interaction.steering?.isPlaying ? interaction.pause() : interaction.play());
  return {
    toggle: () => session.place.line.length > 1 && play(),
    'prev-comment': () => jump(board, -1),
    'next-comment': () => jump(board, 1),
    'main-line'({ source }) {
      const node = gameMove(session.place);
      return node !== undefined && session.go({ node }, source);
    },
  };
}

/** Goes to the nearest landmark before or after: a comment, mark, branching or bookmark. */
function jump(board: Board, direction: -1 | 1): unknown {
  const { session } = board;
  const landmarks = board.parts.get('landmarks');
  if (!landmarks)
    return board.parts.load('landmarks').then((part) => part && jump(board, direction));
  const node = landmarks.landmarkFrom(session.place, direction);
  return node !== undefined && session.go({ node }, 'user');
}

/**
 * Whether there is a landmark before or after the place, or before or after `index` of its line. `undefined` until the
 * part `landmarks` is loaded.
 */
export function canJump(
  { session: { place }, parts }: Board,
  direction: -1 | 1,
  index = place.index,
): boolean | undefined {
  const landmarks = parts.get('landmarks');
  return landmarks && landmarks.landmarkFrom({ ...place, index }, direction) !== undefined;
}
