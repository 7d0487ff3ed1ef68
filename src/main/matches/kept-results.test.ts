/** Point 21: the result is saved on the lane by itself at the second signature, and a correction withdraws it. */
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Failure, RemovedGames, RemoveOrder } from '../../contract/contract.ts';
import type { Result } from '../../core/line/result.ts';
import { FailingDisk } from '../../saves/disk/testing/failing-disk.testing.ts';
import { sha256 } from '../../saves/disk/sha256.ts';
import { decode } from '../../league-files/testing/decoder.testing.ts';
import { readResult } from '../../league-files/results/read-result.ts';
import { checkFolder } from '../../saves/check/check-folder.ts';
import { tempFolder, tidied } from '../../saves/games/testing/folder.testing.ts';
import { MatchFiles } from '../../saves/matches/match-files.ts';
import { ResultsFolder } from '../../saves/matches/results-folder.ts';
import { ExportFolder } from '../exports/export-folder.ts';
import { start, view, type Lane } from '../games/testing/lane.testing.ts';
import {
  apply,
  begin,
  finish,
  FIXTURE,
  lineOf,
  matchOf,
  next,
  night,
  shown,
  sign,
  signBoth,
  STAFF,
} from './testing/league-night.testing.ts';
import { Results } from './results.ts';

interface Kept extends Lane {
  readonly results: Results;
  /** Of the results alone. */
  readonly resultsDisk: FailingDisk;
  /** The names in `results/`, once nothing is being saved. */
  readonly files: () => Promise<readonly string[]>;
}

/** A lane that keeps its results, as the program puts it together; the house keeps names since `firstDay`. */
async function keeping(folder?: string, firstDay: string | null = null): Promise<Kept> {
  const data = folder ?? (await tempFolder());
  const resultsDisk = new FailingDisk();
  const kept = new ResultsFolder(resultsDisk, data);
  // Before a game is shown with what is known of its result.
  expect(await kept.open()).toEqual([]);
  const own: { results: Results | null } = { results: null };
  const lane = await start(data, 0, STAFF, {
    results: {
      look: (game) => {
        own.results?.look(game);
      },
      stateOf: (match) => own.results?.stateOf(match) ?? { kind: 'none' },
    },
  });
  const results = new Results({
    ...{ games: lane.games, kept, files: new MatchFiles(lane.disk, data), firstDay: () => firstDay },
    exports: new ExportFolder(lane.disk, data, () => Promise.resolve([])),
    log: (trouble) => expect.fail(String(trouble)),
  });
  own.results = results;
  onTestFinished(() => results.end());
  await lane.games.settled();
  const files = async (): Promise<readonly string[]> => {
    await results.keep('none');
    await lane.games.settled();
    return namesIn(data);
  };
  return { ...lane, results, resultsDisk, files };
}

async function namesIn(data: string): Promise<readonly string[]> {
  return (await readdir(join(data, 'results')).catch(() => [])).toSorted();
}

function removed(on: Kept, order: RemoveOrder): Promise<Result<RemovedGames, Failure>> {
  return on.results.removing(order.kind === 'game' ? order.gameId : null, () => on.games.remove(order));
}

async function writtenIn(on: Kept): Promise<string> {
  const names = await on.files();
  return (await Promise.all(names.map((name) => readFile(join(on.data, 'results', name), 'utf8')))).join('');
}

/** A match of one game that was bowled and signed by both captains. */
async function signed(on: Kept): Promise<readonly string[]> {
  await begin(on, night({ games: 1 }));
  await finish(on);
  await signBoth(on);
  return on.files();
}

function namesOf(on: Lane): readonly string[] {
  return ['csv', 'json'].map((ending) => `headpin-result-2026-11-21-${matchOf(on).id}.${ending}`);
}

test('the second signature of the last game saves the result on the lane, and no signature before it does', async () => {
  const on = await keeping();
  const first = await begin(on, night({ games: 2 }));
  await finish(on);
  await signBoth(on);
  await begin(on, next(first));
  await finish(on);
  view(await sign(on, 'home'));
  expect([await on.files(), matchOf(on).kept]).toEqual([[], { kind: 'none' }]);
  view(await sign(on, 'visitors'));
  expect([await on.files(), matchOf(on).kept]).toEqual([namesOf(on), { kind: 'kept' }]);
  for (const name of namesOf(on)) {
    const bytes = new Uint8Array(await readFile(join(on.data, 'results', name)));
    const read = readResult({ name, bytes }, decode, sha256);
    expect(read.ok && read.value.match.id).toBe(matchOf(on).id);
  }
});

