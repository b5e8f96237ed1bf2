export { GamesBar } from '../games/games-bar.js';
