/** Games from sticks and the import folder, with real folders, real files and a real thread. */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ImportReport, ImportSource } from '../../contract/contract.ts';
import { makeGameLine } from '../../saves/archive/archived-line.ts';
import { copyData } from '../../saves/copy/data-copy.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { plugIn } from '../../saves/games/testing/stick.testing.ts';
import type { AddLines } from '../../saves/imports/batch.ts';
import {
  bytesOf,
  foreign,
  gamesOf,
  laneWith,
  putInGames,
  type Lane,
} from '../../saves/imports/testing/lane.testing.ts';
import type { GameRecord } from '../../saves/record/game-record.ts';
import { newId } from '../../saves/record/new-id.ts';
import { colourfulGame, gameOfMisses, NOON, recordOf } from '../../saves/record/testing/game.testing.ts';
import { FoundSources } from './found-sources.ts';
import { Imports } from './imports.ts';
import { importReadingIn } from './reading/import-reading.ts';

const OURS = recordOf(gameOfMisses(7), 12);
const THEIRS = foreign(colourfulGame(), 3);
const THREAD = new URL('reading/worker.ts', import.meta.url);

interface House {
  readonly lane: Lane;
  readonly imports: Imports;
  readonly sticks: string[];
}

interface Staged {
  readonly erased?: string[];
  /** Who is erased after the thread has read the games, and before they are added. */
  readonly late?: readonly { readonly bowler: string }[];
  readonly add?: (add: AddLines) => AddLines;
  readonly thread?: string | URL;
  readonly limit?: number;
}

async function house(ours: readonly GameRecord[] = [OURS], staged: Staged = {}): Promise<House> {
  const lane = await laneWith(...ours);
  const sticks: string[] = [];
  const { disk, data, archive } = lane;
  const add: AddLines = async ({ month, lines }) => {
    const added = await archive.addLines(month, lines);
    return added.ok ? null : added.error;
  };
  const imports = new Imports({
    ...{
      path: data,
      origin: { current: () => ({ origin: 'a'.repeat(24) }) },
      newId,
      erased: () => new Set(staged.erased),
    },
    sources: new FoundSources({ disk, path: data, newId, sticks: () => Promise.resolve(sticks) }),
    reading: importReadingIn(staged.thread ?? THREAD, staged.limit),
    games: {
      takeIn: (ready) => {
        for (const { bowler } of staged.late ?? []) staged.erased?.push(bowler);
        return (staged.add?.(add) ?? add)(ready());
      },
    },
  });
  return { lane, imports, sticks };
}

async function put(folder: string, files: Readonly<Record<string, string>>): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

async function readAll({ imports }: House): Promise<ImportReport> {
  const { sources } = await imports.sources();
  const report = await imports.read(sources.map(({ id }) => id));
  if (!report.ok) expect.fail(report.error.code);
  return report.value;
}

const about = ({ name, kind, place }: ImportSource): string => `${kind} ${name} ${place.kind}`;

describe('what staff are shown', () => {
  test('are files, data folders and second copies on sticks and in the import folder; links, pipes and others are not', async () => {
    const all = await house();
    const import_ = await put(join(all.lane.data, 'import'), {
      'games.jsonl': '',
      'notes.doc': '',
      'paper.txt': '',
    });
    await symlink('/etc/passwd', join(import_, 'link.json'));
    execFileSync('mkfifo', [join(import_, 'pipe.json')]);
    const stick = join(await tempFolder(), 'KINGSTON');
    const other = await laneWith(THEIRS);
    await cp(other.data, join(stick, 'lane 9'), { recursive: true });
    await mkdir(join(stick, 'holiday pictures'));
    all.sticks.push(stick);
    const { sources } = await all.imports.sources();
    expect(sources.map(about)).toEqual([
      'folder lane 9 stick',
      'file games.jsonl import-folder',
      'file paper.txt import-folder',
    ]);
    expect(JSON.stringify(sources)).not.toContain(all.lane.data);
  });

  test('are gone once main looked again, and no path names one', async () => {
    const all = await house();
    await put(join(all.lane.data, 'import'), { 'games.jsonl': makeGameLine(THEIRS) });
    const { sources } = await all.imports.sources();
    await all.imports.sources();
    const none = { ok: false, error: { code: 'no-such-file' } };
    expect(await all.imports.read(sources.map(({ id }) => id))).toEqual(none);
    expect(await all.imports.add(newId(), [])).toEqual(none);
  });
});

