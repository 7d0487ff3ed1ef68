import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { chmod, chown, copyFile, mkdtemp, readdir, readFile, readlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newestGameFile, savedGeneration } from '../../drive/saves.ts';
import { startPrintServer } from '../support/cups.ts';
import { BareMachine, type Release } from '../support/bare-machine.ts';
import { PACKAGED } from '../support/packaged.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 600_000, retries: 0 });
test.skip(process.getuid?.() !== 0, 'only root can make a machine of its own');

const SLOW = { timeout: 120_000 };
const LONG = { timeout: 300_000 };
/** In milliseconds between presses: sooner, the same key would be a bounce. */
const APART = 300;
/** In milliseconds: a press that is not saved by then did not count. */
const PATIENCE = 20_000;
const USER = 'lane';
/** The program's first picture, in the user's home. */
const PICTURE = 'first-window.png';
/** The folder that systemd creates at a login and removes after it. */
const LOGIN = '/run/lane-login';

let machine: BareMachine;
let data: string;

test.describe('Debian 12', () => {
  onMachine('bookworm');

  test('apt installs the package alone, and with it everything that it needs', async () => {
    await install(packageIn('..'));
    const files = ['headpin', 'chrome_crashpad_handler', 'libGLESv2.so', 'libffmpeg.so'];
    const libraries = await machine.must('ldd', ...files.map((file) => `/opt/headpin/current/${file}`));
    expect(libraries).not.toContain('not found');
    expect(await machine.must('headpin', '--version')).toMatch(/^Headpin \d+\.\d+\.\d+/u);
  });

  test('as root the installed program refuses and says why', async () => {
    const { code, text } = await machine.run(['headpin']);
    expect(code).toBe(2);
    expect(text).toContain('Headpin does not run as root');
  });

  test('an ordinary user starts it from its menu entry and bowls, with every page in the sandbox', async () => {
    await bowlStrikes(5);
    const pages = running('--type=renderer');
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages)
      expect(await readFile(`/proc/${String(page)}/status`, 'utf8')).toMatch(/^Seccomp:\s+2$/mu);
    expect(running('chrome-sandbox').length).toBeGreaterThan(0);
    expect(running('--no-sandbox')).toEqual([]);
  });

  test('a newer package installed in the middle of the game leaves the running program its files', async () => {
    const before = await folderOf(main());
    await install(packageIn('../next'));
    expect(await machine.must('readlink', '-f', '/opt/headpin/current')).not.toContain(before);
    // A new page is read from the files of the version that runs.
    const [page] = running('--type=renderer');
    if (page === undefined) throw new Error('there is no page');
    process.kill(page, 'SIGKILL');
    await expect
      .poll(() => running('--type=renderer').filter((other) => other !== page).length, SLOW)
      .toBe(1);
    await pressUntil('x', 6);
    expect(await folderOf(main())).toBe(before);
    expect(existsSync(join(machine.root, before, 'headpin'))).toBe(true);
  });

  test('the next start takes the newer version and goes on with the game', async () => {
    const before = await folderOf(main());
    await close();
    await open();
    expect(await folderOf(main())).not.toBe(before);
    await pressUntil('x', 7);
  });

  test('its whole data folder is checked with no display, and is whole', async () => {
    await close();
    const { code, text } = await machine.run([
      ...['headpin', '--check', '--json', '--data'],
      data.replace(machine.root, ''),
    ]);
    expect(JSON.parse(text)).toMatchObject({ verdict: 'whole' });
    expect(code).toBe(0);
  });

  test('removing the package leaves the games; installed again it goes on with the game and prints it', async () => {
    const game = await newestGameFile(data);
    const saved = await readFile(game);
    await machine.must('apt-get', 'remove', '-y', '-qq', 'headpin');
    expect(existsSync(join(machine.root, 'opt/headpin'))).toBe(false);
    expect(await readFile(game)).toEqual(saved);
    await install(packageIn('../next'));
    const printer = await startPrintServer([{ name: 'Counter' }], join(machine.root, 'tmp'));
    const socket = printer.env['CUPS_SERVER'] ?? '';
    // Its folder is root's, and the program is not.
    await chmod(dirname(socket), 0o755);
    await open({ CUPS_SERVER: socket.replace(machine.root, '') });
    await pressUntil('x', 12);
    hands('key', 'p');
    const printed = async (): Promise<number> => {
      // It prints once the panel is open and knows its printer.
      if ((await printer.jobs()) === 0) hands('key', 'Return');
      return printer.jobs();
    };
    await expect.poll(printed, SLOW).toBeGreaterThan(0);
    expect((await readFile(await printer.job(1))).subarray(0, 5).toString()).toBe('%PDF-');
    await printer.stop();
    await close();
  });

  for (const [what, folder] of [
    ['a version that is taken back', '..'],
    ['a newer version', '../next'],
  ] as const)
    test(`${what} starts by itself once nobody bowls, with the same game`, async () => {
      if (running('/opt/headpin/').length === 0) await open();
      const before = await folderOf(main());
      const game = await newestGameFile(data);
      const saved = await readFile(game);
      await install(packageIn(folder));
      const chosen = await machine.must('readlink', '-f', '/opt/headpin/current');
      expect(chosen).not.toContain(before);
      await machine.must('rm', `/home/${USER}/${PICTURE}`);
      // The results stay for a minute.
      await expect.poll(runsFrom, LONG).toBe(chosen.trim());
      await painted();
      expect(await logged('update-started')).toMatchObject({ by: 'itself' });
      expect(await newestGameFile(data)).toBe(game);
      expect(await readFile(game)).toEqual(saved);
    });

  test('a newer version that ends at once is tried three times; then the one before it is back with the same game', async () => {
    const before = await folderOf(main());
    const pid = main();
    const game = await newestGameFile(data);
    const saved = await readFile(game);
    await install(packageIn('../worse'));
    await machine.must('rm', `/home/${USER}/${PICTURE}`);
    await expect.poll(() => running('/opt/headpin/').includes(pid), LONG).toBe(false);
    await painted();
    expect(await runsFrom()).toBe(before);
    await expect.poll(() => logged('update-failed'), SLOW).not.toBeNull();
    expect(await logged('update-failed')).toMatchObject({
      level: 'error',
      to: expect.stringContaining('+worse'),
    });
    expect(await readFile(game)).toEqual(saved);
    await close();
    // The menu entry does not try it again either, until the next login.
    await open();
    expect(await runsFrom()).toBe(before);
    await close();
    await machine.must('rm', `${LOGIN}/headpin-starts`);
    await install(packageIn('../next'));
  });

  test('a purge takes everything of the program and leaves the games', async () => {
    const before = await readdir(join(data, 'games'));
    await machine.must('apt-get', 'purge', '-y', '-qq', 'headpin');
    const elsewhere = ['/home', '/root'].flatMap((path) => ['-not', '-path', `${path}/*`]);
    const left = await machine.must('find', '/', '-xdev', '-name', '*headpin*', ...elsewhere);
    expect(left).toBe('');
    expect(await readdir(join(data, 'games'))).toEqual(before);
  });
});

