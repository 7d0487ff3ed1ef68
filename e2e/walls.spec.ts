import { askMain } from '../drive/ask-main.ts';
import { expect, test } from './support/test.ts';

test('every page comes from app:// with its content policy as a header, and nothing else is served', async ({
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
      // connect-src falls back to default-src 'none': the page may fetch nothing, not even itself.
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
  const header = await askMain(() =>
    app.evaluate(async ({ session }) => {
      const answer = await session.defaultSession.fetch('app://headpin/index.html');
      return answer.headers.get('content-security-policy');
    }),
  );
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
  const statuses = await askMain(() =>
    app.evaluate(async ({ session }) =>
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
    ),
  );
  expect(statuses).toEqual(statuses.map(() => 404));
});

test('the page is isolated, sandboxed and without Node', async ({ begin }) => {
  const { app, page } = await begin('PJS');
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    // Missing in Electron's types, but the only way to read the preferences in force.
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
