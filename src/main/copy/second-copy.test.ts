import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CopyState } from '../../contract/contract.ts';
import { KeptFile } from '../../saves/settings/kept-file.ts';
import { COPY_MEMORY, type CopyMemory } from '../../saves/copy/copy-memory.ts';
import { FailingDisk, systemError } from '../../saves/disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { gameOfMisses, recordOf } from '../../saves/record/testing/game.testing.ts';
import { GamesFolder } from '../../saves/games/games-folder.ts';
import { sealText } from '../../saves/record/sealed-text.ts';
import { SecondCopy } from './second-copy.ts';

const OFF: CopyState = {
  ...{ place: null, copying: false, copiedAt: null },
  ...{ damaged: 0, trouble: null, stickIn: false, sticksKnown: true },
};

/** A lane with a game, a clock of its own, and sticks that can be plugged in and pulled out. */
class Lane {
  readonly disk = new FailingDisk();
  readonly home: string;
  readonly path: string;
  now = new Date('2026-11-21T12:00:00Z');
  lastBall: string | null = null;
  sticks: readonly string[] = [];
  copies: CopyMemory;
  copy: SecondCopy;
  copyTo: string | null;

  private constructor(home: string, copyTo: string | null) {
    this.home = home;
    this.path = join(home, 'data');
    this.copyTo = copyTo === null ? null : join(home, copyTo);
    this.copies = new KeptFile(this.disk, this.path, COPY_MEMORY);
    this.copy = this.#begun();
  }

  static async begin(copyTo: string | null = null): Promise<Lane> {
    const lane = new Lane(await tempFolder(), copyTo);
    const games = new GamesFolder(lane.disk, lane.path);
    await games.open();
    await games.save(recordOf(gameOfMisses(3)));
    await lane.copies.open();
    return lane;
  }

  /** Ends the program and starts it again. */
  async restart(): Promise<void> {
    await this.copy.end();
    this.copies = new KeptFile(this.disk, this.path, COPY_MEMORY);
    await this.copies.open();
    this.copy = this.#begun();
  }

  /** Plugs in a new stick. */
  async plugIn(name = 'STICK'): Promise<string> {
    const stick = join(this.home, name);
    await mkdir(stick, { recursive: true });
    this.sticks = [stick, ...this.sticks];
    return stick;
  }

  /** Waits for the copy in progress. */
  async made(): Promise<CopyState> {
    await vi.waitFor(async () => {
      expect((await this.copy.state()).copying).toBe(false);
    });
    return this.copy.state();
  }

  /** Stops a copy at its first file, until the returned function is called. */
  holdCopy(): () => void {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const create = this.disk.create.bind(this.disk);
    vi.spyOn(this.disk, 'create').mockImplementation(async (path) => {
      if (path.startsWith(join(this.home, 'STICK'))) await held;
      return create(path);
    });
    return () => {
      goOn();
    };
  }

  later(hours: number): void {
    this.now = new Date(this.now.getTime() + hours * 3_600_000);
  }

