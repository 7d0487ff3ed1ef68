import { expect, test } from 'vitest';
import type { GameView, NewGameOrder, NewPlayer } from '../../contract/contract.ts';
import type { Command } from '../../core/game/event.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { reopened, start, view, type Lane } from './testing/lane.testing.ts';

/** A team of new bowlers. */
function team(name: string, ...bowlers: readonly string[]): NewPlayer {
  return { name, average: null, was: null, mates: bowlers.map((one) => ({ name: one, was: null })) };
}

const FIVE = team('Corner Pins', 'IDA', 'PAK', 'EVA', 'NIK', 'YUNA');

function baker(facts: Partial<NewGameOrder> = {}): NewGameOrder {
  return { players: [FIVE], follows: null, format: 'baker', ...facts };
}

/** The team of the game before, with the bowlers in these places, from 1. */
function again(...places: readonly number[]): NewPlayer {
  const mates = places.map((mate) => ({
    name: FIVE.mates?.[mate - 1]?.name ?? '',
    was: { player: 1, mate },
  }));
  return { ...FIVE, was: 1, mates };
}

async function begun({ games }: Lane, order: NewGameOrder): Promise<GameView> {
  const answer = view(await games.newGame(order, 7));
  await games.settled();
  return answer;
}

async function bowled(lane: Lane, order: NewGameOrder): Promise<GameView> {
  const { id, events } = await begun(lane, order);
  return view(await lane.games.apply(id, events.length, { kind: 'stop' }));
}

const refusal = { code: 'team-size', team: 1, least: 2, most: 10 };

test.each([1, 11])('a Baker team of %i is refused, and the game on the board stays', async (count) => {
  const lane = await start(await tempFolder());
  const { id } = await bowled(lane, baker());
  const names = Array.from({ length: count }, (_none, place) => `B${String(place)}`);
  const answer = await lane.games.newGame(baker({ players: [team('Team 1', ...names)], follows: id }), 7);
  expect(answer).toEqual({
    ok: false,
    error: { code: 'refused', refusal: { ...refusal, bowlers: count } },
  });
  expect(lane.games.current()).toMatchObject({ id, events: [{ type: 'gameStopped' }] });
});

test('a bowler of two teams with one name gets a number, as in a line-up', async () => {
  const lane = await start(await tempFolder());
  const players = [team('Team 1', 'KIM', 'LEE'), team('Team 2', 'KIM', 'ZOE')];
  const { setup } = await begun(lane, baker({ players }));
  expect(setup.players.map(({ mates = [] }) => mates.map(({ name }) => name))).toEqual([
    ['KIM', 'LEE'],
    ['KIM 2', 'ZOE'],
  ]);
});

test('the next game keeps the bowlers and begins with the next one, if the beginning goes round', async () => {
  const lane = await start(await tempFolder());
  const first = await bowled(lane, baker({ goesRound: true }));
  const second = await bowled(lane, baker({ players: [again(1, 2, 3, 4, 5)], follows: first.id }));
  expect(second.setup).toMatchObject({ goesRound: true, gameNumber: 2, party: first.setup.party });
  expect(second.setup.players[0]).toMatchObject({ first: 2, mates: first.setup.players[0]?.mates });
  expect(second.setup.players[0]?.series).toEqual({ ...first.setup.players[0]?.series, number: 2 });
  const third = await begun(lane, baker({ players: [again(1, 2)], follows: second.id }));
  expect(third.setup.players[0]?.first).toBeUndefined();
});

test('the next game begins with the same bowler where the beginning does not go round', async () => {
  const lane = await start(await tempFolder());
  const first = await bowled(lane, baker());
  const { setup } = await begun(lane, baker({ players: [again(5, 1, 2)], follows: first.id }));
  expect(setup.goesRound).toBeUndefined();
  expect(setup.players[0]?.first).toBeUndefined();
  const [before, now] = [first, { setup }].map((game) => game.setup.players[0]?.mates ?? []);
  expect(now).toEqual([before?.[4], before?.[0], before?.[1]]);
});

test('each ball is saved with its bowler, and a correction of a Scotch strike leaves the others theirs', async () => {
  const lane = await start(await tempFolder());
  const players = [team('Team 1', 'ANN', 'BEN')];
  const { id } = await begun(lane, { players, follows: null, format: 'scotch-doubles' });
  const strike: Command = { kind: 'roll', entry: { kind: 'strike' } };
  const seven = { kind: 'pins', pins: 7 } as const;
  const commands: readonly Command[] = [
    ...[strike, strike],
    { kind: 'correctFrame', player: 1, frame: 1, balls: [{ entry: seven, split: false }] },
    { kind: 'roll', entry: { kind: 'spare' } },
    strike,
  ];
  for (const [generation, command] of commands.entries())
    view(await lane.games.apply(id, generation, command));
  const { events = [] } = (await reopened(lane)) ?? {};
  // The partner finishes frame 1, and then bowls frame 3: the ball before it is the other's.
  expect(events.map((event) => (event.type === 'ballRolled' ? event.mate : null))).toEqual([
    1,
    2,
    null,
    2,
    1,
  ]);
});
