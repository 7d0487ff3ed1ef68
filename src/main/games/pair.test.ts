import { ANY_GAME } from '../../contract/contract.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../core/game/event.ts';
import { counted, HALVES, type Half, type Opening } from '../../contract/contract.ts';
import { orderOf } from '../../contract/testing/order.testing.ts';
import type { NewFile } from '../../saves/disk/disk.ts';
import { FailingDisk, systemError } from '../../saves/disk/testing/failing-disk.testing.ts';
import { namesIn } from '../../saves/games/testing/folder.testing.ts';
import { ball } from '../../saves/record/testing/game.testing.ts';
import { refusal, STOP, view, type Lane } from './testing/lane.testing.ts';
import { begin, bowling, LANES, on, pairOf } from './testing/pair.testing.ts';
import { runs } from '../../core/testing/runs.testing.ts';

const OTHER = { left: 'right', right: 'left' } as const satisfies Record<Half, Half>;

/** Refuses every new file of one game. */
class OneGameRefused extends FailingDisk {
  refused = '';

  override create(path: string): Promise<NewFile> {
    const isRefused = this.refused !== '' && path.includes(this.refused);
    return isRefused ? Promise.reject(systemError('EIO')) : super.create(path);
  }
}

describe('two games side by side', () => {
  test('are bowled each on its lane, announced by half, and both come back at the next start', async () => {
    const lane = await bowling();
    view(await on(lane, 'left', ball(10)));
    view(await on(lane, 'right', ball(4)));
    view(await on(lane, 'right', ball(5)));
    expect(HALVES.map((half) => lane.games.current(half)?.setup.lane)).toEqual([7, 8]);
    const halves = lane.announced.flatMap(({ name, value }) => (name === 'gameChanged' ? [value.half] : []));
    expect(halves).toEqual(['left', 'right', 'left', 'right', 'right']);
    await lane.games.settled();
    const again = await pairOf(lane.data);
    expect(HALVES.map((half) => again.games.current(half)?.events.length)).toEqual([1, 2]);
    expect(again.games.current('right')?.id).toBe(lane.right.id);
  });

  test('begin, end and are archived each in its own time', async () => {
    const lane = await bowling();
    view(await on(lane, 'left', STOP));
    const next = view(await begin(lane, 'left'));
    await lane.games.tidy();
    expect(lane.games.current('right')).toMatchObject({ id: lane.right.id, half: 'right' });
    expect((await namesIn(join(lane.data, 'games'))).toSorted()).toEqual(
      [`${lane.right.id}.json`, `${next.id}.json`].toSorted(),
    );
    // The left half’s newer game does not make this one a past game.
    view(await on(lane, 'right', ball(3)));
    expect(await begin(lane, 'right')).toEqual(refusal({ code: 'game-running' }));
  });

  test('both count when the lane is opened for some games, also those that are being bowled', async () => {
    const lane = await bowling();
    const opening = (games: number): Opening =>
      counted({ opening: { kind: 'games', games } }, lane.games.firstToCount).opening ?? expect.fail();
    const asked = (half: Half, open: Opening): ReturnType<Lane['games']['newGame']> =>
      lane.games.newGame({ ...orderOf(['CMS']), half }, LANES[half], open);
    const three = opening(3);
    expect(three).toEqual({ kind: 'games', games: 3, from: 1 });
    for (const half of HALVES) view(await on(lane, half, STOP));
    expect(view(await asked('right', three))).toMatchObject({ half: 'right', counter: 3 });
    expect(await asked('left', three)).toEqual(refusal({ code: 'lane-closed' }));
    // Staff add one game while the right half bowls: its game is the first of the new two.
    expect(view(await asked('left', opening(2)))).toMatchObject({ half: 'left', counter: 4 });
    await lane.games.tidy();
  });

  test('count each once, however many games one half is ahead of the other', async () => {
    const lane = await bowling();
    view(await on(lane, 'right', STOP));
    view(await begin(lane, 'right'));
    view(await on(lane, 'right', STOP));
    view(await begin(lane, 'right'));
    // The left half bowls game 1, the right one game 4.
    const three = counted({ opening: { kind: 'games', games: 3 } }, lane.games.firstToCount).opening;
    for (const half of HALVES) view(await on(lane, half, STOP));
    expect(view(await lane.games.newGame(orderOf(['CMS']), LANES.left, three))).toMatchObject({ counter: 5 });
    expect(await lane.games.newGame({ ...orderOf(['CMS']), half: 'right' }, LANES.right, three)).toEqual(
      refusal({ code: 'lane-closed' }),
    );
    await lane.games.tidy();
  });

  test('staff correct an earlier game of one half while the other one bowls on, and no ball goes between them', async () => {
    const lane = await bowling({ staff: { by: 'staff', allows: () => true } });
    const again = { half: 'left', follows: lane.left.id } as const;
    view(await on(lane, 'left', STOP));
    const players = [{ name: 'PJS', average: null, was: 1 }];
    const second = view(await lane.games.newGame({ ...again, players }, LANES.left));
    view(await on(lane, 'left', ball(3)));
    expect(view(await lane.games.openGame(lane.left.id))).toMatchObject({
      half: 'left',
      away: { id: second.id },
    });
    view(await on(lane, 'right', ball(4)));
    for (const half of HALVES) {
      const { id, events } = lane.games.current(half) ?? expect.fail('no game');
      expect(await lane.games.moveToOtherHalf(id, events.length)).toEqual(refusal({ code: 'half-away' }));
    }
    expect(lane.games.current('right')).toMatchObject({ id: lane.right.id, events: { length: 1 } });
    expect(view(await lane.games.openGame(second.id))).toMatchObject({ half: 'left', events: { length: 1 } });
    expect(view(await lane.games.moveToOtherHalf(second.id, 1))).toMatchObject({ half: 'right' });
    await lane.games.settled();
    const reopened = await pairOf(lane.data);
    expect(HALVES.map((half) => reopened.games.current(half)?.events.length)).toEqual([2, 2]);
  });

  test('a past game comes back on the half of its lane', async () => {
    const lane = await bowling();
    view(await on(lane, 'right', STOP));
    const next = view(await begin(lane, 'right'));
    view(await on(lane, 'right', STOP));
    expect(await lane.games.openGame(lane.left.id)).toMatchObject({ ok: true });
    expect(view(await lane.games.openGame(lane.right.id))).toMatchObject({ half: 'right' });
    expect(lane.games.current('left')?.id).toBe(lane.left.id);
    expect(next.half).toBe('right');
  });

  test('a name is removed from both boards, and a game on either is not deleted', async () => {
    const lane = await bowling();
    for (const half of HALVES) view(await on(lane, half, STOP));
    for (const { id } of [lane.left, lane.right])
      expect(await lane.games.remove({ kind: 'game', gameId: id })).toEqual(refusal({ code: 'on-board' }));
    expect(await lane.games.remove({ kind: 'bowler', name: 'LEE' })).toEqual({
      ok: true,
      value: { games: 1, stillBowling: false },
    });
    expect(lane.games.current('right')?.setup.players[0]?.name).not.toBe('LEE');
  });

  test('the lanes of a pair do not change while one of its games would lose its half', async () => {
    const lane = await bowling();
    const save = (): Promise<never> => expect.fail('nothing is saved');
    for (const change of [{ pair: false }, { lane: 9 }])
      expect(await lane.games.changeLanes(change, save)).toEqual(refusal({ code: 'game-running' }));
    expect(await lane.games.changeLanes({ lane: 999 }, save)).toEqual(refusal({ code: 'no-second-lane' }));
    view(await on(lane, 'right', STOP));
    const saved = await lane.games.changeLanes({ pair: false }, () => {
      lane.settings.current = { ...lane.settings.current, pair: false };
      return Promise.resolve({ ok: true, value: lane.settings.current });
    });
    expect([saved.ok, lane.games.current('right'), lane.games.current('left')?.id]).toEqual([
      true,
      null,
      lane.left.id,
    ]);
  });
});

