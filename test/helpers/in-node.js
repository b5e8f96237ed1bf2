// Loaded before a test file that runs in Node. Provides the globals of a test page: mocha's functions, and a `fetch`
// that reads the files of the test server.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isNativeError } from 'node:util/types';
import { after, afterEach, before, beforeEach, describe, it as test } from 'node:test';
import { root } from '../../scripts/run.js';
import { recordsPlugin } from '../tools/plugins.js';

/**
 * Longest CPU time of a test, in milliseconds. It is generous, as in pages, where it ends tests that hang. The machine
 * may be busy, so only the test's own CPU time counts.
 */
const LONGEST_MS = 60_000;
const skipped = Symbol('skipped');
const fetchElsewhere = globalThis.fetch;

Object.assign(globalThis, { after, afterEach, before, beforeEach, describe, it, fetch });

/** Defines a test. It may call `this.skip()`, which ends it, and `this.timeout(ms)`; `it(…).timeout(ms)` also works. */
function it(title, run) {
  let longestMs = LONGEST_MS;
  const timeout = (ms) => (longestMs = ms);
  test(title, async (context) => {
    const start = process.cpuUsage();
    const skip = () => {
      throw skipped;
    };
    try {
      await run.call({ skip, timeout, test: { title } });
    } catch (error) {
      if (error !== skipped) throw readable(error);
      context.skip();
    }
    const { user, system } = process.cpuUsage(start);
    const tookMs = Math.round((user + system) / 1000);
    assert.ok(tookMs <= longestMs, `took ${tookMs} ms; ${longestMs} ms are allowed`);
  });
  return { timeout };
}

/** Makes chai's errors native ones, because Node shows others without the line of the test. */
function readable(error) {
  if (isNativeError(error) || !(error instanceof Error)) return error;
  const { message, stack, actual, expected } = error;
  return Object.assign(new Error(message), { stack, actual, expected });
}

async function fetch(address, options) {
  if (!String(address).startsWith('/')) return fetchElsewhere(address, options);
  const body = recordsPlugin.serve({ path: address })?.body;
  return new Response(body ?? readFileSync(path.join(root, address)));
}
