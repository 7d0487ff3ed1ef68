import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { freePort } from '../src/house/cluster/free-port.ts';
import { bowlAll, startGame } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { expect, test } from './support/test.ts';

test.use({ fresh: true });

const ONE = { args: ['--players', 'PJS'] };

test('a whole game asks nothing of the network', async ({ open }) => {
  const { app, page } = await open(ONE);
  await app.evaluate(({ session }) => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    session.defaultSession.webRequest.onBeforeRequest((details, answer) => {
      asked.push(details.url);
      answer({});
    });
  });
  await page.reload();
  await startGame(page);
  await putBalls(page, 'X'.repeat(9));
  await bowlAll(page, 'X X 9');
  await expect(page.getByText('299').first()).toBeVisible();
  const asked = await app.evaluate(() => (globalThis as unknown as { asked: readonly string[] }).asked);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((address) => !address.startsWith('app://headpin/'))).toEqual([]);
});

test('no page and no session reaches even a server on this machine, by its name or its number', async ({
  begin,
}) => {
  const { app, page } = await begin('PJS');
  const heard: string[] = [];
  const tcp = createServer((socket) => {
    heard.push('tcp');
    socket.destroy();
  });
  const udp = createSocket('udp4').on('message', () => heard.push('udp'));
  try {
    const port = await freePort();
    await once(tcp.listen(port, '127.0.0.1'), 'listening');
    await once(udp.bind(port, '127.0.0.1'), 'listening');
    const tried = await page.evaluate(async (at) => {
      for (const rel of ['preconnect', 'dns-prefetch', 'prefetch', 'stylesheet', 'icon']) {
        const link = document.createElement('link');
        Object.assign(link, { rel, href: `http://127.0.0.1:${String(at)}/` });
        document.head.append(link);
      }
      new Image().src = `http://127.0.0.1:${String(at)}/`;
      navigator.sendBeacon(`http://127.0.0.1:${String(at)}/`, 'x');
      const socket = new WebSocket(`ws://127.0.0.1:${String(at)}/`);
      const shut = new Promise((resolve) => (socket.onerror = resolve));
      const servers = [
        'stun:127.0.0.1:$',
        'turn:127.0.0.1:$?transport=udp',
        'turn:localhost:$?transport=tcp',
      ];
      const urls = servers.map((server) => server.replace('$', String(at)));
      const peer = new RTCPeerConnection({ iceServers: [{ urls, username: 'x', credential: 'x' }] });
      const found: string[] = [];
      const gathered = new Promise<void>((resolve) => {
        peer.onicecandidate = ({ candidate }) => {
          if (candidate !== null) found.push(candidate.candidate);
          resolve();
        };
      });
      peer.createDataChannel('x');
      await peer.setLocalDescription(await peer.createOffer());
      await Promise.all([shut, gathered]);
      const fetched = await fetch(`http://127.0.0.1:${String(at)}/`).then(
        () => 'reached',
        () => 'refused',
      );
      return { found, fetched };
    }, port);
    expect(tried).toEqual({ found: [], fetched: 'refused' });
    const sessions = await app.evaluate(async ({ session }, at) => {
      const fetched = (from: Electron.Session, host: string): Promise<string> =>
        from.fetch(`http://${host}:${String(at)}/`).then(
          () => 'reached',
          (trouble: unknown) => String(trouble),
        );
      const later = [
        session.defaultSession,
        session.fromPartition('later'),
        session.fromPartition('persist:kept'),
      ];
      return Promise.all(
        later.map(async (one) => ({
          spelling: [one.isSpellCheckerEnabled(), ...one.getSpellCheckerLanguages()],
          number: await fetched(one, '127.0.0.1'),
          name: await fetched(one, 'localhost'),
        })),
      );
    }, port);
    const nowhere = /ERR_NAME_NOT_RESOLVED/u;
    for (const { spelling, number, name } of sessions) {
      expect(spelling).toEqual([false]);
      expect(number).toMatch(nowhere);
      expect(name).toMatch(nowhere);
    }
    expect(heard).toEqual([]);
  } finally {
    tcp.close();
    udp.close();
  }
});
