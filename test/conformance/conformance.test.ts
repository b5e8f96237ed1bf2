import { expect } from '@open-wc/testing';
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
const notYet = await load<Partial<Record<string, string[]>>>('/test/conformance/not-yet.json');

describe('conformance', () => {
  it('has all cases', () => {
    expect(cases.length).to.be.at.least(350);
    const ids = cases.map(({ id }) => id);
    expect(Object.keys(notYet).filter((id) => !ids.includes(id))).to.eql([]);
  });

  for (const { id, base64, expected } of cases) {
    it(id, () => {
      const failures = checkCase(bytesOf(base64), expected);
      const keys = [...new Set(failures.map(({ key }) => key))];
      const known = notYet[id] ?? [];
      expect(failures.filter(({ key }) => !known.includes(key))).to.eql([]);
      expect(keys, 'take what passes now out of not-yet.json').to.have.members(known);
    });
  }
});
