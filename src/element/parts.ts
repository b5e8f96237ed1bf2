import { article } from './article/index.js';
import { book } from './book/index.js';
import { liveComment } from './comment/index.js';
import { curve } from './curve/index.js';
import { dialogs } from './dialogs/index.js';
import { files, vectors } from './export/index.js';
import { games } from './games/index.js';
import { guess } from './guess/index.js';
import { focus } from './keys/index.js';
import { live, message, odd, oddities } from './odd/index.js';
import { explorer, info, landmarks, menu, wholeComment } from './overview/index.js';
import { page } from './page/index.js';
import { panels } from './panels/index.js';
import { paste, peers } from './paste/index.js';
import { description, display, otherGames, rich } from './picture/index.js';
import { pointing } from './pointing/index.js';
import { clocks, reader, speech, ways } from './reader/index.js';
import { legacy, textDiagram } from './record/index.js';
import { problems, solve } from './solve/index.js';
import { tree } from './tree/index.js';
import { ownMoves } from './try/index.js';

/**
 * The parts of a board, in the order in which they follow it; the styles of later ones win, and their policies are asked
 * later. What every board needs before its picture can be painted is in the first file, and not here. `scripts/chunks.js`
 * says which file each part is in.
 */
export const parts = [
  panels,
  liveComment,
  info,
  clocks,
  reader,
  speech,
  ways,
  focus,
  landmarks,
  wholeComment,
  pointing,
  tree,
  explorer,
  menu,
  games,
  ownMoves,
  message,
  oddities,
  dialogs,
  vectors,
  files,
  rich,
  display,
  otherGames,
  solve,
  problems,
  guess,
  description,
  book,
  curve,
  live,
  page,
  article,
  odd,
  legacy,
  textDiagram,
  paste,
  peers,
] as const;
