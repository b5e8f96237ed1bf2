export { closeButton, openDialog } from './board-dialog.js';
export { toggleFullscreen } from './fullscreen.js';
export { followKeys, openGames } from './game-chooser.js';
export { openHelp } from './help.js';
export { openInfo } from './info-dialog.js';
export { PointGrid } from './point-grid.js';
export { openPosition } from './position-dialog.js';
export { openSettings } from './settings.js';
export { ToolMenu } from './tool-menu.js';
