import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../core/practice/countdown.ts';
import { conversionOf } from '../../core/practice/practice.ts';
import type { Phase } from '../../core/game/game.ts';
import type { Failure, Notice, PracticeChange, PracticeView } from '../../contract/contract.ts';
import type { Result } from '../../core/line/result.ts';
import { orderOf } from '../../contract/testing/order.testing.ts';
import { readOrder } from '../bridge/calls/practice.ts';
import { FailingDisk } from '../../saves/disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { PracticeFile } from '../../saves/practice/practice-file.ts';
import { LanePractice, SAVE_EVERY, type PracticeDeps } from './practice.ts';

const GAME = orderOf(['PJS', 'KYJ']);
const FREE = { opening: { kind: 'free' }, pair: false } as const;

interface House {
  readonly practice: LanePractice;
  readonly file: PracticeFile;
  readonly disk: FailingDisk;
  readonly data: string;
  readonly games: { phase: Phase | null; firstToCount: number };
  readonly announced: Notice[];
  /** The clock that nobody sets, in milliseconds. */
  readonly clock: { now: number };
}

/** Switches a lane on. Its clock that nobody sets begins at any number. */
async function start(
  data: string,
  { games = { phase: null, firstToCount: 1 }, staff, began = 0 }: Partial<Start> = {},
): Promise<House> {
  const disk = new FailingDisk();
  const file = new PracticeFile(disk, data);
  await file.open();
  const announced: Notice[] = [];
  const clock = { now: began };
  const practice = new LanePractice({
    ...{ file, half: 'left', games, readOrder, enters: () => true },
    staff: staff ?? { by: 'bowler', allows: () => true },
    time: () => clock.now,
    announce: (notice) => announced.push(notice),
  });
  return { practice, file, disk, data, games, announced, clock };
}

interface Start {
  readonly games: House['games'];
  readonly staff: PracticeDeps['staff'];
  readonly began: number;
}

async function begun(minutes: number | null = 5): Promise<House> {
  const house = await start(await tempFolder());
  told(await house.practice.begin({ game: GAME, minutes }, FREE));
  return house;
}

function told(answer: Result<PracticeView | null, Failure>): PracticeView {
  return answer.ok && answer.value !== null ? answer.value : expect.fail(JSON.stringify(answer));
}

function ball(pins: number): PracticeChange {
  return { kind: 'ball', entry: { kind: 'pins', pins } };
}

/** Lets this many seconds pass, with a beat for each. */
function pass(house: House, seconds: number): void {
  for (let second = 0; second < seconds; second += 1) {
    house.clock.now += 1_000;
    house.practice.beat();
  }
}

function refusal(failure: Failure): { ok: false; error: Failure } {
  return { ok: false, error: failure };
}

