import { expect } from '@esm-bundle/chai';
import { locateFindings, locateInSteps } from '../../src/sgf/locate.js';
import { parseSgf } from '../../src/sgf/parse.js';
import { describeDiagnostic } from '../../src/speech/diagnostic.js';

describe('locateFindings', () => {
  it('counts lines of every kind of end, and columns from 1', () => {
    const { text, findings } = parseSgf(',(;B[aa]\n,\r\n ,\r\r,\n\r,)');
    const places = locateFindings(text, findings).map(({ line, column }) => [line, column]);
    expect(places).to.eql([
      [1, 1],
      [2, 1],
      [3, 2],
      [5, 1],
      [6, 1],
    ]);
  });

  it('can be done in steps where there is much text before a finding', () => {
    const text = '\r\n'.repeat(500_000);
    const findings = [{ code: 'ko', offset: text.length } as const];
    const work = locateInSteps(text, findings);
    let steps = 1;
    let step = work.next();
    for (; !step.done; step = work.next()) steps++;
    expect(steps).to.be.within(15, 20);
    expect(step.value).to.eql(locateFindings(text, findings));
    expect(step.value[0]?.line).to.equal(500_001);
  });

  it('sorts by place', () => {
    const unsorted = [3, 0, 2].map((offset) => ({ code: 'ko', offset }) as const);
    expect(locateFindings('a\nbc', unsorted).map(({ offset }) => offset)).to.eql([0, 2, 3]);
  });

  it('says how bad it is', () => {
    const severity = (code: 'no-sgf' | 'ko' | 'suicide') => {
      return locateFindings('', [{ code, offset: 0 }]).map((diagnostic) => diagnostic.severity);
    };
    expect([severity('no-sgf'), severity('ko'), severity('suicide')]).to.eql([
      ['error'],
      ['warning'],
      ['note'],
    ]);
  });

  const excerpts: readonly (readonly [
    what: string,
    text: string,
    offset: number,
    shown: string,
  ])[] = [
    ['the text there', 'ab, cd', 2, ', cd'],
    ['one line of it', 'a,b\r\nc', 1, ',b'],
    ['not too much', `,${'x'.repeat(100)}`, 0, `,${'x'.repeat(23)} …`],
    ['a value with its identifier', '(;GoodKoMi[five]', 10, 'GoodKoMi[five]'],
    ['what stands before the end', '(;B[aa]', 7, '(;B[aa]'],
    ['of a long text', 'x'.repeat(100), 100, `… ${'x'.repeat(24)}`],
    ['no controls', 'a\u001b[31mb\u202ec', 0, 'a [31mb c'],
    ['no half of a character', `,${'x'.repeat(22)}😀`, 0, `,${'x'.repeat(22)} …`],
    ['nothing of nothing', '', 0, ''],
  ];
  for (const [what, text, offset, shown] of excerpts) {
    it(`shows ${what}`, () => {
      const [diagnostic] = locateFindings(text, [{ code: 'ko', offset }]);
      expect(diagnostic?.excerpt).to.equal(shown);
    });
  }

  it('comes with a sentence', () => {
    const { text, findings } = parseSgf('(;B[aa]\n ,)');
    expect(locateFindings(text, findings).map((each) => describeDiagnostic(each))).to.eql([
      '“,” does not belong here and was skipped. (line 2, column 2: “,)”)',
    ]);
  });
});
