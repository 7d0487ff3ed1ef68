import { isDeepStrictEqual } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { replay } from '../../core/game/game.ts';
import { sheetText } from '../../core/game/sheet-text.ts';
import { lanesOf, type GameView, type NewPlayer } from '../../contract/contract.ts';
import type { LanePlace, ShownMove } from '../../house-contract/moves.ts';
import { DESK_ROUTES } from '../../house-contract/routes.ts';
import { askedOf } from '../../house/forks/asked.ts';
import { shownMoves } from '../../house/desk/shown-moves.ts';
import { databaseOfTests, HOUSE } from '../../house/testing/database.testing.ts';
import { deskAt, type TestDesk } from '../../house/testing/desk.testing.ts';
import { newId } from '../../saves/record/new-id.ts';
import { ball } from '../../saves/record/testing/game.testing.ts';
import { view } from '../games/testing/lane.testing.ts';
import { OrderedLane } from '../house-orders/testing/ordered-lane.testing.ts';
import { night } from '../matches/testing/league-night.testing.ts';
import { HouseLink } from './house-link.ts';
import { RunningHouse, until } from './testing/house.testing.ts';
import { SHORT_PAUSES } from './testing/linked-lane.testing.ts';

const database = databaseOfTests();

const [BENN, ANNA] = [player('BENN'), player('ANNA')];

function player(name: string): NewPlayer {
  return { name, average: null, was: null };
}

/** A lane with its orders, and its link to the house. */
class HouseLane {
  readonly lane: OrderedLane;
  link: HouseLink;
  readonly #house: RunningHouse;
  readonly #linked: () => HouseLink;

  private constructor(lane: OrderedLane, house: RunningHouse, linked: () => HouseLink) {
    this.lane = lane;
    this.#house = house;
    this.#linked = linked;
    this.link = linked();
  }

  comesBack(): void {
    this.link = this.#linked();
  }

  static async at(house: RunningHouse, pair = false): Promise<HouseLane> {
    let heard: HouseLink | null = null;
    const lane = await OrderedLane.on({
      pair,
      hears: (notice) => {
        if (notice === null) heard?.statesChanged();
        if (notice?.name !== 'gameChanged') return;
        heard?.changed(notice.value.id);
        lane.desk.hear();
      },
    });
    const { folder, erased, origin, settings } = lane.lane;
    const lanes = lanesOf(settings.current);
    const pairing = await house.pairing(origin, lanes);
    const linked = (): HouseLink => {
      const link = new HouseLink({
        ...{ origin, pairing: () => pairing, lanes: () => lanes, program: '0.1.0' },
        saves: { games: folder, erased: () => erased.current().bowlers },
        states: () => lane.desk.states(),
        orders: lane.desk.orders,
        erase: async (bowlers) => {
          const erased = await lane.lane.games.eraseOfHouse(bowlers);
          heard?.removed();
          return erased.ok;
        },
        clock: () => new Date().toISOString(),
        changed: () => null,
        renewed: () => null,
        log: (trouble) => expect.fail(String(trouble)),
        pauses: SHORT_PAUSES,
      });
      heard = link;
      link.begin();
      onTestFinished(() => link.end());
      return link;
    };
    return new HouseLane(lane, house, linked);
  }

  get place(): LanePlace {
    return { origin: this.lane.lane.origin, lane: 7 };
  }

  async bowls(...pins: readonly number[]): Promise<void> {
    for (const one of pins) await this.lane.apply(ball(one));
  }

  /** As staff erase a bowler at this lane. */
  async erases(name: string): Promise<void> {
    expect(await this.lane.lane.games.remove({ kind: 'bowler', name })).toMatchObject({ ok: true });
    this.link.removed();
  }

  /** Waits until the house knows all facts, and what is on the boards: a lane's state follows its facts. */
  async delivered(): Promise<void> {
    await until(() => this.link.status.kind === 'connected' && this.link.status.toDeliver === 0);
    const shown = (): unknown => this.lane.desk.states().map(({ game }) => ({ game: game?.id ?? null }));
    await until(async () => isDeepStrictEqual(await this.#shownAtHouse(), shown()));
  }

  async #shownAtHouse(): Promise<unknown> {
    return this.#house.ask(
      `SELECT state -> 'game' ->> 'id' AS game FROM house.lane_states WHERE origin = $1 ORDER BY lane`,
      [this.lane.lane.origin],
    );
  }
}

