import { bookStyles, pageStyles } from '../../book/styles.js';
import type { Board } from '../board.js';
import { beginBook, loadTools } from './layout.js';

/** The id of the frame that is printed; all boards of the page share one. */
const ID = 'sgf-board-book';

/**
 * Prints the game of a board as a book. The book is made in an empty, invisible frame, so that nothing else of the page
 * is printed and the page does not change. The frame is removed after printing.
 */
export async function printBook(board: Board): Promise<void> {
  const tools = await loadTools();
  const { theme } = board.picture;
  if (!tools || !theme) return;
  const { article, parts, title } = beginBook(board, tools);
  for (const pictures of parts)
    for (const { box, shown, title: name, cssWidth } of pictures) {
      const drawing = board.parts
        .get('vectors')
        ?.drawSvg(board, { ...shown, theme }, name, cssWidth);
      box.append(drawing ?? '');
    }
  const frame = await openFrame();
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) return frame.remove();
  page.title = title;
  page.documentElement.lang = board.language.tag;
  page.body.append(article);
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(pageStyles + bookStyles);
  page.adoptedStyleSheets = [sheet];
  view.addEventListener('afterprint', () => frame.remove());
  view.focus();
  view.print();
}

/**
 * Opens a frame with an empty page of this site. The frame is rendered, because browsers don't print frames that are
 * not.
 */
async function openFrame(): Promise<HTMLIFrameElement> {
  document.getElementById(ID)?.remove();
  const frame = document.createElement('iframe');
  frame.id = ID;
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  Object.assign(frame.style, {
    ...{ position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' },
  });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded; // Firefox replaces the empty page once more
  return frame;
}
