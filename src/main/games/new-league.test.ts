import { describe, expect, test } from 'vitest';
import type { Command, Setup } from '../../core/game/event.ts';
import { USUAL_TERMS, type LeagueTerms } from '../../core/league/terms.ts';
import type { Failure, GameView, NewGameOrder, NewPlayer } from '../../contract/contract.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { start, view, type Lane } from './testing/lane.testing.ts';

const TEAMS = ['Pin Pals', 'Alley Cats'];

/** Two teams of two, alternating. */
const FOUR: readonly NewPlayer[] = [
  {
    name: 'PJS',
    average: 180,
    was: null,
    league: { team: 1, roster: 'M-1', season: { games: 9, pins: 1621 } },
  },
  { name: 'KYJ', average: 150, was: null, league: { team: 2, type: 'substitute', instead: 'tom' } },
  { name: 'LEE', average: 171, was: null, league: { team: 1, handicap: 40 } },
  { name: 'Vacancy', average: null, was: null, league: { team: 2, type: 'vacancy' } },
];

function order(facts: Partial<NewGameOrder> = {}, terms: Partial<LeagueTerms> = {}): NewGameOrder {
  return {
    players: FOUR,
    follows: null,
    league: { terms: { ...USUAL_TERMS, ...terms }, teams: TEAMS },
    ...facts,
  };
}

/** The same bowlers, in the next game. */
const SAME: readonly NewPlayer[] = FOUR.map(({ name, average }, place) => ({
  name,
  average,
  was: place + 1,
}));

async function lane(): Promise<Lane> {
  return start(await tempFolder());
}

async function apply({ games }: Lane, ...commands: readonly Command[]): Promise<GameView> {
  for (const command of commands) {
    const board = games.current() ?? expect.fail('no game on the board');
    view(await games.apply(board.id, board.events.length, command));
  }
  return games.current() ?? expect.fail('no game on the board');
}

/** Begins a game, and waits until those before it are archived. */
async function begun({ games }: Lane, what: NewGameOrder): Promise<GameView> {
  const answer = view(await games.newGame(what, 7));
  await games.settled();
  return answer;
}

/** Begins a game and ends it at once. */
async function bowled(on: Lane, what: NewGameOrder): Promise<GameView> {
  await begun(on, what);
  return apply(on, { kind: 'stop' });
}

/** Begins a game, ends it, and both captains sign. */
async function signed(on: Lane, what: NewGameOrder): Promise<GameView> {
  await begun(on, what);
  const notation = '9- 9- 9- 9- 9- 9- 9- 9- 9- 9-';
  const lines = [1, 2, 3].map((player): Command => ({ kind: 'agreeLine', player, notation }));
  const { id, events } = await apply(on, ...lines);
  const order = { gameId: id, generation: events.length };
  view(await on.games.matchOrders.signOff({ ...order, side: 'home', player: 1 }));
  return view(await on.games.matchOrders.signOff({ ...order, side: 'visitors', player: 2 }));
}

async function refused({ games }: Lane, what: NewGameOrder): Promise<Failure> {
  const answer = await games.newGame(what, 7);
  return answer.ok ? expect.fail('begun') : answer.error;
}