test.describe('Debian 13', () => {
  onMachine('trixie');

  test('apt finds what the package needs under its names of today, and an ordinary user bowls', async () => {
    // A parser that knows the profile: a lane PC with AppArmor has one.
    await machine.must('apt-get', 'install', '-y', '-qq', 'apparmor');
    await install(packageIn('..'));
    await bowlStrikes(3);
    await close();
  });

  test('the AppArmor profile is put where the parser knows it, and goes with the package', async () => {
    const profile = join(machine.root, 'etc/apparmor.d/headpin');
    expect(await readFile(profile, 'utf8')).toContain('userns');
    await machine.must('apparmor_parser', '--skip-kernel-load', '--skip-cache', '/etc/apparmor.d/headpin');
    await machine.must('apt-get', 'remove', '-y', '-qq', 'headpin');
    expect(existsSync(profile)).toBe(false);
  });
});

/** A bare machine for the tests of a group. */
function onMachine(release: Release): void {
  test.beforeAll(async () => {
    machine = await BareMachine.make(await mkdtemp(join(tmpdir(), 'headpin-bare-')), release);
    data = join(machine.root, 'home', USER, '.config/Headpin');
    await machine.must('apt-get', 'update', '-qq');
    await machine.must('useradd', '--create-home', USER);
    await machine.must('install', '-d', '-m', '700', '-o', USER, LOGIN);
  });
  test.afterAll(async () => {
    await machine.end();
  });
}

/** Opens the program, names a bowler and bowls strikes. */
async function bowlStrikes(balls: number): Promise<void> {
  await open();
  for (const letter of 'pjs') hands('key', letter);
  await pressUntil('Return', 0);
  await pressUntil('x', balls);
  expect(await readFile(await newestGameFile(data), 'utf8')).toContain('"PJS"');
}

