import { expect, test } from 'vitest';
import { USUAL_TERMS } from '../../core/league/terms.ts';
import { nightRecord } from './night-record.ts';
import { begin, lane, matchOf, night, STAFF } from './testing/league-night.testing.ts';

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
