import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ok } from '../../core/line/result.ts';
import { TYPED_LEAGUE } from '../../contract/testing/league.testing.ts';
import { sha256 } from '../../saves/disk/sha256.ts';
import { decode } from '../../league-files/testing/decoder.testing.ts';
import { readResult } from '../../league-files/results/read-result.ts';
import type { NightResult } from '../../league-files/results/result-shape.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { MatchFiles } from '../../saves/matches/match-files.ts';
import { ResultsFolder } from '../../saves/matches/results-folder.ts';
import { failing, refusal, start, view, type Lane } from '../games/testing/lane.testing.ts';
import { house, keptIn } from '../leagues/testing/house.testing.ts';
import { ExportFolder } from '../exports/export-folder.ts';
import {
  again,
  apply,
  begin,
  finish,
  lineOf,
  matchOf,
  next,
  night,
  shown,
  signBoth,
  STAFF,
} from './testing/league-night.testing.ts';
import { Results } from './results.ts';

/** A night of two games, the first one signed and corrected. */
async function evening(): Promise<Lane> {
  const on = await start(await tempFolder(), 0, STAFF);
  const first = await begin(on, night());
  await finish(on, [90, 80, 70]);
  await signBoth(on);
  await apply(on, { kind: 'agreeLine', player: 1, notation: lineOf(85) });
  await signBoth(on);
  await begin(on, next(first));
  await finish(on, [60, 70, 80]);
  return on;
}

function resultsOf(on: Lane, sticks: readonly string[] = []): Results {
  const exports = new ExportFolder(on.disk, on.data, () => Promise.resolve(sticks));
  return new Results({
    ...{ games: on.games, exports, files: new MatchFiles(on.disk, on.data) },
    kept: new ResultsFolder(on.disk, on.data),
    firstDay: () => null,
    log: (trouble) => expect.fail(String(trouble)),
  });
}

async function readBack(folder: string, file: string): Promise<NightResult> {
  const bytes = new Uint8Array(await readFile(join(folder, file)));
  const read = readResult({ name: file, bytes }, decode, sha256);
  return read.ok ? read.value : expect.fail(JSON.stringify(read.error));
}

test('a night’s result that is asked for while a bowler is erased waits, and does not have the name', async () => {
  const on = await evening();
  const results = resultsOf(on);
  let saved: Promise<unknown> = results.save(shown(on).id);
  await saved;
  const erase = { kind: 'bowler', name: 'PJS' } as const;
  const erased = await results.removing(null, async () => {
    saved = results.save(shown(on).id);
    await setImmediate();
    return on.games.remove(erase);
  });
  expect(erased).toMatchObject({ ok: true });
  await saved;
  const folder = join(on.data, 'export');
  const texts = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')),
  );
  // The erasing took the ones from before.
  expect(texts).toHaveLength(2);
  for (const text of texts) expect([text.includes('LEE'), text.includes('PJS')]).toEqual([true, false]);
});

test('a night’s result goes to the export folder as CSV and as JSON, and both read back the same', async () => {
  const on = await evening();
  const saved = await resultsOf(on).save(shown(on).id);
  const name = 'headpin-result-2026-11-21-lane-7-game-2';
  const place = { kind: 'export-folder' };
  expect(saved).toEqual(ok({ csv: { file: `${name}.csv`, place }, json: { file: `${name}.json`, place } }));
  const folder = join(on.data, 'export');
  const [csv, json] = [await readBack(folder, `${name}.csv`), await readBack(folder, `${name}.json`)];
  expect(csv).toEqual(json);
  const match = matchOf(on);
  expect(json.match).toMatchObject({
    id: match.id,
    league: 'Tuesday Doubles',
    round: '9',
    date: '2026-11-21',
  });
  expect(json.teams).toEqual([
    { side: 'home', id: 'T-1', name: 'Pin Pals' },
    { side: 'visitors', id: null, name: 'Alley Cats' },
  ]);
  expect(json.points).toEqual(match.result.points);
});

test('it has line-ups by places with ids, types, frames and totals, who signed what, and what was changed then', async () => {
  const on = await evening();
  const saved = await resultsOf(on).save(shown(on).id);
  if (!saved.ok) expect.fail(saved.error.code);
  const result = await readBack(join(on.data, 'export'), saved.value.json.file);
  expect(
    result.lines.map(({ game, side, place, id, name, letter, total }) => [
      game,
      side,
      place,
      id,
      name,
      letter,
      total,
    ]),
  ).toEqual([
    [1, 'home', 1, 'M-1', 'PJS', null, 85],
    [1, 'home', 2, null, 'LEE', null, 70],
    [1, 'visitors', 1, null, 'KYJ', null, 80],
    [1, 'visitors', 2, null, 'Vacancy', 'V', 120],
    [2, 'home', 1, 'M-1', 'PJS', null, 60],
    [2, 'home', 2, null, 'LEE', null, 80],
    [2, 'visitors', 1, null, 'KYJ', null, 70],
    [2, 'visitors', 2, null, 'Vacancy', 'V', 120],
  ]);
  expect(result.lines[0]?.frames).toEqual([...Array<string>(9).fill('9-'), '4-']);
  const [game] = matchOf(on).games;
  expect(
    result.signOffs.map(({ game: number, side, by, generation }) => [number, side, by, generation]),
  ).toEqual([
    [1, 'home', 'PJS', 3],
    [1, 'visitors', 'KYJ', 3],
    [1, 'home', 'PJS', game?.generation],
    [1, 'visitors', 'KYJ', game?.generation],
  ]);
  expect(
    result.corrections.map(({ side, place, frame, before, after, by }) => [
      side,
      place,
      frame,
      before,
      after,
      by,
    ]),
  ).toEqual([['home', 1, 10, '9-', '4-', 'staff']]);
});

