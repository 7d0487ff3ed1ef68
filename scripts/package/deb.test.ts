import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTime } from './build-time.ts';
import { makeDeb } from './deb.ts';
import { ICON_SIZES } from './icons.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'headpin-deb-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Makes a package of a small program in its own folder, with this timestamp and mode on every file. */
async function make(name: string, time: number, mode: number): Promise<string> {
  const [unpacked, output, work] = ['unpacked', 'output', 'work'].map((part) => join(folder, name, part));
  if (unpacked === undefined || output === undefined || work === undefined) throw new Error('no folders');
  for (const path of [join(unpacked, 'resources'), output, work]) mkdirSync(path, { recursive: true, mode });
  for (const file of ['headpin', 'chrome-sandbox', 'resources/app.asar', 'LICENSES.chromium.html']) {
    const path = join(unpacked, file);
    writeFileSync(path, `${file}\n`);
    chmodSync(path, file.includes('.') ? 0o644 : 0o755);
    utimesSync(path, time, time);
  }
  const run = { environment: {}, folder: work, end: async () => Promise.resolve() };
  const wish = { unpacked, version: '0.1.0-electron33.2.1', output };
  return makeDeb(wish, run, new AbortController().signal);
}

function ask(...parameters: readonly string[]): string {
  return spawnSync('dpkg-deb', parameters, { encoding: 'utf8', env: { ...process.env, TZ: 'UTC' } }).stdout;
}

test('the same program gives the same package, whenever and under whatever rights it was made', async () => {
  const made = [await make('first', 1_000_000_000, 0o755), await make('second', Date.now() / 1000, 0o700)];
  const [first, second] = made.map((deb) => createHash('sha256').update(readFileSync(deb)).digest('hex'));
  expect(second).toBe(first);
});

test('a package holds no setuid file, belongs to root whole, and is named by its version', async () => {
  const deb = await make('one', 1_000_000_000, 0o755);
  expect(deb).toMatch(/\/headpin_0\.1\.0~electron33\.2\.1_(?:amd64|arm64)\.deb$/u);
  const lines = ask('--contents', deb).trim().split('\n');
  expect(lines.filter((line) => !/^(?:d|-)rw[x-]r-[x-]r-[x-] root\/root /u.test(line))).toEqual([]);
});

test('a package names each library renamed for 64-bit time by its old name too', async () => {
  const depends = ask('--field', await make('one', 1_000_000_000, 0o755), 'Depends');
  const renamed = depends
    .trim()
    .split(', ')
    .filter((need) => need.includes('t64'));
  expect(renamed).toContain('libgtk-3-0t64 | libgtk-3-0');
  expect(renamed.filter((need) => !/^(\S+)t64 \| \1$/u.test(need))).toEqual([]);
});

test('a package has an icon in every size, a menu entry, a manual page and the licence', async () => {
  const contents = ask('--contents', await make('one', 1_000_000_000, 0o755));
  for (const size of ICON_SIZES)
    expect(contents).toContain(`/hicolor/${String(size)}x${String(size)}/apps/headpin.png`);
  for (const path of [
    '/usr/share/icons/hicolor/scalable/apps/headpin.svg',
    '/usr/share/applications/headpin.desktop',
    '/usr/share/man/man1/headpin.1.gz',
    '/usr/share/doc/headpin/copyright',
    '/opt/headpin/package/LICENSES.chromium.html',
  ])
    expect(contents).toContain(path);
});

test('a package brings the command that makes a lane, and starts none by itself', async () => {
  const contents = ask('--contents', await make('one', 1_000_000_000, 0o755));
  for (const name of ['sbin/headpin-kiosk', 'lib/headpin-kiosk/session', 'lib/headpin-kiosk/lane'])
    expect(contents).toMatch(new RegExp(String.raw`^-rwxr-xr-x root/root .* \./usr/${name}$`, 'mu'));
  expect(contents).not.toContain(' ./etc/');
});

test('a package brings no file into a place where games are kept', async () => {
  const paths = ask('--contents', await make('one', 1_000_000_000, 0o755)).matchAll(/ \.\/(\S+)$/gmu);
  expect([...new Set([...paths].map(([, path]) => path?.split('/')[0]))]).toEqual(['opt', 'usr']);
});

test.each([...ICON_SIZES])('the icon of %i pixels has that size', (size) => {
  const png = readFileSync(new URL(`icons/headpin-${String(size)}.png`, import.meta.url));
  // A PNG has its width and height after the signature and the name of the first chunk.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
});

test('a package is dated by the commit, or by SOURCE_DATE_EPOCH', () => {
  const commit = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).stdout;
  expect(buildTime({})).toBe(Number(commit));
  expect(buildTime({ SOURCE_DATE_EPOCH: '1763800000' })).toBe(1_763_800_000);
});

test('a date that is none is refused', () => {
  expect(() => buildTime({ SOURCE_DATE_EPOCH: 'yesterday' })).toThrow('Set SOURCE_DATE_EPOCH');
});
