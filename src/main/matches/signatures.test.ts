import { describe, expect, test } from 'vitest';
import { goOn, newGame } from '../../core/game/game.ts';
import type { RollOffGo, TieRule } from '../../core/league/roll-off.ts';
import { isSameUnit, type Unit } from '../../core/league/unit.ts';
import type { GameView } from '../../contract/contract.ts';
import { MOST_GOS, MOST_SIGN_OFFS, type SignOffRecord } from '../../saves/matches/match-record.ts';
import { NOON } from '../../saves/record/testing/game.testing.ts';
import { signedOff } from './match-changes.ts';
import { failing, refusal, view, type Lane } from '../games/testing/lane.testing.ts';
import {
  again,
  apply,
  begin,
  finish,
  lane,
  lineOf,
  matchOf,
  next,
  night,
  NO_STAFF,
  shown,
  sign,
  signBoth,
  STAFF,
} from './testing/league-night.testing.ts';

describe('a signature', () => {
  test('of an unfinished game is refused, and of a stopped one', async () => {
    const on = await lane(STAFF);
    await begin(on, night());
    expect(await sign(on, 'home')).toEqual(refusal({ code: 'match-refused', reason: 'not-over' }));
    await apply(on, { kind: 'stop' });
    expect(await sign(on, 'home')).toEqual(refusal({ code: 'match-refused', reason: 'not-over' }));
  });

  test('names who, when and the state that was signed, and both make the game signed', async () => {
    const on = await lane();
    await begin(on, night());
    const { events } = await finish(on);
    const one = view(await sign(on, 'home')).match?.games[0];
    expect(one?.signed).toBe(false);
    const both = view(await sign(on, 'visitors')).match?.games[0];
    expect(both?.signed).toBe(true);
    expect(both?.signOffs).toMatchObject([
      { side: 'home', player: 1, by: 'PJS', generation: events.length, stands: true },
      { side: 'visitors', player: 2, by: 'KYJ', generation: events.length, stands: true },
    ]);
    expect(both?.signOffs[0]?.at).toMatch(/^2026-11-21T/u);
  });

  test('is by somebody of the team, of the game as it is, in a league', async () => {
    const on = await lane();
    await begin(on, night());
    const { id, events } = await finish(on);
    const order = { gameId: id, generation: events.length, side: 'home', player: 2 } as const;
    const ofOther = await on.games.matchOrders.signOff(order);
    expect(ofOther).toEqual(refusal({ code: 'match-refused', reason: 'not-in-team' }));
    const early = await on.games.matchOrders.signOff({ ...order, player: 1, generation: 2 });
    expect(early).toEqual(refusal({ code: 'stale', generation: events.length }));
    await begin(on, { players: [{ name: 'EVE', average: null, was: null }], follows: null });
    const open = await on.games.matchOrders.signOff({
      ...order,
      gameId: shown(on).id,
      player: 1,
      generation: 0,
    });
    expect(open).toEqual(refusal({ code: 'match-refused', reason: 'no-match' }));
  });

  test('is never by a place that nobody has, a vacancy or a dummy', async () => {
    const on = await lane(STAFF);
    await begin(on, night());
    const { id, events } = await finish(on);
    const vacancy = { gameId: id, side: 'visitors', player: 4 } as const;
    const nobody = refusal({ code: 'match-refused', reason: 'nobody' });
    expect(await on.games.matchOrders.signOff({ ...vacancy, generation: events.length })).toEqual(nobody);
    const dummy = await apply(on, { kind: 'setScoreType', player: 4, scoreType: 'dummy' });
    const order = { ...vacancy, generation: dummy.events.length };
    expect(await on.games.matchOrders.signOff(order)).toEqual(nobody);
    expect(matchOf(on).games[0]?.signOffs).toEqual([]);
  });

  test('that the file has no room for is refused, and the oldest one still stands', async () => {
    const on = await lane();
    await begin(on, night());
    const { id, setup, events } = await finish(on);
    const game = goOn(newGame(setup), events);
    if (!game.ok) expect.fail('no game');
    const saved = [{ id, game: game.value }];
    const order = { gameId: id, side: 'home', player: 1, generation: events.length } as const;
    const [team] = setup.league?.teams ?? [];
    const earlier = { ...{ game: 'g000000-0a1b2c', team: team?.id ?? '', by: 1 }, at: NOON };
    const fixture = { league: null, round: null, date: null, lanes: null, teamIds: [] };
    const record = { id: setup.league?.match ?? '', games: [id], rollOffs: [], fixture };
    const before = (many: number): typeof record & { readonly signOffs: readonly SignOffRecord[] } => ({
      ...record,
      signOffs: Array.from({ length: many }, (_none, generation) => ({ ...earlier, generation })),
    });
    const full = before(MOST_SIGN_OFFS);
    expect(signedOff(full, saved, order, NOON)).toEqual(
      refusal({ code: 'match-refused', reason: 'too-many-signatures' }),
    );
    const last = signedOff(before(MOST_SIGN_OFFS - 1), saved, order, NOON);
    if (!last.ok) expect.fail(last.error.code);
    expect(last.value.signOffs).toHaveLength(MOST_SIGN_OFFS);
    // The same captain again takes no more room.
    expect(signedOff(last.value, saved, order, NOON)).toEqual(last);
  });

  test('no longer stands after a correction, which is told, and both are asked again', async () => {
    const on = await lane(STAFF);
    await begin(on, night());
    await finish(on, [90, 80, 70]);
    const signed = await signBoth(on);
    await apply(
      on,
      {
        kind: 'correctFrame',
        player: 1,
        frame: 1,
        balls: [
          { entry: { kind: 'pins', pins: 3 }, split: false },
          { entry: { kind: 'pins', pins: 4 }, split: false },
        ],
      },
      { kind: 'setAverage', player: 3, average: 99 },
      { kind: 'undo' },
    );
    const game = matchOf(on).games[0];
    expect(game?.signed).toBe(false);
    expect(game?.signOffs.map(({ stands, by }) => [stands, by])).toEqual([
      [false, 'PJS'],
      [false, 'KYJ'],
    ]);
    const from = signed.events.length;
    expect(game?.changes).toMatchObject([
      { player: 1, frame: 1, fact: null, before: '9-', after: '34', generation: from + 1, by: 'staff' },
      { player: 3, frame: null, fact: 'average', before: '171', after: '99', generation: from + 2 },
      { player: 3, frame: null, fact: 'average', before: '99', after: '171', generation: from + 3 },
    ]);
    const both = (await signBoth(on)).match?.games[0];
    expect(both?.signed).toBe(true);
    expect(both?.signOffs.map(({ stands }) => stands)).toEqual([false, false, true, true]);
    expect(matchOf(await again(on, STAFF))).toEqual(matchOf(on));
  });

  test('keeps the name of who signed when somebody else has the place since', async () => {
    const on = await lane(STAFF);
    await begin(on, night());
    await finish(on);
    await signBoth(on);
    await apply(on, { kind: 'rename', player: 1, name: 'ANN', somebodyElse: true, substitutes: true });
    const game = matchOf(on).games[0];
    expect(game?.signOffs.map(({ by, stands }) => [by, stands])).toEqual([
      ['PJS', false],
      ['KYJ', false],
    ]);
    expect(game?.changes).toContainEqual(
      expect.objectContaining({ fact: 'bowler', name: 'PJS', before: 'PJS', after: 'ANN' }),
    );
  });

  test('of both leaves every change of the game to staff', async () => {
    const on = await lane();
    await begin(on, night());
    await finish(on);
    const { id, events } = await signBoth(on);
    const marked = await on.games.apply(id, events.length, { kind: 'undo' });
    expect(marked).toEqual(refusal({ code: 'staff-only' }));
  });

  test('is taken back until the next game, then by staff alone', async () => {
    const on = await lane();
    const first = await begin(on, night());
    await finish(on);
    const order = { gameId: first.id, side: 'home' } as const;
    expect(await on.games.matchOrders.takeSignatureBack(order)).toEqual(
      refusal({ code: 'match-refused', reason: 'not-signed' }),
    );
    await signBoth(on);
    expect(view(await on.games.matchOrders.takeSignatureBack(order)).match?.games[0]).toMatchObject({
      signed: false,
      signOffs: [{ side: 'visitors' }],
    });
    await sign(on, 'home');
    const second = await begin(on, next(first));
    await finish(on);
    view(await on.games.openGame(first.id));
    expect(await on.games.matchOrders.takeSignatureBack(order)).toEqual(refusal({ code: 'staff-only' }));
    const desk = await again(on, STAFF);
    view(await desk.games.openGame(first.id));
    expect(view(await desk.games.matchOrders.takeSignatureBack(order)).match?.games[0]?.signed).toBe(false);
    expect(view(await desk.games.view(second.id)).match?.games[0]?.signed).toBe(false);
  });

  test('that cannot be saved is not shown, and can be given again', async () => {
    const on = await lane();
    await begin(on, night());
    await finish(on);
    on.disk.fails = failing('create', 'ENOSPC');
    expect(await sign(on, 'home')).toEqual(refusal({ code: 'not-saved', trouble: 'disk-full' }));
    expect(matchOf(on).games[0]?.signOffs).toEqual([]);
    on.disk.fails = () => null;
    expect(view(await sign(on, 'home')).match?.games[0]?.signOffs).toHaveLength(1);
  });
});

