import { expect } from '@open-wc/testing';
import { locateFindings } from '../../src/sgf/locate.js';
import { parseSgf } from '../../src/sgf/parse.js';
import { describeDiagnostic } from '../../src/texts/describe-diagnostic.js';

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

  it('comes with a sentence', () => {
    const { text, findings } = parseSgf('(;B[aa]\n ,)');
    expect(locateFindings(text, findings).map(describeDiagnostic)).to.eql([
      'The character “,” does not belong here and was skipped. (line 2, column 2)',
    ]);
  });
});
