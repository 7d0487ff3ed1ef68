import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '../../core/practice/countdown.ts';
import { conversionOf } from '../../core/practice/practice.ts';
import type {
  Failure,
  NewGameOrder,
  PracticeChange,
  Practices,
  PracticeView,
} from '../../contract/contract.ts';
import type { Result } from '../../core/line/result.ts';
import { bowlerOf } from '../../core/testing/setup.testing.ts';
import { orderOf } from '../../contract/testing/order.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { SAVE_EVERY, type PracticeDeps } from './practice.ts';
import {
  ballOf as ball,
  pass,
  practiceHouse as start,
  refusal,
  toldOf as told,
  type PracticeHouse,
} from './testing/practice-house.testing.ts';

const GAME = orderOf(['PJS', 'KYJ']);
const RUNNING = { phases: { left: 'running', right: null } } as const;

async function begun(minutes: number | null = 5): Promise<PracticeHouse> {
  const house = await start(await tempFolder());
  told(await house.practice.begin({ game: GAME, minutes }));
  return house;
}

/** The practice of the one lane. */
function shown({ practice }: Pick<PracticeHouse, 'practice'>): PracticeView | null {
  return practice.current().left;
}

describe('practice', () => {
  test('loses an erased bowler who comes from a game before, also in the game that follows, and keeps a namesake', async () => {
    const house = await start(await tempFolder());
    const again = { name: 'BENNY', average: null, was: 1 };
    const game: NewGameOrder = { players: [again, ...orderOf(['BENN']).players], follows: 'g000001-0a1b2c' };
    told(await house.practice.begin({ game, minutes: null }));
    told(await house.practice.change('left', ball(7)));
    const persons = { bowlers: new Set([bowlerOf(1)]), names: new Set(['BENN', 'BENNY']) };
    expect(await house.practice.erase(persons)).toMatchObject({ ok: true });
    const left = { practice: { bowlers: ['—', 'BENN'], balls: [{ bowler: 0 }] } };
    expect(shown(house)).toMatchObject({
      ...left,
      game: { players: [{ name: '—', was: 1 }, { name: 'BENN' }] },
    });
    expect(shown(await start(house.data))).toEqual(shown(house));
    expect(JSON.stringify(house.file.current())).not.toContain('BENNY');
    expect(house.practice.has('BENN')).toBe(true);
  });

  test('loses an erased bowler’s place in the league’s lists, and the name in the place of a substitute', async () => {
    const house = await start(await tempFolder());
    const league = { roster: 'M-0042', fullName: 'Benjamin Miller' };
    const players = [
      { name: 'BENNY', average: null, was: 1, league },
      { name: 'ANNA', average: null, was: null, league: { type: 'substitute', instead: 'BENN' } as const },
    ];
    told(await house.practice.begin({ game: { players, follows: 'g000001-0a1b2c' }, minutes: null }));
    const persons = { bowlers: new Set([bowlerOf(1)]), names: new Set(['BENN', 'BENNY']) };
    expect(await house.practice.erase(persons)).toMatchObject({ ok: true });
    expect(JSON.stringify(house.file.current())).not.toMatch(/BENN|M-0042|Miller/u);
  });

  test('begins with the bowlers of the game that is set up, and keeps that game', async () => {
    const house = await begun();
    expect(shown(house)).toMatchObject({
      practice: { bowlers: ['PJS', 'KYJ'], up: 0, balls: [] },
      remaining: 5 * MINUTE,
      game: GAME,
    });
  });

  test('is the same after a restart, with every ball, every try and the game that follows', async () => {
    const house = await begun();
    for (const change of [ball(7), ball(1), { kind: 'leave', leave: [10] } as const, ball(1), ball(0)])
      told(await house.practice.change('left', change));
    const again = await start(house.data);
    expect(shown(again)).toEqual(shown(house));
    const practice = told(await again.practice.change('left', { kind: 'undo' })).practice;
    expect(conversionOf(practice, 1, [10])).toMatchObject({ tries: 1, made: 1 });
    expect(conversionOf(practice, 0, [10])).toMatchObject({ tries: 0, made: 0 });
  });

  test('a ball that the full disk refuses is not shown, and counts when it is entered again', async () => {
    const house = await begun();
    const [before, told0] = [shown(house), house.announced.length];
    house.disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    expect(await house.practice.change('left', ball(7))).toEqual(
      refusal({ code: 'not-saved', trouble: 'disk-full' }),
    );
    expect([shown(house), house.announced.length]).toEqual([before, told0]);
    house.disk.fails = () => null;
    expect(told(await house.practice.change('left', ball(7))).practice.rack).toEqual([
      { kind: 'pins', pins: 7 },
    ]);
  });

  test('does not begin on a full disk', async () => {
    const house = await start(await tempFolder());
    house.disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    expect(await house.practice.begin({ game: GAME, minutes: null })).toEqual(
      refusal({ code: 'not-saved', trouble: 'disk-full' }),
    );
    expect(shown(house)).toBeNull();
  });

  test('before a game that an average keeps from beginning is refused', async () => {
    const house = await start(await tempFolder());
    // Typed for five-pin, before the format was changed.
    const players = [{ name: 'PJS', average: 400, was: null }];
    expect(await house.practice.begin({ game: { players, follows: null }, minutes: 5 })).toEqual(
      refusal({ code: 'refused', refusal: { code: 'no-such-score', highest: 300 } }),
    );
    told(await house.practice.begin({ game: { players, follows: null, format: 'five-pin' }, minutes: 5 }));
  });

  test('that is begun while a game runs is refused', async () => {
    const house = await start(await tempFolder(), { lanes: RUNNING });
    expect(await house.practice.begin({ game: GAME, minutes: 5 })).toEqual(refusal({ code: 'game-running' }));
  });

  test.each([0, 1_000])('with a clock of %d minutes is refused', async (minutes) => {
    const house = await start(await tempFolder());
    expect(await house.practice.begin({ game: GAME, minutes })).toEqual(
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
    expect(await house.practice.change('left', change)).toEqual(refusal(failure));
    expect(await readFile(join(house.data, 'practice.json'), 'utf8')).toBe(before);
  });

  test('twice at the same time, without a bowler, or with more than a lane has is refused', async () => {
    const house = await start(await tempFolder());
    const of = (names: readonly string[]) => ({ game: orderOf(names), minutes: null });
    expect(await house.practice.begin(of([]))).toEqual(
      refusal({ code: 'refused', refusal: { code: 'no-players' } }),
    );
    const many = Array.from({ length: 101 }, (_, index) => `B${String(index)}`);
    expect(await house.practice.begin(of(many))).toEqual(
      refusal({ code: 'practice-refused', reason: { code: 'too-many-bowlers', most: 100 } }),
    );
    expect(await house.practice.change('left', ball(7))).toEqual(refusal(reason('no-practice')));
    told(await house.practice.begin(of(['PJS'])));
    expect(await house.practice.begin(of(['PJS']))).toEqual(refusal(reason('practice-on')));
  });

  test('waits, as a game does, until staff open the lane again', async () => {
    const over = { kind: 'games', games: 1, from: 1 } as const;
    const guarded = { by: 'bowler', allows: () => false } as const;
    const order = { game: GAME, minutes: 5 };
    const settings = { opening: over };
    const asked = async (staff: PracticeDeps['staff']): Promise<Result<Practices, Failure>> =>
      (await start(await tempFolder(), { lanes: { next: 2 }, staff, settings })).practice.begin(order);
    expect(await asked(guarded)).toEqual(refusal({ code: 'staff-only' }));
    expect(await asked({ by: 'bowler', allows: () => true })).toEqual(refusal({ code: 'lane-closed' }));
    expect(await asked({ by: 'staff', allows: () => true })).toMatchObject({ ok: true });
  });

  test('takes no ball once the lane is closed, also after a restart, but from staff', async () => {
    const house = await begun();
    const settings = { opening: { kind: 'until', at: '2026-01-01T00:00:00.000Z' } } as const;
    const closed = await start(house.data, { settings });
    expect(await closed.practice.change('left', ball(7))).toEqual(refusal({ code: 'lane-closed' }));
    const guarded = { by: 'bowler', allows: () => false } as const;
    const shut = await start(house.data, { settings, staff: guarded });
    expect(await shut.practice.change('left', ball(7))).toEqual(refusal({ code: 'staff-only' }));
    const staff = await start(house.data, { settings, staff: { by: 'staff', allows: () => true } });
    told(await staff.practice.change('left', ball(7)));
    expect(await closed.practice.change('left', { kind: 'end' })).toMatchObject({ ok: true });
  });

  test('is over once the game has begun, and its names leave the disk', async () => {
    const house = await begun();
    house.lanes.phases.left = 'running';
    house.practice.gameBegan();
    await house.practice.settled();
    expect(shown(house)).toBeNull();
    expect(house.announced.at(-1)).toEqual({ name: 'practiceChanged', value: { left: null, right: null } });
    expect(await readFile(join(house.data, 'practice.json'), 'utf8')).not.toContain('PJS');
  });

  test('that a power cut left on the disk behind the game it led to does not come back', async () => {
    const house = await begun();
    const left = await readFile(join(house.data, 'practice.json'));
    for (const lanes of [RUNNING, { next: 2, newest: { left: 1, right: 0 } }]) {
      await writeFile(join(house.data, 'practice.json'), left);
      const again = await start(house.data, { lanes });
      await again.practice.settled();
      expect(shown(again)).toBeNull();
      expect(await readFile(join(house.data, 'practice.json'), 'utf8')).not.toContain('PJS');
    }
  });

  test('that is given up is gone, also after a restart', async () => {
    const house = await begun();
    expect(await house.practice.change('left', { kind: 'end' })).toMatchObject({
      ok: true,
      value: { left: null },
    });
    expect(shown(house)).toBeNull();
    expect(shown(await start(house.data))).toBeNull();
  });

  test('continues without the game that follows where this program cannot begin that', async () => {
    const house = await begun();
    const kept = house.file.current().left ?? expect.fail('nothing is kept');
    await house.file.change({ left: { ...kept, game: { players: 'of a later program' } } });
    expect(shown(await start(house.data))).toMatchObject({ game: null, remaining: 5 * MINUTE });
  });

  test('knows whose names it has', async () => {
    const { practice } = await begun();
    expect([practice.has('PJS'), practice.has('CMS')]).toEqual([true, false]);
  });
});

describe('the clock of practice', () => {
  test('ends after five minutes, refuses balls then, and still takes the last one back', async () => {
    const house = await begun(5);
    told(await house.practice.change('left', ball(7)));
    pass(house, 299);
    await house.practice.settled();
    expect(shown(house)?.remaining).toBe(1_000);
    pass(house, 1);
    await house.practice.settled();
    expect(house.announced.at(-1)).toMatchObject({ value: { left: { remaining: 0, game: GAME } } });
    expect(await house.practice.change('left', ball(1))).toEqual(refusal(reason('time-is-up')));
    expect(told(await house.practice.change('left', { kind: 'undo' })).practice.balls).toEqual([]);
    expect(shown(await start(house.data))).toMatchObject({ remaining: 0, game: GAME });
  });

  test('continues after a power cut where it was saved last, a few seconds before at most', async () => {
    const house = await begun(5);
    pass(house, 63);
    await house.practice.settled();
    const before = shown(house)?.remaining ?? expect.fail('it has a clock');
    const again = await start(house.data, { began: 987_654_321 });
    const found = shown(again)?.remaining ?? expect.fail('it has a clock');
    expect(found).toBeGreaterThanOrEqual(before);
    expect(found - before).toBeLessThan(SAVE_EVERY);
    pass(again, Math.ceil(found / 1_000));
    expect(shown(again)?.remaining).toBe(0);
  });

  test('neither ends early nor never when the PC’s clock jumps by a day, forwards or backwards', async () => {
    for (const day of [86_400_000, -86_400_000]) {
      const house = await begun(5);
      house.clock.now += day;
      pass(house, 1);
      expect(shown(house)?.remaining).toBeGreaterThan(5 * MINUTE - 5_000);
      pass(house, 300);
      await house.practice.settled();
      expect(shown(house)?.remaining).toBe(0);
    }
  });

  test('runs on a full disk, and is saved once there is room', async () => {
    const house = await begun(1);
    house.disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    pass(house, 60);
    await house.practice.settled();
    expect(house.announced.at(-1)).toMatchObject({ value: { left: { remaining: 0 } } });
    expect(shown(await start(house.data))?.remaining).toBe(MINUTE);
    house.disk.fails = () => null;
    pass(house, 1);
    await house.practice.settled();
    expect(shown(await start(house.data))?.remaining).toBe(0);
  });

  test('without minutes there is none', async () => {
    const house = await begun(null);
    pass(house, 10_000);
    expect(shown(house)?.remaining).toBeNull();
    expect(told(await house.practice.change('left', ball(10))).practice.up).toBe(1);
  });
});

function reason(
  code: 'no-pins' | 'no-such-bowler' | 'no-ball-to-take-back' | 'no-practice' | 'practice-on' | 'time-is-up',
): Failure {
  return { code: 'practice-refused', reason: { code } };
}
