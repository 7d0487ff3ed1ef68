import { expect, test } from 'vitest';
import type { Half } from '../../contract/contract.ts';
import { BookedLane, halfOnPair } from './testing/booked-lane.testing.ts';
import { STOP } from './testing/lane.testing.ts';
import { CrashDisk } from '../../saves/disk/testing/crash-disk.testing.ts';
import {
  expectNoHarm,
  gamesAsIn,
  survey,
  together,
  type Survey,
} from '../../saves/disk/testing/crash-survey.testing.ts';
import { WHOLE, type Share } from '../../saves/disk/testing/share.testing.ts';
import type { Closeness } from '../../saves/games/testing/crash-states.testing.ts';
import { Ledger } from '../../saves/games/testing/ledger.testing.ts';
import { ball } from '../../saves/record/testing/game.testing.ts';
import { isToday, shareOf, TODAY } from '../../core/testing/share.testing.ts';

/** After one fault in so many a day surveys what a crash leaves; the lane itself is tried after each. */
const ONE_IN = 3;

const SIZE = 4096;
const SOME: Closeness = { grain: 97, most: 120 };
const FEW: Closeness = { grain: 397, most: 24 };
// A save in the journal, or as a file, has at most this many calls.
const CHANGES = 8;

/** A pair of lanes: each half has a game of two balls, and a journal if it has this size. */
async function bowling(journal = SIZE): Promise<BookedLane> {
  const disk = new CrashDisk();
  // Begins a file only after the ball in the journal was acknowledged: both games are then being saved at once.
  disk.late = 'create';
  const lane = await BookedLane.ofPair(disk, new Ledger(), journal);
  for (const half of ['left', 'right'] as const) expect(await lane.begin(half)).toBe(true);
  await lane.games.tidy();
  for (const pins of [3, 4])
    for (const half of ['left', 'right'] as const) expect(await lane.apply(ball(pins), half)).toBe(true);
  await lane.filed();
  return lane;
}

async function surveyed(lane: BookedLane, closeness: Closeness, first = 0, share?: Share): Promise<Survey> {
  await lane.games.settled();
  return survey(lane.disk, closeness, gamesAsIn(lane.ledger, halfOnPair), first, share);
}

/** Bowls on both halves at once, as two teams do. */
async function both(lane: BookedLane, ...pins: readonly [left: number, right: number]): Promise<void> {
  const [left, right] = pins;
  expect(await Promise.all([lane.apply(ball(left)), lane.apply(ball(right), 'right')])).toEqual([true, true]);
}

test.for([SIZE, 0])(
  'an evening of two games side by side, each with a journal of %i bytes: balls, undo, a stopped game and the next one',
  async (journal, context) => {
    const lane = await bowling(journal);
    await both(lane, 10, 2);
    for (const half of ['left', 'right'] as const)
      expect(await lane.apply({ kind: 'undo' }, half)).toBe(true);
    await both(lane, 1, 9);
    expect(await lane.apply(STOP)).toBe(true);
    expect(await lane.begin('left')).toBe(true);
    await lane.games.tidy();
    await both(lane, 8, 1);
    expect(await lane.apply(STOP, 'right')).toBe(true);
    expect(await lane.begin('right')).toBe(true);
    await both(lane, 1, 6);
    await expectNoHarm(context, await surveyed(lane, SOME), 800);
  },
);

test.for([
  ['left', 'tryAgain'],
  ['left', 'takeBack'],
  ['right', 'tryAgain'],
  ['right', 'takeBack'],
] as const)(
  `the disk refuses calls of the %s game, ${shareOf(ONE_IN)}: its ball waits, the other half bowls on; then %s`,
  async ([half, way], context) => {
    const other: Half = half === 'left' ? 'right' : 'left';
    const surveys: Survey[] = [];
    let waited = 0;
    for (let first = 1; first <= CHANGES; first += 1) {
      for (const done of [true, false]) {
        const lane = await bowling();
        const from = lane.disk.log.length;
        lane.disk.refuseNext([first, first + 1], { code: 'EIO', done });
        const isSaved = await lane.apply(ball(5), half);
        lane.disk.refuses = () => null;
        for (const pins of [6, 2]) expect(await lane.apply(ball(pins), other)).toBe(true);
        if (!isSaved) waited += 1;
        if (!isSaved) expect(await lane[way](half)).toBe(true);
        for (const one of [half, other]) expect(await lane.apply(ball(1), one)).toBe(true);
        if (isToday(2 * first + Number(done), ONE_IN)) surveys.push(await surveyed(lane, FEW, from));
      }
    }
    expect(waited).toBeGreaterThan(2);
    await expectNoHarm(context, together(surveys), TODAY === null ? 600 : 150);
  },
);

test('a full disk: both balls wait; one is taken back, the other is saved when there is room', async (context) => {
  const lane = await bowling();
  const from = lane.disk.log.length;
  lane.disk.refuses = () => ({ code: 'ENOSPC', done: false });
  expect(await lane.apply(ball(5))).toBe(false);
  expect(await lane.apply(ball(2), 'right')).toBe(false);
  expect(await lane.tryAgain('right')).toBe(false);
  lane.disk.refuses = () => null;
  expect(await lane.tryAgain('right')).toBe(true);
  expect(await lane.takeBack('left')).toBe(true);
  await both(lane, 1, 1);
  await expectNoHarm(context, await surveyed(lane, SOME, from), 200);
});

test('the checker finds a ball of the right half that is taken back while its journal still has it', async () => {
  const lane = await bowling();
  const from = lane.disk.log.length;
  lane.disk.refuses = (call) => (['flush', 'remove'].includes(call) ? { code: 'EIO', done: false } : null);
  expect(await lane.apply(ball(5), 'right')).toBe(false);
  lane.disk.refuses = () => null;
  lane.ledger.acknowledged(lane.disk.log.length, lane.shown('right'));
  const { harms } = await surveyed(lane, SOME, from, WHOLE);
  expect(Object.keys(harms)).toEqual(['returned']);
});
