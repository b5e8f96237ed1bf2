import { expect } from '@esm-bundle/chai';
import { bytesOf } from '../helpers/records.js';
import type { CaseExpectation } from './case-format.js';
import { checkCase } from './check-case.js';

interface Case {
  readonly id: string;
  readonly base64: string;
  readonly expected: CaseExpectation;
}

async function load<Content>(address: string): Promise<Content> {
  return (await (await fetch(address)).json()) as Content;
}

const cases = await load<Case[]>('/conformance.json');

describe('conformance', () => {
  it('has all cases', () => {
    expect(cases.length).to.be.at.least(350);
  });

  for (const { id, base64, expected } of cases) {
    it(id, () => {
      expect(checkCase(bytesOf(base64), expected)).to.eql([]);
    });
  }
});
