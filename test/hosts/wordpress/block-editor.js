// What people do in WordPress's block editor.
import { boardsOf, pasteText, withMoves } from './readers.js';

export async function openBlockEditor(page, origin) {
  await page.goto(`${origin}/wp-admin/post-new.php`);
  await page.waitForFunction(() => wp.data?.select('core/editor')?.getCurrentPostId());
  await page.evaluate(() => {
    wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
  });
  await page.waitForSelector('.edit-post-visual-editor');
}

/** Pastes into an empty paragraph; returns what the post then holds. `openFrame` opens what has the blocks. */
export async function pasteIntoPost(page, text, openFrame = (page) => page) {
  await showBlocks(page, 'core/paragraph');
  const paragraph = 'p[data-type="core/paragraph"]';
  const frame = await openFrame(page);
  await frame.waitForSelector(paragraph);
  await frame.click(paragraph);
  await pasteText(page, text);
  return contentOf(page);
}

/** The post has only one block, which is selected. */
function showBlocks(page, name, attributes = {}) {
  return page.evaluate(
    (name, attributes) => {
      const block = wp.blocks.createBlock(name, attributes);
      wp.data.dispatch('core/block-editor').resetBlocks([block]);
      wp.data.dispatch('core/block-editor').selectBlock(block.clientId);
    },
    name,
    attributes,
  );
}

/** What the post holds, as soon as it holds something; after some seconds ''. */
async function contentOf(page) {
  const read = () => {
    const content = wp.data.select('core/editor').getEditedPostContent();
    return /^(<!-- wp:paragraph -->\s*<p><\/p>\s*<!-- \/wp:paragraph -->|<!-- wp:sgf-board\/game -->\s*<sgf-board class="[\w-]*"><a href=""><\/a>.*\s*.*)?$/.test(
      content,
    )
      ? ''
      : content;
  };
  await page.waitForFunction(read, { timeout: 20_000, polling: 100 }).catch(() => '');
  return page.evaluate(read);
}

/** The block's own fields: text that is pasted into it. */
export async function pasteIntoBlock(page, text) {
  await showBlocks(page, 'sgf-board/game');
  const field = '[data-type="sgf-board/game"] textarea';
  await page.waitForSelector(field);
  await page.click(field);
  await pasteText(page, text);
  return contentOf(page);
}

export async function uploadIntoBlock(page, file) {
  await showBlocks(page, 'sgf-board/game');
  const field = await page.waitForSelector('[data-type="sgf-board/game"] input[type="file"]');
  await field.uploadFile(file);
  return contentOf(page);
}

/** A Code block with the class, as people without the plug-in write it. */
export async function codeBlock(page, text) {
  await showBlocks(page, 'core/code', { className: 'sgf-board' });
  await page.click('[data-type="core/code"] [contenteditable="true"]');
  await pasteText(page, text);
  return contentOf(page);
}

/** The boards that the author sees while writing. */
export async function previewOf(frame) {
  return (await frame.evaluate(boardsOf)).map(withMoves);
}

/** The frame that has the blocks in the preview for tablets. */
export async function tabletFrame(page) {
  await page.evaluate(() => {
    wp.data.dispatch('core/edit-post').__experimentalSetPreviewDeviceType('Tablet');
  });
  const blocks = await page.waitForFunction(() => {
    const frame = document.querySelector('iframe[name="editor-canvas"]');
    return frame?.contentDocument?.querySelector('[data-block]') && frame;
  });
  return blocks.asElement().contentFrame();
}

/** Saves as the editor's button does. Contributors can only hand in. Returns the post's id. */
export function saveInEditor(page, status) {
  return page.evaluate(async (status) => {
    const { editPost, savePost } = wp.data.dispatch('core/editor');
    editPost({ title: 'A game', status });
    await savePost();
    return wp.data.select('core/editor').getCurrentPostId();
  }, status);
}

/** Saves by the same interface as the editor, as a new post. Returns its id. */
export function saveNew(page, content, status) {
  return page.evaluate(
    async (content, status) => {
      const data = { title: 'A game', content, status };
      return (await wp.apiFetch({ path: '/wp/v2/posts', method: 'POST', data })).id;
    },
    content,
    status,
  );
}

/** Whether the editor opens what was saved without asking for a repair. */
export function isValid(page, content) {
  return page.evaluate(
    (content) => wp.blocks.parse(content).every(({ isValid }) => isValid),
    content,
  );
}
