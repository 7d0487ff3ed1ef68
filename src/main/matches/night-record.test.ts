import { expect, test } from 'vitest';
import { USUAL_TERMS } from '../../core/league/terms.ts';
import { nightRecord } from './night-record.ts';
import { begin, lane, matchOf, night, STAFF } from './testing/league-night.testing.ts';

test('a result has full name and ID of two bowlers of one name, whom the board shows by short ones', async () => {
  const on = await lane(STAFF);
  const order = night();
  const players = order.players.map((player) =>
    player.league?.team === 1
      ? {
          ...player,
          name: player.name === 'PJS' ? '김민수 12' : '김민수 34',
          league: { ...player.league, fullName: '김민수', roster: player.name === 'PJS' ? '12' : '34' },
        }
      : player,
  );
  await begin(on, { ...order, players });
  const record = nightRecord(matchOf(on), 'ten-pin', USUAL_TERMS);
  expect(record?.games[0]?.home.map(({ id, name, average }) => [id, name, average])).toEqual([
    ['12', '김민수', 180],
    ['34', '김민수', 171],
  ]);
});

test('a result has the full name of a bowler whom the board shows by a short one', async () => {
  const on = await lane(STAFF);
  const order = night();
  const players = order.players.map((player, place) =>
    place === 0 ? { ...player, league: { ...player.league, fullName: 'Penelope Johnson-Smythe' } } : player,
  );
  await begin(on, { ...order, players });
  const record = nightRecord(matchOf(on), 'ten-pin', USUAL_TERMS);
  expect(record?.games[0]?.home.map(({ name }) => name)).toEqual(['Penelope Johnson-Smythe', 'LEE']);
});