test('games keep their numbers in it when staff deleted one between them, and points agree with the board', async () => {
  const on = await evening();
  const second = shown(on);
  await signBoth(on);
  await begin(on, next(second));
  await finish(on, [50, 40, 30]);
  expect(await on.games.remove({ kind: 'game', gameId: second.id })).toMatchObject({ ok: true });
  const saved = await resultsOf(on).save(shown(on).id);
  if (!saved.ok) expect.fail(saved.error.code);
  const result = await readBack(join(on.data, 'export'), saved.value.csv.file);
  expect(result.games.map(({ game }) => game)).toEqual([1, 3]);
  expect(new Set(result.lines.map(({ game }) => game))).toEqual(new Set([1, 3]));
  expect(result.points).toEqual(matchOf(on).result.points);
  expect(result.totals.find(({ game, side }) => game === 3 && side === 'home')?.total).toBe(80);
});

test('it counts by the terms of the last game also when an earlier one is on the board', async () => {
  const on = await evening();
  const first = matchOf(on).games[0]?.gameId ?? expect.fail('no game');
  const { league, ...order } = night();
  if (league === undefined || league === null) expect.fail('no league');
  const points = { ...league.terms.points, game: 4 };
  await begin(on, {
    ...order,
    ...next(shown(on)),
    league: { ...league, terms: { ...league.terms, points } },
  });
  await finish(on);
  view(await on.games.openGame(first));
  const saved = await resultsOf(on).save(first);
  if (!saved.ok) expect.fail(saved.error.code);
  const result = await readBack(join(on.data, 'export'), saved.value.json.file);
  expect(result.points).toEqual(matchOf(on).result.points);
  expect(result.units[0]?.atStake).toBe(4);
});

test('it reads back with an empty place in a line-up, which has no line in it', async () => {
  const on = await start(await tempFolder(), 0, STAFF);
  const order = night();
  const players = order.players.map((player, index) =>
    index < 2 || player.league === undefined ? player : { ...player, league: { ...player.league, place: 3 } },
  );
  await begin(on, { ...order, players });
  await finish(on);
  const saved = await resultsOf(on).save(shown(on).id);
  if (!saved.ok) expect.fail(saved.error.code);
  const folder = join(on.data, 'export');
  const result = await readBack(folder, saved.value.csv.file);
  expect(result.lines.map(({ place, name }) => [place, name])).toEqual([
    [1, 'PJS'],
    [3, 'LEE'],
    [1, 'KYJ'],
    [3, 'Vacancy'],
  ]);
  expect(await readBack(folder, saved.value.json.file)).toEqual(result);
  expect(result.points).toEqual(matchOf(on).result.points);
});

test('it reads back with names that a spreadsheet would take for formulas, and with quotes, separators and Hangul', async () => {
  const on = await start(await tempFolder(), 0, STAFF);
  const order = night();
  const names = ['=1+1', 'A,"B;C', '김철수', "'=x"];
  const ids = ['@SUM(A1)', '한'.repeat(60), '1/2', "'=1"];
  const players = order.players.map((player, index) => ({
    ...player,
    name: names[index] ?? player.name,
    league: { team: 1, ...player.league, roster: ids[index] ?? 'none' },
  }));
  const fixture = { league: '-League;"', round: '1/2', date: null, lanes: "'+1", teamIds: ['=T', '@"'] };
  const terms = order.league?.terms ?? expect.fail('no league');
  await begin(on, {
    ...order,
    players,
    league: { terms, fixture, teams: ['=cmd|A', `"${'x,'.repeat(29)}`] },
  });
  await finish(on);
  await signBoth(on);
  const saved = await resultsOf(on).save(shown(on).id);
  if (!saved.ok) expect.fail(saved.error.code);
  const folder = join(on.data, 'export');
  const result = await readBack(folder, saved.value.csv.file);
  expect(await readBack(folder, saved.value.json.file)).toEqual(result);
  expect(result.lines.map(({ name }) => name)).toEqual(['=1+1', '김철수', 'A,"B;C', "'=x"]);
  expect(result.match).toMatchObject({ league: '-League;"', round: '1/2', lanes: "'+1" });
});

