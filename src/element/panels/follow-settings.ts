import { readSettings } from '../attributes.js';
import { updateBoards } from '../language-controller.js';

// What a reader sets in another tab of the site counts here, too. This is not in the first file: it may come later.
addEventListener('storage', ({ key }) => {
  if (key !== 'sgf-board' && key !== null) return; // `null`: the page has cleared all
  readSettings();
  updateBoards();
});