describe('games that were read', () => {
  test('are added once staff say so, and the second time nothing changes', async () => {
    const all = await house();
    await put(join(all.lane.data, 'import'), { 'games.jsonl': makeGameLine(THEIRS) + makeGameLine(OURS) });
    const before = await bytesOf(all.lane);
    const look = await readAll(all);
    expect(look).toMatchObject({ isAdded: false, fresh: 1, here: 1, names: ['PJS', '김영준'] });
    expect(await bytesOf(all.lane)).toBe(before);
    expect(await all.imports.add(look.look, [])).toMatchObject({
      value: { isAdded: true, fresh: 1, here: 1 },
    });
    expect([...(await gamesOf(all.lane)).keys()]).toEqual([THEIRS.id, OURS.id]);
    const after = await bytesOf(all.lane);
    expect(await all.imports.add(look.look, [])).toMatchObject({ value: { fresh: 0, here: 2 } });
    expect(await bytesOf(all.lane)).toBe(after);
  });

  test('come from a data folder on a stick, those that are still in its games/ too', async () => {
    const all = await house();
    const other = await laneWith(THEIRS);
    await putInGames(other, foreign(gameOfMisses(5), 4, 'e'.repeat(24)));
    all.sticks.push(other.data);
    const look = await readAll(all);
    expect(look).toMatchObject({ fresh: 2, skipped: [] });
    await all.imports.add(look.look, []);
    expect((await gamesOf(all.lane)).size).toBe(3);
  });

  test('come from the newer copy of a second copy', async () => {
    const all = await house();
    const other = await laneWith(THEIRS);
    const stick = await tempFolder();
    const to = await put(join(stick, 'headpin-copy-0a1b2c3d'), {});
    const job = { disk: other.disk, from: other.data, to, clock: () => NOON, stopped: () => false };
    expect(await copyData(job)).toMatchObject({ ok: true });
    await other.archive.add([foreign(gameOfMisses(5), 4, 'e'.repeat(24))]);
    expect(await copyData(job)).toMatchObject({ ok: true });
    all.sticks.push(stick);
    expect((await all.imports.sources()).sources.map(about)).toEqual(['folder headpin-copy-0a1b2c3d stick']);
    expect(await readAll(all)).toMatchObject({ fresh: 2, skipped: [] });
  });

  test('lose the names of bowlers who were erased here', async () => {
    const erased = THEIRS.game.setup.players.map(({ bowler }) => bowler);
    const all = await house([OURS], { erased });
    await put(join(all.lane.data, 'import'), { 'games.jsonl': makeGameLine(THEIRS) });
    const { look } = await readAll(all);
    await all.imports.add(look, []);
    expect(await bytesOf(all.lane)).not.toContain('김영준');
  });

  test('lose the name of a bowler who is erased while the import runs', async () => {
    const erased: string[] = [];
    const all: House = await house([OURS], { erased, late: THEIRS.game.setup.players });
    await put(join(all.lane.data, 'import'), { 'games.jsonl': makeGameLine(THEIRS) });
    const { look } = await readAll(all);
    await all.imports.add(look, []);
    expect((await gamesOf(all.lane)).has(THEIRS.id)).toBe(true);
    expect(await bytesOf(all.lane)).not.toContain('김영준');
  });

  test('are whole when the stick is pulled out before they are added', async () => {
    const all = await house();
    const stick = await put(join(await tempFolder(), 'STICK'), { 'games.jsonl': makeGameLine(THEIRS) });
    all.sticks.push(stick);
    const look = await readAll(all);
    await rename(stick, `${stick} out`);
    expect(await all.imports.add(look.look, [])).toMatchObject({
      value: { fresh: 0, skipped: [{ reason: 'unreadable', file: 'games.jsonl' }] },
    });
    expect((await gamesOf(all.lane)).size).toBe(1);
  });

  test('are whole when the stick is pulled out in the middle, and the next import adds the rest', async (context) => {
    const stick = await plugIn(context, '8m');
    const games = Array.from({ length: 300 }, (_none, place) =>
      foreign(colourfulGame(), place + 1, place.toString(16).padStart(24, '0')),
    );
    const files = {
      'a.jsonl': games.slice(0, 200).map(makeGameLine).join(''),
      'b.jsonl': games.slice(200).map(makeGameLine).join(''),
    };
    await put(stick.folder, files);
    const all = await house([OURS], {
      add: (add) => (lines) => {
        stick.pullOut();
        return add(lines);
      },
    });
    all.sticks.push(stick.folder);
    const look = await readAll(all);
    expect(look).toMatchObject({ fresh: 300, skipped: [] });
    const added = await all.imports.add(look.look, []);
    if (!added.ok) expect.fail(added.error.code);
    const { fresh, skipped } = added.value;
    expect(fresh).toBeGreaterThan(0);
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set(['unreadable']));
    // Games that are not added are listed: each game, and a file of which none was read.
    expect(skipped.some(({ file }) => file === 'b.jsonl')).toBe(true);
    expect((await gamesOf(all.lane)).size).toBe(1 + fresh);
    await put(stick.folder, files);
    const again = await readAll(all);
    expect(await all.imports.add(again.look, [])).toMatchObject({ value: { skipped: [] } });
    expect((await gamesOf(all.lane)).size).toBe(301);
  });

  test('of a thousand games are added batch by batch, and a stop in the middle leaves whole ones', async () => {
    const games = Array.from({ length: 1_000 }, (_none, place) =>
      foreign(colourfulGame(), place + 1, place.toString(16).padStart(24, '0')),
    );
    let batches = 0;
    const all: House = await house([OURS], {
      add: (add) => async (lines) => {
        batches += 1;
        if (batches === 3) all.imports.stop();
        return add(lines);
      },
    });
    await put(join(all.lane.data, 'import'), { 'games.jsonl': games.map(makeGameLine).join('') });
    const look = await readAll(all);
    expect(look.fresh).toBe(1_000);
    expect(await all.imports.add(look.look, [])).toEqual({ ok: false, error: { code: 'reading-ended' } });
    const half = (await gamesOf(all.lane)).size;
    expect(half).toBeGreaterThan(100);
    expect(half).toBeLessThan(1_000);
    // The next import adds the rest.
    expect(await all.imports.add(look.look, [])).toMatchObject({
      value: { fresh: 1_001 - half, here: half - 1 },
    });
    expect((await gamesOf(all.lane)).size).toBe(1_001);
  });
});