describe('a league’s game', () => {
  test('keeps terms, teams and each player’s facts, with ids that main gives', async () => {
    const { setup } = view(await (await lane()).games.newGame(order(), 7));
    const [home, visitors] = setup.league?.teams ?? [];
    expect(setup.league).toMatchObject({ terms: USUAL_TERMS, teams: TEAMS.map((name) => ({ name })) });
    for (const id of [home?.id, visitors?.id, setup.league?.match]) expect(id).toMatch(/^[0-9a-f]{24}$/u);
    expect(setup.players.map(({ league }) => league)).toEqual([
      { seat: { team: home?.id, place: 1 }, roster: 'M-1', season: { games: 9, pins: 1621 } },
      { seat: { team: visitors?.id, place: 1 }, type: 'substitute', instead: 'tom' },
      { seat: { team: home?.id, place: 2 }, handicap: 40 },
      { seat: { team: visitors?.id, place: 2 }, type: 'vacancy' },
    ]);
    expect(setup).not.toHaveProperty('games');
  });

  test('without teams has neither a match nor facts that nobody said', async () => {
    const players = [{ name: 'PJS', average: 180, was: null }];
    const none = order({ players, league: { terms: USUAL_TERMS, teams: [] } });
    const { setup } = view(await (await lane()).games.newGame(none, 7));
    expect(setup.league).toEqual({ terms: USUAL_TERMS, teams: [] });
    expect(setup.players[0]).not.toHaveProperty('league');
  });

  test('says of an erased bowler nothing from the league’s lists, which a window may still have', async () => {
    const on = await lane();
    const listed = {
      name: 'PJS',
      average: 180,
      was: null,
      league: { roster: 'M-1', fullName: 'Peter Smith' },
    };
    const league = { terms: USUAL_TERMS, teams: [] };
    const { id } = await bowled(on, order({ players: [listed], league }));
    expect(await on.games.remove({ kind: 'bowler', name: 'PJS' })).toMatchObject({ ok: true });
    const { setup } = await begun(on, order({ players: [{ ...listed, was: 1 }], league, follows: id }));
    expect(setup.players).toMatchObject([{ name: '—', average: 180 }]);
    expect(JSON.stringify(setup)).not.toMatch(/PJS|M-1|Smith/u);
  });

  test('is the same after a restart', async () => {
    const folder = await tempFolder();
    const { setup } = view(await (await start(folder)).games.newGame(order(), 7));
    expect((await start(folder)).games.current()?.setup).toEqual(setup);
  });

  const one = FOUR.slice(0, 1);
  test.each<[string, NewGameOrder, object]>([
    [
      'two teams of different size',
      order({ players: FOUR.slice(0, 3) }),
      { code: 'refused', refusal: { code: 'teams-differ', home: 2, visitors: 1 } },
    ],
    [
      'a player in no team',
      order({ players: [...FOUR, { name: 'EVE', average: null, was: null }] }),
      { code: 'refused', refusal: { code: 'no-team', place: 5 } },
    ],
    [
      'a second team where there is one',
      order({ players: FOUR.slice(1, 2), league: { terms: USUAL_TERMS, teams: ['Pin Pals'] } }),
      { code: 'refused', refusal: { code: 'no-such-seat' } },
    ],
    [
      'a team without a name',
      order({ players: one, league: { terms: USUAL_TERMS, teams: [' '] } }),
      { code: 'refused', refusal: { code: 'bad-team-name' } },
    ],
    [
      'a substitute for a name that cannot be shown',
      order({
        players: [
          {
            ...FOUR[0],
            name: 'PJS',
            average: 1,
            was: null,
            league: { type: 'substitute', instead: 'A\u202eB' },
          },
        ],
        league: { terms: USUAL_TERMS, teams: [] },
      }),
      { code: 'refused', refusal: { code: 'name-unreadable', place: 1 } },
    ],
    [
      'a negative base',
      order({}, { handicap: { ...USUAL_TERMS.handicap, base: -1 } }),
      { code: 'bad-league', refusal: { code: 'figure-out-of-range', figure: 'base' } },
    ],
    [
      'no games',
      order({}, { games: 0 }),
      { code: 'bad-league', refusal: { code: 'figure-out-of-range', figure: 'games' } },
    ],
  ])('with %s is refused, and nothing is written', async (_, what, failure) => {
    const on = await lane();
    expect(await refused(on, what)).toMatchObject(failure);
    expect(on.games.current()).toBeNull();
  });
});

