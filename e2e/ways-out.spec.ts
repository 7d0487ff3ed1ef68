import { BOARD_PAGE, CONSOLE_PAGE } from '../drive/above.ts';
import { call } from '../drive/bridge.ts';
import { startGame } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import { expect, test } from './support/screens-test.ts';
import { Ways } from './support/ways.ts';
import { whyOneScreen } from '../drive/two-screens.ts';

// Whatever a page runs, or a user does before it, the lane shows its board and nothing else.

const why = whyOneScreen();
test.skip(why !== null, why ?? '');
const SLOW = { timeout: 120_000 };
const BOTH = [CONSOLE_PAGE, BOARD_PAGE];

const go = (to: string): string => `location.href = ${JSON.stringify(to)}`;
const element = (tag: string, with_: Readonly<Record<string, string>>, then: string): string =>
  `(() => { const made = document.createElement('${tag}'); Object.assign(made, ${JSON.stringify(with_)});
    document.body.append(made); ${then}; setTimeout(() => made.remove(), 0); })()`;
const settled = (promise: string): string => `${promise}.then(() => 'done', () => 'refused')`;
// A refused field gives no sign, so the next entry of the list must answer.
const picked = (with_: string): string =>
  `(() => { const field = document.createElement('input'); field.type = 'file'; ${with_}; field.click(); })()`;

// Answers `done` where a picker opened.
const popup = (tag: string, type: string): string =>
  `(() => { const field = document.createElement('${tag}');
    if ('${type}' !== '') field.type = '${type}';
    field.style.cssText = 'position: fixed; inset: 0 auto auto 0'; document.body.append(field); field.focus();
    setTimeout(() => field.remove(), 1000);
    try { field.showPicker(); return 'done'; } catch { field.click(); } })()`;

/** Attempts stopped before anything is visible. */
const STOPPED: Readonly<Record<string, string>> = {
  'a web page': go('https://example.com/'),
  'a file of this computer': go('file:///etc/hostname'),
  'a page of text': go('data:text/html,<h1>elsewhere</h1>'),
  'a script as an address': go('javascript:document.body.remove()'),
  'a page made by a script': `location.href = URL.createObjectURL(new Blob(['x'], { type: 'text/html' }))`,
  'a file system of the page': go('filesystem:app://headpin/temporary/x.html'),
  'a page of the browser': go('chrome://gpu'),
  'the source of a page': go('view-source:app://headpin/index.html'),
  'another program': go('mailto:somebody@example.com'),
  'another page of ours': go('app://headpin/sheet.html'),
  'a new window': `window.open('about:blank'); window.open('app://headpin/sheet.html', 'x')`,
  'a link into a new window': element('a', { href: 'about:blank', target: '_blank' }, 'made.click()'),
  'a download': element('a', { href: 'app://headpin/index.html', download: 'x' }, 'made.click()'),
  'a form': element('form', { action: 'app://headpin/sheet.html', method: 'get' }, 'made.submit()'),
  'a form that leads nowhere': element('form', { action: 'about:blank' }, 'made.submit()'),
  'an embedded page': element('iframe', { src: 'app://headpin/sheet.html' }, ''),
  'an embedded empty page that sends the lane away': element(
    'iframe',
    { srcdoc: 'x' },
    `made.contentWindow.open('about:blank', '_top')`,
  ),
  'an embedded object': element('object', { data: 'app://headpin/sheet.html' }, ''),
  'an embedded plug-in': element('embed', { src: 'app://headpin/sheet.html' }, ''),
  'an embedded view': element('webview', { src: 'app://headpin/sheet.html' }, ''),
  'a message': `alert('x')`,
  'a question': `confirm('x') || prompt('x')`,
  'the print dialog': 'print()',
  'a field for a file': picked(''),
  'a field for a folder': picked('field.webkitdirectory = true'),
  'a picker for a file': settled('showOpenFilePicker()'),
  'a picker for a file to write': settled('showSaveFilePicker()'),
  'a picker for a folder': settled('showDirectoryPicker()'),
  'a field for a colour': popup('input', 'color'),
  'a field for a day': popup('input', 'date'),
  'a list of choices': popup('select', ''),
  'the whole screen': `void document.documentElement.requestFullscreen()`,
  'the pointer': `void document.body.requestPointerLock()`,
  'another place': 'moveTo(40, 40); moveBy(10, 10)',
  'another size': 'resizeTo(300, 200); resizeBy(10, 10)',
  'a page that will not be left': `addEventListener('beforeunload', (event) => event.preventDefault())`,
};

