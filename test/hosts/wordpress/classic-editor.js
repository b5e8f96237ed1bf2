// What people do in WordPress's classic editor.
import { pasteText } from './readers.js';

async function openClassicEditor(page, origin, tab) {
  await page.setCookie({ name: 'classic_editor', value: '1', url: origin });
  await page.goto(`${origin}/wp-admin/post-new.php`);
  await page.type('#title', 'A game');
  await page.click(tab === 'text' ? '#content-html' : '#content-tmce');
}

/** Pastes into a tab, looks at the other one and comes back if `turns`, and saves. Returns the post's id. */
export async function writeClassic(page, origin, { tab, text, turns = false }) {
  await openClassicEditor(page, origin, tab);
  if (tab === 'text') {
    await page.click('#content');
    await pasteText(page, text);
    if (turns) {
      await page.click('#content-tmce');
      await page.waitForFunction(() => globalThis.tinymce?.get('content')?.initialized);
      await page.click('#content-html');
    }
  } else {
    await page.waitForFunction(() => globalThis.tinymce?.get('content')?.initialized);
    await page.evaluate(() => globalThis.tinymce.get('content').focus());
    await pasteText(page, text);
  }
  return submit(page);
}

async function submit(page) {
  const id = await page.$eval('#post_ID', ({ value }) => Number(value));
  await page.waitForSelector('#publish:not(.disabled)');
  await Promise.all([page.waitForNavigation(), page.click('#publish')]);
  return id;
}

/** Uploads a file by the form of the media library. Returns its address, or the message that refuses it. */
export async function uploadFile(page, origin, file) {
  await page.goto(`${origin}/wp-admin/media-new.php?browser-uploader`);
  const field = await page.$('input[name="async-upload"]');
  if (!field) return page.$eval('body', (body) => body.innerText.trim());
  await field.uploadFile(file);
  await Promise.all([page.waitForNavigation(), page.click('#html-upload')]);
  const message = await page.$('#message, .error, .wp-die-message');
  if (!page.url().includes('upload.php')) return message?.evaluate((all) => all.textContent.trim());
  return page.evaluate(async () => {
    const found = await (await fetch('/?rest_route=/wp/v2/media&per_page=1')).json();
    return found[0].source_url;
  });
}
