import { ANY_GAME } from '../../contract/contract.ts';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../core/game/event.ts';
import { namesIn } from '../../core/players/position.ts';
import { replay } from '../../core/game/game.ts';
import { correction, must } from '../../core/testing/notation.testing.ts';
import {
  HALVES,
  type GameView,
  type Half,
  type NewGameOrder,
  type Opening,
  type NewPlayer,
} from '../../contract/contract.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { FOUR, NO_STAFF, STAFF, lineOf, night } from '../matches/testing/league-night.testing.ts';
import type { GamesDeps } from './games-deps.ts';
import { refusal, start, view, type Lane } from './testing/lane.testing.ts';

const NIGHT: NewGameOrder = { ...night(), half: 'both' };

async function pair(staff: GamesDeps['staff'] = NO_STAFF, data?: string): Promise<Lane> {
  return start(data ?? (await tempFolder()), 0, staff, { pair: true });
}

function half({ games }: Lane, one: Half): GameView {
  return games.current(one) ?? expect.fail(`no game on the ${one} half`);
}

async function begin(on: Lane, order: NewGameOrder = NIGHT): Promise<GameView> {
  const begun = view(await on.games.newGame(order, 7));
  await on.games.settled();
  return begun;
}

function names({ setup, events }: GameView): readonly string[] {
  return namesIn(must(replay(setup, events)).position);
}

async function apply(on: Lane, one: Half, ...commands: readonly Command[]): Promise<void> {
  for (const command of commands) {
    const { id, events } = half(on, one);
    view(await on.games.apply(id, events.length, command));
  }
}

/** Bowls the game of both halves: PJS and LEE against KYJ and a vacancy. */
async function finish(on: Lane): Promise<void> {
  const agree = (player: number, score: number): Command => ({
    ...{ kind: 'agreeLine', player },
    notation: lineOf(score),
  });
  await apply(on, 'left', agree(1, 90), agree(2, 70));
  await apply(on, 'right', agree(1, 80));
}

async function sign(on: Lane): Promise<void> {
  const [left, right] = [half(on, 'left'), half(on, 'right')];
  for (const side of ['home', 'visitors'] as const) {
    const at = { gameId: left.id, generation: left.events.length, beside: right.events.length };
    view(await on.games.matchOrders.signOff({ ...at, side, player: 1 }));
  }
}

/** The order for the next game, with everybody from their own half. */
function next(on: Lane): NewGameOrder {
  const [left, right] = [half(on, 'left'), half(on, 'right')];
  const players = FOUR.map(({ name, average }, index): NewPlayer => ({
    ...{ name, average, was: Math.floor(index / 2) + 1 },
    ...(index % 2 === 0 ? {} : { wasIn: right.id }),
  }));
  return { half: 'both', players, follows: left.id };
}

