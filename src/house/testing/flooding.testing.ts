/** The program of a flood: it is asked for a `Flooding`, and says again and again what it has `Flooded`. */
import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import type { Flooded, Flooding } from './flood.testing.ts';

const DRIP = 100;
const HALF =
  'POST /lane/v1/pair HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{';
const HEADERS = Buffer.from(`GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nx-drip: ${'x'.repeat(4_000)}`);

async function wholeHello(): Promise<Buffer> {
  const pipe = new Duplex({
    read: () => undefined,
    write: (bytes: Buffer, _encoding, done) => {
      pipe.emit('hello', bytes);
      done();
    },
  });
  const hello = once(pipe, 'hello') as Promise<[Buffer]>;
  connectTls({ socket: pipe, ALPNProtocols: ['http/1.1'] }).on('error', () => undefined);
  const [bytes] = await hello;
  return bytes;
}

async function flood({ kind, port, from, connections }: Flooding): Promise<void> {
  const hello = await wholeHello();
  let opened = 0;
  let begun = false;
  setInterval(() => process.send?.({ begun, opened } satisfies Flooded), 250);
  const drip = (socket: Socket, bytes: Buffer): void => {
    let place = 0;
    const timer = setInterval(() => {
      socket.write(bytes.subarray(place, place + 1));
      place += 1;
    }, DRIP);
    socket.once('close', () => {
      clearInterval(timer);
    });
  };
  const open = async (): Promise<void> => {
    const socket = connectTcp({ port, host: '127.0.0.1', localAddress: from });
    socket.on('error', () => undefined).on('data', () => undefined);
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => {
        resolve(true);
      });
      socket.once('close', () => {
        resolve(false);
        if (kind === 're-opening' || kind === 'aborted') void open();
      });
    });
    opened += 1;
    if (!isOpen) return;
    if (kind === 'handshake' || kind === 're-opening') socket.write(hello);
    if (kind === 'aborted') socket.end(HALF, () => socket.destroy());
    if (kind === 'dripping hello') drip(socket, hello);
    if (kind === 'dripping headers') {
      const secure = connectTls({ socket, rejectUnauthorized: false }).on('error', () => undefined);
      secure.once('secureConnect', () => {
        drip(secure, HEADERS);
      });
    }
  };
  for (let some = 0; some < connections; some += 50)
    await Promise.all(Array.from({ length: Math.min(50, connections - some) }, open));
  begun = true;
}

process.once('message', (asked: Flooding) => {
  void flood(asked);
});
process.once('disconnect', () => process.exit());