test.each([0, 4096])(
  'a game whose file is refused waits, and the other half bowls on, with journals of %i bytes',
  async (journal) => {
    const disk = new OneGameRefused();
    const lane = await bowling({ journal, disk });
    disk.refused = lane.left.id;
    let balls = 0;
    while ((await on(lane, 'left', ball(0))).ok) balls += 1;
    expect(lane.games.current('left')?.waiting).toMatchObject({ trouble: 'device-error' });
    for (const pins of [3, 4, 10]) view(await on(lane, 'right', ball(pins)));
    expect(lane.games.isWaiting).toBe(true);
    disk.refused = '';
    view(await lane.games.tryAgain(lane.left.id, balls));
    await lane.games.settled();
    const again = await pairOf(lane.data);
    expect(HALVES.map((half) => again.games.current(half)?.events.length)).toEqual([balls + 1, 3]);
  },
);

describe('whatever is asked of one half', () => {
  /** What the other half has: its game as shown, and its files once they are saved. */
  async function stateOf(lane: Lane, half: Half): Promise<string> {
    await lane.folder.filed();
    const game = lane.games.current(half);
    const files = ['.json', '.json.prev'].map((ending) =>
      join(lane.data, 'games', `${game?.id ?? ''}${ending}`),
    );
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8').catch(() => null)));
    return JSON.stringify([game === null ? null : { ...game, newest: 0 }, texts]);
  }

  const commands = fc.oneof(
    ...[3, 3, 3, 10].map((max) => fc.integer({ min: 0, max }).map((pins): Command => ball(pins))),
    fc.constantFrom<Command>({ kind: 'undo' }, { kind: 'redo' }, STOP),
    fc.record({
      kind: fc.constant('correctFrame' as const),
      player: fc.constantFrom(1, 2),
      frame: fc.integer({ min: 1, max: 3 }),
      balls: fc.constant([{ entry: { kind: 'pins' as const, pins: 3 }, split: false }]),
    }),
  );
  const asked = fc.record({
    half: fc.constantFrom(...HALVES),
    what: fc.constantFrom(
      'apply',
      'apply',
      'apply',
      'apply',
      'tryAgain',
      'takeBack',
      'new',
      'open',
      'remove',
      'tidy',
    ),
    command: commands,
    stale: fc.integer({ min: 0, max: 12 }).map((age) => (age === 1 ? 1 : 0)),
    fault: fc.constantFrom(null, null, null, null, null, null, 'create', 'rename', 'flush'),
  });

  /** Asks it; whatever the answer, it concerns this half only. */
  async function ask(lane: Lane, { half, what, command, stale, fault }: Asked): Promise<void> {
    const { games, disk } = lane;
    const game = games.current(half);
    const [id, generation] = [game?.id ?? '', (game?.events.length ?? 0) - stale];
    disk.fails = (call) => (call === fault ? 'EIO' : null);
    const answers: Record<typeof what, () => Promise<unknown>> = {
      apply: () => games.apply(id, generation, command),
      tryAgain: () => games.tryAgain(id, generation),
      takeBack: () => games.takeBack(id, generation),
      new: () => begin(lane, half),
      open: async () => {
        const { games: past } = await games.page({ ...ANY_GAME, before: null, count: 9 });
        const [own] = past.filter((one) => 'lane' in one && one.lane === LANES[half]).slice(1);
        return own === undefined ? null : games.openGame(own.id);
      },
      remove: () => games.remove({ kind: 'game', gameId: id }),
      tidy: () => games.tidy(),
    };
    await answers[what]();
    disk.fails = () => null;
  }
  type Asked = typeof asked extends fc.Arbitrary<infer T> ? T : never;

  test.each([0, 4096])(
    'never changes the other’s game or its files, with journals of %i bytes',
    async (journal) => {
      let changes = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(asked, { minLength: 12, maxLength: 30 }), async (all) => {
          const lane = await bowling({ journal });
          for (const one of all) {
            const [own, other] = [await stateOf(lane, one.half), await stateOf(lane, OTHER[one.half])];
            const announced = lane.announced.length;
            await ask(lane, one);
            expect(await stateOf(lane, OTHER[one.half])).toBe(other);
            if ((await stateOf(lane, one.half)) !== own) changes += 1;
            for (const { name, value } of lane.announced.slice(announced))
              if (name === 'gameChanged') expect(value.half).toBe(one.half);
          }
          await lane.games.settled();
          const again = await pairOf(lane.data, { journal });
          for (const half of HALVES) {
            const shown = lane.games.current(half);
            if (shown !== null && again.games.current(half)?.id === shown.id)
              expect(again.games.current(half)?.events).toEqual(shown.events);
          }
          await again.games.settled();
        }),
      );
      expect(changes).toBeGreaterThan(2 * runs(1).numRuns);
    },
  );
});
