export { PointGrid } from '../grid/point-grid.js';
export { GameChooser } from './game-chooser.js';
export { openHelp } from './help.js';
export { openPosition } from './position-dialog.js';
export { openInfo } from './info-dialog.js';
export { toggleFullscreen } from './do-tool.js';
export { ToolMenu } from './tool-menu.js';
