import { expect } from '../../helpers/testing.js';
import { buildLayout } from '../../../src/view/layout/build-layout.js';
import { fullCrop } from '../../../src/view/layout/layout.js';
import { readMarkup } from '../../../src/replay/markup.js';
import { Replayer } from '../../../src/replay/replayer.js';
import { buildScene } from '../../../src/view/scene/scene.js';
import { svgOf } from '../../../src/view/svg/svg.js';
import { resolveTheme, themes } from '../../../src/view/paint/theme.js';
import { svgElement } from '../../../src/element/picture/vectors.js';
import { parseSgf } from '../../../src/sgf/parse.js';
import type { GameTree } from '../../../src/sgf/game-tree.js';

/** What the browser's own parser makes of it. */
function parsed(svg: string): string {
  const template = document.createElement('template');
  template.innerHTML = svg;
  return template.innerHTML;
}

function svgFrom(sgf: string): string {
  const tree = parseSgf(sgf).trees[0] as GameTree;
  const replayer = new Replayer(tree);
  const layout = buildLayout(replayer, fullCrop(replayer.size), true);
  const scene = buildScene(replayer.positionAt(tree.root), readMarkup(replayer, tree.root), layout);
  return svgOf(scene, resolveTheme(themes['kaya'] ?? {}), { title: 'A <board> & "more"' });
}

describe('an SVG element from what svgOf has written', () => {
  it('is what the browser’s parser would make of it', () => {
    const written = svgFrom('(;SZ[9]AB[ee][ef]AW[dd]TR[dd]LB[aa:<&>"][bb:b]TB[gg])');
    expect(written.length).to.be.greaterThan(3000);
    expect(svgElement(written).outerHTML).to.equal(parsed(written));
  });

  it('lies in the namespace in which it is drawn', () => {
    const element = svgElement(svgFrom('(;SZ[9]AB[ee])'));
    expect(element).to.be.instanceOf(SVGSVGElement);
    expect(element.querySelector('linearGradient')).to.be.instanceOf(SVGLinearGradientElement);
  });
});