describe('a thread that reads', () => {
  const doing = async (code: string): Promise<string> => {
    const path = join(await tempFolder(), 'worker.mjs');
    await writeFile(path, code);
    return path;
  };

  test.each([
    ['falls silent', 'setInterval(() => undefined, 1000);'],
    ['turns for ever', 'for (;;);'],
    ['throws', 'throw new Error("a bug");'],
    ['takes too much memory', 'const all = []; for (;;) all.push(new Array(1e6).fill({}));'],
  ])('and %s is ended, and nothing is added', async (_what, code) => {
    const all = await house([OURS], { thread: await doing(code), limit: 800 });
    await put(join(all.lane.data, 'import'), { 'games.jsonl': makeGameLine(THEIRS) });
    const before = await bytesOf(all.lane);
    const { sources } = await all.imports.sources();
    expect(await all.imports.read(sources.map(({ id }) => id))).toEqual({
      ok: false,
      error: { code: 'reading-ended' },
    });
    expect(await bytesOf(all.lane)).toBe(before);
  });

  test('and throws is logged once with its stack', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => {
      written.mockRestore();
    });
    const all = await house([OURS], { thread: await doing('throw new Error("a bug");') });
    await put(join(all.lane.data, 'import'), { 'games.jsonl': makeGameLine(THEIRS) });
    const { sources } = await all.imports.sources();
    await all.imports.read(sources.map(({ id }) => id));
    expect(written.mock.calls.map(([line]) => String(line))).toEqual([
      expect.stringMatching(/Error: a bug\n {4}at /u),
    ]);
  });

  test('is ended when the program ends', async () => {
    const all = await house([OURS], { thread: await doing('setInterval(() => undefined, 1000);') });
    await put(join(all.lane.data, 'import'), { 'games.jsonl': makeGameLine(THEIRS) });
    const { sources } = await all.imports.sources();
    const reading = all.imports.read(sources.map(({ id }) => id));
    const ended = all.imports.end();
    expect(await reading).toEqual({ ok: false, error: { code: 'reading-ended' } });
    await ended;
  });
});
