import { expect } from '@esm-bundle/chai';
import { lineThrough } from '../src/game/walk.js';
import { readMarkup } from '../src/replay/markup.js';
import { Replayer } from '../src/replay/replayer.js';
import { decodeSgf } from '../src/sgf/decode.js';
import type { GameTree } from '../src/sgf/game-tree.js';
import { parseSgf } from '../src/sgf/parse.js';
import { buildLayout } from '../src/view/layout/build-layout.js';
import { fullCrop } from '../src/view/layout/layout.js';
import { buildScene } from '../src/view/scene/scene.js';
import { bytesOf } from './helpers/records.js';

interface Corpus {
  readonly folder: string;
  readonly isPresent: boolean;
  readonly files: readonly {
    readonly path: string;
    readonly games: number;
    readonly nodes: number;
    readonly base64: string;
  }[];
}

/** Where our counts differ from the other reader's, as [games, nodes] more, and why. */
const differences: Readonly<Record<string, readonly [number, number]>> = {
  // `( GM[1]SZ[12] …` and `(C[var 2])` have no `;`: we read a node all the same (P-38).
  'spec/missdeer_sgfc/test-files_test.sgf': [0, 2],
  'spec/missdeer_sgfc/test-files_test_06116f.sgf': [0, 2],
  // `(CA[UTF-8])(;FF[4]…`: the first group has no `;` either, and is a game of its own (P-38).
  'broken/herzbube_littlego/sgf_Illegal_games_encoding-detection-fails.sgf': [1, 1],
  // Five games, each in a charset of its own; the other reader takes all for UTF-16 and finds nothing.
  'spec/missdeer_sgfc/test-files_mixed-encoding.sgf': [5, 5],
};

describe('real files', () => {
  let corpus: Corpus;

  before(async () => {
    corpus = (await (await fetch('/corpus.json')).json()) as Corpus;
    if (!corpus.isPresent) console.log(`No real files are tested: ${corpus.folder} is missing.`);
  });

  it('are read, replayed and laid out to the end of every game', function () {
    this.timeout(120_000);
    if (!corpus.isPresent) this.skip();
    const failures: string[] = [];
    for (const { path, base64 } of corpus.files) {
      try {
        const { trees } = parseSgf(decodeSgf(bytesOf(base64)).text);
        for (const tree of trees) showEnd(tree);
      } catch (error) {
        failures.push(`${path}: ${String(error)}`);
      }
    }
    expect(corpus.files).not.to.eql([]);
    expect(failures).to.eql([]);
  });

  it('have as many games and nodes as another reader finds', function () {
    this.timeout(120_000);
    if (!corpus.isPresent) this.skip();
    const found: Record<string, readonly [number, number]> = {};
    for (const { path, base64, games, nodes } of corpus.files) {
      const { trees } = parseSgf(decodeSgf(bytesOf(base64)).text);
      const size = trees.reduce((sum, tree) => sum + tree.size, 0);
      const difference = [trees.length - games, size - nodes] as const;
      if (difference.some((count) => count !== 0)) found[path] = difference;
    }
    expect(found).to.eql(differences);
  });
});

function showEnd(tree: GameTree): void {
  const replayer = new Replayer(tree);
  const last = lineThrough(tree, tree.root).at(-1) ?? tree.root;
  const position = replayer.positionAt(last);
  const layout = buildLayout(replayer, fullCrop(replayer.size), true);
  const scene = buildScene(position, readMarkup(replayer, last), layout);
  expect(scene.ground.shapes).not.to.eql([]);
}
