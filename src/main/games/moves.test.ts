import { describe, expect, test } from 'vitest';
import { BookedLane, halfOnPair } from './testing/booked-lane.testing.ts';
import { begin, bowling, marksOf, on, pairOf } from './testing/pair.testing.ts';
import { failing, refusal, STOP, view, type Lane } from './testing/lane.testing.ts';
import { CrashDisk } from '../../saves/disk/testing/crash-disk.testing.ts';
import { DATA } from '../../saves/disk/testing/crash-survey.testing.ts';
import { kills, powerCuts } from '../../saves/games/testing/crash-states.testing.ts';
import { diceOf } from '../../saves/disk/testing/dice.testing.ts';
import { GamesFolder } from '../../saves/games/games-folder.ts';
import { moveNotices } from '../../saves/games/move-notice.ts';
import { Ledger } from '../../saves/games/testing/ledger.testing.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { KeptFile } from '../../saves/settings/kept-file.ts';
import { MOVE_FILE } from '../../saves/settings/move-file.ts';
import { ball } from '../../saves/record/testing/game.testing.ts';

/** Moves the last ball of the left game. */
function moved(lane: Lane): ReturnType<Lane['games']['moveToOtherHalf']> {
  const { id, events } = lane.games.current('left') ?? expect.fail('no game');
  return lane.games.moveToOtherHalf(id, events.length);
}

describe('a ball entered on the wrong side', () => {
  test('is taken back here and entered there, with the pins it left', async () => {
    const lane = await bowling();
    view(await on(lane, 'left', { kind: 'roll', entry: { kind: 'leave', left: [7, 10] } }));
    expect(view(await moved(lane))).toMatchObject({ half: 'right', waiting: null });
    expect(marksOf(lane)).toEqual([[], [{ kind: 'pins', pins: 8, left: [7, 10], split: true }]]);
    await lane.games.settled();
    expect(marksOf(await pairOf(lane.data))).toEqual(marksOf(lane));
  });

  test('stays where it is when the other side’s rules do not take it, and the answer says why', async () => {
    const lane = await bowling();
    view(await on(lane, 'left', ball(8)));
    view(await on(lane, 'right', ball(4)));
    const before = marksOf(lane);
    const tooMany = { code: 'too-many-pins', pins: 8, standing: 6 } as const;
    expect(await moved(lane)).toEqual(refusal({ code: 'refused-there', refusal: tooMany }));
    expect(marksOf(lane)).toEqual(before);
  });

  test('is not moved without a game there, after another change here, or from an old generation', async () => {
    const lane = await pairOf(await tempFolder());
    const { id } = view(await begin(lane, 'left'));
    view(await on(lane, 'left', ball(8)));
    expect(await moved(lane)).toEqual(refusal({ code: 'no-other-game' }));
    view(await begin(lane, 'right'));
    expect(await lane.games.moveToOtherHalf(id, 0)).toEqual(refusal({ code: 'stale', generation: 1 }));
    view(await on(lane, 'left', { kind: 'call', player: 2 }));
    expect(await moved(lane)).toEqual(refusal({ code: 'no-ball-to-move' }));
    view(await on(lane, 'right', STOP));
    view(await on(lane, 'left', ball(3)));
    expect(await moved(lane)).toMatchObject({ ok: false, error: { code: 'refused-there' } });
    expect(marksOf(lane)[0]).toHaveLength(2);
  });

  test('is not moved while the other side waits for a save', async () => {
    const lane = await bowling();
    view(await on(lane, 'left', ball(8)));
    lane.disk.fails = failing('create', 'ENOSPC');
    expect(await on(lane, 'right', ball(4))).toEqual(refusal({ code: 'not-saved', trouble: 'disk-full' }));
    lane.disk.fails = () => null;
    expect(await moved(lane)).toEqual(refusal({ code: 'other-waits' }));
    expect(marksOf(lane)[0]).toHaveLength(1);
  });

  test('is not moved by bowlers who may not undo', async () => {
    const lane = await bowling({ staff: { by: 'bowler', allows: (...all) => !all.includes('undo') } });
    view(await on(lane, 'left', ball(8)));
    expect(await moved(lane)).toEqual(refusal({ code: 'staff-only' }));
    expect(marksOf(lane)[0]).toHaveLength(1);
  });

  test('stays where it is when the disk takes nothing; it waits there when only the second save is refused', async () => {
    const lane = await bowling();
    view(await on(lane, 'left', ball(8)));
    lane.disk.fails = failing('create', 'ENOSPC');
    expect(await moved(lane)).toEqual(refusal({ code: 'not-saved', trouble: 'disk-full' }));
    expect(marksOf(lane)).toEqual([[{ kind: 'pins', pins: 8 }], []]);
    let creates = 0;
    lane.disk.fails = (call) => {
      if (call === 'create') creates += 1;
      return call === 'create' && creates === 3 ? 'ENOSPC' : null;
    };
    expect(await moved(lane)).toEqual(refusal({ code: 'not-saved', trouble: 'disk-full' }));
    lane.disk.fails = () => null;
    const right = lane.games.current('right') ?? expect.fail('no game');
    expect(right.waiting).toMatchObject({ trouble: 'disk-full', event: { type: 'ballRolled' } });
    view(await lane.games.tryAgain(right.id, right.events.length));
    expect(marksOf(lane)).toEqual([[], [{ kind: 'pins', pins: 8 }]]);
    expect(lane.told).toEqual([]);
  });
});

