import type { BoardContext } from '../context.js';
import { linesOf } from '../own-moves/own-lines.js';

/** Has a board answer the reader's moves as its policies say: a policy with `afterMove` calls this when it is made. */
export function answerMoves(board: BoardContext): void {
  board.session.answer = () => answer(board);
}

/** Plays what the first policy that has an answer says to the move that the reader has just made. Both are said. */
function answer(board: BoardContext): void {
  const { session, announcer } = board;
  const { own } = session.game;
  const node = own?.grown.baseOf(session.node) ?? session.node;
  const move = own?.grown.moves.get(session.node);
  for (const policy of session.policies) {
    const reply = policy.afterMove?.(node, move);
    if (reply === undefined) continue;
    const said = announcer.text;
    if (typeof reply === 'string') linesOf(board).playValue(reply, 'autoplay', true);
    else {
      const shown = own ? own.grown.nodeOf(reply) : reply;
      if (shown !== undefined) session.go({ node: shown }, 'autoplay', true);
      else session.told?.go(reply, 'autoplay');
    }
    if (announcer.text !== said) announcer.say(`${said} ${announcer.text}`);
    return;
  }
}
