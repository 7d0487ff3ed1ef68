import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { err, ok } from '../../core/line/result.ts';
import { LogFile } from '../log/log-file.ts';
import { keepLog } from '../log/log.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import {
  type LaneNow,
  Update,
  holdOf,
  type Hold,
  AFTER_A_TOUCH,
  AFTER_THE_BOARD,
  Touches,
} from './update.ts';
import type { Installed } from './installed.ts';
import fc from 'fast-check';

const NEXT: Installed = { version: '0.2.0', program: '/opt/headpin/versions/0.2.0-id/headpin' };
const MINUTE = 60_000;

/** A lane in the middle of a game whose program is being replaced. */
class Lane {
  installed: Installed | null = NEXT;
  now: Omit<LaneNow, 'isQuiet'> = {
    ...{ phase: 'running', waiting: false, printing: false, copying: false, staffOn: false },
  };
  readonly started: string[] = [];
  readonly update: Update;

  constructor(notStarted: string | null = null) {
    this.update = new Update({
      ...{ version: '0.1.0', notStarted },
      installed: () => Promise.resolve(this.installed),
      lane: () => this.now,
      restart: (program) => this.started.push(program),
      clock: () => Date.now(),
    });
  }

  is(part: Partial<LaneNow>): void {
    this.now = { ...this.now, ...part };
    this.update.hear({ name: 'gameChanged' });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});

afterEach(() => {
  keepLog(null);
  vi.useRealTimers();
});

async function logged(): Promise<LogFile> {
  const file = new LogFile(await tempFolder());
  keepLog(file);
  return file;
}

