import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FailingDisk, systemError } from '../disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { makeMatch } from '../matches/match-record.ts';
import { FULL_MATCH, MATCH_ID } from '../matches/testing/match.testing.ts';
import { makeRecord } from '../record/game-record.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { sealText } from '../record/sealed-text.ts';
import { filesOf, foldersOf, isWhole, unitOf } from './copy-files.ts';
import { gathered } from './testing/gathered.testing.ts';
import { gameFile, LANE_FILES, LEAGUE_FILE } from './testing/lane.testing.ts';

const ORDERS = join(import.meta.dirname, '../settings/fixtures/orders-1.json');

async function folderWith(names: readonly string[]): Promise<string> {
  const folder = await tempFolder();
  for (const name of names) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), name);
  }
  return folder;
}

function filesIn(folder: string): Promise<readonly (readonly string[])[]> {
  return gathered(filesOf(new NodeDisk(), folder));
}

describe('what belongs to a copy', () => {
  const GAME = 'games/g000001-0a1b2c.json';
  const OTHER = 'games/g000002-0a1b2c.json';
  const ASIDE = 'quarantine/settings.json.00112233445566ff';
  const FIRST_ASIDE = 'quarantine/g000001-0a1b2c.json.ff00112233445566';

  const MATCH = 'matches/00112233445566778899aabb.json';

  test('are games, kept leagues, matches, settings, the logo, quarantined files and months, each folder in order of names, months last', async () => {
    const months = ['archive/2026-10.jsonl', 'archive/2026-11.jsonl'];
    const folder = await folderWith([
      ...months,
      ASIDE,
      FIRST_ASIDE,
      'settings.json',
      'logo.json',
      'orders.json',
      'erased.json',
      'origin.json',
      OTHER,
      LEAGUE_FILE,
      `${LEAGUE_FILE}.prev`,
      GAME,
      `${GAME}.prev`,
      `${MATCH}.prev`,
      MATCH,
    ]);
    expect(await filesIn(folder)).toEqual([
      [GAME, `${GAME}.prev`, OTHER],
      [LEAGUE_FILE, `${LEAGUE_FILE}.prev`],
      [MATCH, `${MATCH}.prev`],
      ['erased.json', 'logo.json', 'orders.json', 'origin.json', 'settings.json'],
      [FIRST_ASIDE, ASIDE],
      months,
    ]);
  });

  test.each([
    'lock',
    'second-copy.json',
    'logo.png',
    'logo.json.0a1b2c3d.tmp',
    'settings.json.0a1b2c3d.tmp',
    'games/notes.txt',
    'leagues/roster.csv',
    'import/roster.csv',
    `${LEAGUE_FILE}.0a1b2c3d.tmp`,
    'games/settings.json',
    'matches/league.json',
    `${MATCH}.0a1b2c3d.tmp`,
    `${GAME}.0a1b2c3d.tmp`,
    'archive/2026-11.index',
    'quarantine/g000001-0a1b2c.json',
    'quarantine/.00112233445566ff',
    'quarantine/settings.json.00112233445566ff.txt',
    // A stick's file system may read it as a folder separator.
    'quarantine/up\\settings.json.00112233445566ff',
  ])('is not %s', async (name) => {
    expect((await filesIn(await folderWith([name]))).flat()).toEqual([]);
  });

  test('is in the copy itself and five folders of it', () => {
    const folders = ['games', 'leagues', 'matches', 'quarantine', 'archive'].map((name) =>
      join('copy', name),
    );
    expect(foldersOf('copy')).toEqual(['copy', ...folders]);
  });

  test('is nothing without a folder', async () => {
    expect((await filesIn(join(await tempFolder(), 'gone'))).flat()).toEqual([]);
  });

  test('is unknown if the disk fails: reported, not taken for empty', async () => {
    const disk = new FailingDisk();
    disk.list = () => Promise.reject(systemError('EIO'));
    await expect(gathered(filesOf(disk, 'data'))).rejects.toMatchObject({ code: 'EIO' });
  });

  test('is listed folder by folder: a file that moves to a later folder meanwhile is seen there', async () => {
    const folder = await folderWith([GAME]);
    const seen: string[] = [];
    for await (const names of filesOf(new NodeDisk(), folder)) {
      seen.push(...names);
      await mkdir(join(folder, 'archive'), { recursive: true });
      await writeFile(join(folder, 'archive/2026-11.jsonl'), '');
    }
    expect(seen).toEqual([GAME, 'archive/2026-11.jsonl']);
  });

  test.each([
    [GAME, 'g000001-0a1b2c'],
    [`${GAME}.prev`, 'g000001-0a1b2c'],
    ['games/g000001-00112233445566778899aabb.json', 'g000001-00112233445566778899aabb'],
    ['settings.json', 'settings.json'],
    [LEAGUE_FILE, 'leagues/0123456789abcdef01234567'],
    [`${LEAGUE_FILE}.prev`, 'leagues/0123456789abcdef01234567'],
    [MATCH, 'matches/00112233445566778899aabb'],
    [`${MATCH}.prev`, 'matches/00112233445566778899aabb'],
    [FIRST_ASIDE, FIRST_ASIDE],
    ['archive/2026-11.jsonl', 'archive/2026-11.jsonl'],
    // Not a game, because it is not in the games' folder.
    ['quarantine/g000001-0a1b2c.json', 'quarantine/g000001-0a1b2c.json'],
  ])('and goes together: %s with %s', (file, unit) => {
    expect(unitOf(file)).toBe(unit);
  });
});

