import { css } from 'lit';
import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import { type Clock, longestClocks, readClocks } from '../../game/clocks.js';
import { clockTexts, describeTimeLeft } from '../../speech/clocks.js';
import type { Board, Part } from '../board.js';

const clockStyles = css`
  .clock {
    display: flex;
    gap: 0.3em;
    flex: none;
    padding-inline: 0.4em;
    font-size: 0.88em;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
    &:not([role]) {
      visibility: hidden;
    }
    span::after {
      content: attr(data-longest); /* makes the clock equally wide at all moves */
      display: block;
      height: 0;
      visibility: hidden;
    }
    @container (max-width: 416px) {
      padding-inline: 0.2em;
      font-size: 0.75em;
      :nth-child(2) {
        display: none;
      }
    }
    @container (max-width: 304px) {
      display: none; /* the game information also has the clocks */
    }
  }
`;

export const styles = [clockStyles];

/** Adds the players' clocks at the shown move. */
export function mount(board: Board): Part {
  return {
    update: () => renderClocks(board, true),
    release: () => renderClocks(board, false),
  };
}

/** Renders a clock at the end of each player's box. It is as wide as the longest time of the game. */
function renderClocks({ session, shell, language }: Board, isShown: boolean): void {
  const { tree, node } = session;
  const clocks = isShown ? readClocks(tree, node) : undefined;
  for (const color of ['black', 'white'] as const) {
    const box = shell.head.querySelector<HTMLElement>(`[part~='player-${color}']`);
    const words = clocks && describeTimeLeft(clocks[color], clocks, language);
    const content = clocks && clockTemplate(clocks[color], longestClocks(tree)[color], words);
    if (box) render(content, box);
  }
}

/** @param words '' before the record first mentions the clock, which is then invisible but keeps its room */
function clockTemplate(shown: Clock, longest: Clock, words = ''): TemplateResult {
  const texts = clockTexts(shown);
  const parts = clockTexts(longest).map((text, index) =>
    text ? html`<span data-longest=${text}>${texts[index]}</span>` : '',
  );
  return html`<span
    class="clock"
    title=${words || nothing}
    role=${words ? 'img' : nothing}
    ?hidden=${parts.every((part) => !part)}
    >${parts}</span
  >`;
}
