import { expect } from '@esm-bundle/chai';
import { canBeSolved } from '../../src/problem/check-problem.js';
import { openProblem } from '../../src/problem/problem.js';
import { decodeSgf } from '../../src/sgf/decode.js';
import { parseSgf } from '../../src/sgf/parse.js';
import { bytesOf } from '../helpers/records.js';
import './problems.js';

interface Corpus {
  readonly folder: string;
  readonly isPresent: boolean;
  readonly files: readonly { readonly path: string; readonly base64: string }[];
}

describe('real problems', () => {
  it('can be solved, all that have a solution', async function () {
    this.timeout(120_000);
    const corpus = (await (await fetch('/corpus.json')).json()) as Corpus;
    if (!corpus.isPresent) {
      console.log(`No real problems are tested: ${corpus.folder} is missing.`);
      this.skip();
    }
    const files = corpus.files.filter(({ path }) => path.startsWith('problems/'));
    const counts = new Map<string, number>();
    const unsolved: string[] = [];
    for (const { path, base64 } of files) {
      for (const tree of parseSgf(decodeSgf(bytesOf(base64)).text).trees) {
        const problem = openProblem(tree);
        const isSolved = canBeSolved(problem);
        const kind = problem.marks.isGame ? 'a game' : problem.convention;
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        if (!isSolved && problem.convention !== 'none') unsolved.push(path);
      }
    }
    console.log(`Real problems: ${[...counts].map((entry) => entry.join(' ')).join(', ')}`);
    expect(files).not.to.eql([]);
    expect(unsolved).to.eql([]);
  });
});