  #begun(): SecondCopy {
    const { disk, path, copies, copyTo } = this;
    return new SecondCopy({
      ...{ disk, path, copies, copyTo },
      sticks: () => Promise.resolve(this.sticks),
      sticksKnown: true,
      clock: () => this.now,
      lastBall: () => this.lastBall,
    });
  }
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the second copy', () => {
  test('is off until staff choose a stick: no other stick is written to', async () => {
    const lane = await Lane.begin();
    const stick = await lane.plugIn();
    await lane.copy.look();
    await lane.copy.order('now');
    expect(await lane.made()).toEqual({ ...OFF, stickIn: true });
    expect(await readdir(stick)).toEqual([]);
  });

  test('is made at once on the stick that staff choose, in a folder of its own', async () => {
    const lane = await Lane.begin();
    const stick = await lane.plugIn();
    const goOn = lane.holdCopy();
    expect(await lane.copy.order('use-stick')).toMatchObject({
      place: 'stick',
      copying: true,
      copiedAt: null,
    });
    goOn();
    expect(await lane.made()).toEqual({
      ...{ place: 'stick', copying: false, copiedAt: '2026-11-21T12:00:00.000Z' },
      ...{ damaged: 0, trouble: null, stickIn: true, sticksKnown: true },
    });
    const [folder = ''] = await readdir(stick);
    expect(folder).toBe(`headpin-copy-${lane.copies.current().id}`);
    expect(await namesIn(join(stick, folder, 'a', 'games'))).toEqual(['g000001-0a1b2c.json']);
  });

  test('does not begin without a stick, and the answer says so', async () => {
    const lane = await Lane.begin();
    expect(await lane.copy.order('use-stick')).toEqual({ ...OFF, trouble: 'stick-not-in' });
  });

  test('goes to the chosen stick among others after a restart, and its age is known even without the stick', async () => {
    const lane = await Lane.begin();
    const stick = await lane.plugIn();
    await lane.copy.order('use-stick');
    await lane.made();
    await lane.restart();
    lane.sticks = [];
    const at = '2026-11-21T12:00:00.000Z';
    expect(await lane.copy.state()).toMatchObject({ place: 'stick', copiedAt: at, trouble: 'stick-not-in' });
    const other = await lane.plugIn('BOWLER');
    lane.sticks = [other, stick];
    lane.later(24);
    await lane.copy.look();
    expect(await lane.made()).toMatchObject({ copiedAt: '2026-11-22T12:00:00.000Z', trouble: null });
    expect(await readdir(other)).toEqual([]);
  });

  test('says nothing of a missing stick that is put in while a copy by hand does not find it', async () => {
    const lane = await Lane.begin();
    const stick = await lane.plugIn();
    await lane.copy.order('use-stick');
    await lane.made();
    let looks = 0;
    Object.defineProperty(lane, 'sticks', { get: () => ((looks += 1) > 1 ? [stick] : []) });
    expect(await lane.copy.order('now')).toMatchObject({ trouble: null, stickIn: true });
  });

  test('is due once a night, when nobody bowls', async () => {
    const lane = await Lane.begin();
    await lane.plugIn();
    await lane.copy.order('use-stick');
    await lane.made();
    const made = async (): Promise<boolean> => {
      const before = (await lane.copy.state()).copiedAt;
      await lane.copy.look();
      return (await lane.made()).copiedAt !== before;
    };
    expect(await made()).toBe(false);
    lane.later(24);
    lane.lastBall = lane.now.toISOString();
    expect(await made()).toBe(false);
    lane.later(0.2);
    expect(await made()).toBe(true);
    expect(await made()).toBe(false);
  });

  test('stops when staff say so, and abandons a copy in progress', async () => {
    const lane = await Lane.begin();
    await lane.plugIn();
    const goOn = lane.holdCopy();
    await lane.copy.order('use-stick');
    const stopped = lane.copy.order('stop');
    goOn();
    expect(await stopped).toEqual({ ...OFF, stickIn: true });
    lane.later(48);
    await lane.copy.look();
    expect(await lane.made()).toEqual({ ...OFF, stickIn: true });
    await lane.restart();
    expect((await lane.copy.state()).place).toBeNull();
  });

  test('is abandoned when the program quits, and nothing is written afterwards', async () => {
    const lane = await Lane.begin();
    await lane.plugIn();
    const goOn = lane.holdCopy();
    await lane.copy.order('use-stick');
    const ended = lane.copy.end();
    goOn();
    await ended;
    const calls = lane.disk.calls.length;
    await lane.copy.order('now');
    await lane.made();
    const after = lane.disk.calls.slice(calls);
    expect(after.filter((call) => /^(?:create|write|rename|remove|link|makeFolder)/u.test(call))).toEqual([]);
    expect((await lane.copy.state()).copiedAt).toBeNull();
  });

  test('is tried again an hour after a failure, or when staff ask', async () => {
    const lane = await Lane.begin();
    await lane.plugIn();
    await lane.copy.order('use-stick');
    await lane.made();
    lane.later(24);
    const start = performance.now();
    const passed = vi.spyOn(performance, 'now').mockReturnValue(start);
    lane.disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    await lane.copy.look();
    expect(await lane.made()).toMatchObject({ trouble: 'disk-full', copiedAt: '2026-11-21T12:00:00.000Z' });
    lane.disk.fails = () => null;
    passed.mockReturnValue(start + 3_599_999);
    await lane.copy.look();
    expect(await lane.made()).toMatchObject({ trouble: 'disk-full' });
    passed.mockReturnValue(start + 3_600_000);
    await lane.copy.look();
    expect(await lane.made()).toMatchObject({ trouble: null, copiedAt: '2026-11-22T12:00:00.000Z' });
  });

  test('continues at once when a pulled stick is back', async () => {
    const lane = await Lane.begin();
    const stick = await lane.plugIn();
    await lane.copy.order('use-stick');
    await lane.made();
    lane.later(24);
    lane.disk.fails = (call, number) => {
      if (call === 'write') lane.sticks = [];
      return lane.sticks.length === 0 && number > 0 ? 'EIO' : null;
    };
    await lane.copy.look();
    expect(await lane.made()).toMatchObject({ trouble: 'stick-not-in' });
    expect(await lane.copy.order('now')).toMatchObject({ copying: false, trouble: 'stick-not-in' });
    lane.disk.fails = () => null;
    lane.sticks = [stick];
    expect((await lane.copy.state()).trouble).toBeNull();
    await lane.copy.look();
    expect(await lane.made()).toMatchObject({ copiedAt: '2026-11-22T12:00:00.000Z' });
  });

  test('checks whether it is due a minute after the start, then every ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const lane = await Lane.begin();
    const look = vi.spyOn(lane.copy, 'look').mockResolvedValue();
    lane.copy.begin();
    vi.advanceTimersByTime(59_999);
    expect(look).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(look).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3_600_000);
    expect(look).toHaveBeenCalledTimes(7);
    await lane.copy.end();
    vi.advanceTimersByTime(3_600_000);
    expect(look).toHaveBeenCalledTimes(7);
  });

  test('has a notice at the start when it is a week old, unless it is off', async () => {
    const lane = await Lane.begin();
    await lane.plugIn();
    await lane.copy.order('use-stick');
    await lane.made();
    lane.later(7 * 24 - 1);
    expect(lane.copy.notices()).toEqual([]);
    lane.later(1);
    expect(lane.copy.notices()).toEqual([{ kind: 'copy-old', days: 7 }]);
    await lane.copy.order('stop');
    expect(lane.copy.notices()).toEqual([]);
  });

  test('is chosen anew if its file is unreadable, and a notice says so', async () => {
    const lane = await Lane.begin();
    await writeFile(join(lane.path, 'second-copy.json'), 'the other stick');
    expect(await lane.copies.open()).toEqual([{ kind: 'copy-choice-lost' }]);
  });
});

