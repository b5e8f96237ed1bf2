// Trusted Types: boards work if their policy is allowed or none is required; otherwise the console says what to allow.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { root } from '../../scripts/run.js';
import { launch, serve, waitForFirstButton } from './page-server.js';

const strict = "default-src 'none'; script-src 'self'; connect-src 'self'";
const required = `${strict}; require-trusted-types-for 'script'`;

const page = (script) => `<!doctype html><html lang="en"><title>A record</title>
<script src="/own-policy.js"></script>${script}
<sgf-board><pre>(;SZ[9];B[ee];W[cc])</pre></sgf-board>`;
const pages = {
  '/module.html': page('<script type="module" src="/dist/sgf-board.js"></script>'),
  '/classic.html': page('<script defer src="/dist/sgf-board.global.js"></script>'),
  '/own-policy.js': '',
};
const OWN_POLICY = "trustedTypes.createPolicy('default', { createHTML: (text) => text });";
/** The page's own object in place of the browser's; `wrap` may freeze it. */
const ownTrustedTypes = (wrap) => `self.createPolicy = (name, rules) => rules;
Object.defineProperty(self, 'trustedTypes', { value: ${wrap}({ createPolicy }) });`;

describe('Trusted Types', () => {
  let browser;

  before(async () => {
    browser = await launch();
  });
  after(() => browser?.close());

  /** Opens a page under a policy; `look` gets the page, and the errors and warnings of its console. */
  async function under(policy, address, look, others = {}) {
    const headers = { 'content-security-policy': policy };
    const server = await serve({ folder: root, headers, pages: { ...pages, ...others } });
    const tab = await browser.newPage();
    const exceptions = [];
    const errors = [];
    tab.on('pageerror', (error) => exceptions.push(error.message));
    tab.on('console', (message) => {
      if (/error|warn/.test(message.type())) errors.push(message.text());
    });
    try {
      await tab.goto(server.origin + address, { waitUntil: 'load' });
      await look(tab, errors);
      assert.deepEqual(exceptions, []);
    } finally {
      await tab.close();
      server.close();
    }
  }

  const showsBoard = (tab) => waitForFirstButton(tab, 'First move');

  const showsBoardAndOwn = async (tab, errors) => {
    await showsBoard(tab);
    const isOwn = () => globalThis.trustedTypes.createPolicy === globalThis.createPolicy;
    assert.ok(await tab.evaluate(isOwn), 'createPolicy is the page’s own');
    assert.deepEqual(errors, []);
  };

  for (const address of ['/module.html', '/classic.html']) {
    it(`may be required, where lit-html is allowed: ${address}`, async () => {
      await under(`${required}; trusted-types lit-html`, address, async (tab, errors) => {
        await showsBoard(tab);
        assert.deepEqual(errors, []);
      });
    });

    it(`may allow no policy, where none is required: ${address}`, async () => {
      await under(`${strict}; trusted-types 'none'`, address, showsBoard);
    });

    it(`may allow the page’s own default policy only: ${address}`, async () => {
      const others = { '/own-policy.js': OWN_POLICY };
      await under(`${required}; trusted-types default`, address, showsBoard, others);
    });

    for (const wrap of ['Object', 'Object.freeze'])
      it(`may be the page’s own, and stay as they are: ${address}, ${wrap}`, async () => {
        const others = { '/own-policy.js': ownTrustedTypes(wrap) };
        await under(strict, address, showsBoardAndOwn, others);
      });

    it(`leave what is inside the tag, and say what to allow: ${address}`, async () => {
      await under(`${required}; trusted-types 'none'`, address, async (tab, errors) => {
        const seen = await tab.$eval('sgf-board', (board) => ({
          text: board.innerText.trim(),
          isRegistered: globalThis.customElements.get('sgf-board') !== undefined,
        }));
        assert.deepEqual(seen, { text: '(;SZ[9];B[ee];W[cc])', isRegistered: false });
        const told = errors.filter((text) => text.startsWith('<sgf-board>'));
        assert.equal(told.length, 1);
        assert.match(told[0], /must allow trusted-types lit-html/);
      });
    });
  }
});
