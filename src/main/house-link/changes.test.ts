import { expect, test } from 'vitest';
import { databaseOfTests } from '../../house/testing/database.testing.ts';
import { linkedGame } from './linked-game.ts';
import { RunningHouse, until } from './testing/house.testing.ts';
import { LinkedLane } from './testing/linked-lane.testing.ts';

const database = databaseOfTests();

/** The names that the house has in a game. */
async function names(house: RunningHouse, game: string): Promise<string> {
  const rows = await house.ask<{ entries: unknown }>('SELECT entries FROM house.game_names WHERE game = $1', [
    game,
  ]);
  return JSON.stringify(rows);
}

test('a newly paired lane delivers all games of its archive, and none that was bowled elsewhere', async () => {
  const house = await RunningHouse.begin(database());
  const lane = await LinkedLane.of();
  const ids: string[] = [];
  for (let game = 0; game < 4; game += 1) {
    ids.push(await lane.begins('ANNA', 'BEN'));
    await lane.bowlsToTheEnd();
    await lane.lane.games.tidy();
  }
  const elsewhere = await LinkedLane.of();
  const foreign = await elsewhere.begins('CARL');
  await elsewhere.bowlsToTheEnd();
  const { record } = await elsewhere.lane.folder.read(foreign);
  if (record === null) expect.fail('it was saved');
  expect(await lane.lane.folder.archive.add([record])).toMatchObject({ trouble: null });
  lane.pairing = await house.pairing(lane.lane.origin, [7]);
  lane.link.begin();
  await until(async () => Object.keys(await house.facts(lane.lane.origin)).length === ids.length);
  await lane.delivered();
  expect(await house.facts(lane.lane.origin)).toEqual(await lane.facts(ids));
  expect(await house.facts(elsewhere.lane.origin)).toEqual({});
  // What the console and the front desk were told last.
  await expect.poll(() => lane.statuses.at(-1)).toMatchObject({ kind: 'connected', toDeliver: 0 });
  await expect
    .poll(() =>
      house.ask("SELECT state -> 'toDeliver' AS left FROM house.lane_states WHERE origin = $1", [
        lane.lane.origin,
      ]),
    )
    .toEqual([{ left: 0 }]);
});

test('a lane that reconnects first delivers the running game, and reads the archive afterwards', async () => {
  const house = await RunningHouse.begin(database());
  const read: string[] = [];
  const lane = await LinkedLane.of({
    watchesReads: (id) => {
      read.push(`${id} ${lane.link.status.kind}`);
    },
  });
  lane.pairing = await house.pairing(lane.lane.origin, [7]);
  await house.end();
  lane.link.begin();
  await lane.offline();
  const ids: string[] = [];
  for (let game = 0; game < 3; game += 1) {
    ids.push(await lane.begins('ANNA'));
    await lane.bowlsToTheEnd();
    await lane.lane.games.tidy();
  }
  ids.push(await lane.begins('ANNA'));
  await lane.bowls(3);
  const archived = ids.slice(0, 3).filter((id) => !lane.lane.folder.durable().some((game) => game.id === id));
  expect(archived.length).toBeGreaterThan(0);
  await house.begin();
  await lane.delivered();
  expect(await house.facts(lane.lane.origin)).toEqual(await lane.facts(ids));
  expect(read.filter((one) => archived.some((id) => one.startsWith(id)))).not.toEqual([]);
  expect(read.filter((one) => !one.endsWith(' connected'))).toEqual([]);
});

test('a correction after the end of a game is delivered', async () => {
  const house = await RunningHouse.begin(database());
  const lane = await LinkedLane.at(house);
  const id = await lane.begins('ANNA');
  await lane.bowlsToTheEnd();
  await lane.delivered();
  const before = (await house.facts(lane.lane.origin))[id] ?? 0;
  await lane.does({
    ...{ kind: 'correctFrame', player: 1, frame: 3 },
    balls: [7, 2].map((pins) => ({ entry: { kind: 'pins', pins }, split: false })),
  });
  await until(async () => (await house.facts(lane.lane.origin))[id] === before + 1);
});