/** Attempts that cannot be stopped: the window is restored. */
const BROUGHT_BACK: Readonly<Record<string, string>> = {
  'an empty page': go('about:blank'),
  'an empty page in its stead': `location.replace('about:blank')`,
  'an empty page with a place in it': `location.assign('about:blank#x')`,
  'a link to an empty page': element('a', { href: 'about:blank' }, 'made.click()'),
  'an empty page after a moment': `(() => { const made = document.createElement('meta');
    Object.assign(made, { httpEquiv: 'refresh', content: '0;url=about:blank' }); document.head.append(made); })()`,
  'an empty page by the newer way': `navigation.navigate('about:blank').finished.catch(() => undefined); 0`,
  'an empty page opened here': `window.open('about:blank', '_self'); 0`,
  'an address that leads to no page': `history.pushState(null, '', '/nothing.html')`,
  'its own window closed': `window.close()`,
  'its own window closed at once again': `window.close()`,
};

const KEYS =
  'ctrl+w ctrl+r F5 ctrl+shift+r ctrl+shift+i F12 ctrl+o ctrl+p ctrl+n ctrl+t ctrl+plus ctrl+minus alt+Left ctrl+u';

test('no script and no key leads away from the console or the board, and hidden windows are restored', async ({
  screens,
  open,
}) => {
  screens.plugIn();
  const program = await open({ args: ['--players', 'PJS'], env: screens.environment });
  const { app, page } = program;
  await startGame(page);
  await putBalls(page, 'X 7');
  await call(page, 'staff.order', { kind: 'setPin', pin: '2468' });
  await call(page, 'staff.order', { kind: 'leave' });
  const ways = new Ways(program, screens);
  // A page that is leaving does not answer.
  const seen = (): Promise<unknown> => ways.seen().catch(() => null);
  const shown = [
    { page: CONSOLE_PAGE, marks: 'X 7' },
    { page: BOARD_PAGE, marks: 'X 7' },
  ].toSorted((one, other) => one.page.localeCompare(other.page));
  await expect.poll(seen, SLOW).toMatchObject(shown);
  const before = await ways.seen();
  const visible = ways.visible();
  await ways.count();
  // One way that leads away hides none of the others.
  const ledAway: string[] = [];
  const tries = async (name: string, way: () => Promise<unknown>): Promise<void> => {
    await test.step(name, () =>
      way().catch((trouble: unknown) => ledAway.push(`${name}: ${String(trouble)}`)),
    );
  };

  for (const [name, script] of Object.entries(STOPPED))
    await tries(name, async () => {
      const answers = await Promise.all(BOTH.map((from) => ways.run(from, script)));
      expect(answers).not.toContain('done');
      await expect.poll(seen, SLOW).toEqual(before);
      expect(ways.visible()).toBe(visible);
    });
  for (const key of KEYS.split(' '))
    await tries(key, async () => {
      ways.key(key);
      await expect.poll(seen, SLOW).toEqual(before);
    });
  expect(ledAway).toEqual([]);
  expect(ways.visible()).toBe(visible);
  // No load was started.
  expect(await ways.loaded()).toEqual([]);
  expect(await app.evaluate(({ webContents }) => webContents.getAllWebContents().length)).toBe(2);

  for (const [name, script] of Object.entries(BROUGHT_BACK))
    await tries(name, async () => {
      const loads = async (): Promise<readonly number[]> => {
        const loaded = await ways.loaded();
        return BOTH.map((from) => loaded.filter((url) => url === from).length);
      };
      const first = await loads();
      await Promise.all(BOTH.map((from) => ways.run(from, script)));
      await expect
        .poll(async () => (await loads()).every((times, place) => times > (first[place] ?? 0)), SLOW)
        .toBe(true);
      await expect.poll(seen, SLOW).toMatchObject(shown);
    });
  expect(ledAway).toEqual([]);
  // A page that closes its window at every load still leaves the machine usable for main.
  expect(
    program
      .output()
      .match(/opened again after \d+ ms/gu)
      ?.toSorted(),
  ).toEqual([0, 0, 1_000, 1_000].map((pause) => `opened again after ${String(pause)} ms`));
  // There is no history to go back to.
  expect(
    await app.evaluate(({ webContents }) =>
      webContents.getAllWebContents().map((contents) => contents.navigationHistory.canGoBack()),
    ),
  ).toEqual([false, false]);
  // An empty page at the same address is detected by its answers.
  await Promise.all(
    BOTH.map((from) => ways.run(from, `document.open(); document.write(''); document.close()`)),
  );
  await expect.poll(seen, SLOW).toMatchObject(shown);
  expect(ways.visible()).toBe(visible);
});