test('is not repeated at every check if the full disk of the lane cannot record it', async () => {
  const lane = await Lane.begin();
  const stick = await lane.plugIn();
  await lane.copies.change({ stick: true });
  await mkdir(join(stick, `headpin-copy-${lane.copies.current().id}`));
  const create = lane.disk.create.bind(lane.disk);
  lane.disk.create = (path) =>
    path.startsWith(join(lane.path, 'second-copy.json'))
      ? Promise.reject(systemError('ENOSPC'))
      : create(path);
  await lane.copy.look();
  expect(await lane.made()).toMatchObject({ copiedAt: null, trouble: 'lane-disk' });
  const { length } = lane.disk.calls;
  await lane.copy.look();
  expect((await lane.made()).trouble).toBe('lane-disk');
  expect(lane.disk.calls.slice(length).filter((call) => call.startsWith('write'))).toEqual([]);
});

describe('a lane that cannot record its copies', () => {
  const newer = sealText('headpin-second-copy', 2, [['plan', '{"sticks":["a","b"]}']]);

  test('because the file is newer fills no folder with copies that no start would find', async () => {
    const lane = await Lane.begin('backup');
    await mkdir(join(lane.home, 'backup'));
    await writeFile(join(lane.path, 'second-copy.json'), newer);
    for (const ask of [false, true]) {
      await lane.restart();
      await (ask ? lane.copy.order('now') : lane.copy.look());
      expect(await lane.made()).toMatchObject({ place: 'folder', copiedAt: null, trouble: 'not-ours' });
    }
    expect(await readdir(join(lane.home, 'backup'))).toEqual([]);
    expect(await readFile(join(lane.path, 'second-copy.json'), 'utf8')).toBe(newer);
  });

  test('because the file is newer takes no stick', async () => {
    const lane = await Lane.begin();
    const stick = await lane.plugIn();
    await writeFile(join(lane.path, 'second-copy.json'), newer);
    await lane.restart();
    expect(await lane.copy.order('use-stick')).toMatchObject({ place: null, trouble: 'not-ours' });
    expect(await readdir(stick)).toEqual([]);
  });

  test('because its own disk is full does not blame the stick, and makes no folder on it', async () => {
    const lane = await Lane.begin();
    const stick = await lane.plugIn();
    lane.disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    expect(await lane.copy.order('use-stick')).toMatchObject({ place: null, trouble: 'lane-disk' });
    expect(await readdir(stick)).toEqual([]);
  });
});

