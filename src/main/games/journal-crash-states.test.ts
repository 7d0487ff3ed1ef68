import { expect, test } from 'vitest';
import { BookedLane } from './testing/booked-lane.testing.ts';
import { STOP } from './testing/lane.testing.ts';
import { CrashDisk } from '../../saves/disk/testing/crash-disk.testing.ts';
import {
  DATA,
  expectNoHarm,
  gamesAsIn,
  survey,
  together,
  type Survey,
} from '../../saves/disk/testing/crash-survey.testing.ts';
import { WHOLE } from '../../saves/disk/testing/share.testing.ts';
import { JOURNAL } from '../../saves/games/journal.ts';
import type { Closeness } from '../../saves/games/testing/crash-states.testing.ts';
import { Ledger } from '../../saves/games/testing/ledger.testing.ts';
import { ball } from '../../saves/record/testing/game.testing.ts';
import { isToday, shareOf, TODAY } from '../../core/testing/share.testing.ts';

/** After one fault in so many a day surveys what a crash leaves; the lane itself is tried after each. */
const ONE_IN = 3;

const SIZE = 4096;
const SOME: Closeness = { grain: 37, most: 300 };
const FEW: Closeness = { grain: 397, most: 24 };

/** A lane with a journal and a game of two balls. */
async function bowling(): Promise<BookedLane> {
  const disk = new CrashDisk();
  // Begins the file only after the ball in the journal was acknowledged.
  disk.late = 'create';
  const lane = await BookedLane.on(disk, new Ledger(), SIZE);
  expect(await lane.begin()).toBe(true);
  await lane.games.tidy();
  for (const pins of [3, 4]) expect(await lane.apply(ball(pins))).toBe(true);
  await lane.filed();
  return lane;
}

// Overwrite, flush; if one is refused: remove, sync of the folder, and a save as a file, which has seven.
const CHANGES = 11;
// Create, write, sync, rename, sync of the folder.
const CHANGES_OF_A_FIRST_SAVE = 5;

test('an evening: balls, undo and redo, a stopped game and the next one, handed over and opened again', async (context) => {
  const lane = await bowling();
  for (const command of [ball(10), { kind: 'undo' }, { kind: 'redo' }, STOP] as const)
    expect(await lane.apply(command)).toBe(true);
  const [first = ''] = lane.ledger.at(lane.disk.log.length).keys();
  expect(await lane.begin()).toBe(true);
  await lane.games.tidy();
  for (const pins of [8, 1]) expect(await lane.apply(ball(pins))).toBe(true);
  expect(await lane.apply(STOP)).toBe(true);
  expect((await lane.games.openGame(first)).ok).toBe(true);
  for (const command of [{ kind: 'undo' }, ball(2)] as const) expect(await lane.apply(command)).toBe(true);
  await lane.games.settled();
  expect(lane.disk.calls.filter((call) => call === 'put').length).toBeGreaterThan(8);
  await expectNoHarm(context, await survey(lane.disk, SOME, gamesAsIn(lane.ledger)), 1_000);
});

test.for(['tryAgain', 'takeBack'] as const)(
  `the disk refuses the journal and any call after it, ${shareOf(ONE_IN)}; if the ball waits, %s; then the next balls`,
  async (way, context) => {
    const surveys: Survey[] = [];
    let waited = 0;
    for (const first of [1, 2]) {
      for (let second = first + 1; second <= CHANGES; second += 1) {
        for (const done of [true, false]) {
          const lane = await bowling();
          const from = lane.disk.log.length;
          lane.disk.refuseNext([first, second], { code: 'EIO', done });
          const isSaved = await lane.apply(ball(5));
          lane.disk.refuses = () => null;
          if (!isSaved) waited += 1;
          if (!isSaved) expect(await lane[way]()).toBe(true);
          for (const pins of [1, 2]) expect(await lane.apply(ball(pins))).toBe(true);
          await lane.games.settled();
          if (isToday(2 * second + Number(done), ONE_IN))
            surveys.push(await survey(lane.disk, FEW, gamesAsIn(lane.ledger), from));
        }
      }
    }
    expect(waited).toBeGreaterThan(20);
    await expectNoHarm(context, together(surveys), TODAY === null ? 2_000 : 500);
  },
);

test('a game refused by the disk at any call does not return after a ball of the one before, which is in the journal', async (context) => {
  const surveys: Survey[] = [];
  for (let place = 1; place <= CHANGES_OF_A_FIRST_SAVE; place += 1) {
    for (const done of [true, false]) {
      const lane = await bowling();
      expect(await lane.apply(STOP)).toBe(true);
      await lane.filed();
      const from = lane.disk.log.length;
      lane.disk.refuseNext([place], { code: 'EIO', done });
      expect(await lane.begin()).toBe(false);
      for (const command of [{ kind: 'undo' }, ball(3)] as const)
        expect(await lane.apply(command)).toBe(true);
      await lane.games.settled();
      surveys.push(await survey(lane.disk, FEW, gamesAsIn(lane.ledger), from));
    }
  }
  await expectNoHarm(context, together(surveys), 500);
});

test('a journal that cannot be removed: the ball waits, is refused again, and is taken back', async (context) => {
  const lane = await bowling();
  const first = lane.disk.log.length;
  lane.disk.refuses = (call) => (['flush', 'remove'].includes(call) ? { code: 'EIO', done: false } : null);
  expect(await lane.apply(ball(5))).toBe(false);
  expect(await lane.tryAgain()).toBe(false);
  expect(await lane.takeBack()).toBe(false);
  lane.disk.refuses = () => null;
  expect(await lane.takeBack()).toBe(true);
  expect(await lane.disk.list(`${DATA}/games`)).not.toContain(JOURNAL);
  expect(await lane.apply(ball(1))).toBe(true);
  await lane.games.settled();
  await expectNoHarm(context, await survey(lane.disk, SOME, gamesAsIn(lane.ledger), first), 300);
});

test('the checker finds a ball that is taken back while the journal still has it', async () => {
  const lane = await bowling();
  const first = lane.disk.log.length;
  lane.disk.refuses = (call) => (['flush', 'remove'].includes(call) ? { code: 'EIO', done: false } : null);
  expect(await lane.apply(ball(5))).toBe(false);
  lane.disk.refuses = () => null;
  lane.ledger.acknowledged(lane.disk.log.length, lane.shown());
  const { harms } = await survey(lane.disk, SOME, gamesAsIn(lane.ledger), first, WHOLE);
  expect(Object.keys(harms)).toEqual(['returned']);
});

test('a game is deleted while the journal has its text: once that was acknowledged, it does not return', async (context) => {
  const lane = await bowling();
  expect(await lane.apply(STOP)).toBe(true);
  const gone = lane.shown();
  expect(await lane.begin()).toBe(true);
  const first = lane.disk.log.length;
  lane.ledger.unwanted(first, gone);
  expect(await lane.games.remove({ kind: 'game', gameId: gone.id })).toMatchObject({ ok: true });
  lane.ledger.refused(lane.disk.log.length, gone);
  await lane.games.tidy();
  for (const pins of [1, 2]) expect(await lane.apply(ball(pins))).toBe(true);
  await lane.games.settled();
  await expectNoHarm(context, await survey(lane.disk, SOME, gamesAsIn(lane.ledger), first), 400);
});