describe('practice', () => {
  test('begins with the bowlers of the game that is set up, and keeps that game', async () => {
    const { practice } = await begun();
    expect(practice.current()).toMatchObject({
      practice: { bowlers: ['PJS', 'KYJ'], up: 0, balls: [] },
      remaining: 5 * MINUTE,
      game: GAME,
    });
  });

  test('is the same after a restart, with every ball, every try and the game that follows', async () => {
    const house = await begun();
    for (const change of [ball(7), ball(1), { kind: 'leave', leave: [10] } as const, ball(1), ball(0)])
      told(await house.practice.change(change));
    const again = await start(house.data);
    expect(again.practice.current()).toEqual(house.practice.current());
    const practice = told(await again.practice.change({ kind: 'undo' })).practice;
    expect(conversionOf(practice, 1, [10])).toMatchObject({ tries: 1, made: 1 });
    expect(conversionOf(practice, 0, [10])).toMatchObject({ tries: 0, made: 0 });
  });

  test('a ball that the full disk refuses is not shown, and counts when it is entered again', async () => {
    const house = await begun();
    const [before, told0] = [house.practice.current(), house.announced.length];
    house.disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    expect(await house.practice.change(ball(7))).toEqual(
      refusal({ code: 'not-saved', trouble: 'disk-full' }),
    );
    expect([house.practice.current(), house.announced.length]).toEqual([before, told0]);
    house.disk.fails = () => null;
    expect(told(await house.practice.change(ball(7))).practice.rack).toEqual([{ kind: 'pins', pins: 7 }]);
  });

  test('does not begin on a full disk', async () => {
    const house = await start(await tempFolder());
    house.disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    expect(await house.practice.begin({ game: GAME, minutes: null }, FREE)).toEqual(
      refusal({ code: 'not-saved', trouble: 'disk-full' }),
    );
    expect(house.practice.current()).toBeNull();
  });

  test('that is begun while a game runs is refused', async () => {
    const house = await start(await tempFolder(), { games: { phase: 'running', firstToCount: 1 } });
    expect(await house.practice.begin({ game: GAME, minutes: 5 }, FREE)).toEqual(
      refusal({ code: 'game-running' }),
    );
  });

  test('on a pair of lanes is refused: its games stand side by side', async () => {
    const house = await start(await tempFolder());
    expect(await house.practice.begin({ game: GAME, minutes: 5 }, { ...FREE, pair: true })).toEqual(
      refusal({ code: 'practice-refused', reason: { code: 'on-a-pair' } }),
    );
  });

  test.each([0, 1_000])('with a clock of %d minutes is refused', async (minutes) => {
    const house = await start(await tempFolder());
    expect(await house.practice.begin({ game: GAME, minutes }, FREE)).toEqual(
      refusal({ code: 'practice-refused', reason: { code: 'bad-clock', most: 60 } }),
    );
  });

  test.each<[string, PracticeChange, Failure]>([
    [
      'a ball of eleven pins',
      ball(11),
      { code: 'refused', refusal: { code: 'out-of-range', pins: 11, most: 10 } },
    ],
    ['a leave of no pins', { kind: 'leave', leave: [] }, reason('no-pins')],
    ['a bowler who is not there', { kind: 'bowler', bowler: 2 }, reason('no-such-bowler')],
    ['an undo without a ball', { kind: 'undo' }, reason('no-ball-to-take-back')],
  ])('refuses %s, and nothing changes', async (_, change, failure) => {
    const house = await begun();
    const before = await readFile(join(house.data, 'practice.json'), 'utf8');
    expect(await house.practice.change(change)).toEqual(refusal(failure));
    expect(await readFile(join(house.data, 'practice.json'), 'utf8')).toBe(before);
  });

  test('twice at the same time, without a bowler, or with more than a lane has is refused', async () => {
    const house = await start(await tempFolder());
    const of = (names: readonly string[]) => ({ game: orderOf(names), minutes: null });
    expect(await house.practice.begin(of([]), FREE)).toEqual(
      refusal({ code: 'refused', refusal: { code: 'no-players' } }),
    );
    const many = Array.from({ length: 101 }, (_, index) => `B${String(index)}`);
    expect(await house.practice.begin(of(many), FREE)).toEqual(
      refusal({ code: 'practice-refused', reason: { code: 'too-many-bowlers', most: 100 } }),
    );
    expect(await house.practice.change(ball(7))).toEqual(refusal(reason('no-practice')));
    told(await house.practice.begin(of(['PJS']), FREE));
    expect(await house.practice.begin(of(['PJS']), FREE)).toEqual(refusal(reason('practice-on')));
  });

  test('waits, as a game does, until staff open the lane again', async () => {
    const over = { kind: 'games', games: 1, from: 1 } as const;
    const games = { phase: 'over' as const, firstToCount: 2 };
    const guarded = { by: 'bowler', allows: () => false } as const;
    const order = { game: GAME, minutes: 5 };
    const asked = async (staff: PracticeDeps['staff']): Promise<Result<PracticeView, Failure>> =>
      (await start(await tempFolder(), { games, staff })).practice.begin(order, {
        opening: over,
        pair: false,
      });
    expect(await asked(guarded)).toEqual(refusal({ code: 'staff-only' }));
    expect(await asked({ by: 'bowler', allows: () => true })).toEqual(refusal({ code: 'lane-closed' }));
    expect(await asked({ by: 'staff', allows: () => true })).toMatchObject({ ok: true });
  });

  test('is over once the game has begun, and its names leave the disk', async () => {
    const house = await begun();
    Object.assign(house.games, { phase: 'running', firstToCount: 1 });
    house.practice.gameBegan();
    await house.practice.settled();
    expect(house.practice.current()).toBeNull();
    expect(house.announced.at(-1)).toEqual({ name: 'practiceChanged', value: null });
    expect(await readFile(join(house.data, 'practice.json'), 'utf8')).not.toContain('PJS');
  });

  test('that a power cut left on the disk behind the game it led to does not come back', async () => {
    const house = await begun();
    const left = await readFile(join(house.data, 'practice.json'));
    for (const games of [
      { phase: 'running' as const, firstToCount: 1 },
      { phase: null, firstToCount: 2 },
    ]) {
      await writeFile(join(house.data, 'practice.json'), left);
      const again = await start(house.data, { games });
      await again.practice.settled();
      expect(again.practice.current()).toBeNull();
      expect(await readFile(join(house.data, 'practice.json'), 'utf8')).not.toContain('PJS');
    }
  });

  test('that is given up is gone, also after a restart', async () => {
    const house = await begun();
    expect(await house.practice.change({ kind: 'end' })).toEqual({ ok: true, value: null });
    expect(house.practice.current()).toBeNull();
    expect((await start(house.data)).practice.current()).toBeNull();
  });

  test('continues without the game that follows where this program cannot begin that', async () => {
    const house = await begun();
    const kept = house.file.current().left ?? expect.fail('nothing is kept');
    await house.file.change({ left: { ...kept, game: { players: 'of a later program' } } });
    expect((await start(house.data)).practice.current()).toMatchObject({ game: null, remaining: 5 * MINUTE });
  });

  test('knows whose names it has', async () => {
    const { practice } = await begun();
    expect([practice.has('PJS'), practice.has('CMS')]).toEqual([true, false]);
  });
});

