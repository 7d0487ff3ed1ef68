import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { checkCopies } from '../saves/check/check-copies.ts';
import { everythingIn, laneFolder, ON_BOARD } from '../saves/check/testing/lane-folder.testing.ts';
import { copyData } from '../saves/copy/data-copy.ts';
import { NodeDisk } from '../saves/disk/node-disk.ts';
import { tempFolder } from '../saves/games/testing/folder.testing.ts';
import { CHECK_TEXT } from '../text/terminal/check.ts';
import { LANGUAGES } from '../text/language.ts';
import { defaultFolder, runCheck } from './check/program.ts';
import { Output } from './output.ts';

const PROGRAM = fileURLToPath(new URL('check.ts', import.meta.url));

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly complaint: string;
}

/** A PC without a display. */
const ENVIRONMENT = { PATH: process.env['PATH'], HOME: '/nowhere' };

/** Runs the check to its end, in a process of its own. */
function checkedByProcess(...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...args], { env: ENVIRONMENT }, (error, out, complaint) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, complaint });
    });
  });
}

/** The same in this process, which takes a tenth of the time. */
async function checked(...args: readonly string[]): Promise<Ended> {
  const streams = [new PassThrough(), new PassThrough()] as const;
  const texts = Promise.all(streams.map((stream) => text(stream)));
  const [screen, errors] = [new Output(streams[0]), new Output(streams[1])];
  const code = await runCheck(args, { screen, errors, environment: ENVIRONMENT });
  for (const stream of streams) stream.end();
  const [out = '', complaint = ''] = await texts;
  return { code, out, complaint };
}

/** A copy of a lane's folder, made as the program makes it. */
async function copyOf(data: string): Promise<string> {
  const to = await tempFolder();
  const clock = (): string => '2026-11-22T04:00:00.000Z';
  const job = { disk: new NodeDisk(), from: data, to, clock, stopped: () => false };
  expect(await copyData(job)).toMatchObject({ ok: true });
  return to;
}