describe('the next game of a match', () => {
  test('waits for both signatures, or for staff', async () => {
    const on = await lane();
    const first = await begin(on, night());
    await finish(on);
    await sign(on, 'home');
    expect(await on.games.newGame(next(first), 7)).toEqual(refusal({ code: 'staff-only' }));
    await sign(on, 'visitors');
    expect((await begin(on, next(first))).setup.gameNumber).toBe(2);
  });

  test('is begun by staff without them', async () => {
    const on = await lane(STAFF);
    const first = await begin(on, night());
    await finish(on);
    expect((await begin(on, next(first))).setup.gameNumber).toBe(2);
  });

  test('takes the place of a bowled one only for staff, also if the game before that is signed', async () => {
    const on = await lane();
    const first = await begin(on, night());
    await finish(on);
    await signBoth(on);
    const second = await begin(on, next(first));
    await finish(on);
    await signBoth(on);
    expect(await on.games.newGame(next(first), 7)).toEqual(refusal({ code: 'staff-only' }));
    expect(matchOf(on).games.map(({ gameId, signed }) => [gameId, signed])).toEqual([
      [first.id, true],
      [second.id, true],
    ]);
    expect((await begin(on, next(second))).setup.gameNumber).toBe(3);
  });

  test('waits for one signature in a bye', async () => {
    const on = await lane();
    const bye = night();
    const league = bye.league ?? expect.fail('no league');
    const players = bye.players.filter((_player, place) => place % 2 === 0);
    const first = await begin(on, { ...bye, players, league: { ...league, teams: ['Pin Pals'] } });
    await apply(
      on,
      { kind: 'agreeLine', player: 1, notation: lineOf(90) },
      { kind: 'agreeLine', player: 2, notation: lineOf(90) },
    );
    expect(view(await sign(on, 'home')).match?.games[0]?.signed).toBe(true);
    const again = players.map(({ name, average }, place) => ({ name, average, was: place + 1 }));
    expect((await begin(on, { players: again, follows: first.id })).setup.gameNumber).toBe(2);
  });
});