describe('the clock of practice', () => {
  test('ends after five minutes, refuses balls then, and still takes the last one back', async () => {
    const house = await begun(5);
    told(await house.practice.change(ball(7)));
    pass(house, 299);
    await house.practice.settled();
    expect(house.practice.current()?.remaining).toBe(1_000);
    pass(house, 1);
    await house.practice.settled();
    expect(house.announced.at(-1)).toMatchObject({ value: { remaining: 0, game: GAME } });
    expect(await house.practice.change(ball(1))).toEqual(refusal(reason('time-is-up')));
    expect(told(await house.practice.change({ kind: 'undo' })).practice.balls).toEqual([]);
    expect((await start(house.data)).practice.current()).toMatchObject({ remaining: 0, game: GAME });
  });

  test('continues after a power cut where it was saved last, a few seconds before at most', async () => {
    const house = await begun(5);
    pass(house, 63);
    await house.practice.settled();
    const shown = house.practice.current()?.remaining ?? expect.fail('it has a clock');
    const again = await start(house.data, { began: 987_654_321 });
    const found = again.practice.current()?.remaining ?? expect.fail('it has a clock');
    expect(found).toBeGreaterThanOrEqual(shown);
    expect(found - shown).toBeLessThan(SAVE_EVERY);
    pass(again, Math.ceil(found / 1_000));
    expect(again.practice.current()?.remaining).toBe(0);
  });

  test('neither ends early nor never when the PC’s clock jumps by a day, forwards or backwards', async () => {
    for (const day of [86_400_000, -86_400_000]) {
      const house = await begun(5);
      house.clock.now += day;
      pass(house, 1);
      expect(house.practice.current()?.remaining).toBeGreaterThan(5 * MINUTE - 5_000);
      pass(house, 300);
      await house.practice.settled();
      expect(house.practice.current()?.remaining).toBe(0);
    }
  });

  test('runs on a full disk, and is saved once there is room', async () => {
    const house = await begun(1);
    house.disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    pass(house, 60);
    await house.practice.settled();
    expect(house.announced.at(-1)).toMatchObject({ value: { remaining: 0 } });
    expect((await start(house.data)).practice.current()?.remaining).toBe(MINUTE);
    house.disk.fails = () => null;
    pass(house, 1);
    await house.practice.settled();
    expect((await start(house.data)).practice.current()?.remaining).toBe(0);
  });

  test('without minutes there is none', async () => {
    const house = await begun(null);
    pass(house, 10_000);
    expect(house.practice.current()?.remaining).toBeNull();
    expect(told(await house.practice.change(ball(10))).practice.up).toBe(1);
  });
});

function reason(
  code: 'no-pins' | 'no-such-bowler' | 'no-ball-to-take-back' | 'no-practice' | 'practice-on' | 'time-is-up',
): Failure {
  return { code: 'practice-refused', reason: { code } };
}