describe('the check on the command line', () => {
  test('says what a whole folder holds and ends with 0', async () => {
    const data = await laneFolder();
    const before = await everythingIn(data);
    const { code, out } = await checkedByProcess('--data', data);
    expect(code).toBe(0);
    expect(out).toContain('Games       1 running, 0 over, 0 stopped');
    expect(out).toContain('Past games  2 in 1 month, 0 deleted');
    expect(out).toMatch(/\nEverything is whole\.\n$/u);
    expect(await everythingIn(data)).toEqual(before);
  });

  test('ends with 1 for what Headpin heals, with 2 for damage, with 3 for what it cannot check', async () => {
    const data = await laneFolder();
    await writeFile(join(data, `${ON_BOARD}.0a1b2c3d.tmp`), '');
    expect(await checked('--data', data)).toMatchObject({ code: 1 });
    await writeFile(join(data, ON_BOARD), 'damaged');
    const { code, out } = await checked('--data', data);
    expect(code).toBe(2);
    expect(out).toContain(`DAMAGE  ${ON_BOARD}\n    The newest save of this game is damaged.`);
    expect(await checked('--data', join(data, 'nowhere'))).toMatchObject({ code: 3, out: '' });
    expect(await checkedByProcess('--bingo')).toMatchObject({ code: 3, out: '' });
  });

  test('answers other programs in JSON', async () => {
    const data = await laneFolder();
    await writeFile(join(data, 'settings.json'), 'damaged', { mode: 0o600 });
    const { out, code } = await checked('--json', '--data', data, '--repair');
    expect(JSON.parse(out)).toMatchObject({
      ...{ file: 'headpin-check', version: 1, folder: data, verdict: 'whole', moved: ['settings.json'] },
      ...{ held: { kind: 'nobody' }, counts: { running: 1, archived: 2, quarantined: 1 }, findings: [] },
    });
    expect(code).toBe(0);
  });

  test('reads every file of a second copy and compares it', async () => {
    const data = await laneFolder();
    const copy = await copyOf(data);
    const whole = await checked('--data', data, '--copy', copy);
    expect(whole.out).toMatch(/Copy +\S+[/\\]a: whole, made 2026-11-22T04:00:00\.000Z, \d+ files\n/u);
    expect(whole.code).toBe(0);
    await writeFile(join(copy, 'a', ON_BOARD), 'damaged');
    expect(await checkCopies(new NodeDisk(), copy)).toMatchObject({
      found: [{ code: 'copy-broken' }, { code: 'no-whole-copy' }],
    });
    expect(await checked('--data', data, '--copy', copy)).toMatchObject({ code: 2 });
  });

  test('follows a link to the folder, as Headpin does', async () => {
    const data = await laneFolder();
    const link = join(await tempFolder(), 'link');
    await symlink(data, link);
    expect(await checked('--data', link)).toMatchObject({ code: 0 });
    expect(await checked('--data', link, '--repair')).toMatchObject({ code: 0 });
  });

  test('gives a terminal no order that stands in the name of a file', async () => {
    const data = await laneFolder();
    await writeFile(join(data, 'a\u001B[2J\u009B1;1H\u202EEverything is whole.\n'), '');
    const { out } = await checked('--data', data);
    expect(out).toContain('a\uFFFD[2J\uFFFD1;1H\uFFFDEverything is whole.\uFFFD\n');
  });

  test('repairs the lane’s folder for root too, and what it makes there is the lane’s', async (context) => {
    context.skip(process.getuid?.() !== 0, 'only root can repair for another account');
    // Where an account without rights can go, unlike the folder of a test run.
    const data = await mkdtemp('/var/tmp/headpin-lane-');
    onTestFinished(() => rm(data, { recursive: true }));
    await cp(await laneFolder(), data, { recursive: true });
    await writeFile(join(data, ON_BOARD), 'damaged');
    execFileSync('chown', ['-R', '1234:1235', data]);
    expect(await checkedByProcess('--data', data, '--repair')).toMatchObject({ code: 1 });
    const owners = (await readdir(data)).map(async (name) => {
      const { uid, gid } = await stat(join(data, name));
      return `${name} ${String(uid)}:${String(gid)}`;
    });
    const found = await Promise.all(owners);
    expect(found.filter((owner) => !owner.endsWith(' 1234:1235'))).toEqual([]);
    expect(found).toContain('quarantine 1234:1235');
  });

  test('says why it repaired nothing: a lock of somebody who gives no sign, a name that no disk takes', async () => {
    const data = await laneFolder();
    const lock = { kind: 'console', pid: 1, start: null, boot: null, nonce: 'of an early Headpin' };
    await writeFile(join(data, 'lock'), JSON.stringify(lock));
    const unclear = await checked('--data', data, '--repair');
    expect(unclear).toMatchObject({ code: 3, out: '' });
    expect(unclear.complaint).toContain('asks staff');
    const nowhere = await checked('--data', join(data, 'x'.repeat(300)), '--repair');
    expect(nowhere).toMatchObject({ code: 3, out: '' });
    expect(nowhere.complaint).toContain('could not be checked');
  });

  test.each(LANGUAGES)('speaks to staff in %s', async (language) => {
    const data = await laneFolder();
    await writeFile(join(data, 'notes.txt'), '');
    const { out, code } = await checked('--data', data, '--lang', language);
    expect(code).toBe(1);
    expect(out).toContain(`notes.txt\n    ${CHECK_TEXT[language].findings.unknown}\n\n`);
    expect(out.endsWith(`${CHECK_TEXT[language].verdicts.told}\n`)).toBe(true);
  });

  test.each([
    ['linux', { XDG_CONFIG_HOME: '/etc/lane' }, join('/etc/lane', 'Headpin')],
    ['linux', { XDG_CONFIG_HOME: '' }, join(homedir(), '.config', 'Headpin')],
    ['win32', { APPDATA: 'C:/Lane' }, join('C:/Lane', 'Headpin')],
    ['win32', { APPDATA: '' }, join(homedir(), 'AppData', 'Roaming', 'Headpin')],
  ] as const)('takes the folder that Headpin takes on %s', (platform, environment, folder) => {
    expect(defaultFolder(platform, environment)).toBe(folder);
  });
});