describe('a roll-off', () => {
  const UNIT = { kind: 'game', game: 1 } as const;

  /** A lane whose first game is tied, 200 to 200, and rolled off by one ball each. */
  async function tied(individualTies: TieRule = 'half', staff = NO_STAFF): Promise<Lane> {
    const on = await lane(staff);
    await begin(on, night({ ties: 'one-ball', individualTies }));
    await apply(
      on,
      { kind: 'agreeLine', player: 1, notation: '9/ 9/ 9/ 9- 9- 9- 9- 9- 9- 9-' },
      { kind: 'agreeLine', player: 2, notation: lineOf(80) },
      { kind: 'agreeLine', player: 3, notation: lineOf(80) },
    );
    return on;
  }

  test('is bowled again and again while it is equal, and its winner has the points', async () => {
    const on = await tied();
    const { id } = shown(on);
    const units = (): unknown =>
      matchOf(on).result.units.find(({ unit }) => unit.kind === 'game' && unit.game === 1);
    const total = matchOf(on).result.home.games[0]?.total;
    expect([total, matchOf(on).result.visitors?.games[0]?.total]).toEqual([200, 200]);
    expect(units()).toMatchObject({ reason: 'roll-off-due', due: 2 });
    view(await on.games.matchOrders.rollOff({ gameId: id, unit: UNIT, go: { home: 20, visitors: 20 } }));
    expect(units()).toMatchObject({ reason: 'roll-off-due', due: 2 });
    view(await on.games.matchOrders.rollOff({ gameId: id, unit: UNIT, go: { home: 17, visitors: 12 } }));
    expect(units()).toMatchObject({ reason: 'roll-off', home: 2 });
    expect(matchOf(on).rollOffs).toEqual([
      {
        unit: UNIT,
        gos: [
          { home: 20, visitors: 20 },
          { home: 17, visitors: 12 },
        ],
      },
    ]);
    expect(matchOf(await again(on, NO_STAFF))).toEqual(matchOf(on));
  });

  test('that stays equal for ever is at the next start as it was', async () => {
    const on = await tied();
    const { id } = shown(on);
    for (let go = 0; go <= MOST_GOS; go += 1)
      view(await on.games.matchOrders.rollOff({ gameId: id, unit: UNIT, go: { home: 9, visitors: 9 } }));
    view(await on.games.matchOrders.rollOff({ gameId: id, unit: UNIT, go: { home: 9, visitors: 8 } }));
    const later = await again(on, NO_STAFF);
    expect(later.told).toEqual([]);
    expect(matchOf(later).rollOffs).toEqual(matchOf(on).rollOffs);
    expect(matchOf(later).result.units[0]).toMatchObject({ reason: 'roll-off', home: 2 });
  });

  test('is refused where nothing is tied, after it is decided, and with more pins than there are', async () => {
    const on = await tied();
    const { id } = shown(on);
    const go = { home: 9, visitors: 8 };
    const series = await on.games.matchOrders.rollOff({ gameId: id, unit: { kind: 'series' }, go });
    expect(series).toEqual(refusal({ code: 'bad-league', refusal: { code: 'no-roll-off-due' } }));
    const pins = await on.games.matchOrders.rollOff({
      gameId: id,
      unit: UNIT,
      go: { home: 21, visitors: 8 },
    });
    expect(pins).toMatchObject(
      refusal({
        code: 'bad-league',
        refusal: { code: 'figure-out-of-range', figure: 'rollOff', least: 0, most: 20 },
      }),
    );
    view(await on.games.matchOrders.rollOff({ gameId: id, unit: UNIT, go }));
    expect(await on.games.matchOrders.rollOff({ gameId: id, unit: UNIT, go })).toEqual(
      refusal({ code: 'bad-league', refusal: { code: 'roll-off-over' } }),
    );
  });

  test('is taken back ball by ball', async () => {
    const on = await tied();
    const { id } = shown(on);
    const back = { gameId: id, unit: UNIT, go: null };
    expect(await on.games.matchOrders.rollOff(back)).toEqual(
      refusal({ code: 'match-refused', reason: 'no-roll-off' }),
    );
    view(await on.games.matchOrders.rollOff({ gameId: id, unit: UNIT, go: { home: 9, visitors: 8 } }));
    expect(view(await on.games.matchOrders.rollOff(back)).match?.rollOffs).toEqual([]);
  });

  test('that captains have signed for is taken back by staff alone, from the next game too', async () => {
    const on = await tied();
    const first = shown(on);
    view(await on.games.matchOrders.rollOff({ gameId: first.id, unit: UNIT, go: { home: 9, visitors: 8 } }));
    await sign(on, 'home');
    await sign(on, 'visitors');
    const back = (lane: Lane): ReturnType<Lane['games']['matchOrders']['rollOff']> =>
      lane.games.matchOrders.rollOff({ gameId: shown(lane).id, unit: UNIT, go: null });
    expect(await back(on)).toEqual(refusal({ code: 'staff-only' }));
    await begin(on, next(first));
    expect(await back(on)).toEqual(refusal({ code: 'staff-only' }));
    expect(matchOf(on).games[0]?.signed).toBe(true);
    const desk = await again(on, STAFF);
    const { match } = view(await back(desk));
    expect([match?.rollOffs, match?.games[0]?.signed]).toEqual([[], false]);
  });

  test('that a correction has made needless counts for nothing and stops no other; it counts when the tie returns', async () => {
    const on = await tied('one-ball', STAFF);
    const { id } = shown(on);
    const OF_TWO = { kind: 'individual', game: 1, place: 1 } as const;
    const rollOff = (unit: Unit, go: RollOffGo | null): Promise<GameView> =>
      on.games.matchOrders.rollOff({ gameId: id, unit, go }).then(view);
    const reasonOf = (wanted: Unit): unknown =>
      matchOf(on).result.units.find(({ unit }) => isSameUnit(unit, wanted))?.reason;
    await rollOff(UNIT, { home: 9, visitors: 9 });
    await rollOff(UNIT, { home: 9, visitors: 8 });
    // PJS has 80 now, as KYJ has.
    await apply(on, { kind: 'agreeLine', player: 1, notation: lineOf(80) });
    expect([reasonOf(UNIT), reasonOf(OF_TWO)]).toEqual(['higher', 'roll-off-due']);
    expect(matchOf(on).rollOffs).toEqual([]);
    await rollOff(OF_TWO, { home: 7, visitors: 5 });
    expect(reasonOf(OF_TWO)).toBe('roll-off');
    expect(matchOf(on).rollOffs).toEqual([{ unit: OF_TWO, gos: [{ home: 7, visitors: 5 }] }]);
    await apply(on, { kind: 'undo' });
    expect([reasonOf(UNIT), reasonOf(OF_TWO)]).toEqual(['roll-off', 'higher']);
    await rollOff(UNIT, null);
    await rollOff(UNIT, null);
    expect(reasonOf(UNIT)).toBe('roll-off-due');
  });

  test('asks both captains again: it changes points that they signed for', async () => {
    const on = await tied();
    await signBoth(on);
    const go = { home: 9, visitors: 8 };
    const { match } = view(await on.games.matchOrders.rollOff({ gameId: shown(on).id, unit: UNIT, go }));
    expect(match?.games[0]).toMatchObject({ signed: false, signOffs: [] });
  });
});