describe('the next game of the evening', () => {
  test('has the same terms, teams and match, and what was known as the one before ended', async () => {
    const on = await lane();
    await begun(on, order());
    const first = await apply(
      on,
      { kind: 'setAverage', player: 1, average: 190 },
      { kind: 'rename', player: 3, name: 'ANN', somebodyElse: true, substitutes: true },
      { kind: 'stop' },
    );
    const again = SAME.map((player, place) => ({ ...player, ...(place === 2 ? { name: 'ANN' } : {}) }));
    const { setup } = await begun(on, { players: again, follows: first.id });
    expect(setup.league).toEqual(first.setup.league);
    expect([setup.gameNumber, setup.party]).toEqual([2, first.setup.party]);
    const facts = first.setup.players.map(({ league }) => league);
    expect(setup.players.map(({ league }) => league)).toEqual([
      ...facts.slice(0, 2),
      { seat: facts[2]?.seat, type: 'substitute', instead: 'LEE' },
      facts[3],
    ]);
    expect(setup.players.map(({ series }) => series.number)).toEqual([2, 2, 2, 2]);
  });

  test('has each bowled-ahead score in its own game, and who bowled only two of three is absent in the third', async () => {
    const on = await lane();
    const ahead = (later: readonly (number | null)[]): readonly NewPlayer[] =>
      FOUR.map((player, place) =>
        place === 1
          ? { ...player, league: { team: 2, type: 'pre-bowl' as const, score: 140, later } }
          : player,
      );
    const first = await bowled(on, order({ players: ahead([151, null]) }));
    const seat = first.setup.players[1]?.league?.seat;
    const second = await bowled(on, { players: SAME, follows: first.id });
    expect(second.setup.players[1]?.league).toEqual({ seat, type: 'pre-bowl', score: 151, later: [null] });
    const third = await begun(on, { players: SAME, follows: second.id });
    expect(third.setup.players[1]?.league).toEqual({ seat, type: 'absent' });
  });

  test('never begins with a pre-bowled bowler without a score', async () => {
    const on = await lane();
    const players = FOUR.map((player, place) =>
      place === 1 ? { ...player, league: { team: 2, type: 'pre-bowl' as const, score: 140 } } : player,
    );
    const first = await bowled(on, order({ players }));
    const next = { players: SAME, follows: first.id };
    expect(await refused(on, next)).toEqual({ code: 'refused', refusal: { code: 'score-missing' } });
    await apply(on, {
      kind: 'setScoreType',
      player: 2,
      scoreType: 'pre-bowl',
      score: 140,
      later: [151, 138],
    });
    const { setup } = await begun(on, next);
    expect(setup.players[1]?.league).toMatchObject({ type: 'pre-bowl', score: 151, later: [138] });
  });

  test('has an injured bowler as absent', async () => {
    const on = await lane();
    await begun(on, order());
    const first = await apply(
      on,
      { kind: 'roll', entry: { kind: 'pins', pins: 7 } },
      { kind: 'setScoreType', player: 1, scoreType: 'injury' },
      { kind: 'stop' },
    );
    const { setup } = await begun(on, { players: SAME, follows: first.id });
    expect(setup.players.map(({ league }) => league?.type)).toEqual([
      'absent',
      'substitute',
      undefined,
      'vacancy',
    ]);
  });

  test('has a vacancy without the number and season of the bowler who had the place', async () => {
    const on = await lane();
    await begun(on, order());
    const first = await apply(
      on,
      { kind: 'setScoreType', player: 1, scoreType: 'vacancy' },
      { kind: 'stop' },
    );
    const { setup } = await begun(on, { players: SAME, follows: first.id });
    const seat = first.setup.players[0]?.league?.seat;
    expect(setup.players[0]?.league).toEqual({ seat, type: 'vacancy' });
  });

  test.each([{ average: 150 }, { handicap: 20 }])(
    'refuses a figure of a vacancy by name, as its place has nobody: %j',
    async ({ average = null, ...facts }) => {
      const on = await lane();
      const vacancy: NewPlayer = {
        name: 'Vacancy',
        average,
        was: null,
        league: { team: 2, type: 'vacancy', ...facts },
      };
      expect(await refused(on, order({ players: FOUR.with(3, vacancy) }))).toEqual({
        ...{ code: 'refused', refusal: { code: 'nobody-there' } },
      });
    },
  );

  test('takes what the order says of a player instead', async () => {
    const on = await lane();
    const first = await bowled(on, order());
    const players = SAME.map((player, place) => (place === 0 ? { ...player, league: { team: 1 } } : player));
    const { setup } = await begun(on, { players, follows: first.id });
    expect(setup.players[0]?.league).toEqual({ seat: first.setup.players[0]?.league?.seat });
  });

  test('is open bowling in a new party once the games of the terms are bowled', async () => {
    const on = await lane();
    const first = await bowled(on, order({}, { games: 2 }));
    const second = await bowled(on, { players: SAME, follows: first.id });
    const { setup } = await begun(on, { players: SAME, follows: second.id });
    expect([second.setup.league?.terms.games, setup.league]).toEqual([2, undefined]);
    expect([setup.gameNumber, setup.party === first.setup.party]).toEqual([1, false]);
    expect(bowlers(setup)).toEqual(bowlers(first.setup));
    expect(setup.players.map(({ series }) => series.number)).toEqual([1, 1, 1, 1]);
    expect(setup.players.every(({ league }) => league === undefined)).toBe(true);
  });

  test('begins a match, with series of its own, where there was open bowling before', async () => {
    const on = await lane();
    const open = await bowled(on, { players: SAME, follows: null });
    const players = FOUR.map((player, place) => ({ ...player, was: place + 1 }));
    const { setup } = await begun(on, order({ players, follows: open.id }));
    expect([setup.gameNumber, setup.party === open.setup.party]).toEqual([1, false]);
    expect(bowlers(setup)).toEqual(bowlers(open.setup));
    expect(setup.players.map(({ series }) => series.number)).toEqual([1, 1, 1, 1]);
  });

  function bowlers({ players }: Setup): readonly string[] {
    return players.map(({ bowler }) => bowler);
  }
});

