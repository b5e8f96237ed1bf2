/*
 * A page loads only a few files of the script. This file lists the parts, which are loaded when they are needed.
 * `scripts/chunks.js` assigns each module to a file: the file of its part, or, if several parts need it, the file of
 * the part that a page loads before the others. All other modules are in the first file, in the file of the panels, or
 * in one of two shared files: `pictures` for drawings, `common` for what own moves, problems and sections of boards
 * share. By default rollup would make 77 files. `test/node/at-rest.test.js` checks how many files and bytes each kind of
 * page loads.
 */

import { article } from './article/index.js';
import { book } from './book/index.js';
import { comment, liveComment, wholeComment } from './comment/index.js';
import { count } from './count/index.js';
import { controls, landmarks } from './controls/index.js';
import { curve } from './curve/index.js';
import { diagnostics, message, oddities } from './diagnostics/index.js';
import { dialog, fullscreen } from './dialogs/index.js';
import { explorer, pointGrid, position } from './explore/index.js';
import { gameList, games } from './games/index.js';
import { guess } from './guess/index.js';
import { help } from './help/index.js';
import { info, infoDialog } from './info/index.js';
import { menu, toolMenu } from './menu/index.js';
import { files } from './output/index.js';
import { leaving, page } from './page/index.js';
import { paste, peers } from './paste/index.js';
import { description, display, otherGames, rich, vectors, ways } from './picture/index.js';
import { focus, reader } from './play/index.js';
import { clocks, players } from './players/index.js';
import { preview } from './preview/index.js';
import {
  hugeRecords,
  legacy,
  live,
  otherFormats,
  pageRecords,
  textDiagram,
} from './record/index.js';
import { speech } from './session/index.js';
import { settings } from './settings/index.js';
import { sound } from './sound/index.js';
import { problems, solve } from './solve/index.js';
import { tree } from './tree/index.js';
import { ownMoves } from './try/index.js';

/**
 * The parts of a board, in the order in which they are updated. The styles of later parts win. The policies of later
 * parts are asked later, but those of parts with the moment `first` come before all others. Code that every board needs
 * to paint its picture is in the first file and not in a part. `scripts/chunks.js` says which file each part is in.
 */
export const parts = [
  players,
  controls,
  comment,
  liveComment,
  info,
  clocks,
  count,
  reader,
  speech,
  sound,
  ways,
  focus,
  landmarks,
  wholeComment,
  preview,
  tree,
  explorer,
  pointGrid,
  menu,
  games,
  ownMoves,
  message,
  oddities,
  diagnostics,
  dialog,
  toolMenu,
  infoDialog,
  gameList,
  position,
  settings,
  help,
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
  leaving,
  article,
  fullscreen,
  hugeRecords,
  pageRecords,
  legacy,
  textDiagram,
  otherFormats,
  paste,
  peers,
] as const;
