// The headless entry draws pictures in plain Node.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as core from '../../dist/core.js';

const record = '(;SZ[5]AB[ba][ab];W[aa];B[bb]LB[cc:Weg])';

function sceneOf(sgf) {
  const [tree] = core.parseSgf(sgf).trees;
  const replayer = new core.Replayer(tree);
  const last = core.lineThrough(tree, tree.root).at(-1);
  const layout = core.buildLayout(replayer, core.fullCrop(replayer.size), true);
  return core.buildRichScene(replayer, last, layout, { numbers: { kind: 'all' } });
}

describe('svgOf', () => {
  for (const [name, source] of Object.entries(core.themes)) {
    it(`draws without a browser: ${name}`, () => {
      const svg = core.svgOf(sceneOf(record), core.resolveTheme(source), { title: 'Fig. <1>' });
      assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
      assert.match(svg, /<\/svg>$/);
      assert.match(svg, /<title>Fig\. &lt;1&gt;<\/title>/);
      for (const text of ['Weg', '2', 'A', 'E', '5'])
        assert.match(svg, new RegExp(`>${text}</text>`));
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/);
    });
  }

  it('gives the same text for the same scene', () => {
    assert.equal(core.svgOf(sceneOf(record)), core.svgOf(sceneOf(record)));
  });
});