describe('a league that changes its terms during the evening', () => {
  const changed = (follows: string): NewGameOrder => order({ players: SAME, follows }, { vacancy: 140 });

  test('has moving averages with the game before in them, and an average that staff changed as it is', async () => {
    const averages = { way: 'entering-first', games: 0, first: 'first-session', during: 'moving' } as const;
    const on = await lane();
    const players: readonly NewPlayer[] = [
      { name: 'PJS', average: 180, was: null, league: { team: 1, season: { games: 9, pins: 1621 } } },
      { name: 'KYJ', average: 150, was: null, league: { team: 2, entering: 150 } },
      { name: 'LEE', average: 171, was: null, league: { team: 1, season: [171] } },
      { name: 'DOM', average: null, was: null, league: { team: 2 } },
    ];
    await begun(on, order({ players }, { averages }));
    const nineties = [1, 2, 3, 4].map((player): Command => ({
      kind: 'agreeLine',
      player,
      notation: '9- '.repeat(10).trim(),
    }));
    const { id } = await apply(on, ...nineties, { kind: 'setAverage', player: 3, average: 160 });
    const same = [180, 150, 160, null].map((average, at) => ({
      ...{ name: players[at]?.name ?? '', average, was: at + 1 },
    }));
    const { setup } = await begun(on, { players: same, follows: id });
    // 1711 pins in ten games; the first 90 replaces the entering average; one average is made for the whole first night.
    expect(setup.players.map(({ average = null }) => average)).toEqual([171, 90, 160, null]);
    expect(setup.players[0]?.league?.season).toEqual({ games: 10, pins: 1711 });
    expect(setup.players[1]?.league).toMatchObject({ entering: 150, season: [90] });
  });

  test('changes the match by staff’s word, and the match and its teams stay who they are', async () => {
    const on = await lane();
    const first = await bowled(on, order());
    const { setup } = await begun(on, changed(first.id));
    expect(setup.league).toEqual({ ...first.setup.league, terms: { ...USUAL_TERMS, vacancy: 140 } });
    expect([setup.gameNumber, setup.party]).toEqual([2, first.setup.party]);
  });

  test('cannot have fewer games than are bowled then', async () => {
    const on = await lane();
    const first = await bowled(on, order());
    const fewer = order({ players: SAME, follows: first.id }, { games: 1 });
    expect(await refused(on, fewer)).toEqual({
      code: 'bad-league',
      refusal: { code: 'wrong-number-of-games', games: 2, due: 1 },
    });
    expect(
      (await begun(on, order({ players: SAME, follows: first.id }, { games: 2 }))).setup.gameNumber,
    ).toBe(2);
  });

  test('changes it for nobody else, who may send the same terms again', async () => {
    const on = await start(await tempFolder(), 0, {
      by: 'bowler',
      allows: (...all) => !all.includes('staff'),
    });
    const first = await signed(on, order());
    expect(await refused(on, changed(first.id))).toEqual({ code: 'staff-only' });
    expect(await refused(on, { players: SAME, follows: first.id, league: null })).toEqual({
      code: 'staff-only',
    });
    const { setup } = await begun(on, order({ players: SAME, follows: first.id }));
    expect(setup.league).toEqual(first.setup.league);
  });

  test.each<[string, (players: readonly NewPlayer[]) => Partial<NewGameOrder>]>([
    [
      'an average',
      ([one, ...others]) => ({ players: one === undefined ? [] : [{ ...one, average: 20 }, ...others] }),
    ],
    [
      'a handicap',
      ([one, ...others]) => ({
        players: one === undefined ? [] : [{ ...one, league: { team: 1, handicap: 90 } }, ...others],
      }),
    ],
    ['the kind of game', () => ({ format: 'no-tap' })],
  ])('lets nobody but staff bring %s of their own to its next game', async (_, other) => {
    const folder = await tempFolder();
    const bowler = await start(folder, 0, { by: 'bowler', allows: (...all) => !all.includes('staff') });
    const first = await signed(bowler, order());
    const same = { players: SAME, follows: first.id };
    const changes = { ...same, ...other(SAME) };
    expect(await refused(bowler, changes)).toEqual({ code: 'staff-only' });
    expect((await begun(await start(folder), changes)).setup.gameNumber).toBe(2);
  });

  test('leaves an evening’s first match to whoever begins it', async () => {
    const on = await start(await tempFolder(), 0, {
      by: 'bowler',
      allows: (...all) => !all.includes('staff'),
    });
    expect((await begun(on, order())).setup.league).toBeDefined();
  });
});
