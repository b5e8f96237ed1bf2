import { restoreCreatePolicy, wasDocumentIntact } from './element/before-lit.js'; // before modules that import Lit
import { html, render } from 'lit/html.js';
import { loadPanels } from './element/frame.js';
import { loadPart } from './element/platform/load-part.js';
import { readSettings } from './element/attributes.js';
import { SgfBoardElement } from './element/sgf-board-element.js';

restoreCreatePolicy();

// If a page loads the script twice, the first one defines the element. On a server there is no document.
if (
  'document' in globalThis &&
  !customElements.get('sgf-board') &&
  wasDocumentIntact &&
  mayRender()
) {
  // loads while the browser upgrades the boards of the page
  if (document.querySelector('sgf-board:not([mode=diagram],[mode=book])')) void loadPanels();
  readSettings();
  customElements.define('sgf-board', SgfBoardElement);
  findForms();
}

/** Waits for elements that may become boards, then loads the part that decides which do, and upgrades them. */
function findForms(): void {
  const forms = '[class*=sgf i],[data-lang=sgf i],[data-language=sgf i],[data-sgf-upgrade]';
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) look(node);
  });
  const look = (node: Node) => {
    const element = node as Partial<Element>;
    if (element.querySelector?.(forms) ?? element.matches?.(forms))
      void loadPart('paste').then((part) => part?.upgradePage());
  };
  observer.observe(document, { childList: true, subtree: true });
  look(document.documentElement);
}

/**
 * Whether Lit may render: not under some policies of Trusted Types, and not in XHTML, where its templates are not well
 * formed. If not, the content of the tag stays visible.
 */
function mayRender(): boolean {
  const { contentType } = document;
  if (/xml/.test(contentType)) {
    console.warn(
      `<sgf-board>: boards need pages of the type text/html; this one is ${contentType}.`,
    );
    return false;
  }
  try {
    render(html``, new DocumentFragment());
    return true;
  } catch {
    console.warn('<sgf-board>: the page must allow trusted-types lit-html.');
    return false;
  }
}

export { SgfBoardElement };
export type { BoardDiagnostic } from './element/platform/events.js';
export type {
  CountDetail,
  NavigateDetail,
  NavigationSource,
  SolveDetail,
} from './element/platform/events.js';
export type { Outcome, Verdict } from './problem/problem.js';
export type { DiagnosticCode } from './sgf/diagnostic.js';
export type { GameTree, NodeId } from './sgf/game-tree.js';
export type { SgfCollection } from './sgf/parse.js';
export type { Position } from './replay/position.js';
export type { ThemeSource } from './view/paint/theme.js';

declare global {
  interface HTMLElementTagNameMap {
    'sgf-board': SgfBoardElement;
  }
}
