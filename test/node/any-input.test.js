// Any text or bytes give a result and findings, never an exception or a hang. ANY_INPUTS=200000 makes it a long run. A
// failing input is minimised and printed with its seed; ANY_SEED repeats it.
import { describe, it } from 'node:test';
import vm from 'node:vm';
import fc from 'fast-check';
import { importSource } from '../../scripts/bundle.js';
import { anyBytes, anyRequest, anyText, changedFile, sgfLikeText } from '../helpers/any-input.js';
import { useEverything } from '../helpers/use-everything.js';

const { ANY_INPUTS, ANY_SEED } = process.env;
const total = Number(ANY_INPUTS ?? 2400);
const seed = ANY_SEED ? { seed: Number(ANY_SEED) } : {};
const { propertyIdentifiers } = await importSource('test/helpers/floors.ts');
const identifiers = propertyIdentifiers();

/** An input that takes longer hangs: the slowest takes some ten milliseconds. */
const LONGEST_MS = 10_000;

/** The kinds of input, and their shares of the total. */
const kinds = [
  ['any text', anyText, 0.2],
  ['words of SGF in any order', sgfLikeText(identifiers), 0.35],
  ['real files, changed', changedFile(identifiers), 0.25],
  ['any bytes', anyBytes, 0.2],
];

/** Scripts can have a timeout; functions can't. */
const script = new vm.Script('useCurrentInput()');

function useInTime(input, request) {
  globalThis.useCurrentInput = () => useEverything(input, request);
  script.runInThisContext({ timeout: LONGEST_MS });
}

describe('every input gives a result', () => {
  for (const [title, inputs, share] of kinds) {
    it(title, () => {
      const options = { numRuns: Math.ceil(total * share), includeErrorInReport: true, ...seed };
      fc.assert(fc.property(inputs, anyRequest, useInTime), options);
    });
  }
});
