import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo } from 'node:net';
import { CALLS } from '../src/contract/contract.ts';
import { readMarks } from '../drive/board.ts';
import { call, currentGame, state, type Answer } from '../drive/bridge.ts';
import { bowlAll, startGame } from '../drive/play.ts';
import { expect, test } from './support/test.ts';

const ONE = { args: ['--players', 'PJS'] };

test('every page comes from app:// with its content policy as a header, and nothing else is there', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  expect(page.url()).toBe('app://headpin/index.html');
  const answers = await page.evaluate(async () => {
    const read = async (address: string): Promise<string> =>
      fetch(address).then(
        (answer) => String(answer.status),
        () => 'refused',
      );
    return {
      // connect-src falls back to default-src 'none': the page may fetch nothing at all, not even itself.
      own: await read('app://headpin/index.html'),
      file: await read('file:///etc/hostname'),
      web: await read('https://example.com/'),
    };
  });
  expect(answers).toEqual({ own: 'refused', file: 'refused', web: 'refused' });
});

test('the content policy allows our own scripts, styles, fonts and pictures and nothing more', async ({
  begin,
}) => {
  const { app, page } = await begin('PJS');
  const header = await app.evaluate(async ({ session }) => {
    const answer = await session.defaultSession.fetch('app://headpin/index.html');
    return answer.headers.get('content-security-policy');
  });
  expect(header).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; frame-src 'none'; " +
      'sandbox allow-scripts allow-same-origin',
  );
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    return 'ran' in window;
  });
  expect(ran).toBe(false);
});

test('no address leaves the folder of pages', async ({ begin }) => {
  const { app } = await begin('PJS');
  const statuses = await app.evaluate(async ({ session }) =>
    Promise.all(
      [
        'app://headpin/',
        'app://headpin/../main/index.js',
        'app://headpin/..%2fmain%2findex.js',
        'app://headpin/%2e%2e/main/index.js',
        'app://headpin//etc/hostname',
        'app://elsewhere/index.html',
        'app://headpin/index.html?a=1',
      ].map(async (address) => (await session.defaultSession.fetch(address)).status),
    ),
  );
  expect(statuses).toEqual(statuses.map(() => 404));
});

test('the page is isolated, sandboxed and without Node', async ({ begin }) => {
  const { app, page } = await begin('PJS');
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    // Not in Electron's types, and the only place where the preferences in force can be read.
    return (
      contents as unknown as { getLastWebPreferences(): Record<string, unknown> }
    ).getLastWebPreferences();
  });
  expect(preferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webviewTag: false,
  });
  expect(preferences['webSecurity']).not.toBe(false);
  const node = await page.evaluate(() =>
    ['require', 'process', 'module', 'Buffer', 'global', '__dirname'].filter((name) => name in window),
  );
  expect(node).toEqual([]);
});

test('every permission is refused', async ({ begin }) => {
  const { page } = await begin('PJS');
  const states = await page.evaluate(async () => {
    const names = ['camera', 'microphone', 'geolocation', 'notifications', 'midi', 'clipboard-read'];
    return Promise.all(
      names.map(async (name) => (await navigator.permissions.query({ name: name as PermissionName })).state),
    );
  });
  expect(new Set(states)).toEqual(new Set(['denied']));
  const camera = await page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'given',
      (error: unknown) => (error instanceof Error ? error.name : 'refused'),
    ),
  );
  expect(camera).not.toBe('given');
});

test('the bridge is frozen, has the calls of the contract and no others, and shows nothing of Electron', async ({
  begin,
}) => {
  const { page } = await begin('PJS');
  const bridge = await page.evaluate(() => {
    const names = Object.keys(window.lane);
    const changed = ((): boolean => {
      try {
        Object.assign(window.lane, { load: () => 'mine', more: () => 'mine' });
      } catch {
        // A strict assignment to a frozen object throws, which is as good.
      }
      return 'more' in window.lane || String(window.lane['load']).includes('mine');
    })();
    return {
      names,
      changed,
      frozen: Object.isFrozen(window.lane),
      functions: names.every((name) => typeof window.lane[name] === 'function'),
      leaked: ['ipcRenderer', 'electron', 'require'].filter((name) => name in window),
    };
  });
  expect(bridge.names.toSorted()).toEqual([...CALLS, 'listen'].toSorted());
  expect(bridge).toMatchObject({ changed: false, frozen: true, functions: true, leaked: [] });
});