describe('a match on a pair of lanes', () => {
  test('has home’s game on the left half and the visitors’ on the right one', async () => {
    const on = await pair();
    const left = await begin(on);
    const right = half(on, 'right');
    expect(left).toEqual(half(on, 'left'));
    expect([left, right].map(names)).toEqual([
      ['PJS', 'LEE'],
      ['KYJ', 'Vacancy'],
    ]);
    expect([left, right].map(({ setup }) => [setup.lane, setup.pair, setup.gameNumber])).toEqual([
      [7, 8, 1],
      [8, 7, 1],
    ]);
    expect(left.setup.party).toBe(right.setup.party);
    expect(left.match).toMatchObject({
      league: 'Tuesday Doubles',
      games: [{ gameId: left.id, beside: { gameId: right.id }, phase: 'running' }],
    });
    expect(right.match).toEqual(left.match);
  });

  test('shows on each half what the other one bowls, and a ball of one is none of the other', async () => {
    const on = await pair();
    await begin(on);
    await apply(on, 'right', { kind: 'roll', entry: { kind: 'pins', pins: 7 } });
    const [left, right] = HALVES.map((one) => half(on, one));
    expect([left?.events.length, right?.events.length]).toEqual([0, 1]);
    expect(left?.match?.games[0]?.visitors[0]?.frames[0]).toBe('7');
    expect(left?.match).toEqual(right?.match);
  });

  test('continues with its next game on both halves, once both captains have signed', async () => {
    const on = await pair();
    await begin(on);
    await finish(on);
    expect(await on.games.newGame(next(on), 7)).toEqual(refusal({ code: 'staff-only' }));
    await sign(on);
    const [one, other] = [half(on, 'left'), half(on, 'right')];
    expect(one.match?.games[0]?.signed).toBe(true);
    const two = await begin(on, next(on));
    expect(two.setup).toMatchObject({ gameNumber: 2, party: one.setup.party, lane: 7, pair: 8 });
    expect(two.match?.games.map(({ number, phase }) => [number, phase])).toEqual([
      [1, 'over'],
      [2, 'running'],
    ]);
    const series = (game: GameView): unknown =>
      game.setup.players.map(({ bowler, series: { id } }) => [bowler, id]);
    expect([two, half(on, 'right')].map(series)).toEqual([one, other].map(series));
    expect(half(on, 'right').setup.players.map(({ league }) => league)).toEqual(
      other.setup.players.map(({ league }) => league),
    );
  });

  test('waits with its next game until both halves are done', async () => {
    const on = await pair(STAFF);
    await begin(on);
    await apply(on, 'left', { kind: 'stop' });
    expect(await on.games.newGame(next(on), 7)).toEqual(refusal({ code: 'game-running' }));
    await apply(on, 'right', { kind: 'stop' });
    expect(await on.games.newGame(next(on), 7)).toMatchObject({ ok: true });
  });

  test('comes back on both halves after a restart', async () => {
    const on = await pair();
    await begin(on);
    await apply(on, 'right', { kind: 'roll', entry: { kind: 'pins', pins: 7 } });
    const again = await pair(NO_STAFF, on.data);
    await again.games.settled();
    for (const one of HALVES) {
      const { id, events, match } = half(again, one);
      expect({ id, events, match }).toMatchObject({ id: half(on, one).id, events: half(on, one).events });
      expect(match).toEqual(half(on, one).match);
    }
  });

  test('continues on another day: its last game is opened on each half, and the next one follows', async () => {
    const on = await pair();
    await begin(on);
    await finish(on);
    await sign(on);
    const [one, other] = [half(on, 'left'), half(on, 'right')];
    // Somebody else bowls on both lanes in between.
    for (const between of HALVES) {
      const order = { players: [{ name: 'EVA', average: null, was: null }], follows: null, league: null };
      view(await on.games.newGame({ ...order, half: between }, between === 'left' ? 7 : 8));
      await apply(on, between, { kind: 'stop' });
    }
    const again = await pair(NO_STAFF, on.data);
    await again.games.settled();
    for (const { id } of [one, other]) view(await again.games.openGame(id));
    expect(half(again, 'right').match?.games).toMatchObject([{ gameId: one.id, signed: true }]);
    const two = await begin(again, next(again));
    expect(two.match?.games).toMatchObject([
      { number: 1 },
      { number: 2, beside: { gameId: half(again, 'right').id } },
    ]);
  });

  test('is corrected by staff in game 1 on one half while game 2 runs on both', async () => {
    const on = await pair(STAFF);
    await begin(on);
    await finish(on);
    await sign(on);
    const first = half(on, 'right').id;
    await begin(on, next(on));
    await apply(on, 'left', { kind: 'roll', entry: { kind: 'pins', pins: 7 } });
    const running = half(on, 'right').id;
    view(await on.games.openGame(first));
    await apply(on, 'right', correction(1, 1, '5-'));
    expect(half(on, 'left').events).toHaveLength(1);
    // The half beside shows the match with the correction, which asks both captains again.
    expect(half(on, 'left').match?.games[0]).toMatchObject({ signed: false });
    expect(half(on, 'left').match?.games[0]?.visitors[0]?.figures.posted).toBe(76);
    expect(view(await on.games.openGame(running))).toMatchObject({ id: running, setup: { gameNumber: 2 } });
  });

  test.each<[string, NewGameOrder, object]>([
    [
      'of one team',
      {
        ...NIGHT,
        league: { ...(night().league ?? expect.fail()), teams: ['Pin Pals'] },
        players: FOUR.slice(0, 1),
      },
      { code: 'refused', refusal: { code: 'no-such-seat' } },
    ],
    [
      'of no league',
      { half: 'both', players: [{ name: 'PJS', average: null, was: null }], follows: null },
      { code: 'refused', refusal: { code: 'no-such-seat' } },
    ],
    [
      'whose teams differ',
      { ...NIGHT, players: FOUR.slice(0, 3) },
      { code: 'refused', refusal: { code: 'teams-differ', home: 2, visitors: 1 } },
    ],
    [
      'without anybody in the visitors',
      { ...NIGHT, players: [{ name: 'PJS', average: null, was: null, league: { team: 1, type: 'pacer' } }] },
      { code: 'refused', refusal: { code: 'no-players' } },
    ],
  ])('%s does not begin on either half', async (_, order, failure) => {
    const on = await pair();
    expect(await on.games.newGame(order, 7)).toEqual(refusal(failure as never));
    expect(HALVES.map((one) => on.games.current(one))).toEqual([null, null]);
  });

  // The folder's id, the match with one game, with both, home's game, the visitors'.
  test.each([
    ['home’s game', 3],
    ['the visitors’ game', 4],
  ])('begins on neither half where the disk refuses %s', async (_, most) => {
    const on = await pair();
    let files = 0;
    on.disk.fails = (call) => {
      if (call !== 'create') return null;
      files += 1;
      return files > most ? 'ENOSPC' : null;
    };
    expect(await on.games.newGame(NIGHT, 7)).toMatchObject({ ok: false, error: { code: 'not-saved' } });
    expect(HALVES.map((one) => on.games.current(one))).toEqual([null, null]);
    expect(await readdir(join(on.data, 'games'))).toEqual([]);
    on.disk.fails = () => null;
    const again = await pair(NO_STAFF, on.data);
    expect(HALVES.map((one) => again.games.current(one))).toEqual([null, null]);
    expect(await begin(again)).toMatchObject({ setup: { gameNumber: 1 } });
  });

  test('begins on neither half of a lane that is open for one game more, and for staff on both', async () => {
    const last: Opening = { kind: 'games', games: 1, from: 1 };
    const open = await pair({ by: 'bowler', allows: () => true });
    expect(await open.games.newGame(NIGHT, 7, last)).toEqual(refusal({ code: 'lane-closed' }));
    expect(HALVES.map((one) => open.games.current(one))).toEqual([null, null]);
    expect(await open.games.newGame(NIGHT, 7, { ...last, games: 2 })).toMatchObject({ ok: true });
    const byStaff = await pair(STAFF);
    expect(await byStaff.games.newGame(NIGHT, 7, last)).toMatchObject({ ok: true });
  });

  test('begins anew where a power cut left only one of its games, without a ball', async () => {
    const on = await pair();
    await begin(on);
    const [kept, lost] = [half(on, 'left'), half(on, 'right')];
    for (const ending of ['.json', '.json.prev'])
      await rm(join(on.data, 'games', `${lost.id}${ending}`), { force: true });
    const again = await pair(NO_STAFF, on.data);
    await again.games.settled();
    expect(half(again, 'left').id).toBe(kept.id);
    expect(half(again, 'left').match?.games).toMatchObject([
      { gameId: kept.id, beside: null, signed: false },
    ]);
    const begun = await begin(again);
    expect(begun.match?.games).toMatchObject([
      { gameId: begun.id, beside: { gameId: half(again, 'right').id } },
    ]);
    const { games } = await again.games.page({ ...ANY_GAME, before: null, count: 10 });
    expect(games.map(({ id }) => id).toSorted()).toEqual([begun.id, half(again, 'right').id].toSorted());
  });
});
