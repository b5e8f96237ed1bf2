// The plug-in: every form of a board by every role in both editors, uploads, feeds, and what the page loads.
import {
  codeBlock,
  isValid,
  openBlockEditor,
  pasteIntoBlock,
  pasteIntoPost,
  previewOf,
  saveInEditor,
  saveNew,
  tabletFrame,
  uploadIntoBlock,
} from './block-editor.js';
import { uploadFile, writeClassic } from './classic-editor.js';
import { checkRequests, checkRights, checkSummaries } from './page-checks.js';
import { normalized, record, tame } from './records.js';
import { readBoards, signIn } from './readers.js';

const shown = (text, rest = {}) => ({ record: normalized(text), ...rest });

/** What is pasted into an empty paragraph of the block editor, and the board that readers should see. */
const pasted = (src) => ({
  'the two lines of README': [
    `<script type="module" src="https://cdn.example/sgf-board.js"></script>\n<sgf-board src="${src}"></sgf-board>`,
    shown(tame),
  ],
  'a tag with attributes': [
    `<sgf-board src="${src}" mode="diagram" move="2" caption="1 < 2" theme="flat" controls="none" mirror></sgf-board>`,
    shown(tame, {
      mode: 'diagram',
      move: '2',
      caption: '1 < 2',
      theme: 'flat',
      controls: 'none',
      mirror: true,
    }),
  ],
  'a tag with the record inside': [
    `<sgf-board>\n\n<script type="application/x-go-sgf">\n${tame}\n</script>\n\n</sgf-board>`,
    shown(tame),
  ],
  'a record': [record, shown(record)],
  'a code fence': [`\`\`\`sgf\n${record}\n\`\`\``, shown(record)],
  'an address': [src, shown(tame)],
  'a shortcode with an address': [`[sgf src="${src}" move="2"]`, shown(tame, { move: '2' })],
  'a shortcode around a record': [
    `[sgf mode="diagram"]${tame}[/sgf]`,
    shown(tame, { mode: 'diagram' }),
  ],
});

const typed = (src) => ({
  'shortcode with an address': {
    text: `Before\n\n[sgf src="${src}" move="2"]`,
    board: shown(tame, { move: '2' }),
  },
  'shortcode around a record': {
    text: `[sgf mode=diagram]\n${tame}\n[/sgf]\n\nAfter`,
    board: shown(tame, { mode: 'diagram' }),
  },
  'an address': { text: `Before\n\n${src}\n\nAfter`, board: shown(tame) },
  'a tag': {
    text: `<sgf-board src="${src}" move="2" hide-result></sgf-board>`,
    board: shown(tame, { move: '2', hideResult: true }),
    ...{ tabs: ['text'], turns: true },
  },
  'a tag with the record inside': {
    text: `<sgf-board mode="diagram">\n${tame}\n</sgf-board>`,
    board: shown(tame, { mode: 'diagram' }),
    tabs: ['text'],
  },
  'a pre with the class': {
    text: `<pre class="sgf-board" data-mode="diagram">\n${tame}\n</pre>`,
    board: shown(tame, { mode: 'diagram' }),
    tabs: ['text'],
  },
});

export async function withPlugin(host) {
  const { site, browser, records, check, roles, editors } = host;
  const { origin, tool } = site;
  tool('activate');
  const ids = [];
  let src;
  for (const name of roles) {
    const page = await signIn(browser, origin, name);
    const address = await uploadFile(page, origin, records.sgf);
    if (name === 'contributor') {
      src ??= await uploadFile(await signIn(browser, origin, 'author'), origin, records.sgf);
      check(
        'contributor can’t upload, as everywhere in WordPress',
        !/\.sgf$/.test(address),
        address,
      );
    } else {
      check(`${name}: upload of a .sgf`, /\.sgf$/.test(address), address);
      src = address;
      const refused = await uploadFile(page, origin, records.markup);
      check(
        `${name}: markup named .sgf is refused`,
        /begins as a page of HTML/.test(refused),
        refused,
      );
    }
    if (editors.includes('block')) await inBlockEditor(page, name);
    else await openBlockEditor(page, origin);
    await checkRights(page, host, name, src);
    await page.browserContext().close();
    if (!editors.includes('classic')) continue;
    const other = await signIn(browser, origin, name);
    await inClassicEditor(other, name);
    await other.browserContext().close();
  }
  await checkRequests(host, src);
  await checkSummaries(host, ids);

  async function inBlockEditor(page, name) {
    const status = name === 'contributor' ? 'pending' : 'publish';
    await openBlockEditor(page, origin);
    for (const [form, [text, board]] of Object.entries(pasted(src))) {
      await checkContent(form, await pasteIntoPost(page, text), board);
    }
    await checkContent('text in the block', await pasteIntoBlock(page, record), shown(record));
    const preview = await previewOf(page);
    check(`${name}, block editor: preview`, matches(preview, shown(record)), preview);
    if (name !== 'contributor') {
      await checkContent(
        'upload in the block',
        await uploadIntoBlock(page, records.sgf),
        shown(tame),
      );
    }
    await checkContent('Code block with the class', await codeBlock(page, record), shown(record));
    await pasteIntoPost(page, src);
    await checkPost(
      `${name}, block editor: saved by the button`,
      await saveInEditor(page, status),
      shown(tame),
    );
    const content = await pasteIntoPost(page, record, tabletFrame);
    const inFrame = await previewOf(await tabletFrame(page));
    check(`${name}, block editor: preview in the frame`, matches(inFrame, shown(record)), inFrame);
    await checkContent('a record, in the frame', content, shown(record));

    async function checkContent(form, written, board) {
      const id = await saveNew(page, written, status);
      const title = `${name}, block editor: ${form}`;
      await checkPost(title, id, board);
      const saved = tool('content', String(id));
      check(`${title}, opened again`, await isValid(page, saved), saved);
    }
  }

  async function inClassicEditor(page, name) {
    for (const [form, { text, board, turns, tabs = ['text', 'visual'] }] of Object.entries(
      typed(src),
    )) {
      for (const tab of tabs) {
        const id = await writeClassic(page, origin, { tab, text, turns });
        await checkPost(`${name}, classic editor, ${tab}: ${form}`, id, board);
      }
    }
  }

  async function checkPost(title, id, board) {
    const { boards } = await readBoards(browser, tool('publish', String(id)));
    ids.push(id);
    check(title, matches(boards, board), { boards, content: tool('content', String(id)) });
  }
}

/** Whether a page has this board and no other. */
function matches(boards, wanted) {
  const [board] = boards;
  return (
    boards.length === 1 && Object.entries(wanted).every(([key, value]) => board[key] === value)
  );
}