test('a correction withdraws the result, and the next full signing saves the corrected one', async () => {
  const on = await keeping();
  const names = await signed(on);
  const json = join(on.data, 'results', names[1] ?? '');
  const before = await readFile(json, 'utf8');
  await apply(on, { kind: 'agreeLine', player: 1, notation: lineOf(85) });
  expect([await on.files(), matchOf(on).kept]).toEqual([[], { kind: 'none' }]);
  await signBoth(on);
  expect(await on.files()).toEqual(names);
  const after = await readFile(json, 'utf8');
  expect([before.includes('"4-"'), after.includes('"4-"')]).toEqual([false, true]);
});

test('a signature that is taken back withdraws the result', async () => {
  const on = await keeping();
  await signed(on);
  view(await on.games.matchOrders.takeSignatureBack({ gameId: shown(on).id, side: 'home' }));
  expect([await on.files(), matchOf(on).kept]).toEqual([[], { kind: 'none' }]);
});

test('points that are rolled off are waited for, also where everybody has signed', async () => {
  const on = await keeping();
  await begin(on, night({ games: 1, ties: 'one-ball' }));
  // Equal with the vacancy's score of the visitors.
  await finish(on, [90, 40, 70]);
  await signBoth(on);
  const { points, units } = matchOf(on).result;
  expect(points.due).toBeGreaterThan(0);
  expect(await on.files()).toEqual([]);
  for (const { unit } of units.filter(({ reason }) => reason === 'roll-off-due'))
    view(await on.games.matchOrders.rollOff({ gameId: shown(on).id, unit, go: { home: 9, visitors: 7 } }));
  // The captains sign what the roll-off decided.
  await signBoth(on);
  expect(await on.files()).toEqual(namesOf(on));
});

test('a power cut between signature and result costs nothing: the next start saves it, and one that was torn again', async () => {
  const on = await keeping();
  const names = await signed(on);
  const [csv = '', json = ''] = names.map((name) => join(on.data, 'results', name));
  const whole = await readFile(json, 'utf8');
  for (const cut of [
    () => rm(json),
    () => rm(csv),
    () => rm(join(on.data, 'results'), { recursive: true }),
    () => writeFile(json, whole.slice(0, 100)),
    () => writeFile(`${json}.0a1b2c3d.tmp`, 'torn'),
  ]) {
    await cut();
    const again = await keeping(on.data);
    await again.results.begin();
    expect(await again.files()).toEqual(names);
    expect(await readFile(json, 'utf8')).toBe(whole);
    expect(matchOf(again).kept).toEqual({ kind: 'kept' });
  }
});

test('a power cut between a correction and the withdrawal costs nothing: the next start withdraws the result', async () => {
  const on = await keeping();
  const names = await signed(on);
  const bytes = await Promise.all(names.map((name) => readFile(join(on.data, 'results', name))));
  await apply(on, { kind: 'agreeLine', player: 1, notation: lineOf(85) });
  await on.files();
  for (const [place, name] of names.entries())
    await writeFile(join(on.data, 'results', name), bytes[place] ?? '');
  const again = await keeping(on.data);
  await again.results.begin();
  expect(await again.files()).toEqual([]);
});

test.each([
  ['ENOSPC', 'write', 'disk-full'],
  ['EROFS', 'makeFolder', 'read-only'],
  ['EIO', 'sync', 'device-error'],
])(
  'a disk that answers %s is told at the match’s end, and the result is saved when it is tried again',
  async (code, when, trouble) => {
    const on = await keeping();
    on.resultsDisk.fails = (call) => (call.startsWith(when) ? code : null);
    await signed(on);
    expect(matchOf(on).kept).toEqual({ kind: 'refused', trouble });
    expect((await on.files()).filter((name) => name.endsWith('.json'))).toEqual([]);
    on.resultsDisk.fails = () => null;
    await on.results.keep(shown(on).id);
    expect([await on.files(), matchOf(on).kept]).toEqual([namesOf(on), { kind: 'kept' }]);
  },
);

test('a withdrawal that the disk refuses is told, and done when it is tried again', async () => {
  const on = await keeping();
  const names = await signed(on);
  on.resultsDisk.fails = (call) => (call === 'remove' ? 'EROFS' : null);
  await apply(on, { kind: 'agreeLine', player: 1, notation: lineOf(85) });
  expect(await on.files()).toEqual(names);
  expect(matchOf(on).kept).toMatchObject({ kind: 'refused' });
  on.resultsDisk.fails = () => null;
  await on.results.keep(shown(on).id);
  expect([await on.files(), matchOf(on).kept]).toEqual([[], { kind: 'none' }]);
});