describe('a file', () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const game = makeRecord(recordOf(gameOfMisses(3), 1));
  const match = makeMatch(FULL_MATCH);
  const MATCH = `matches/${MATCH_ID}.json`;
  const erased = sealText('headpin-erased', 1, [['bowlers', '[]']]);

  test.each([
    [gameFile(1), game],
    [`${gameFile(1)}.prev`, game],
    [gameFile(1), sealText('headpin-game', 99, [['frames', '[]']])],
    ['settings.json', LANE_FILES['settings.json'] ?? ''],
    ['settings.json', sealText('headpin-settings', 99, [['lanes', '[7, 8]']])],
    ['logo.json', LANE_FILES['logo.json'] ?? ''],
    [LEAGUE_FILE, LANE_FILES[LEAGUE_FILE] ?? ''],
    [LEAGUE_FILE, sealText('headpin-kept-league', 99, [['rounds', '[]']])],
    [MATCH, match],
    [`${MATCH}.prev`, match],
    [MATCH, sealText('headpin-match', 99, [['games', '[]']])],
    ['erased.json', erased],
    ['erased.json', sealText('headpin-erased', 99, [['people', '[]']])],
    ['orders.json', readFileSync(ORDERS)],
    ['orders.json', sealText('headpin-orders', 99, [['done', '[]']])],
    ['origin.json', sealText('headpin-origin', 1, [['origin', JSON.stringify('0a'.repeat(12))]])],
    ['origin.json', sealText('headpin-origin', 99, [['lane', '7']])],
    ['logo.json', sealText('headpin-logo', 99, [['logo', '{"moves":true}']])],
    ['archive/2026-11.jsonl', 'no line'],
    ['quarantine/settings.json.00112233445566ff', 'what could not be read'],
  ])('is intact: %s, including a newer program’s and files read line by line', (name, text) => {
    expect(isWhole(name, typeof text === 'string' ? bytes(text) : text)).toBe(true);
  });

  test.each([
    [gameFile(1), game.slice(0, -1)],
    [gameFile(2), game],
    [`${gameFile(2)}.prev`, game],
    [gameFile(1), LANE_FILES['settings.json'] ?? ''],
    ['settings.json', game],
    ['settings.json', ''],
    [LEAGUE_FILE, ''],
    [LEAGUE_FILE, game],
    ['leagues/ffffffffffffffffffffffff.json', LANE_FILES[LEAGUE_FILE] ?? ''],
    [MATCH, ''],
    [MATCH, game],
    ['matches/ffffffffffffffffffffffff.json', match],
    ['erased.json', ''],
    ['erased.json', match],
    ['orders.json', ''],
    ['orders.json', erased],
    ['origin.json', ''],
    ['origin.json', erased],
    ['logo.json', ''],
    ['logo.json', LANE_FILES['settings.json'] ?? ''],
    ['settings.json', LANE_FILES['logo.json'] ?? ''],
  ])('is damaged: %s that is truncated or not the expected one', (name, text) => {
    expect(isWhole(name, bytes(text))).toBe(false);
  });
});