/** The front desk of the house. */
class MovingDesk {
  readonly #house: RunningHouse;
  readonly #desk: TestDesk;

  constructor(house: RunningHouse, desk: TestDesk) {
    this.#house = house;
    this.#desk = desk;
  }

  /** Sends a move of a game that the house knows to be on the lane's board. */
  async moves(game: string, from: HouseLane, to: HouseLane, more: object = {}): Promise<string> {
    const id = newId();
    const places = { from: from.place, to: to.place };
    const move = { kind: 'game', id, game, ...places, seconds: 600, forced: false, ...more };
    const reply = await fetch(this.#house.at + DESK_ROUTES.moves, {
      method: 'POST',
      headers: { ...this.#desk.headers, 'content-type': 'application/json' },
      body: JSON.stringify(move),
    });
    if (!reply.ok) expect.fail(await reply.text());
    return id;
  }

  async becomes(id: string, state: ShownMove['state']): Promise<void> {
    await expect.poll(() => this.move(id)).toMatchObject({ state });
  }

  async move(id: string): Promise<ShownMove | undefined> {
    return (await shownMoves(database().pool, HOUSE.id, [id]))[0];
  }
}

async function atHouse(): Promise<{ readonly house: RunningHouse; readonly desk: MovingDesk }> {
  const house = await RunningHouse.begin(database());
  return { house, desk: new MovingDesk(house, await deskAt(database(), house.at, 'manager')) };
}

function sheetOf({ setup, events }: GameView): readonly string[] {
  const game = replay(setup, events);
  return game.ok ? sheetText(game.value) : expect.fail(game.error.refusal.code);
}

test('a game moves through a real house: closed here, continued there with the same sheet', async () => {
  const { house, desk } = await atHouse();
  const [old, next] = [await HouseLane.at(house), await HouseLane.at(house)];
  await old.lane.asks({ kind: 'open', lane: 7, for: { games: 2 }, names: ['ANNA', 'BEN'] });
  await old.bowls(10, 7, 2, 9);
  const { id, events, setup } = old.lane.shown();
  const sheet = sheetOf(old.lane.shown());
  await old.delivered();
  const move = await desk.moves(id, old, next);
  await desk.becomes(move, 'done');
  expect(old.lane.shown().events.at(-1)).toMatchObject({ type: 'gameMoved' });
  const here = next.lane.shown();
  expect(sheetOf(here)).toEqual(sheet);
  expect(here.events).toEqual(events);
  const { origin } = old.place;
  expect(here.setup.movedFrom).toEqual({ origin, game: id, generation: events.length, lane: setup.lane });
  await next.bowls(1);
  await next.delivered();
  // The set-up counts as a fact, so there is one more than events.
  expect(await house.facts(next.place.origin)).toEqual({ [here.id]: events.length + 2 });
  expect(await desk.move(move)).toMatchObject({ twice: false, later: 0, attempt: 1 });
});

test('a match on a pair moves whole through a real house', async () => {
  const { house, desk } = await atHouse();
  const [old, next] = [await HouseLane.at(house, true), await HouseLane.at(house, true)];
  view(await old.lane.lane.games.newGame({ ...night(), half: 'both' }, 7));
  await old.lane.apply(ball(10), 'left');
  await old.lane.apply(ball(9), 'right');
  const before = (['left', 'right'] as const).map((half) => sheetOf(old.lane.shown(half)));
  await old.delivered();
  await desk.becomes(await desk.moves(old.lane.shown('left').id, old, next), 'done');
  for (const [place, half] of (['left', 'right'] as const).entries()) {
    expect(old.lane.shown(half).events.at(-1)).toMatchObject({ type: 'gameMoved', to: 7 + place });
    expect(sheetOf(next.lane.shown(half))).toEqual(before[place]);
  }
});

test('one bowler moves to a game on another lane through a real house', async () => {
  const { house, desk } = await atHouse();
  const [old, next] = [await HouseLane.at(house), await HouseLane.at(house)];
  await old.lane.asks({ kind: 'open', lane: 7, for: { games: 2 }, names: ['ANNA', 'BEN'] });
  await next.lane.asks({ kind: 'open', lane: 7, for: { games: 2 }, names: ['CARL'] });
  await old.delivered();
  await next.delivered();
  const { id, setup } = old.lane.shown();
  const ben = { kind: 'bowler', player: 2, forced: undefined };
  await desk.becomes(await desk.moves(id, old, next, ben), 'done');
  expect(old.lane.shown().events.at(-1)).toMatchObject({ type: 'playerLeft', player: 2 });
  const bowler = setup.players[1]?.bowler;
  expect(next.lane.shown().events.at(-1)).toMatchObject({ type: 'playerJoined', name: 'BEN', bowler });
});