/** A package that was made, by its folder beside the unpacked program. */
function packageIn(folder: string): string {
  const [deb] = globSync('headpin_*.deb', { cwd: join(PACKAGED, folder) });
  if (deb === undefined) throw new Error(`there is no package in ${folder}`);
  return join(PACKAGED, folder, deb);
}

async function install(deb: string): Promise<void> {
  await copyFile(deb, join(machine.root, 'root/headpin.deb'));
  await machine.must(
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    'install',
    '-y',
    '-qq',
    '--allow-downgrades',
    '/root/headpin.deb',
  );
}

/** Starts the program as its menu entry does and waits for its first picture. */
async function open(more: Readonly<Record<string, string>> = {}): Promise<void> {
  const { DISPLAY = '', XAUTHORITY = '' } = process.env;
  const [cookie, picture] = ['.Xauthority', PICTURE].map((name) => `/home/${USER}/${name}`);
  if (cookie === undefined || picture === undefined) throw new Error('no places');
  const id = Number(await machine.must('id', '-u', USER));
  await copyFile(XAUTHORITY, join(machine.root, cookie));
  await chown(join(machine.root, cookie), id, id);
  await machine.must('rm', '-f', picture);
  const entry = await machine.read('usr/share/applications/headpin.desktop');
  const command = /^Exec=(.*)$/mu.exec(entry)?.[1] ?? '';
  const env = { DISPLAY, XAUTHORITY: cookie, HEADPIN_PICTURE: picture, XDG_RUNTIME_DIR: LOGIN, ...more };
  const started = machine.start(['sh', '-c', `cd; exec ${command}`], { user: USER, env });
  let output = '';
  started.stderr?.on('data', (chunk: unknown) => {
    output += String(chunk);
  });
  const painted = (): string | true => {
    if (started.exitCode !== null || started.signalCode !== null) throw new Error(`it ended: ${output}`);
    return existsSync(join(machine.root, picture)) || output;
  };
  await expect.poll(painted, SLOW).toBe(true);
}

/** Ends the program as a PC shutdown does. */
async function close(): Promise<void> {
  process.kill(main(), 'SIGTERM');
  await expect.poll(() => running('/opt/headpin/').length, SLOW).toBe(0);
}

/** The processes of the machine with this in their command line. */
function running(words: string): readonly number[] {
  return machine.processes().filter((pid) => commandOf(pid).includes(words));
}

/** The program's main process: the others have a type. */
function main(): number {
  const found = running('/opt/headpin/versions/').find(
    (pid) => !/--type=|chrome-sandbox|crashpad/u.test(commandOf(pid)),
  );
  if (found === undefined) throw new Error('the program does not run');
  return found;
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // It has just ended.
    return '';
  }
}

/** The folder of a process's executable, as the machine names it. */
async function folderOf(pid: number): Promise<string> {
  const path = await readlink(`/proc/${String(pid)}/exe`);
  return dirname(path.replace(machine.root, ''));
}

/** Waits for the picture of a first window. */
async function painted(): Promise<void> {
  await expect.poll(() => existsSync(join(machine.root, 'home', USER, PICTURE)), SLOW).toBe(true);
}

/** The newest line of the log about this event; null without one. */
async function logged(event: string): Promise<unknown> {
  const lines = (await readFile(join(data, 'log/headpin.log'), 'utf8')).trim().split('\n');
  return JSON.parse(lines.findLast((line) => line.includes(`"event":"${event}"`)) ?? 'null');
}

/** The folder of the version that runs; empty between two. */
async function runsFrom(): Promise<string> {
  try {
    return await folderOf(main());
  } catch {
    return '';
  }
}

function hands(...asked: readonly string[]): void {
  const { status, stderr } = spawnSync('xdotool', asked, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`xdotool ${asked.join(' ')}: ${stderr}`);
}

/** Presses a key once for each change that is to be saved, and again where it did not count, as users do. */
async function pressUntil(key: string, generation: number): Promise<void> {
  const saved = async (): Promise<number> => savedGeneration(data).catch(() => -1);
  for (let have = await saved(); have < generation; have = await saved()) {
    await wait(APART);
    hands('key', key);
    const counted = expect.poll(saved, { timeout: PATIENCE }).toBeGreaterThan(have);
    await counted.catch(() => undefined);
  }
  expect(await saved()).toBe(generation);
}
