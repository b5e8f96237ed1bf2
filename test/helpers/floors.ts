// Functions for tests in Node that `sgf-board/core` does not export.
import { addOtherGames } from '../../src/view/layout/other-boards.js';

addOtherGames();

export { checkRecord } from '../../src/game/check/check-record.js';
export { expandDialect, sourceOf } from '../../src/game/dialects.js';
export { readResult } from '../../src/game/info/results-in-words.js';
export { nodeAtMove, pathTo } from '../../src/game/walk.js';
export { CheckedReplayer } from '../../src/replay/checked-replayer.js';
export { propertyIdentifiers, propertyKind } from '../../src/sgf/properties.js';
export { readValue } from '../../src/sgf/typed-values.js';
export { simpleTextAt, textAt } from '../../src/sgf/values.js';
export { contentOf, expectSame } from './round-trips.js';
