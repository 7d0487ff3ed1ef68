import { ANY_GAME } from '../../contract/contract.ts';
import { appendFile, mkdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../core/game/game.ts';
import type { Disk } from '../disk/disk.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder, tidied } from './testing/folder.testing.ts';
import {
  NOON,
  ball,
  colourfulGame,
  freshGame,
  gameOfMisses,
  played,
  recordOf,
} from '../record/testing/game.testing.ts';
import { makeRecord } from '../record/game-record.ts';
import { RECORD_VERSION } from '../record/migrations.ts';
import type { OpenedGames } from './first-reading.ts';
import { GamesFolder } from './games-folder.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { gameStatusOf } from './game-status.ts';
import { sealLine, sealText } from '../record/sealed-text.ts';

/** The version of a program that is newer than this one. */
const NEWER = RECORD_VERSION + 1;

/** Opens a data folder's games as a start does. */
async function open(
  data: string,
  disk: Disk = new NodeDisk(),
): Promise<OpenedGames & { folder: GamesFolder }> {
  const folder = new GamesFolder(disk, data);
  const opened = await folder.open();
  if (!opened.ok) expect.fail(opened.error);
  return { ...opened.value, folder };
}

/** A data folder with these games, counted from 1. */
async function holding(...games: readonly Game[]): Promise<string> {
  const data = await tempFolder();
  const { folder } = await open(data);
  for (const [index, game] of games.entries()) await folder.save(recordOf(game, index + 1));
  return data;
}

const running = gameOfMisses(3);
const over = gameOfMisses(20);
const stopped = played(running, [{ kind: 'stop' }]);
const FILE = 'g000001-0a1b2c.json';

describe('at start', () => {
  test('an empty folder is made, and holds nothing', async () => {
    const data = join(await tempFolder(), 'new', 'data');
    const { notices, resume, folder } = await open(data);
    expect({ notices, resume, games: folder.games() }).toEqual({ notices: [], resume: null, games: [] });
    expect(await namesIn(data)).toEqual(['games']);
  });

  test('a running game resumes where it stopped', async () => {
    const { notices, resume } = await open(await holding(colourfulGame()));
    expect(resume?.game).toEqual(colourfulGame());
    expect(notices).toEqual([]);
  });

  test('of two running games the newer one resumes, in whatever order the disk lists them', async () => {
    const data = await holding(running, running, over);
    for (const order of [1, -1]) {
      const disk = new NodeDisk();
      disk.list = async (path) =>
        (await namesIn(path)).toSorted((one, other) => order * (one < other ? -1 : 1));
      const opened = await new GamesFolder(disk, data).open();
      expect(opened.ok && opened.value.resume?.counter).toBe(2);
    }
  });

  test('when none runs, the newest is shown if it is over, and nothing if it was stopped', async () => {
    expect((await open(await holding(stopped, over))).resume?.counter).toBe(2);
    expect((await open(await holding(over, stopped))).resume).toBeNull();
  });

  test('games are listed newest first, by their counter and not by the clock', async () => {
    const { folder } = await open(await holding(over, stopped, running));
    expect(folder.games().map(({ id, phase, scores }) => [id, phase, scores])).toEqual([
      ['g000003-0a1b2c', 'running', [0]],
      ['g000002-0a1b2c', 'stopped', [0]],
      ['g000001-0a1b2c', 'over', [0]],
    ]);
    expect(folder.games()[0]).toMatchObject({ lane: 7, gameNumber: 1, names: ['PJS'] });
  });

  test('the next id continues from the highest counter ever used, readable or not', async () => {
    const data = await holding(over);
    await writeFile(join(data, 'games', 'g000041-abcdef.json'), 'garbage');
    const { folder } = await open(data);
    expect(folder.highest).toBe(41);
    expect(folder.nextName().counter).toBe(42);
    expect(folder.nextName().id).toMatch(/^g000042-[0-9a-f]{24}$/u);
  });

  test('an id without a saved game is used again', async () => {
    const { folder } = await open(await holding(over));
    const name = folder.nextName();
    expect(folder.nextName().counter).toBe(name.counter);
    await folder.save({ ...name, savedAt: NOON, game: freshGame(['PJS']) });
    expect([folder.highest, folder.nextName().counter]).toEqual([name.counter, name.counter + 1]);
  });

  test('a game refused by the disk uses no id; one that may be there uses it', async () => {
    const disk = new FailingDisk();
    const folder = new GamesFolder(disk, await tempFolder());
    expect((await folder.open()).ok).toBe(true);
    const refused = async (call: string): Promise<number> => {
      disk.fails = (one) => (one === call ? 'ENOSPC' : null);
      const saved = await folder.save({ ...folder.nextName(), savedAt: NOON, game: freshGame(['PJS']) });
      expect(saved.ok).toBe(false);
      return folder.highest;
    };
    expect(await refused('create')).toBe(0);
    expect(await refused('syncFolder')).toBe(1);
  });

  test('leftovers of an interrupted save are removed after the start; foreign files stay', async () => {
    const data = await holding(over);
    const games = join(data, 'games');
    for (const name of [`${FILE}.0a1b2c3d.tmp`, `${FILE}.prev.tmp`, 'notes.txt', 'notes.txt.0a1b2c3d.tmp'])
      await writeFile(join(games, name), '');
    const { notices, folder } = await open(data);
    expect(notices).toEqual([]);
    await tidied(folder);
    expect(await namesIn(games)).toEqual([FILE, 'notes.txt', 'notes.txt.0a1b2c3d.tmp']);
  });
});

describe('a file that cannot be read', () => {
  test('is quarantined unchanged, and the earlier generation is used', async () => {
    const data = await holding(gameOfMisses(2));
    await (await open(data)).folder.save(recordOf(gameOfMisses(3)));
    const torn = (await readFile(join(data, 'games', FILE))).subarray(0, 300);
    await writeFile(join(data, 'games', FILE), torn);

    const { notices, resume, folder } = await open(data);
    expect(resume?.game).toEqual(gameOfMisses(2));
    expect(notices).toEqual([{ kind: 'set-aside', file: FILE, recovered: gameStatusOf(gameOfMisses(2)) }]);
    expect(await namesIn(join(data, 'games'))).toEqual([`${FILE}.prev`]);
    const [aside = ''] = await namesIn(join(data, 'quarantine'));
    expect(aside).toMatch(/^g000001-0a1b2c\.json\.[0-9a-f]{16}$/u);
    expect(await readFile(join(data, 'quarantine', aside))).toEqual(torn);

    expect((await folder.save(recordOf(gameOfMisses(3)))).ok).toBe(true);
    const again = await open(data);
    expect(again.resume?.game).toEqual(gameOfMisses(3));
    expect(again.notices).toEqual([]);
  });

  test('both generations unreadable: both are quarantined, and the other games are usable', async () => {
    const data = await holding(over, running);
    await writeFile(join(data, 'games', FILE), new Uint8Array(500));
    await writeFile(join(data, 'games', `${FILE}.prev`), '');
    const { notices, folder } = await open(data);
    expect(notices).toEqual([{ kind: 'set-aside', file: FILE, recovered: null }]);
    expect(folder.games().map(({ id }) => id)).toEqual(['g000002-0a1b2c']);
    expect(await namesIn(join(data, 'quarantine'))).toHaveLength(2);
  });

  test('a game under another id does not count as that game', async () => {
    const data = await holding(over);
    await writeFile(join(data, 'games', 'g000002-ffffff.json'), makeRecord(recordOf(over)));
    expect((await open(data)).notices).toEqual([
      { kind: 'set-aside', file: 'g000002-ffffff.json', recovered: null },
    ]);
  });

  const strange: Record<string, (path: string) => Promise<void>> = {
    'a FIFO': (path) => {
      execFileSync('mkfifo', [path]);
      return Promise.resolve();
    },
    'a link to a good game': (path) => symlink(`${path.slice(0, -FILE.length)}../good.json`, path),
    'a link to a device': (path) => symlink('/dev/zero', path),
    'a folder': (path) => mkdir(path),
    'a file of 2 GB': async (path) => {
      await writeFile(path, '');
      await truncate(path, 2 * 1024 ** 3);
    },
  };
  test.each(Object.entries(strange))('%s is never opened: it is quarantined', async (_, make) => {
    const data = await tempFolder();
    await writeFile(join(data, 'good.json'), makeRecord(recordOf(over)));
    await mkdir(join(data, 'games'));
    await make(join(data, 'games', FILE));
    const disk = new FailingDisk();
    const opened = await new GamesFolder(disk, data).open();
    expect(opened.ok && opened.value.notices).toEqual([{ kind: 'set-aside', file: FILE, recovered: null }]);
    expect(disk.calls).not.toContain('read');
    expect(await namesIn(join(data, 'games'))).toEqual([]);
    expect(await namesIn(join(data, 'quarantine'))).toHaveLength(1);
  });

  test('when it cannot be moved the folder is not used: the next save would write over it', async () => {
    const data = await holding(over);
    await writeFile(join(data, 'games', FILE), 'garbage');
    const disk = new FailingDisk();
    disk.fails = (call) => (call === 'rename' ? 'EROFS' : null);
    expect(await new GamesFolder(disk, data).open()).toEqual({ ok: false, error: 'read-only' });
    expect(await readFile(join(data, 'games', FILE), 'utf8')).toBe('garbage');
  });
});

describe('a newer program’s game', () => {
  const SHEET = ['KYJ: X 9/ = 20', 'Zoë: 9- = 9'];
  const BEGUN = '2026-11-01T12:00:00.000Z';
  const newer = sealText('headpin-game', NEWER, [
    ['setup', `{"startedAt":"${BEGUN}","players":[{"name":"not from here"}]}`],
    ['sheet', JSON.stringify(SHEET)],
  ]);
  const listed = { id: 'g000001-0a1b2c', phase: 'newer', startedAt: BEGUN, names: ['KYJ', 'Zoë'] };
  const ALL = { ...ANY_GAME, before: null, count: 50 };

  test('is listed in its place and found by its names, and gives its sheet text alone', async () => {
    const data = await holding(running, over);
    await writeFile(join(data, 'games', FILE), newer);
    const { folder, resume } = await open(data);
    expect(resume?.counter).toBe(2);
    expect((await folder.found.page(ALL)).games).toMatchObject([{ phase: 'over' }, listed]);
    expect((await folder.found.page({ ...ALL, name: 'zo' })).games).toEqual([listed]);
    expect((await folder.found.page({ ...ALL, name: 'here' })).games).toEqual([]);
    expect(await folder.newer(listed.id)).toMatchObject({ sheet: SHEET });
    expect(await folder.newer('g000002-0a1b2c')).toBeNull();
    expect((await folder.read(listed.id)).record).toBeNull();
    expect(await folder.delete(listed.id)).toEqual({ ok: false, error: 'no-such-game' });
    expect(await readFile(join(data, 'games', FILE), 'utf8')).toBe(newer);
  });

  test('of which only the earlier save is left is listed and read from there', async () => {
    const data = await holding(over);
    await writeFile(join(data, 'games', `${FILE}.prev`), newer);
    await rm(join(data, 'games', FILE));
    const { folder, notices } = await open(data);
    expect(notices).toEqual([{ kind: 'newer', file: `${FILE}.prev` }]);
    expect((await folder.found.page(ALL)).games).toEqual([listed]);
    expect((await folder.newer(listed.id))?.sheet).toEqual(SHEET);
  });

  test.each<[string, string]>([
    ['without the head of a file', JSON.stringify({ file: 'headpin-game', version: NEWER, sheet: SHEET })],
    ['without a sheet', sealText('headpin-game', NEWER, [['setup', '{}']])],
  ])('%s is listed without names, and its sheet cannot be read', async (_, text) => {
    const data = await holding(over, over);
    await writeFile(join(data, 'games', FILE), text);
    const { folder } = await open(data);
    expect((await folder.found.page(ALL)).games[0]).toEqual({ ...listed, startedAt: '', names: [] });
    expect((await folder.found.page({ ...ALL, name: 'kyj' })).games).toEqual([]);
    expect(await folder.newer(listed.id)).toEqual({ id: null, startedAt: null, sheet: null });
  });

  test('that cannot be read just now is not damaged: it is read again when it is asked for', async () => {
    const data = await holding(over);
    await writeFile(join(data, 'games', FILE), newer);
    const disk = new FailingDisk();
    const { folder } = await open(data, disk);
    for (const call of ['look', 'read']) {
      disk.fails = (one) => (one === call ? 'EIO' : null);
      expect(await folder.newer(listed.id)).toBeNull();
    }
    disk.fails = () => null;
    expect((await folder.newer(listed.id))?.sheet).toEqual(SHEET);
  });

  test('is listed once from games/ and the archive, as the newer program saved it', async () => {
    const data = await holding(over, over, running);
    const { folder } = await open(data);
    await tidied(folder);
    const line = sealLine('headpin-archived-game', NEWER, [
      ['id', `"${listed.id}"`],
      ['setup', `{"startedAt":"${BEGUN}"}`],
      ['sheet', JSON.stringify(SHEET)],
    ]);
    await appendFile(join(data, 'archive', '2026-11.jsonl'), `${line}\n`);
    const months = await readFile(join(data, 'archive', '2026-11.jsonl'), 'utf8');
    for (const own of [null, makeRecord(recordOf(over, 1)), newer]) {
      if (own !== null) await writeFile(join(data, 'games', FILE), own);
      const { folder: next } = await open(data);
      const { games } = await next.found.page(ALL);
      expect(games).toMatchObject([{ phase: 'running' }, { phase: 'over' }, listed]);
      expect((await next.found.page({ ...ALL, name: 'kyj', count: 1 })).games).toEqual([listed]);
      expect((await next.newer(listed.id))?.sheet).toEqual(SHEET);
      expect((await next.found.page({ ...ALL, before: { id: listed.id, startedAt: BEGUN } })).games).toEqual(
        [],
      );
    }
    expect(await readFile(join(data, 'archive', '2026-11.jsonl'), 'utf8')).toBe(months);
  });
});

test('a file of a newer program is reported and left byte for byte, with its earlier generation', async () => {
  const data = await holding(gameOfMisses(2));
  const newer = sealText('headpin-game', NEWER, [['lanes', '[7, 8]']]);
  await (await open(data)).folder.save(recordOf(gameOfMisses(3)));
  const before = await readFile(join(data, 'games', `${FILE}.prev`));
  await writeFile(join(data, 'games', FILE), newer);
  const { notices, resume, folder } = await open(data);
  expect(notices).toEqual([{ kind: 'newer', file: FILE }]);
  expect([resume, folder.games(), (await folder.read('g000001-0a1b2c')).record]).toEqual([null, [], null]);
  expect(folder.nextName().counter).toBe(2);
  expect(await readFile(join(data, 'games', FILE), 'utf8')).toBe(newer);
  expect(await readFile(join(data, 'games', `${FILE}.prev`))).toEqual(before);
});

test('a folder that is a file is reported, and nothing is thrown', async () => {
  const data = await tempFolder();
  await writeFile(join(data, 'games'), '');
  expect(await new GamesFolder(new NodeDisk(), data).open()).toEqual({ ok: false, error: 'folder-missing' });
});

describe('a game of the list', () => {
  test('is read on request', async () => {
    const { folder } = await open(await holding(freshGame(['PJS', 'KYJ']), over));
    expect((await folder.read('g000001-0a1b2c')).record?.game).toEqual(freshGame(['PJS', 'KYJ']));
    expect((await folder.read('g000009-0a1b2c')).record).toBeNull();
    expect((await folder.read('../lock')).record).toBeNull();
  });

  test('that was damaged since is quarantined and leaves the list', async () => {
    const data = await holding(over);
    const { folder } = await open(data);
    await writeFile(join(data, 'games', FILE), 'garbage');
    expect(await folder.read('g000001-0a1b2c')).toEqual({
      record: null,
      notices: [{ kind: 'set-aside', file: FILE, recovered: null }],
    });
    expect(folder.games()).toEqual([]);
    expect(await namesIn(join(data, 'quarantine'))).toHaveLength(1);
  });

  test('shows its newest score as soon as that is saved', async () => {
    const { folder } = await open(await holding(freshGame(['PJS'])));
    await folder.save(recordOf(played(freshGame(['PJS']), [ball(7)])));
    expect(folder.games()[0]?.scores).toEqual([7]);
  });
});

test('a game too large to be read again is not saved, and the file stays as it was', async () => {
  const { folder } = await open(await tempFolder());
  const record = { ...folder.nextName(), savedAt: NOON, game: freshGame(['PJS']) };
  expect((await folder.save(record)).ok).toBe(true);
  const ball = {
    type: 'ballRolled',
    player: 1,
    frame: 1,
    roll: { kind: 'foul' },
    at: NOON,
    by: 'bowler',
  } as const;
  const events = Array.from({ length: 180_000 }, () => ball);
  expect(await folder.save({ ...record, game: { ...record.game, events } })).toEqual({
    ok: false,
    error: { trouble: 'too-large', mayBeInPlace: false },
  });
  expect((await folder.read(record.id)).record?.game.events).toEqual([]);
});

describe('a file that another program changes while its game is on the board', () => {
  /** A folder with a saved game, and the path of its file. */
  async function kept(disk?: Disk): Promise<{
    folder: GamesFolder;
    data: string;
    path: string;
    save: () => Promise<unknown>;
  }> {
    const data = await tempFolder();
    const { folder } = await open(data, disk);
    const record = recordOf(running);
    const save = (): Promise<unknown> => folder.save(record);
    await save();
    return { folder, data, path: join(data, 'games', FILE), save };
  }

  const changed = { kind: 'changed-outside', file: FILE, removed: false };

  test('does not mean our own saves, nor an earlier failed one', async () => {
    const { save } = await kept();
    for (let ball = 0; ball < 3; ball += 1) expect(await save()).toEqual({ ok: true, value: [] });
  });

  test('is reported and preserved unchanged before the board is saved; the earlier save stays ours', async () => {
    const { path, data, save } = await kept();
    await save();
    const before = await readFile(`${path}.prev`);
    const ours = await readFile(path);
    await writeFile(path, 'edited by hand');
    expect(await save()).toEqual({ ok: true, value: [changed] });
    expect(await readFile(path)).toEqual(ours);
    expect(await readFile(`${path}.prev`)).toEqual(before);
    const [aside = ''] = await namesIn(join(data, 'quarantine'));
    expect(await readFile(join(data, 'quarantine', aside), 'utf8')).toBe('edited by hand');
    expect(await save()).toEqual({ ok: true, value: [] });
  });

  test('includes an edit that keeps the size, and another file with the same content', async () => {
    const { path, save } = await kept();
    const ours = await readFile(path);
    await writeFile(path, ours);
    expect(await save()).toEqual({ ok: true, value: [changed] });
    execFileSync('sh', ['-c', 'cp "$1" "$1.copy" && mv "$1.copy" "$1"', 'sh', path]);
    expect(await save()).toEqual({ ok: true, value: [changed] });
  });

  test('is reported when removed, and written again', async () => {
    const { path, save } = await kept();
    const ours = await readFile(path);
    await rm(path);
    expect(await save()).toEqual({ ok: true, value: [{ ...changed, removed: true }] });
    expect(await readFile(path)).toEqual(ours);
  });

  test('that cannot be preserved: the ball is refused, and the file stays unchanged', async () => {
    const disk = new FailingDisk();
    const { path, save } = await kept(disk);
    await writeFile(path, 'edited by hand');
    disk.fails = (call) => (call === 'makeFolder' ? 'EACCES' : null);
    expect(await save()).toMatchObject({ ok: false, error: { mayBeInPlace: false } });
    expect(await readFile(path, 'utf8')).toBe('edited by hand');
  });
});