test.each([true, false])('sticks can be told from other disks here: %s', async (sticksKnown) => {
  const lane = await Lane.begin();
  const { disk, path, copies } = lane;
  const copy = new SecondCopy({
    ...{ disk, path, copies, copyTo: null, sticksKnown },
    ...{ sticks: () => Promise.resolve([]), lastBall: () => null },
  });
  expect((await copy.state()).sticksKnown).toBe(sticksKnown);
});

describe('a second copy in the folder of the command line', () => {
  test('is made unasked, whatever sticks are in', async () => {
    const lane = await Lane.begin('backup');
    await mkdir(join(lane.home, 'backup'));
    const stick = await lane.plugIn();
    expect(await lane.copy.state()).toEqual({ ...OFF, place: 'folder', stickIn: true });
    expect(await readdir(join(lane.home, 'backup'))).toEqual([]);
    await lane.copy.look();
    expect(await lane.made()).toMatchObject({ copiedAt: '2026-11-21T12:00:00.000Z', trouble: null });
    expect(await lane.copy.order('use-stick')).toMatchObject({ place: 'folder' });
    expect([await readdir(stick), await readdir(join(lane.home, 'backup'))]).toEqual([
      [],
      [`headpin-copy-${lane.copies.current().id}`],
    ]);
  });

  test('is not created if missing, and the answer says so', async () => {
    const lane = await Lane.begin('backup');
    await lane.copy.look();
    await lane.copy.order('now');
    expect(await lane.made()).toEqual({ ...OFF, place: 'folder', trouble: 'folder-missing' });
    await expect(readdir(join(lane.home, 'backup'))).rejects.toThrow('ENOENT');
  });

  test('is not filled unasked if its copies are gone: another disk may be mounted', async () => {
    const lane = await Lane.begin('backup');
    await mkdir(join(lane.home, 'backup'));
    await lane.copy.look();
    await lane.made();
    await rename(join(lane.home, 'backup'), join(lane.home, 'unmounted'));
    await mkdir(join(lane.home, 'backup'));
    lane.later(24);
    await lane.copy.look();
    expect(await lane.made()).toMatchObject({ trouble: 'folder-missing' });
    expect(await readdir(join(lane.home, 'backup'))).toEqual([]);
    await lane.copy.order('now');
    expect(await lane.made()).toMatchObject({ trouble: null, copiedAt: '2026-11-22T12:00:00.000Z' });
  });

  test.each(['data', 'data/copies'])('is refused if it is %s, inside what it copies', async (place) => {
    const lane = await Lane.begin(place);
    await mkdir(join(lane.home, place), { recursive: true });
    await lane.copy.look();
    expect(await lane.made()).toEqual({ ...OFF, place: 'folder', trouble: 'same-folder' });
  });

  test('never overwrites the copy that was opened as the data folder', async () => {
    const lane = await Lane.begin('backup');
    await mkdir(join(lane.home, 'backup'));
    await lane.copy.look();
    await lane.made();
    const { id } = lane.copies.current();
    const place = join(lane.home, 'backup', `headpin-copy-${id}`);
    await rm(lane.path, { recursive: true });
    const opened = new KeptFile(lane.disk, join(place, 'a'), COPY_MEMORY);
    await opened.change({ id });
    const copy = new SecondCopy({
      ...{ disk: lane.disk, path: join(place, 'a'), copies: opened, copyTo: lane.copyTo },
      ...{ sticks: () => Promise.resolve([]), lastBall: () => null },
    });
    await copy.order('now');
    expect(await copy.state()).toMatchObject({ copying: false, trouble: 'same-folder' });
  });
});
