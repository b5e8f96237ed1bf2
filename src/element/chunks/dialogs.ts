export { PointGrid } from '../explore/point-grid.js';
export { GameChooser } from '../games/game-chooser.js';
export { openHelp } from '../help/help.js';
export { openPosition } from '../help/position-dialog.js';
export { openInfo } from '../info/info-dialog.js';
export { toggleFullscreen } from '../page/fullscreen.js';
export { ToolMenu } from '../tools/tool-menu.js';
