import { withWays } from '../../view/scene/ways.js';
import type { Board, Part } from '../board.js';

/** Bits of ST (K-30): variations are a node's siblings, not its children; variations are not drawn on the board. */
const SIBLINGS = 1;
const NOT_DRAWN = 2;

/**
 * Whether the next moves may be shown: not in a problem, because they are its solution (problems have white stones in
 * the setup), and not in a game whose result is hidden.
 */
function showsWays({ host, session, arrangement }: Board): boolean {
  const { tree } = session.game;
  return (
    arrangement.mode === 'viewer' &&
    ['', 'auto'].includes(host.marks.trim()) &&
    !host.try &&
    !session.filter &&
    session.mayReveal('result') &&
    !tree.has(tree.root, 'AW')
  );
}

export { paintRich as paint } from '../../view/paint/paint-rich.js';

/** If there are several next moves, shows them as faint stones, unless the page chooses the marks itself. */
export function mount(board: Board): Part {
  const { picture, session } = board;
  picture.setOverlay('ways', ({ scene, layout }) => {
    const { game, place } = session;
    const { tree, replayer } = game;
    const style = Number(tree.values(tree.root, 'ST')[0]); // an invalid value has no bits
    const ways = style & SIBLINGS ? place.siblings : tree.children(place.node);
    if (ways.length < 2 || style & NOT_DRAWN || !showsWays(board)) return scene;
    return withWays(scene, replayer, ways, layout);
  });
  return { update: () => undefined, release: () => picture.setOverlay('ways', undefined) };
}
