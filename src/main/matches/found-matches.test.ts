/** Point 21: past games know the league, the match and the teams of a league's game. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ANY_GAME, listedMatch, type GamesFilter, type ListedGame } from '../../contract/contract.ts';
import { orderOf } from '../../contract/testing/order.testing.ts';
import { tidied } from '../../saves/games/testing/folder.testing.ts';
import { view, type Lane } from '../games/testing/lane.testing.ts';
import {
  again,
  apply,
  begin,
  finish,
  lane,
  matchOf,
  next,
  night,
  signBoth,
} from './testing/league-night.testing.ts';

/** A match of two games, a match without a league's name, and a game of nobody's league. */
async function evening(): Promise<{ readonly on: Lane; readonly matches: readonly string[] }> {
  const on = await lane();
  const first = await begin(on, night({ games: 2 }));
  await finish(on);
  await signBoth(on);
  await begin(on, next(first));
  await finish(on);
  await signBoth(on);
  const named = matchOf(on).id;
  await begin(on, night({ games: 1 }, null));
  await finish(on);
  const unnamed = matchOf(on).id;
  view(await on.games.newGame(orderOf(['ZOE']), 7));
  await on.games.settled();
  await apply(on, { kind: 'stop' });
  await tidied(on.folder);
  return { on, matches: [named, unnamed] };
}

async function found(on: Lane, filter: Partial<GamesFilter>): Promise<readonly ListedGame[]> {
  return (await on.games.page({ ...ANY_GAME, ...filter, before: null, count: 50 })).games;
}

const numbers = (games: readonly ListedGame[]): readonly unknown[] =>
  games.map((game) => (game.phase === 'newer' ? null : [game.gameNumber, game.league]));

test('the games of a match say which one it is and who meets, in the archive and beside it', async () => {
  const { on, matches } = await evening();
  const teams = ['Pin Pals', 'Alley Cats'];
  const [named, unnamed] = matches.map((match) => ({ match, teams }));
  expect(numbers(await found(on, {}))).toEqual([
    [1, null],
    [1, unnamed],
    [2, named],
    [1, named],
  ]);
  expect(numbers(await found(on, { match: matches[0] ?? null }))).toEqual([
    [2, named],
    [1, named],
  ]);
});

test('a league is found by the name that its matches have, and one without a name as such', async () => {
  const { on } = await evening();
  expect(await found(on, { league: { name: 'Tuesday Doubles' } })).toHaveLength(2);
  expect(await found(on, { league: { name: null } })).toHaveLength(1);
  expect(await found(on, { league: { name: 'Tuesday' } })).toEqual([]);
  expect(await found(await again(on), { league: { name: 'Tuesday Doubles' } })).toHaveLength(2);
});

test('a match counts as one row, however many of its games are found, and the leagues are named once', async () => {
  const { on } = await evening();
  const leagues = ['Tuesday Doubles', null];
  expect(await on.games.count(ANY_GAME)).toEqual({ found: 4, rows: 3, all: 4, lanes: [7], leagues });
  const filter = { ...ANY_GAME, name: 'kyj' };
  expect(await on.games.count(filter)).toMatchObject({ found: 3, rows: 2, all: 4, leagues });
  const { games } = await on.games.page({
    ...ANY_GAME,
    match: (await found(on, {})).map(listedMatch).at(-1) ?? null,
    before: null,
    count: 9,
  });
  expect(games).toHaveLength(2);
});

test('an index from before this version is made again, and the games of months ago are found as before', async () => {
  const { on, matches } = await evening();
  const folder = join(on.data, 'archive');
  const index = (await readdir(folder)).find((name) => name.endsWith('.index')) ?? '';
  const kept = await readFile(join(folder, index), 'utf8');
  await rm(join(folder, index));
  // As an older program wrote it: whether there was a league, and a checksum that fits no more.
  await writeFile(join(folder, index), kept.replaceAll(/"league":(?:null|\{[^}]*\})/gu, '"league":true'));
  const later = await again(on);
  expect(await found(later, { match: matches[0] ?? null })).toHaveLength(2);
  expect(await readFile(join(folder, index), 'utf8')).toBe(kept);
});