test('after a kill or a power cut at any moment of a move the ball is here, there, or the start tells of it in words', async (context) => {
  const lane = await BookedLane.ofPair(new CrashDisk(), new Ledger());
  for (const half of ['left', 'right'] as const) expect(await lane.begin(half)).toBe(true);
  for (const half of ['left', 'right'] as const) expect(await lane.apply(ball(3), half)).toBe(true);
  const [left, right] = [lane.shown('left'), lane.shown('right')];
  const first = lane.disk.log.length;
  expect((await lane.games.moveToOtherHalf(left.id, 1)).ok).toBe(true);
  await lane.games.settled();
  const seen = new Map<string, number>();
  const dice = diceOf(7);
  for (let after = first; after <= lane.disk.log.length; after += 1) {
    const closeness = { grain: 197, most: 60 };
    for (const crash of [kills(lane.disk, after, closeness), powerCuts(lane.disk, after, closeness, dice)]) {
      for (const crashed of crash) {
        const disk = new CrashDisk(crashed());
        const folder = new GamesFolder(disk, DATA);
        expect((await folder.open(halfOnPair)).ok).toBe(true);
        const moves = new KeptFile(disk, DATA, MOVE_FILE);
        const found = await moves.open();
        const games = [(await folder.read(left.id)).record, (await folder.read(right.id)).record];
        const told = await moveNotices(moves.current().move, folder);
        const kinds = [...found, ...told].map(({ kind }) => kind).join(' ');
        const state = `${games.map((one) => one?.game.events.length).join('+')} ${kinds}`.trim();
        seen.set(state, (seen.get(state) ?? 0) + 1);
      }
    }
  }
  await context.annotate(JSON.stringify([...seen]));
  // Here; between, and told; there.
  expect([...seen.keys()].toSorted()).toEqual(['1+1', '2+1 ball-between', '2+2']);
});

test('a start tells of the ball until it is entered, and no longer', async () => {
  const lane = await bowling();
  view(await on(lane, 'left', ball(8)));
  const [left, right] = [lane.games.current('left'), lane.games.current('right')];
  const file = new KeptFile(lane.disk, lane.data, MOVE_FILE);
  await file.change({
    move: {
      from: { game: left?.id ?? '', generation: 1 },
      to: { game: right?.id ?? '', generation: 0 },
      mark: '8',
    },
  });
  const { move } = file.current();
  expect(await moveNotices(move, lane.folder)).toEqual([]);
  view(await on(lane, 'left', { kind: 'undo' }));
  const between = { kind: 'ball-between', mark: '8', from: 'PJS', to: 'LEE' };
  expect(await moveNotices(move, lane.folder)).toEqual([between]);
  view(await on(lane, 'right', ball(8)));
  expect(await moveNotices(move, lane.folder)).toEqual([]);
});
