import { expect, test } from 'vitest';
import { replay } from '../../core/game/game.ts';
import { sheetText } from '../../core/game/sheet-text.ts';
import type { GameView } from '../../contract/contract.ts';
import { orderOf } from '../../contract/testing/order.testing.ts';
import { isFree } from '../../house-contract/free-lane.ts';
import type { OrderBody, TakenGame } from '../../house-contract/orders.ts';
import { RECORD_VERSION } from '../../saves/record/migrations.ts';
import { view } from '../games/testing/lane.testing.ts';
import { ball } from '../../saves/record/testing/game.testing.ts';
import { takenOf } from './testing/taken-of.testing.ts';
import { OrderedLane } from './testing/ordered-lane.testing.ts';

const refused = (code: string): object => ({ state: 'refused', code });

const takes = (game: TakenGame): OrderBody => ({ kind: 'takeGame', lane: 7, games: [game], forced: false });
const sheetOf = ({ setup, events }: GameView): readonly string[] => {
  const game = replay(setup, events);
  if (!game.ok) expect.fail(game.error.refusal.code);
  return sheetText(game.value);
};

/** Whether the front desk would give this lane to the next party, if it has nothing else of the lane. */
function isFreeAtDesk({ lane, desk }: OrderedLane): boolean {
  const [state] = desk.states();
  if (state === undefined) expect.fail('no lane is told');
  const known = {
    offlineSince: null,
    helpSince: null,
    catchingUp: false,
    doubled: false,
    goesOn: false,
    forks: 0,
    aside: 0,
  };
  return isFree({ origin: lane.origin, lane: 7, state: { ...state, toDeliver: 0 }, ...known }, []);
}

/** A lane with a game in its sixth frame, in the middle of a frame and after a correction. */
async function inSixthFrame(): Promise<OrderedLane> {
  const lane = await OrderedLane.on();
  await lane.asks({ kind: 'open', lane: 7, for: { games: 3 }, names: ['ANNA'] });
  for (const pins of [10, 7, 3, 9, 0, 10, 8, 1, 6]) await lane.apply(ball(pins));
  const seven = { entry: { kind: 'pins', pins: 7 }, split: false } as const;
  const two = { entry: { kind: 'pins', pins: 2 }, split: false } as const;
  await lane.apply({ kind: 'correctFrame', player: 1, frame: 3, balls: [seven, two] });
  return lane;
}

test('a game moves in its sixth frame: closed on the old lane, continued on the new one with every ball', async () => {
  const [old, other] = [await inSixthFrame(), await OrderedLane.on()];
  const { id: game } = old.shown();
  const sheet = sheetOf(old.shown());
  const [away, taken] = [old.nextId(), old.nextId()];
  const moveAway: OrderBody = { kind: 'moveAway', lane: 7, games: [game], to: 12 };
  const closed = { state: 'done', games: [{ game, generation: 11 }] };
  expect(await old.asks(moveAway, away)).toEqual(closed);
  expect(old.lane.games.phase).toBe('moved');
  const body = takes(takenOf(old.shown()));
  const outcome = await other.asks(body, taken);
  const here = other.shown();
  expect(outcome).toEqual({ state: 'done', games: [{ game: here.id, generation: 10 }] });
  expect(sheetOf(here)).toEqual(sheet);
  expect(here.setup).toMatchObject({
    origin: other.lane.origin,
    movedFrom: { game, generation: 10, lane: 7 },
    order: { id: taken },
    party: old.shown().setup.party,
  });
  await other.apply(ball(4));
  // Repeated after a power cut of both lanes: one effect, the same answers.
  const [oldAgain, otherAgain] = [await old.again(), await other.again()];
  expect(await oldAgain.asks(moveAway, away)).toEqual(closed);
  expect(await otherAgain.asks(body, taken)).toEqual(outcome);
  expect(otherAgain.shown().events).toHaveLength(11);
});

test('nothing can be done to a game that moved away, and another one can begin', async () => {
  const lane = await inSixthFrame();
  const { id: game, events } = lane.shown();
  await lane.asks({ kind: 'moveAway', lane: 7, games: [game], to: 12 });
  for (const kind of ['undo', 'redo', 'stop'] as const)
    expect(await lane.lane.games.apply(game, events.length + 1, { kind })).toMatchObject({
      error: { refusal: { code: 'game-moved', lane: 12 } },
    });
  expect(await lane.asks({ kind: 'moveAway', lane: 7, games: [game], to: 5 })).toEqual(refused('game-moved'));
  expect(await lane.asks({ kind: 'open', lane: 7, for: { games: 1 }, names: ['BEN'] })).toMatchObject({
    state: 'done',
  });
});

test('a lane whose game moved away is empty: free for the next party, unless it is still open', async () => {
  const lane = await OrderedLane.on();
  view(await lane.lane.games.newGame(orderOf(['ANNA']), 7));
  await lane.asks({ kind: 'moveAway', lane: 7, games: [lane.shown().id], to: 12 });
  expect(lane.desk.states()).toMatchObject([{ phase: 'empty', opening: { kind: 'free' } }]);
  expect(isFreeAtDesk(lane)).toBe(true);

  const open = await inSixthFrame();
  await open.asks({ kind: 'moveAway', lane: 7, games: [open.shown().id], to: 12 });
  expect(open.desk.states()).toMatchObject([{ phase: 'empty', gamesLeft: 2 }]);
  expect(isFreeAtDesk(open)).toBe(false);
  await open.asks({ kind: 'close', lane: 7 });
  expect(isFreeAtDesk(open)).toBe(true);
});

test('a lane takes no game that differs from what its lane saved, is over, or finds another one running', async () => {
  const [old, other] = [await inSixthFrame(), await OrderedLane.on()];
  const good = takenOf(old.shown());
  const bent = good.facts.map((fact) => ({ ...fact, body: fact.body.replace('"pins":8', '"pins":9') }));
  expect(await other.asks(takes({ ...good, facts: bent }))).toEqual(refused('facts-damaged'));
  const names = { ...good.names, entries: good.names.entries.slice(1) };
  expect(await other.asks(takes({ ...good, names }))).toEqual(refused('facts-damaged'));
  expect(await other.asks(takes({ ...good, save: RECORD_VERSION + 1 }))).toEqual(refused('newer-version'));
  expect(await other.asks(takes({ ...good, lane: 9 }))).toEqual(refused('wrong-lane'));
  await old.apply({ kind: 'stop' });
  expect(await other.asks(takes(takenOf(old.shown())))).toEqual(refused('game-stopped'));
  expect(other.lane.games.current()).toBeNull();
  expect(await other.asks(takes(good))).toMatchObject({ state: 'done' });
  expect(await other.asks(takes(good))).toEqual(refused('game-running'));
});
