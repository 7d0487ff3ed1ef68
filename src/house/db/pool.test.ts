import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { poolOf } from './pool.ts';
import { withService } from './transactions.ts';

/**
 * The bytes of a server that reports a connection ready and, in the same piece, ends it because its
 * postmaster was killed.
 */
function readyAndGone(): Buffer {
  const message = (type: string, body: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const fields = 'SFATAL\0C57P01\0Mterminating connection due to unexpected postmaster exit\0\0';
  return Buffer.concat([
    message('R', Buffer.alloc(4)),
    message('Z', Buffer.from('I')),
    message('E', Buffer.from(fields)),
  ]);
}

test('a connection that breaks as it begins fails only the request that wanted it', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(readyAndGone()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const pool = poolOf({
    ...{ host: '127.0.0.1', port: address.port, user: 'headpin' },
    ...{ password: 'a password', database: 'headpin' },
  });
  onTestFinished(async () => {
    await pool.end();
    server.close();
  });
  await expect(withService(pool, (queries) => queries.query('SELECT 1'))).rejects.toThrow();
});
