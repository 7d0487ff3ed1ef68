import { expect, test } from 'vitest';
import { BookedLane } from './testing/booked-lane.testing.ts';
import { STOP } from './testing/lane.testing.ts';
import { CrashDisk, type Operation, type Refusal } from '../../saves/disk/testing/crash-disk.testing.ts';
import type { Closeness } from '../../saves/games/testing/crash-states.testing.ts';
import {
  expectNoHarm,
  gamesAsIn,
  survey,
  together,
  type Survey,
} from '../../saves/disk/testing/crash-survey.testing.ts';
import { ball } from '../../saves/record/testing/game.testing.ts';

const SOME: Closeness = { grain: 61, most: 120 };

/** A lane with a game of two balls. */
async function bowling(): Promise<BookedLane> {
  const lane = await BookedLane.on(new CrashDisk());
  expect(await lane.begin()).toBe(true);
  for (const pins of [3, 4]) expect(await lane.apply(ball(pins))).toBe(true);
  return lane;
}

/** Every way for the disk to refuse one of the next `calls` changes. */
function refusals(calls: number): readonly { readonly place: number; readonly refusal: Refusal }[] {
  return Array.from({ length: calls }, (_, place) =>
    [true, false].map((done) => ({ place: place + 1, refusal: { code: 'EIO', done } })),
  ).flat();
}

/** A failed sync stays failed only within one run. No program can help it if the next start's own sync lies. */
function believed(operation: Operation): Operation {
  return operation.kind === 'syncFolder' && !operation.worked ? { kind: 'names', changes: [] } : operation;
}

// Create, write, sync, link, rename to .prev, rename into place, sync of the folder.
const CHANGES_OF_A_SAVE = 7;
// The same without the two for .prev.
const CHANGES_OF_A_FIRST_SAVE = 5;
const LOST: Refusal = { code: 'EIO', done: false };

test('an evening: balls, undo and redo, a correction, a stopped game and the next one', async (context) => {
  const lane = await bowling();
  const correction = { entry: { kind: 'pins', pins: 9 }, split: false } as const;
  const commands = [
    ball(10),
    { kind: 'undo' },
    { kind: 'redo' },
    { kind: 'correctFrame', player: 1, frame: 1, balls: [correction] },
    STOP,
  ] as const;
  for (const command of commands) expect(await lane.apply(command)).toBe(true);
  expect(await lane.begin()).toBe(true);
  await lane.games.tidy();
  expect(await lane.apply(ball(8))).toBe(true);
  await expectNoHarm(context, await survey(lane.disk, SOME, gamesAsIn(lane.ledger)), 400);
});

test.for(['tryAgain', 'takeBack'] as const)(
  'a ball refused by the disk at any call, then %s, and the next ball',
  async (way, context) => {
    const surveys: Survey[] = [];
    for (const { place, refusal } of refusals(CHANGES_OF_A_SAVE)) {
      const lane = await bowling();
      const first = lane.disk.log.length;
      lane.disk.refuseNext([place], refusal);
      expect(await lane.apply(ball(10))).toBe(false);
      expect(await lane[way]()).toBe(true);
      expect(await lane.apply(ball(5))).toBe(true);
      surveys.push(await survey(lane.disk, SOME, gamesAsIn(lane.ledger), first));
    }
    await expectNoHarm(context, together(surveys), 1_500);
  },
);

test('a ball that may be in place, refused again at any call, then taken back', async (context) => {
  const surveys: Survey[] = [];
  for (const { place, refusal } of refusals(CHANGES_OF_A_SAVE - 2)) {
    const lane = await bowling();
    const first = lane.disk.log.length;
    lane.disk.refuseNext([CHANGES_OF_A_SAVE], LOST);
    expect(await lane.apply(ball(10))).toBe(false);
    lane.disk.refuseNext([place], refusal);
    expect(await lane.tryAgain()).toBe(false);
    expect(await lane.takeBack()).toBe(true);
    expect(await lane.apply(ball(5))).toBe(true);
    surveys.push(await survey(lane.disk, SOME, gamesAsIn(lane.ledger), first));
  }
  await expectNoHarm(context, together(surveys), 2_000);
});

test('a game refused by the disk at any call, then another one and its first ball', async (context) => {
  const surveys: Survey[] = [];
  for (const { place, refusal } of refusals(CHANGES_OF_A_FIRST_SAVE)) {
    const lane = await BookedLane.on(new CrashDisk());
    lane.disk.refuseNext([place], refusal);
    expect(await lane.begin()).toBe(false);
    expect(await lane.begin()).toBe(true);
    expect(await lane.apply(ball(5))).toBe(true);
    surveys.push(await survey(lane.disk, SOME, gamesAsIn(lane.ledger)));
  }
  await expectNoHarm(context, together(surveys), 900);
});

test('killed while a ball waits or is taken back, restarted, then a power cut', async (context) => {
  const lane = await bowling();
  const { disk, ledger } = lane;
  const first = disk.log.length;
  disk.refuseNext([CHANGES_OF_A_SAVE], LOST);
  expect(await lane.apply(ball(10))).toBe(false);
  expect(await lane.takeBack()).toBe(true);
  const surveys: Survey[] = [];
  for (let killed = first; killed <= disk.log.length; killed += 1) {
    const again = new CrashDisk(disk.base, disk.log.slice(0, killed).map(believed));
    const next = await BookedLane.on(again, ledger.until(killed));
    expect(await next.apply(ball(5))).toBe(true);
    surveys.push(await survey(again, SOME, gamesAsIn(next.ledger), killed));
  }
  await expectNoHarm(context, together(surveys), 800);
});
