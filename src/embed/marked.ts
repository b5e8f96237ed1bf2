/**
 * Code blocks with the language `sgf` become boards: an extension of marked, the package’s entry `sgf-board/marked`.
 */
import { boardOfFence, checkFenceOptions, type FenceOptions, isRecord } from './fence.js';
import { htmlOf } from '../view/html/html-of.js';

export type { FenceOptions } from './fence.js';

interface Token {
  type: string;
  lang?: string;
  text?: string;
}

/** An extension of marked, as `marked.use` takes it. */
export interface MarkedSgfBoard {
  /** Called before `walkTokens` for each page. */
  readonly hooks: { processAllTokens<Tokens>(tokens: Tokens): Tokens };
  walkTokens(token: Token): void;
}

/** @example `marked.use(markedHighlight(…), sgfBoard({ theme: 'paper' }))`, after extensions that highlight code */
export default function sgfBoard(options: FenceOptions = {}): MarkedSgfBoard {
  checkFenceOptions(options);
  let number = 0;
  return {
    hooks: {
      processAllTokens(tokens) {
        number = 0;
        return tokens;
      },
    },
    walkTokens(token) {
      if (token.type !== 'code' || !isRecord(token.lang ?? '', options)) return;
      const fence = { info: token.lang ?? '', text: token.text ?? '' };
      token.type = 'html'; // the extensions that come later see no code
      token.text = `${htmlOf(boardOfFence(fence, options, number++))}\n`;
    },
  };
}
