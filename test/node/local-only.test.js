// The demo and the test server only answer this machine.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { after, describe, it } from 'node:test';
import demoServer from '../../scripts/dev-server.config.js';
import { localOnlyPlugin } from '../../scripts/local-only.js';
import testServer from '../../scripts/test-runner.config.js';

const others = Object.values(networkInterfaces())
  .flat()
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

describe('the development server', () => {
  const servers = [];
  after(() => servers.map((server) => server.close()));

  /** A server with the plugin on all interfaces, like the development servers. */
  async function listen(hostname) {
    const server = createServer((_, response) => response.end('here'));
    servers.push(server);
    await new Promise((resolve) => server.listen(0, resolve));
    localOnlyPlugin.serverStart({ server, config: { hostname } });
    return server.address().port;
  }

  const answer = async (host, port) => (await fetch(`http://${host}:${port}/`)).text();

  it('answers this machine', async () => {
    assert.equal(await answer('127.0.0.1', await listen('localhost')), 'here');
  });

  it('closes connections to its other addresses', { skip: others.length === 0 }, async () => {
    const port = await listen('localhost');
    for (const address of others) await assert.rejects(answer(address, port));
  });

  it('answers there when it was asked to', { skip: others.length === 0 }, async () => {
    const port = await listen('0.0.0.0');
    for (const address of others) assert.equal(await answer(address, port), 'here');
  });

  it('is so for the demo and for the tests', () => {
    for (const { plugins } of [demoServer, testServer])
      assert.ok(plugins.includes(localOnlyPlugin));
  });
});
