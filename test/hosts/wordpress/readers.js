// What a reader's browser shows of a post, and how an author signs in.
import { normalized } from './records.js';

/** A page of a browser in which somebody is signed in; each has cookies of their own. */
export async function signIn(browser, origin, name) {
  const context = await browser.createBrowserContext();
  await context.overridePermissions(origin, [
    'clipboard-read',
    'clipboard-write',
    'clipboard-sanitized-write',
  ]);
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  await page.setViewport({ width: 1200, height: 900 });
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(`${origin}/wp-login.php`);
  await page.evaluate((name) => {
    document.querySelector('#user_login').value = name;
    document.querySelector('#user_pass').value = name;
  }, name);
  await Promise.all([page.waitForNavigation(), page.click('#wp-submit')]);
  if (!page.url().includes('wp-admin')) throw new Error(`${name} can’t sign in.`);
  return page;
}

/** A real paste event with this text, wherever the focus is. */
export async function pasteText(page, text) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.down('Control');
  await page.keyboard.press('KeyV', { commands: ['Paste'] });
  await page.keyboard.up('Control');
}

/**
 * The boards of a page: their records, normalized, and what their attributes say.
 *
 * @param script the address of the script, for a page that does not load it itself
 */
export async function readBoards(browser, address, script) {
  const page = await browser.newPage();
  page.setDefaultTimeout(180_000);
  const requests = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(address, { waitUntil: 'load' });
  if (script) await page.addScriptTag({ url: script, type: 'module' });
  const boards = await page.evaluate(boardsOf);
  const texts = await page.$$eval('pre.sgf-board', (all) => all.map((pre) => pre.textContent));
  await page.close();
  return { boards: boards.map(withMoves), texts: texts.map(normalized), requests };
}

/** Runs in the page. A board that shows no record has `''`. */
export async function boardsOf(root = document) {
  const boards = [...root.querySelectorAll('sgf-board')];
  if (boards.length > 0)
    await Promise.race([customElements.whenDefined('sgf-board'), wait(60_000)]);
  const records = boards.map(async (board) => {
    board.scrollIntoView();
    const isReady = await Promise.race([board.ready?.then(() => true), wait(60_000)]);
    const { move, mode, caption, theme, controls, mirror, hideResult } = board;
    return {
      sgf: isReady ? await board.toSgf() : '',
      move,
      mode,
      caption,
      theme,
      controls,
      mirror,
      hideResult,
    };
  });
  return Promise.all(records);

  function wait(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }
}

export function withMoves({ sgf, ...rest }) {
  return { record: sgf && normalized(sgf), ...rest };
}
