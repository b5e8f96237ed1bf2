import { enTools } from '../../texts/en/tools.js';
import type { Language } from '../../texts/language.js';
import { type Reorientation, rotatedBy, unchanged } from '../../view/layout/orientation.js';
import type { Board } from '../board.js';
import type { Command } from '../commands.js';

const QUARTER = 90;
const HALF = 180;

/**
 * The commands that show the board from another side, or with swapped colours, to its reader only. They start from what
 * the page's attributes say, and change no attribute, address or event.
 */
export function orientingCommands(board: Board): Readonly<Record<string, Command>> {
  const { host, session, picture, announcer } = board;
  const command = (change: (before: Reorientation) => Reorientation) => () => {
    if (!session.game.replayer.hasBoard) return false;
    const changed = change(picture.reorientation ?? unchanged);
    const sentence = describe(changed, board.language);
    picture.reorientation = sentence ? changed : undefined;
    announcer.say(sentence || board.language.say(enTools, 'reset-view'));
    host.requestUpdate();
    return true;
  };
  return {
    rotate: command((before) => rotatedBy(QUARTER, before)),
    flip: command((before) => rotatedBy(HALF, before)),
    mirror: command((before) => ({ ...before, isMirrored: !before.isMirrored })),
    'swap-colors': command((before) => ({ ...before, isSwapped: !before.isSwapped })),
    'reset-view': command(() => unchanged),
  };
}

/** Describes how the board differs from the page's; '' if it doesn't. */
function describe({ degrees, isMirrored, isSwapped }: Reorientation, language: Language): string {
  const sentences = [
    degrees > 0 && language.say(enTools, 'rotated', { degrees }),
    isMirrored && language.say(enTools, 'mirrored'),
    isSwapped && language.say(enTools, 'swapped'),
  ].filter(Boolean);
  return sentences.join(' ');
}
