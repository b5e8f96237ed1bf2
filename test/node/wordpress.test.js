// WordPress's plug-in as it is packed; test/hosts/wordpress/run.js uses it in a real WordPress.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pluginFiles } from '../../scripts/release-files.js';

describe('WordPress’s plug-in', () => {
  const files = pluginFiles('1.2.3');
  const text = (name) => files[name].toString();

  it('allows authors no attribute that runs code or loads a page', () => {
    const names = Object.keys(JSON.parse(text('block.json')).attributes);
    const active = /^(on|style$|href$|action$|formaction$|srcdoc$|is$|slot$)/;
    assert.deepEqual(
      names.filter((name) => active.test(name)),
      [],
    );
  });

  it('has the script in a folder of its version, and names that folder', () => {
    assert.ok(files['script-1.2.3/sgf-board.js'].length > 0);
    assert.ok(files['script-1.2.3/LICENSES.txt'].length > 0);
    assert.match(text('sgf-board.php'), /'script-1\.2\.3\/sgf-board\.js'/);
    assert.match(text('sgf-board.php'), /^ \* Version: 1\.2\.3$/m);
    assert.match(text('readme.txt'), /^Stable tag: 1\.2\.3$/m);
    assert.equal(JSON.parse(text('block.json')).version, '1.2.3');
  });
});
