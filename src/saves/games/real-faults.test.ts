import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test, type TestContext } from 'vitest';
import { generationOf } from '../../core/game/game.ts';
import { saveDurably } from '../disk/durable-file.ts';
import { namesIn, tempFolder } from './testing/folder.testing.ts';
import { GamesFolder } from './games-folder.ts';
import { takeLock } from '../lock/lock.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { TODAY } from '../../core/testing/share.testing.ts';

/** `npm run torture` makes forty more, and hundreds at length. */
const KILLS = TODAY === null ? 30 : 12;

const isRoot = process.getuid?.() === 0;

const saidOfSize = v.object({
  size: v.number(),
  before: v.object({ ok: v.boolean() }),
  answer: v.object({ ok: v.boolean(), error: v.optional(v.unknown()) }),
  there: v.number(),
  names: v.array(v.string()),
});

/** The path of a script for a process of its own. */
function script(name: string): string {
  return join(import.meta.dirname, 'testing', name);
}

test(`after ${String(KILLS)} kills at random moments every acknowledged ball is there, and nothing is torn`, async () => {
  const data = await tempFolder();
  let interrupted = 0;
  let reached = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = spawn(process.execPath, [script('save-loop.testing.ts'), data]);
    onTestFinished(() => void child.kill('SIGKILL'));
    const said = text(child.stdout);
    await once(child.stdout, 'readable');
    setTimeout(() => child.kill('SIGKILL'), Math.random() * 30);
    // The last line may be truncated; only a whole one is an acknowledgement.
    const acknowledged = Number((await said).split('\n').at(-2));

    const leftOver = (await readdir(join(data, 'games'))).some((name) => name.endsWith('.tmp'));
    const opened = await new GamesFolder(new NodeDisk(), data).open();
    if (!opened.ok || opened.value.resume === null) expect.fail('no game to resume');
    expect(opened.value.notices.map(({ kind }) => kind)).toEqual([]);
    reached = generationOf(opened.value.resume.game);
    expect([acknowledged, acknowledged + 1]).toContain(reached);
    if (leftOver || reached > acknowledged) interrupted += 1;
  }
  expect(reached).toBeGreaterThanOrEqual(KILLS);
  expect(interrupted).toBeGreaterThan(0);
});

describe('a disk that takes no more', () => {
  test('a file may not grow: disk-full, the old file whole, nothing left over', async () => {
    const folder = await tempFolder();
    const command = `ulimit -f 8 && exec "$0" "$@"`;
    const args = [script('save-sizes.testing.ts'), folder, '3000', '9000', '250'];
    // The limit would also end Node when it writes its compile cache.
    const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' };
    const said = execFileSync('sh', ['-c', command, process.execPath, ...args], { encoding: 'utf8', env });
    const lines = said.trim().split('\n');
    let full = 0;
    for (const line of lines) {
      const { size, before, answer, there, names } = v.parse(saidOfSize, JSON.parse(line));
      expect([before.ok, names]).toEqual([true, ['game.json', 'game.json.prev']]);
      expect(there).toBe(answer.ok ? size : 10);
      if (answer.ok) continue;
      full += 1;
      expect(answer.error).toEqual({ trouble: 'disk-full', mayBeInPlace: false });
    }
    expect(full).toBeGreaterThan(0);
    expect(full).toBeLessThan(lines.length);
  });

  test('full at any page: disk-full, the old file intact, and it continues when there is room', async (context) => {
    const folder = await smallDisk(context);
    const path = join(folder, 'game.json');
    const disk = new NodeDisk();
    let full = 0;
    for (let pages = 0; pages <= 16; pages += 1) {
      await saveDurably(disk, path, new Uint8Array(5_000).fill(65), 'keep');
      await writeFile(join(folder, 'filler'), new Uint8Array(pages * 4096)).catch(() => null);
      const answer = await saveDurably(disk, path, new Uint8Array(9_000).fill(66), 'keep');
      if (!answer.ok) {
        full += 1;
        expect(answer.error).toEqual({ trouble: 'disk-full', mayBeInPlace: false });
      }
      const there = await readFile(path);
      expect([there.length, there[0]]).toEqual(answer.ok ? [9_000, 66] : [5_000, 65]);
      expect(await namesIn(folder)).toEqual(['filler', 'game.json', 'game.json.prev']);
      await rm(join(folder, 'filler'));
      expect((await saveDurably(disk, path, new Uint8Array(9_000), 'keep')).ok).toBe(true);
    }
    expect(full).toBeGreaterThan(0);
  });
});

describe('a data folder that may not be written', () => {
  test('on a disk that became read-only', async (context) => {
    const folder = await smallDisk(context);
    const path = join(folder, 'game.json');
    await saveDurably(new NodeDisk(), path, new Uint8Array(100), 'keep');
    execFileSync('mount', ['-o', 'remount,ro', folder]);
    const failure = { trouble: 'read-only', mayBeInPlace: false };
    expect(await saveDurably(new NodeDisk(), path, new Uint8Array(50), 'keep')).toEqual({
      ok: false,
      error: failure,
    });
    expect((await readFile(path)).length).toBe(100);
    const refusal = { code: 'trouble', trouble: 'read-only' };
    expect(await takeLock(new NodeDisk(), folder, 'program')).toEqual({ ok: false, error: refusal });
    expect(await new GamesFolder(new NodeDisk(), folder).open()).toEqual({ ok: false, error: 'read-only' });
  });

  test('by this user', async (context) => {
    if (isRoot) context.skip('root may write everywhere');
    const folder = await tempFolder();
    const path = join(folder, 'game.json');
    await saveDurably(new NodeDisk(), path, new Uint8Array(100), 'keep');
    await chmod(folder, 0o500);
    onTestFinished(() => chmod(folder, 0o700));
    const failure = { trouble: 'not-allowed', mayBeInPlace: false };
    expect(await saveDurably(new NodeDisk(), path, new Uint8Array(50), 'keep')).toEqual({
      ok: false,
      error: failure,
    });
    expect((await readFile(path)).length).toBe(100);
    const refusal = { code: 'trouble', trouble: 'not-allowed' };
    expect(await takeLock(new NodeDisk(), folder, 'program')).toEqual({ ok: false, error: refusal });
  });
});

/** A disk of 64 KiB, if this user may mount one. */
async function smallDisk(context: TestContext): Promise<string> {
  if (!isRoot) context.skip('needs root');
  const folder = await tempFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'headpin-test', folder], { stdio: 'pipe' });
  } catch {
    context.skip('mounting is not allowed here');
  }
  onTestFinished(() => {
    execFileSync('umount', [folder]);
  });
  return folder;
}
