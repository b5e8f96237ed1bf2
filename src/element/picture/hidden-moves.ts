import { css } from 'lit';
import { describeHiddenMoves, type FigureMoves } from '../../replay/captions.js';
import type { PointSource } from '../../replay/notation/notation.js';
import type { Board } from '../board.js';
import { adopt } from '../ui/styles.js';

const hiddenStyles = css`
  .hidden-moves {
    order: 1; /* below the caption */
    font-size: 0.88em;
    text-align: center;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
`;

/** Lists the moves that have no stone of their own in a figure below it, as books do: '18 at 12'. */
export function listHiddenMoves(
  { shell, language }: Board,
  figure: FigureMoves | undefined,
  source: PointSource,
): void {
  const text = figure ? describeHiddenMoves(figure, source, language) : '';
  let line = shell.frame.querySelector<HTMLElement>('.hidden-moves');
  if (!line && text) {
    line = document.createElement('p');
    line.className = 'hidden-moves';
    line.part.add('hidden-moves');
    adopt(shell.root, 'rich', hiddenStyles);
    shell.frame.querySelector('.caption')?.after(line);
  }
  if (!line) return;
  line.hidden = !text;
  if (line.lang !== language.tag) line.lang = language.tag;
  if (line.textContent !== text) line.textContent = text;
}
