import { expect, test } from 'vitest';
import { MatchFiles } from '../../saves/matches/match-files.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';
import type { Lane } from '../games/testing/lane.testing.ts';
import { BowledMatches } from './bowled-matches.ts';
import {
  FIXTURE,
  apply,
  begin,
  finish,
  lane,
  lineOf,
  next,
  night,
  shown,
  sign,
  signBoth,
  STAFF,
} from './testing/league-night.testing.ts';

function bowledOn(on: Lane): BowledMatches {
  return new BowledMatches({
    // The lane itself writes the files.
    files: { all: () => new MatchFiles(new NodeDisk(), on.data).all() },
    view: (gameId) => on.games.view(gameId),
  });
}

test('a match was bowled once all its games are signed by both teams, also if one is corrected later', async () => {
  const on = await lane(STAFF);
  const bowled = bowledOn(on);
  const first = await begin(on, night({ games: 2 }));
  await finish(on);
  await signBoth(on);
  expect(await bowled.list()).toEqual([]);
  await begin(on, next(first));
  await finish(on);
  await sign(on, 'home');
  expect(await bowled.list()).toEqual([]);
  await sign(on, 'visitors');
  const { league, round, date } = FIXTURE;
  const match = { league, round, date, teams: ['Pin Pals', 'Alley Cats'], gameId: shown(on).id };
  expect(await bowled.list()).toEqual([match]);
  await apply(on, { kind: 'agreeLine', player: 1, notation: lineOf(85) });
  expect(await bowledOn(on).list()).toEqual([match]);
});

test('a match whose game was removed is looked at again, and one that is gone is forgotten', async () => {
  const on = await lane(STAFF);
  await begin(on, night({ games: 1 }));
  await finish(on);
  await signBoth(on);
  const files = new MatchFiles(new NodeDisk(), on.data);
  let isThere = true;
  const bowled = new BowledMatches({
    files,
    view: (gameId) =>
      isThere ? on.games.view(gameId) : Promise.resolve({ ok: false, error: { code: 'no-such-game' } }),
  });
  expect(await bowled.list()).toHaveLength(1);
  isThere = false;
  expect(await bowled.list()).toHaveLength(1);
  bowled.forget();
  expect(await bowled.list()).toEqual([]);
});

test('a match without round and date may be bowled on every evening again', async () => {
  const on = await lane(STAFF);
  await begin(on, night({ games: 1 }, { ...FIXTURE, round: null, date: null }));
  await finish(on);
  await signBoth(on);
  expect(await bowledOn(on).list()).toEqual([]);
});
