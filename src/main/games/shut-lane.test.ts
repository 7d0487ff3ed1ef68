import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { openingNow } from '../../contract/contract.ts';
import type { GamesDeps } from './games-deps.ts';
import { PARTY, STOP, refusal, start, view, type Lane } from './testing/lane.testing.ts';

const SHUT = openingNow({ kind: 'free' }, 'desk');
const BOWLERS: GamesDeps['staff'] = { by: 'bowler', allows: (one) => one !== 'staff' };

/** A lane whose last game was stopped and is no longer on its board. */
async function withStopped(offers: (id: string) => boolean): Promise<{ lane: Lane; stopped: string }> {
  const before = await start(await tempFolder());
  const game = view(await before.games.newGame(PARTY, 7));
  view(await before.games.apply(game.id, 0, STOP));
  await before.games.settled();
  const lane = await start(before.data, 0, BOWLERS, { offers });
  return { lane, stopped: game.id };
}

describe('a lane that the front desk opens, and that nobody has opened', () => {
  test('begins no game for bowlers, and one for staff', async () => {
    const lane = await start(await tempFolder(), 0, BOWLERS);
    expect(await lane.games.newGame(PARTY, 7, SHUT)).toEqual(refusal({ code: 'staff-only' }));
    const staffed = await start(lane.data, 0, { by: 'staff', allows: () => true });
    expect(await staffed.games.newGame(PARTY, 7, SHUT)).toMatchObject({ ok: true });
  });

  test('lets bowlers bowl on in a game that runs', async () => {
    const before = await start(await tempFolder());
    const game = view(await before.games.newGame(PARTY, 7));
    await before.games.settled();
    const lane = await start(before.data, 0, BOWLERS);
    const roll = { kind: 'roll', entry: { kind: 'pins', pins: 7 } } as const;
    expect(await lane.games.apply(game.id, 0, roll)).toMatchObject({ ok: true });
  });

  test('brings no stopped game back for bowlers, only the one that it offers', async () => {
    const { lane, stopped } = await withStopped(() => false);
    expect(await lane.games.openGame(stopped)).toEqual(refusal({ code: 'staff-only' }));
    const offering = await withStopped(() => true);
    expect(await offering.lane.games.openGame(offering.stopped)).toMatchObject({ ok: true });
  });
});