test('a correction of an archived game is delivered', async () => {
  const house = await RunningHouse.begin(database());
  const lane = await LinkedLane.at(house);
  const id = await lane.begins('ANNA');
  await lane.bowlsToTheEnd();
  await lane.begins('ANNA');
  await lane.bowlsToTheEnd();
  await lane.lane.games.tidy();
  await lane.delivered();
  const before = (await house.facts(lane.lane.origin))[id] ?? 0;
  expect(await lane.lane.games.openGame(id)).toMatchObject({ ok: true });
  await lane.does({
    ...{ kind: 'correctFrame', player: 1, frame: 3 },
    balls: [{ entry: { kind: 'strike' }, split: false }],
  });
  await until(async () => (await house.facts(lane.lane.origin))[id] === before + 1);
});

test('a deleted game is deleted in the house, even if the lane was offline then', async () => {
  const house = await RunningHouse.begin(database());
  const lane = await LinkedLane.at(house);
  const games: string[] = [];
  for (let game = 0; game < 3; game += 1) {
    games.push(await lane.begins('ANNA'));
    await lane.bowlsToTheEnd();
  }
  const [first = '', second = '', third = ''] = games;
  await lane.lane.games.tidy();
  await lane.delivered();
  await until(async () => Object.keys(await house.facts(lane.lane.origin)).length === 3);
  expect(await lane.lane.games.remove({ kind: 'game', gameId: first })).toMatchObject({ ok: true });
  await until(async () => !((await house.facts(lane.lane.origin))[first] !== undefined));
  await house.end();
  await lane.offline();
  expect(await lane.lane.games.remove({ kind: 'game', gameId: second })).toMatchObject({ ok: true });
  await house.begin();
  await until(async () => Object.keys(await house.facts(lane.lane.origin)).length === 1);
  expect(Object.keys(await house.facts(lane.lane.origin))).toEqual([third]);
});

test('a bowler who is erased at the lane is erased in the house', async () => {
  const house = await RunningHouse.begin(database());
  const lane = await LinkedLane.at(house);
  const id = await lane.begins('ERASMUS', 'BEN');
  await lane.bowlsToTheEnd();
  await lane.begins('BEN');
  await lane.bowlsToTheEnd();
  await lane.lane.games.tidy();
  await lane.delivered();
  await until(async () => (await names(house, id)).includes('ERASMUS'));
  expect(await lane.lane.games.remove({ kind: 'bowler', name: 'ERASMUS' })).toMatchObject({ ok: true });
  await until(async () => !(await names(house, id)).includes('ERASMUS'));
  expect(await names(house, id)).toContain('BEN');
  expect(await house.ask('SELECT bowler FROM house.erasures WHERE origin = $1', [lane.lane.origin])).toEqual(
    lane.lane.erased.current().bowlers.map((bowler) => ({ bowler })),
  );
});

test('a rename is delivered with its game', async () => {
  const house = await RunningHouse.begin(database());
  const lane = await LinkedLane.at(house);
  const id = await lane.begins('ANNA');
  await lane.does({ kind: 'rename', player: 1, name: 'ANNE', somebodyElse: false });
  await until(async () => (await names(house, id)).includes('ANNE'));
  const { record } = await lane.lane.folder.read(id);
  if (record === null) expect.fail('it is saved');
  const rows = await house.ask<{ digest: string }>('SELECT digest FROM house.game_names WHERE game = $1', [
    id,
  ]);
  expect(rows).toEqual([{ digest: linkedGame(record).names.digest }]);
});

test('a lane whose clock is a year off delivers like the others', async () => {
  const house = await RunningHouse.begin(database());
  const year = 365 * 86_400_000;
  for (const wrong of [-year, year]) {
    const lane = await LinkedLane.at(house, { clock: () => new Date(Date.now() + wrong).toISOString() });
    const id = await lane.begins('ANNA');
    await lane.bowlsToTheEnd();
    await lane.begins('ANNA');
    await lane.lane.games.tidy();
    await until(async () => (await house.facts(lane.lane.origin))[id] === 21);
    await lane.delivered();
  }
});
