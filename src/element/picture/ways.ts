import { withWays } from '../../view/scene/ways.js';
import type { Board, Part } from '../board.js';

/** What ST says (K-30): the ways are a node's siblings, not its children; they are not drawn on the board. */
const SIBLINGS = 1;
const NOT_DRAWN = 2;

/** Whether a game may be shown ahead: not the solution of a problem, which sets White up, nor a game whose end is hidden. */
function showsWays({ host, session, arrangement }: Board): boolean {
  const { tree } = session.game;
  return (
    arrangement.mode === 'viewer' &&
    ['', 'auto'].includes(host.marks.trim()) &&
    !host.try &&
    !session.filter &&
    session.mayTell('result') &&
    !tree.has(tree.root, 'AW')
  );
}

export { paintRich as paint } from '../../view/paint/paint-rich.js';

/** Shows where a game branches, by the next moves as faint stones, unless the page says which marks it wants. */
export function mount(board: Board): Part {
  const { picture, session } = board;
  picture.setOverlay('ways', ({ scene, layout }) => {
    const { game, place } = session;
    const { tree, replayer } = game;
    const style = Number(tree.values(tree.root, 'ST')[0]); // nonsense has no bits
    const ways = style & SIBLINGS ? place.siblings : tree.children(place.node);
    if (ways.length < 2 || style & NOT_DRAWN || !showsWays(board)) return scene;
    return withWays(scene, replayer, ways, layout);
  });
  return { update: () => undefined, release: () => picture.setOverlay('ways', undefined) };
}