test('a league that is forgotten while its match runs leaves the match as it is: the terms are in its games', async () => {
  const on = await start(await tempFolder(), 0, STAFF);
  const { leagues } = await house(on.data);
  const kept = keptIn(
    await leagues.keep({ league: { kind: 'typed', league: TYPED_LEAGUE }, replaces: null }),
  );
  const first = await begin(on, night());
  await finish(on, [90, 80, 70]);
  await signBoth(on);
  const before = matchOf(on);
  expect(await leagues.forget(kept.id)).toMatchObject({ ok: true });
  expect(matchOf(await again(on, STAFF))).toEqual(before);
  await begin(on, next(first));
  await finish(on, [60, 70, 80]);
  await signBoth(on);
  const saved = await resultsOf(on).save(shown(on).id);
  if (!saved.ok) expect.fail(saved.error.code);
  const result = await readBack(join(on.data, 'export'), saved.value.json.file);
  expect(result.match).toMatchObject({ league: 'Tuesday Doubles', round: '9' });
  expect(result.points).toEqual(matchOf(on).result.points);
});

test('it goes to a stick, and a second one replaces none', async () => {
  const on = await evening();
  const stick = join(await tempFolder(), 'KINGSTON');
  await mkdir(stick);
  const results = resultsOf(on, [stick]);
  for (let time = 1; time <= 2; time += 1)
    expect(await results.save(shown(on).id)).toMatchObject({
      value: { csv: { place: { name: 'KINGSTON' } } },
    });
  expect((await readdir(stick)).length).toBe(4);
});

test('two that are saved at once have different names, and both are there', async () => {
  const on = await evening();
  const results = resultsOf(on);
  const saved = await Promise.all([results.save(shown(on).id), results.save(shown(on).id)]);
  const files = saved.flatMap((one) => (one.ok ? [one.value.csv.file, one.value.json.file] : []));
  expect(new Set(files).size).toBe(4);
  expect((await readdir(join(on.data, 'export'))).toSorted()).toEqual(files.toSorted());
});

test('a disk that is full after the CSV keeps neither file, and the result of before stays', async () => {
  const on = await evening();
  const folder = join(on.data, 'export');
  expect(await resultsOf(on).save(shown(on).id)).toMatchObject({ ok: true });
  const before = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')),
  );
  for (const call of ['write', 'rename', 'syncFolder']) {
    let times = 0;
    on.disk.fails = (asked) => {
      if (asked === call) times += 1;
      return asked === call && (times === 2 || call === 'syncFolder') ? 'ENOSPC' : null;
    };
    const refused = await resultsOf(on).save(shown(on).id);
    expect([call, refused]).toEqual([call, refusal({ code: 'not-saved', trouble: 'disk-full' })]);
    expect(await readdir(folder)).toHaveLength(2);
  }
  const after = await Promise.all(
    (await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')),
  );
  expect(after).toEqual(before);
});

test('a stick that is full after the CSV has neither file, and both go to the export folder', async () => {
  const on = await evening();
  const stick = join(await tempFolder(), 'KINGSTON');
  await mkdir(stick);
  let writes = 0;
  on.disk.fails = (asked) => {
    if (asked === 'write') writes += 1;
    return asked === 'write' && writes === 2 ? 'ENOSPC' : null;
  };
  const place = { kind: 'export-folder' };
  expect(await resultsOf(on, [stick]).save(shown(on).id)).toMatchObject({
    value: { csv: { place }, json: { place } },
  });
  expect(await readdir(stick)).toEqual([]);
  expect(await readdir(join(on.data, 'export'))).toHaveLength(2);
});

test('both files have the same number when one name is taken', async () => {
  const on = await evening();
  const stick = join(await tempFolder(), 'KINGSTON');
  await mkdir(stick);
  const name = 'headpin-result-2026-11-21-lane-7-game-2';
  await writeFile(join(stick, `${name}.json`), 'somebody else’s');
  expect(await resultsOf(on, [stick]).save(shown(on).id)).toMatchObject({
    value: { csv: { file: `${name}-2.csv` }, json: { file: `${name}-2.json` } },
  });
});

test('it is refused on a full disk, for a game of no match, and for none at all', async () => {
  const on = await evening();
  const refused = async (gameId: string): Promise<unknown> => {
    const answer = await resultsOf(on).save(gameId);
    return answer.ok ? 'saved' : answer.error;
  };
  on.disk.fails = failing('create', 'ENOSPC');
  expect(await refused(shown(on).id)).toEqual({ code: 'not-saved', trouble: 'disk-full' });
  on.disk.fails = () => null;
  const open = await begin(on, { players: [{ name: 'EVE', average: null, was: null }], follows: null });
  expect(await refused(open.id)).toEqual({ code: 'match-refused', reason: 'no-match' });
  expect(await refused('g999999-0a1b2c')).toEqual({ code: 'no-such-game' });
});
