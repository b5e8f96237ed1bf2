import { expect } from '@esm-bundle/chai';
import type { DiagnosticCode } from '../../src/sgf/diagnostic.js';
import { locateFindings } from '../../src/sgf/locate.js';
import { losesContent } from '../../src/sgf/losses.js';
import { parseSgf } from '../../src/sgf/parse.js';
import {
  enCheckDiagnostics,
  enDiagnostics,
  enEdits,
  enProblemDiagnostics,
} from '../../src/texts/en/diagnostics.js';

const codes = Object.keys(losesContent) as DiagnosticCode[];
const losses = codes.filter((code) => losesContent[code]);
const isEdit = (code: string) => code.startsWith('edited-'); // a note only if it was undone

describe('losesContent', () => {
  it('has a row for every sentence about oddities', () => {
    const sentences = {
      ...enDiagnostics,
      ...enCheckDiagnostics,
      ...enEdits,
      ...enProblemDiagnostics,
    };
    const described = Object.keys(sentences).filter(
      (key) => !['place', 'excerpt', 'empty'].includes(key),
    );
    expect([...codes].sort()).to.eql(described.sort());
  });

  it('calls nothing a loss that is shown as it was meant', () => {
    const findings = losses.map((code) => ({ code, offset: 0 }));
    for (const { code, severity } of locateFindings('', findings))
      if (!isEdit(code)) expect(severity, code).not.to.equal('note');
  });

  it('calls everything a loss by which something can’t be shown', () => {
    const findings = codes.map((code) => ({ code, offset: 0 }));
    for (const { code, severity } of locateFindings('', findings))
      if (severity === 'error') expect(losesContent[code], code).to.equal(true);
  });

  it('never counts mistakes of a problem’s author', () => {
    for (const code of Object.keys(enProblemDiagnostics))
      expect(losesContent[code as DiagnosticCode], code).to.equal(false);
  });

  const records: Record<string, [sgf: string, loses: boolean]> = {
    'a text without an end': ['(;SZ[9];B[aa]C[Black play', true],
    'a value that belongs to nothing': ['(;SZ[9];[aa];W[bb])', true],
    'a parenthesis less': ['(;SZ[9];B[aa];W[bb]', false],
    'text around the game': ['Dear all, (;SZ[9];B[aa]) Regards', false],
    'a bracket within a comment': ['(;SZ[9]C[see [1] and [2]];B[aa])', false],
  };
  for (const [name, [sgf, loses]] of Object.entries(records)) {
    it(`${loses ? 'counts' : 'does not count'} ${name}`, () => {
      const { findings } = parseSgf(sgf);
      expect(findings).not.to.eql([]);
      expect(findings.some(({ code }) => losesContent[code])).to.equal(loses);
    });
  }
});
