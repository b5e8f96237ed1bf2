import { fillWithComment } from '../../../src/element/comment/comment-template.js';
import { BoardComment } from '../../../src/replay/comments/board-comment.js';
import { english } from '../../../src/texts/language.js';
import { openGame } from '../../../src/view/open-game.js';
import { expect } from '../../helpers/testing.js';
import { treeOf } from '../../helpers/records.js';

const { replayer, mainLine, tree } = openGame(treeOf('(;SZ[9];B[dd])'));
const place = { replayer, node: tree.root, line: mainLine, labels: [], isMainLine: true };
const fill = (box: HTMLElement, text: string) =>
  fillWithComment(new BoardComment(text, { ...place, hasNumbers: false }), english, 'en', box);

describe('a paragraph of a comment', () => {
  it('has its direction only when its words are there, because browsers read it again at each change', () => {
    const box = document.createElement('div');
    fill(box, 'Black D4.');
    const paragraph = box.firstElementChild as HTMLElement;
    expect(paragraph.dir).to.equal('auto');
    const observer = new MutationObserver(() => undefined);
    observer.observe(box, {
      childList: true,
      characterData: true,
      attributes: true,
      subtree: true,
    });
    fill(box, 'Black D4, then White E5 and Black F6.');
    const changes = observer.takeRecords().map(({ attributeName }) => attributeName ?? 'words');
    expect(changes.length).to.be.above(4);
    expect([changes[0], changes.at(-1)]).to.eql(['dir', 'dir']);
    expect(changes.slice(1, -1)).not.to.contain('dir');
    expect([box.firstElementChild, paragraph.dir]).to.eql([paragraph, 'auto']);
  });
});