test('a deleted game withdraws the result of its match first, and stays where the disk refuses that', async () => {
  const on = await keeping();
  const first = await begin(on, night({ games: 2 }));
  await finish(on);
  await signBoth(on);
  await begin(on, next(first));
  await finish(on);
  await signBoth(on);
  expect(await on.files()).toHaveLength(2);
  await tidied(on.folder, shown(on).id);
  const order = { kind: 'game', gameId: first.id } as const;
  on.resultsDisk.fails = (call) => (call === 'remove' ? 'EROFS' : null);
  expect(await removed(on, order)).toMatchObject({ ok: false, error: { code: 'not-saved' } });
  expect([await on.games.view(first.id), (await on.files()).length]).toMatchObject([{ ok: true }, 2]);
  on.resultsDisk.fails = () => null;
  expect(await removed(on, order)).toMatchObject({ ok: true });
  expect(await on.files()).toEqual([]);
});

test('an erased bowler is in no result, nor by the full name of a league: those that had it are saved again', async () => {
  const on = await keeping();
  const order = night({ games: 1 });
  const listed = { team: 1, roster: 'M-3', fullName: 'Lee Min-ho' };
  const players = order.players.map((one) => (one.name === 'LEE' ? { ...one, league: listed } : one));
  await begin(on, { ...order, players });
  await finish(on);
  await signBoth(on);
  const names = await on.files();
  expect(await writtenIn(on)).toContain('Lee Min-ho');
  expect(await on.results.save(shown(on).id)).toMatchObject({ ok: true });
  await begin(on, { players: [{ name: 'ZED', average: null, was: null }], follows: null });
  expect(await removed(on, { kind: 'bowler', name: 'LEE' })).toMatchObject({ ok: true });
  expect([await on.files(), await readdir(join(on.data, 'export'))]).toEqual([names, []]);
  expect(await writtenIn(on)).not.toMatch(/LEE|Lee Min-ho/u);
});

test.each(['2026-09-22', '2027-02-22'])(
  'names are kept since the day a match was bowled, whatever day (%s) the schedule has for it',
  async (date) => {
    const on = await keeping(undefined, '2026-11-01');
    await begin(on, night({ games: 1 }, { ...FIXTURE, date }));
    await finish(on);
    await signBoth(on);
    expect(await on.files()).toEqual(namesOf(on));
    const later = await keeping(on.data, '2026-11-22');
    await later.results.forgetOld();
    expect(await later.files()).toEqual([]);
  },
);

test('results of days whose names the house no longer keeps are not made again', async () => {
  const on = await keeping();
  await signed(on);
  const later = await keeping(on.data, '2026-11-22');
  await later.results.begin();
  expect(await later.files()).toEqual([]);
});

test('nothing is written behind a link that has the folder’s name', async () => {
  const data = await tempFolder();
  const elsewhere = await tempFolder();
  await mkdir(data, { recursive: true });
  await symlink(elsewhere, join(data, 'results'));
  const folder = new ResultsFolder((await start(await tempFolder())).disk, data);
  expect(await folder.open()).toEqual([{ kind: 'folder-taken', folder: 'results' }]);
  const bytes = new Uint8Array([1]);
  const saved = await folder.save('0'.repeat(24), { date: '2026-11-21', csv: bytes, json: bytes });
  expect([saved.ok, await readdir(elsewhere).catch(() => [])]).toEqual([false, []]);
});

test('the check of a data folder tells of a result that is damaged, halved or without its match', async () => {
  const on = await keeping();
  await signed(on);
  // Whatever is shown again is looked at again, and would mend what is spoiled here.
  const [csv = '', json = ''] = await on.files();
  await on.results.end();
  const path = (name: string): string => join(on.data, 'results', name);
  const found = async (): Promise<readonly string[]> => {
    const report = await checkFolder(on.data, { pause: 0 });
    const all = report.ok ? report.value.findings : [];
    return all.flatMap(({ code, file }) => (file.startsWith('results') ? [`${code} ${file}`] : []));
  };
  expect(await found()).toEqual([]);
  const whole = await readFile(path(json));
  await writeFile(path(json), whole.toString().replace('Pin Pals', 'Pin Pels'));
  expect(await found()).toEqual([`result-damaged results/${json}`]);
  await rm(path(json));
  expect(await found()).toEqual([`result-damaged results/${csv}`]);
  await writeFile(path(json), whole, { mode: 0o600 });
  await writeFile(path('notes.txt'), '', { mode: 0o600 });
  await rm(join(on.data, 'matches'), { recursive: true });
  expect(await found()).toEqual([
    ...[`result-left results/${csv}`, `result-left results/${json}`, 'unknown results/notes.txt'],
  ]);
});