async function linesOf(file: LogFile): Promise<readonly object[]> {
  await file.settled();
  return (await file.last(10)).map((line) => JSON.parse(line) as object);
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

describe('a version that was installed during a game', () => {
  test('starts by itself a minute after the game’s end, once', async () => {
    const lane = new Lane();
    lane.update.begin();
    await pass(30 * MINUTE);
    expect(lane.started).toEqual([]);
    lane.is({ phase: 'over' });
    await pass(MINUTE - 1_000);
    expect(lane.started).toEqual([]);
    await pass(5_000);
    expect(lane.started).toEqual([NEXT.program]);
    await pass(30 * MINUTE);
    expect(lane.started).toEqual([NEXT.program]);
  });

  test('is found at the end of the game, before the next regular look', async () => {
    const file = await logged();
    const lane = new Lane();
    lane.is({ phase: 'running' });
    await pass(0);
    expect(await linesOf(file)).toEqual([]);
    lane.is({ phase: 'over' });
    await pass(0);
    expect(await linesOf(file)).toMatchObject([{ event: 'update-waiting' }]);
  });

  test('waits while somebody types names for the next game', async () => {
    const lane = new Lane();
    lane.update.begin();
    lane.is({ phase: 'over' });
    await pass(MINUTE / 2);
    lane.update.touched();
    await pass(4 * MINUTE);
    expect(lane.started).toEqual([]);
    await pass(MINUTE + 5_000);
    expect(lane.started).toEqual([NEXT.program]);
  });

  test('does not start when the package was removed in the meantime', async () => {
    const lane = new Lane();
    lane.update.begin();
    await pass(2 * MINUTE);
    lane.installed = null;
    lane.is({ phase: 'over' });
    await pass(10 * MINUTE);
    expect(lane.started).toEqual([]);
  });

  test('starts in the middle of the game at staff’s word', async () => {
    const lane = new Lane();
    expect(await lane.update.look()).toEqual({ version: '0.2.0', hasFailed: false });
    expect(await lane.update.start()).toEqual(ok(true));
    expect(lane.started).toEqual([NEXT.program]);
    // A second press finds the start already in progress.
    expect(await lane.update.start()).toEqual(ok(true));
    expect(lane.started).toHaveLength(1);
  });

  test('does not start while a ball is not saved: the ball comes first', async () => {
    const lane = new Lane();
    lane.is({ waiting: true });
    expect(await lane.update.start()).toEqual(err({ code: 'waiting' }));
    lane.update.begin();
    await pass(10 * MINUTE);
    expect(lane.started).toEqual([]);
  });

  test('starts at staff’s word as soon as the sheet is printed', async () => {
    const lane = new Lane();
    lane.update.begin();
    lane.is({ printing: true });
    expect(await lane.update.start()).toEqual(ok(true));
    await pass(10_000);
    expect(lane.started).toEqual([]);
    lane.is({ printing: false });
    await pass(3_000);
    expect(lane.started).toEqual([NEXT.program]);
  });

  test('is logged when it waits and when it starts, with both versions, once each', async () => {
    const file = await logged();
    const lane = new Lane();
    await lane.update.look();
    await lane.update.look();
    await lane.update.start();
    expect(await linesOf(file)).toMatchObject([
      { event: 'update-waiting', from: '0.1.0', to: '0.2.0' },
      { event: 'update-started', from: '0.1.0', to: '0.2.0', by: 'staff' },
    ]);
  });
});

test('a lane without another version has none to start', async () => {
  const lane = new Lane();
  lane.installed = null;
  lane.update.begin();
  expect(await lane.update.look()).toBeNull();
  expect(await lane.update.start()).toEqual(ok(false));
  lane.is({ phase: 'over' });
  await pass(10 * MINUTE);
  expect(lane.started).toEqual([]);
});

describe('a version that showed no board, so that this one runs in its place', () => {
  test('is in the log at once, is not started again by itself, and is started at staff’s word', async () => {
    const file = new LogFile(await tempFolder());
    keepLog(file);
    const lane = new Lane('0.2.0-id');
    lane.update.begin();
    await pass(0);
    await file.settled();
    expect(await file.last(1)).toEqual([expect.stringContaining('"update-failed"')]);
    lane.is({ phase: 'over' });
    await pass(30 * MINUTE);
    expect(lane.started).toEqual([]);
    expect(await lane.update.look()).toEqual({ version: '0.2.0', hasFailed: true });
    expect(await lane.update.start()).toEqual(ok(true));
    expect(lane.started).toEqual([NEXT.program]);
    await file.settled();
    const events = (await file.last(10)).map((line) => JSON.parse(line) as object);
    expect(events).toMatchObject([
      { event: 'update-failed', level: 'error', from: '0.1.0', to: '0.2.0' },
      { event: 'update-started', by: 'staff' },
    ]);
  });

  test('gives way to the next one that is installed, which starts by itself', async () => {
    const lane = new Lane('0.2.0-id');
    lane.update.begin();
    lane.is({ phase: 'over' });
    await pass(10 * MINUTE);
    lane.installed = { version: '0.2.1', program: '/opt/headpin/versions/0.2.1-id/headpin' };
    await pass(2 * MINUTE);
    expect(lane.started).toEqual([lane.installed.program]);
  });
});

const FREE: LaneNow = {
  ...{ phase: null, waiting: false, printing: false, copying: false },
  ...{ staffOn: false, isQuiet: true },
};

describe('another version', () => {
  test.each<[string, Partial<LaneNow>, Hold | null, Hold | null]>([
    ['on an empty board', {}, null, null],
    ['after a game', { phase: 'over' }, null, null],
    ['after a stopped game', { phase: 'stopped' }, null, null],
    ['in a game', { phase: 'running' }, 'game', null],
    ['while a ball is not saved', { phase: 'running', waiting: true }, 'ball', 'ball'],
    ['while the last ball is not saved', { phase: 'over', waiting: true }, 'ball', 'ball'],
    ['while a sheet is printed', { phase: 'over', printing: true }, 'print', 'print'],
    ['while the second copy is written', { copying: true }, 'copy', null],
    ['while staff are at the desk', { staffOn: true }, 'staff', null],
    ['while somebody touches the screen', { isQuiet: false }, 'touched', null],
  ])('%s starts by itself or waits, and starts at staff’s word or waits', (_when, part, itself, staff) => {
    const lane = { ...FREE, ...part };
    expect([holdOf(lane, 'itself'), holdOf(lane, 'staff')]).toEqual([itself, staff]);
  });

  const lanes: fc.Arbitrary<LaneNow> = fc.record({
    phase: fc.constantFrom(null, 'running', 'over', 'stopped'),
    waiting: fc.boolean(),
    printing: fc.boolean(),
    copying: fc.boolean(),
    staffOn: fc.boolean(),
    isQuiet: fc.boolean(),
  });

  test('never interrupts a game by itself, and never loses a ball or a sheet', () => {
    fc.assert(
      fc.property(lanes, fc.constantFrom('itself', 'staff'), (lane, by) => {
        if (holdOf(lane, by) !== null) return;
        expect(lane).toMatchObject({ waiting: false, printing: false });
        if (by === 'itself') expect({ ...FREE, phase: lane.phase }).toEqual(lane);
        if (by === 'itself') expect(lane.phase).not.toBe('running');
      }),
    );
  });

  test('that may start by itself may start at staff’s word', () => {
    fc.assert(
      fc.property(lanes, (lane) => {
        fc.pre(holdOf(lane, 'itself') === null);
        expect(holdOf(lane, 'staff')).toBeNull();
      }),
    );
  });
});

describe('the screens are quiet', () => {
  test('a minute after the program’s start', () => {
    const touches = new Touches(1_000);
    expect(touches.isQuiet(1_000 + AFTER_THE_BOARD - 1)).toBe(false);
    expect(touches.isQuiet(1_000 + AFTER_THE_BOARD)).toBe(true);
  });

  test('a minute after the last ball, whose own press does not count', () => {
    const touches = new Touches(0);
    touches.touched(500_000);
    touches.boardChanged(500_000);
    expect(touches.isQuiet(500_000 + AFTER_THE_BOARD - 1)).toBe(false);
    expect(touches.isQuiet(500_000 + AFTER_THE_BOARD)).toBe(true);
  });

  test('only once the screen rests when something was touched since: names may be half typed', () => {
    const touches = new Touches(0);
    touches.boardChanged(100_000);
    touches.touched(150_000);
    expect(touches.isQuiet(150_000 + AFTER_THE_BOARD)).toBe(false);
    expect(touches.isQuiet(150_000 + AFTER_A_TOUCH - 1)).toBe(false);
    expect(touches.isQuiet(150_000 + AFTER_A_TOUCH)).toBe(true);
  });
});
