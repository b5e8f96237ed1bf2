// What a page loads, what authors may not write, and what feeds and excerpts show.
import { saveNew } from './block-editor.js';
import { readBoards } from './readers.js';

/** The script loads once, whatever the number of boards, and only where there is one. */
export async function checkRequests({ site, browser, check }, src) {
  const { origin, tool } = site;
  const post = (content) => `${origin}/?p=${tool('post', content)}`;
  const loads = async (address) => {
    const { boards, requests } = await readBoards(browser, address);
    const scripts = requests.filter((url) => /\/sgf-board[\w.-]*\.js/.test(url));
    return { boards, scripts, first: scripts.filter((url) => url.includes('/sgf-board.js')) };
  };
  const two = await loads(post(`[sgf src="${src}"]\n\n${src}`));
  const names = new Set(two.scripts.map((url) => url.replace(/\?.*/, '')));
  check('two boards: the first file loads once', two.first.length === 1, two.scripts);
  check('two boards: no file loads twice', names.size === two.scripts.length, two.scripts);
  check('two boards: two boards', two.boards.length === 2, two.boards);
  const none = await loads(post('<p>A post about sgf files.</p>'));
  check('no board: no script', none.scripts.length === 0, none.scripts);
}

/**
 * KSES removes what it protects from, in the tag and inside it. WordPress trusts administrators with HTML of any kind; what
 * the plug-in itself writes is safe for them, too.
 */
export async function checkRights(page, { site, check }, name, src) {
  const shortcode = `[sgf src="javascript:alert(3)" caption='"><img src=x onerror=alert(4)>' move="2" onclick="alert(5)"]`;
  const html =
    `<sgf-board src="${src}" onclick="alert(1)" onload=alert(1) move="2" formaction="x">` +
    `<script>alert(1)</script><img src=x onerror=alert(1)><iframe src="x"></iframe></sgf-board>` +
    `<sgf-board src="javascript:alert(1)" caption='"><script>alert(2)</script>'></sgf-board>`;
  const hostile = name === 'administrator' ? shortcode : html + shortcode;
  const id = await saveNew(page, hostile, name === 'contributor' ? 'pending' : 'publish');
  const text = await (await fetch(site.tool('publish', String(id)))).text();
  const [entry] = /entry-content[^]*?<footer|entry-content[^]*?wp-block-template-part/.exec(text);
  const tags = entry.replaceAll(/="[^"]*"|='[^']*'/g, '=""'); // what stands in a value is text
  const isBad =
    /<script|<iframe|<[^>]*\son\w+=|formaction/i.test(tags) ||
    /(?:src|href)=["']?\s*javascript:/i.test(entry);
  check(`${name}: no script gets through`, !isBad, entry);
  check(`${name}: the tag and its attributes stay`, /<sgf-board [^>]*move="2"/.test(entry), entry);
}

/** Feeds, excerpts and the results of a search have no record in them. */
export async function checkSummaries({ site, check }, ids) {
  const { origin, tool } = site;
  for (const [name, query] of Object.entries({ RSS: '?feed=rss2', Atom: '?feed=atom' })) {
    const text = await (await fetch(`${origin}/${query}`)).text();
    const isRaw = /;B\[ee\]|;B&#91;ee|<sgf-board|\[sgf/.test(text);
    check(`${name}: no raw record`, !isRaw && text.includes('<figure><a href='), text);
  }
  const search = await (await fetch(`${origin}/?s=game`)).text();
  check('search: no raw record', !/;B\[ee\]|;B&#91;ee/.test(search), search);
  const excerpts = ids.map((id) => tool('excerpt', String(id)));
  const raw = excerpts.filter((text) => /\(;|\[ee\]|sgf-board|^\s*$/.test(text));
  check(`${excerpts.length} excerpts: names, no raw record`, raw.length === 0, raw);
}
