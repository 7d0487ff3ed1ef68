import { createServer } from 'node:https';
import { once } from 'node:events';
import { request } from 'node:https';
import { expect, onTestFinished, test } from 'vitest';
import type { Certificate } from '../service/service.ts';
import { authorityFor, constraintsOf, serverFor } from './certificates.ts';
import { constraintsFor, isPermitted } from './constraints.ts';

const OWN = ['desk-pc', 'front.bowl.example', '203.0.113.7', '2001:db8::7'];

/** What Node says of a certificate for this host, with the house's authority as the only one. */
async function asked(host: string, { cert: ca }: Certificate, { key, cert }: Certificate): Promise<unknown> {
  const server = createServer({ key, cert }, (_, reply) => reply.end());
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') return expect.fail('it listens on a port');
  return new Promise((resolve) => {
    const options = {
      host: '127.0.0.1',
      port: address.port,
      ca,
      agent: false,
      checkServerIdentity: () => undefined,
    };
    request({ ...options, ...(/^[a-z-]+\./u.test(host) ? { servername: host } : {}) }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    })
      .on('error', (fault: NodeJS.ErrnoException) => {
        resolve(fault.code);
      })
      .end();
  });
}

test.each<[string, boolean]>([
  ['127.0.0.1', true],
  ['localhost', true],
  ['10.1.2.3', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.0.5', true],
  ['169.254.7.7', true],
  ['::1', true],
  ['fd12:3456::1', true],
  ['fe80::1', true],
  ['2001:db8::7', true],
  ['2001:db8::8', false],
  ['203.0.113.7', true],
  ['203.0.113.8', false],
  ['desk.lan', true],
  ['DESK.LAN', true],
  ['desk-pc', true],
  ['desk-pc.local', true],
  ['other-pc', false],
  ['front.bowl.example', true],
  ['bank.example', false],
  ['evil-lan', false],
])('the house’s authority vouches for %s: %s, and Node judges the same', async (host, expected) => {
  const constraints = constraintsFor(OWN);
  expect(isPermitted(constraints, host)).toBe(expected);
  const authority = await authorityFor('Headpin house authority of a test', 30, constraints);
  expect(constraintsOf(authority.cert)).toEqual(constraints);
  const server = await serverFor([host], 30, authority);
  expect(await asked(host, authority, server)).toBe(expected ? 200 : 'UNSPECIFIED');
});
