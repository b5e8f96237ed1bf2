// A site that only has the script: a Code block with the class, and a record that was uploaded as .txt.
import { codeBlock, openBlockEditor, saveNew } from './block-editor.js';
import { uploadFile, writeClassic } from './classic-editor.js';
import { normalized, record, tame } from './records.js';
import { readBoards, signIn } from './readers.js';

export async function withoutPlugin({ site, browser, records, check, roles }) {
  const { origin, tool } = site;
  const script = `${origin}/wp-content/plugins/sgf-board/script-0.0.0-test/sgf-board.js`;
  const wanted = normalized(record);
  for (const name of roles) {
    const page = await signIn(browser, origin, name);
    await openBlockEditor(page, origin);
    const content = await codeBlock(page, record);
    const id = await saveNew(page, content, name === 'contributor' ? 'pending' : 'publish');
    const found = await readBoards(browser, tool('publish', String(id)), script);
    // `pre.sgf-board` becomes a board in the browser; its text is what that reads.
    check(`without plug-in: ${name}, Code block`, found.texts[0] === wanted, found);
    await checkUpload(page, name);
    await page.browserContext().close();
  }

  async function checkUpload(page, name) {
    if (name === 'contributor') return;
    const refused = await uploadFile(page, origin, records.sgf);
    check(`without plug-in: ${name}, .sgf is refused`, /not allowed/.test(refused), refused);
    const address = await uploadFile(page, origin, records.txt);
    const text = await (await fetch(address)).text();
    check(
      `without plug-in: ${name}, .txt is uploaded`,
      normalized(text) === normalized(tame),
      address,
    );
    if (name !== 'administrator') return;
    const tag = `<sgf-board src="${new URL(address).pathname}"></sgf-board>`;
    const id = await writeClassic(page, origin, { tab: 'text', text: tag });
    const { boards } = await readBoards(browser, tool('publish', String(id)), script);
    check(
      `without plug-in: ${name}, tag with .txt`,
      boards[0]?.record === normalized(tame),
      boards,
    );
  }
}