test('the game of a silent lane moves with what has arrived, and is closed there once the lane is back', async () => {
  const { house, desk } = await atHouse();
  const [old, next] = [await HouseLane.at(house), await HouseLane.at(house)];
  await old.lane.asks({ kind: 'open', lane: 7, for: { games: 2 }, names: ['ANNA'] });
  await old.bowls(10, 7);
  const sheet = sheetOf(old.lane.shown());
  const { id, events } = old.lane.shown();
  await old.delivered();
  await old.link.end();
  await old.bowls(2);
  await expect
    .poll(() =>
      house.ask('SELECT 1 FROM house.lanes WHERE origin = $1 AND offline_since IS NOT NULL', [
        old.place.origin,
      ]),
    )
    .toHaveLength(1);
  const move = await desk.moves(id, old, next, { forced: true });
  await desk.becomes(move, 'done');
  expect(sheetOf(next.lane.shown())).toEqual(sheet);
  expect(next.lane.shown().setup.movedFrom).toMatchObject({ game: id, generation: events.length });
  old.comesBack();
  await expect.poll(() => old.lane.lane.games.phase).toBe('moved');
  await old.delivered();
  // The ball that the house had not received, and the closing.
  await expect.poll(() => desk.move(move)).toMatchObject({ twice: false, later: 1 });
  const newGame = next.lane.shown().id;
  await expect
    .poll(async () => (await askedOf(database().pool, HOUSE.id)).moves)
    .toMatchObject([{ move, later: 1, sides: [{ games: [{ game: newGame }] }, { games: [{ game: id }] }] }]);
});

describe('a bowler who is erased while his game moves between lanes', () => {
  /** The moment at which he is erased on the lane where he began. */
  const MOMENTS = ['before the lane closes it', 'on its way', 'after it came'] as const;

  test.each(MOMENTS)(
    'has no name in the house, there or here if it was %s, and every ball',
    async (moment) => {
      const { house, desk } = await atHouse();
      const [old, next] = [await HouseLane.at(house), await HouseLane.at(house)];
      const party = { players: [BENN, ANNA], follows: null };
      const first = view(await old.lane.lane.games.newGame(party, 7));
      await old.lane.apply({ kind: 'rename', player: 1, name: 'BENNY', somebodyElse: false });
      await old.lane.apply({ kind: 'stop' });
      const again = [
        { ...BENN, name: 'BENNY', was: 1 },
        { ...ANNA, was: 2 },
      ];
      const { id } = view(await old.lane.lane.games.newGame({ players: again, follows: first.id }, 7));
      await old.bowls(10, 7, 2);
      const { events } = old.lane.shown();
      await old.delivered();
      await next.delivered();
      if (moment === 'before the lane closes it') await old.link.end();
      if (moment === 'on its way') await next.link.end();
      const move = await desk.moves(id, old, next);
      if (moment === 'after it came') await desk.becomes(move, 'done');
      if (moment === 'on its way') await expect.poll(() => old.lane.lane.games.phase).toBe('moved');
      await old.erases('BENN');
      if (moment === 'before the lane closes it') old.comesBack();
      if (moment === 'on its way') next.comesBack();
      await desk.becomes(move, 'done');
      await expect.poll(() => next.lane.shown().setup.players.map(({ name }) => name)).toEqual(['—', 'ANNA']);
      expect(next.lane.shown().events).toEqual(events);
      await next.bowls(3);
      for (const lane of [old, next]) {
        await lane.delivered();
        await expect
          .poll(async () =>
            house.ask(`SELECT entries FROM house.game_names WHERE origin = $1 AND entries::text ~ 'BENN'`, [
              lane.place.origin,
            ]),
          )
          .toEqual([]);
        expect(JSON.stringify(lane.lane.lane.folder.durable())).not.toMatch(/BENN/u);
        expect(JSON.stringify(lane.lane.shown())).not.toMatch(/BENN/u);
      }
    },
  );
});