/** What no call should be given: wrong types, wrong counts, numbers out of range, keys that are not its own. */
const NONSENSE: readonly (readonly unknown[])[] = [
  [],
  [null],
  [undefined, undefined],
  [0],
  [-1, 'x'],
  [Number.NaN, Number.POSITIVE_INFINITY],
  ['../../etc/passwd'],
  ['g000001-000000', 1e21, { kind: 'roll' }],
  [{ names: ['A'.repeat(10_000)], gameNumber: 1 }],
  [{ names: ['A'], gameNumber: 1, constructor: 'x' }],
  [{ kind: 'roll', entry: { kind: 'pins', pins: '7' } }],
  [{ language: 'fr' }],
  [{ lane: 0 }, 1],
  [[], [], [], []],
  ['\u0000', '\ud800'],
  [Array.from({ length: 2000 }, () => 'X')],
];

test('every call refuses nonsense: no state changes, no stack and no path comes back', async ({ begin }) => {
  const { page, data } = await begin('PJS');
  await bowlAll(page, '7 2');
  const before = await state(page);
  const calls = await page.evaluate(() => Object.keys(window.lane).filter((name) => name !== 'listen'));
  for (const name of calls) {
    for (const args of NONSENSE) {
      // What takes no arguments would do its work; quit would do it for good.
      if (args.length === 0) continue;
      const answer = await call(page, name, ...args);
      expect(answer.ok, `${name}(${JSON.stringify(args)})`).toBe(false);
      plain(answer, data);
    }
  }
  for (const name of ['sheet', 'sheetDrawn'])
    expect(await call(page, name)).toEqual({ ok: false, error: { code: 'forbidden' } });
  expect(await state(page)).toBe(before);
  expect(await readMarks(page, 1)).toBe('72 . . . . . . . . .');
});

test('a command with keys of its own making, or of a prototype, changes nothing', async ({ begin }) => {
  const { app, page, data } = await begin('PJS');
  await bowlAll(page, '7 2');
  const before = await state(page);
  const { id, generation } = await currentGame(page);
  const answers = await page.evaluate(
    async ([game, at]) => {
      const commands: unknown[] = [
        // A spare is no first ball, whatever else is in the command.
        JSON.parse('{"kind":"roll","entry":{"kind":"spare"},"__proto__":{"admin":true}}'),
        JSON.parse('{"kind":"roll","entry":{"kind":"spare","__proto__":{"kind":"strike"}}}'),
        JSON.parse('{"kind":"roll","entry":{"kind":"strike"},"constructor":{"prototype":{"admin":true}}}'),
        JSON.parse('{"kind":"toString","entry":{"kind":"strike"}}'),
        JSON.parse('{"__proto__":{"kind":"stop"}}'),
        { kind: 'roll', entry: { kind: 'pins', pins: 7, split: true } },
        { kind: 'correctFrame', player: 1, frame: 1, balls: [{ entry: { kind: 'foul' } }] },
        { kind: 'correctFrame', player: 1, frame: 11, balls: [] },
        { kind: 'correctFrame', player: 2 ** 53, frame: 1, balls: [] },
      ];
      const { apply } = window.lane;
      if (apply === undefined) throw new Error('the bridge has no apply');
      return Promise.all(commands.map((command) => apply(game, at, command)));
    },
    [id, generation] as const,
  );
  for (const answer of answers) {
    expect(answer.ok).toBe(false);
    plain(answer, data);
  }
  expect(await state(page)).toBe(before);
  expect(await page.evaluate(() => 'admin' in {})).toBe(false);
  expect(await app.evaluate(() => 'admin' in {})).toBe(false);
});

test('an old generation is refused: a ball is never entered twice', async ({ begin }) => {
  const { page } = await begin('PJS');
  await bowlAll(page, '7');
  const { id, generation } = await currentGame(page);
  const roll = { kind: 'roll', entry: { kind: 'pins', pins: 1 } };
  const both = await Promise.all([
    call(page, 'apply', id, generation, roll),
    call(page, 'apply', id, generation, roll),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'stale', generation: 2 } });
  await expect.poll(() => readMarks(page, 1)).toBe('71 . . . . . . . . .');
});

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
  await bowlAll(page, 'X X X X X X X X X X X 9');
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
    await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
    const { port } = tcp.address() as AddressInfo;
    await new Promise<void>((resolve) => udp.bind(port, '127.0.0.1', resolve));
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

/** An answer is data about what was asked: nothing of the program's inside. */
function plain(answer: Answer, data: string): void {
  const text = JSON.stringify(answer);
  expect(text).not.toMatch(/\bat .*:\d+:\d+|node_modules|\/out\/|Error:/u);
  expect(text).not.toContain(data);
}
