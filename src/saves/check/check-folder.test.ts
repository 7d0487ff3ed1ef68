import { execFileSync } from 'node:child_process';
import {
  appendFile,
  chmod,
  copyFile,
  mkdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FindingCode } from '../../text/terminal/check.ts';
import { makeGameLine, makeTombstone } from '../archive/archived-line.ts';
import { noFiles, type System } from '../disk/testing/no-file.testing.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { takeLock } from '../lock/lock.ts';
import { makeRecord } from '../record/game-record.ts';
import { sealText } from '../record/sealed-text.ts';
import { damagesOf } from '../record/testing/damaged-bytes.testing.ts';
import { gameOfMisses, reachableGame, recordOf } from '../record/testing/game.testing.ts';
import { hostileJsonOf } from '../record/testing/hostile-json.testing.ts';
import { hostileGame, many, partyOf } from '../record/testing/hostile.testing.ts';
import { checkFolder, type CheckReport } from './check-folder.ts';
import {
  everythingIn,
  laneFolder,
  LEAGUE,
  MONTH,
  ON_BOARD,
  playedIn,
} from './testing/lane-folder.testing.ts';
import { runs } from '../../core/testing/runs.testing.ts';
import { shareOf, todays } from '../../core/testing/share.testing.ts';

/** A day makes one damage in so many. */
const ONE_IN = 4;

/** An unreadable lock is watched for a moment only. */
const PACE = { beat: 20, patience: 40, look: 5 };
const GAME = recordOf(gameOfMisses(3), 3);

/** The findings of a check, as `code file[:line]`; also proves that the check changes nothing. */
async function found(data: string): Promise<readonly string[]> {
  return (await reportOn(data)).findings.map(({ code, file, line }) =>
    [code, line === null ? file : `${file}:${String(line)}`].join(' '),
  );
}

async function reportOn(data: string): Promise<CheckReport> {
  const before = await everythingIn(data);
  const report = await checkFolder(data, { pause: 5, pace: PACE });
  expect(await everythingIn(data)).toEqual(before);
  if (!report.ok) throw new Error(report.error.code);
  return report.value;
}

/** Makes a fault in a lane's folder. */
type Fault = (data: string) => Promise<unknown>;

const write =
  (file: string, content: string | Uint8Array): Fault =>
  (data) =>
    writeFile(join(data, file), content, { mode: 0o600 });
const changeText =
  (file: string, change: (text: string) => string): Fault =>
  async (data) =>
    writeFile(join(data, file), change(await readFile(join(data, file), 'utf8')));
const all =
  (...faults: readonly Fault[]): Fault =>
  async (data) => {
    for (const fault of faults) await fault(data);
  };
const without =
  (file: string): Fault =>
  (data) =>
    rm(join(data, file));

type Made = readonly [what: string, fault: Fault, ...found: `${FindingCode} ${string}`[]];

const FAULTS: readonly Made[] = [
  [
    'a damaged save before the newest one',
    write(`${ON_BOARD}.prev`, 'x'),
    `previous-damaged ${ON_BOARD}.prev`,
  ],
  [
    'both saves damaged',
    all(write(ON_BOARD, ''), write(`${ON_BOARD}.prev`, '')),
    `saves-damaged ${ON_BOARD}`,
  ],
  [
    'only a damaged earlier save',
    all(without(ON_BOARD), write(`${ON_BOARD}.prev`, '')),
    `saves-damaged ${ON_BOARD}.prev`,
  ],
  ['a save that somebody removed', without(ON_BOARD), `save-gone ${ON_BOARD}`],
  [
    'a save edited by hand',
    changeText(ON_BOARD, (text) => text.replace('"pins":0', '"pins":9')),
    `save-damaged ${ON_BOARD}`,
  ],
  [
    'a save under another name',
    (data) => copyFile(join(data, ON_BOARD), join(data, 'games/g000004-0a1b2c.json')),
    'saves-damaged games/g000004-0a1b2c.json',
  ],
  [
    'an older file in the place of the newest',
    write(`${ON_BOARD}.prev`, makeRecord(recordOf(gameOfMisses(9), 3))),
    `previous-newer ${ON_BOARD}.prev`,
  ],
  [
    'a newer program’s game',
    write(ON_BOARD, sealText('headpin-game', 99, [['generation', '1']])),
    `newer ${ON_BOARD}`,
  ],
  ['a temp file of a save', write(`${ON_BOARD}.0a1b2c3d.tmp`, ''), `temp-left ${ON_BOARD}.0a1b2c3d.tmp`],
  [
    'a temp file of the settings',
    write('settings.json.0a1b2c3d.tmp', ''),
    'temp-left settings.json.0a1b2c3d.tmp',
  ],
  ['a temp file of a month', write(`${MONTH}.0a1b2c3d.tmp`, ''), `temp-left ${MONTH}.0a1b2c3d.tmp`],
  ['a temp file of the lock', write('lock.0a1b2c3d.tmp', ''), 'temp-left lock.0a1b2c3d.tmp'],
  ['a stranger’s file', write('notes.txt', ''), 'unknown notes.txt'],
  ['a stranger’s file beside the games', write('games/notes.txt', ''), 'unknown games/notes.txt'],
  ['a stranger’s file in the archive', write('archive/notes.txt', ''), 'unknown archive/notes.txt'],
  ['damaged settings', write('settings.json', '{'), 'file-damaged settings.json'],
  [
    'settings of a newer program',
    write('settings.json', sealText('headpin-settings', 99, [['settings', '1']])),
    'newer settings.json',
  ],
  ['a damaged league', write(LEAGUE, '{'), `league-damaged ${LEAGUE}`],
  ['a league that somebody removed', without(LEAGUE), `league-damaged ${LEAGUE}`],
  [
    'a league of which nothing is whole',
    all(write(LEAGUE, ''), write(`${LEAGUE}.prev`, '')),
    `league-lost ${LEAGUE}`,
  ],
  ['a damaged league before the newest one', write(`${LEAGUE}.prev`, 'x'), `previous-damaged ${LEAGUE}.prev`],
  [
    'a league under another league’s name',
    (data) => rename(join(data, LEAGUE), join(data, 'leagues/ffffffffffffffffffffffff.json')),
    `league-damaged ${LEAGUE}`,
    'league-lost leagues/ffffffffffffffffffffffff.json',
  ],
  [
    'a league of a newer program',
    write(LEAGUE, sealText('headpin-kept-league', 99, [['id', '1']])),
    `newer ${LEAGUE}`,
  ],
  ['a temp file of a league', write(`${LEAGUE}.0a1b2c3d.tmp`, ''), `temp-left ${LEAGUE}.0a1b2c3d.tmp`],
  ['a stranger’s file beside the leagues', write('leagues/notes.txt', ''), 'unknown leagues/notes.txt'],
  ['a league that others may read', (data) => chmod(join(data, LEAGUE), 0o644), `open-to-others ${LEAGUE}`],
  ['a damaged PIN', write('staff.json', '{'), 'file-damaged staff.json'],
  ['a damaged logo', write('logo.json', '{'), 'file-damaged logo.json'],
  ['a damaged id of the folder', write('origin.json', '{'), 'file-damaged origin.json'],
  ['a damaged plan of the copies', write('second-copy.json', '{'), 'file-damaged second-copy.json'],
  [
    'a FIFO for settings',
    all(without('settings.json'), async (data) => {
      system('mkfifo', [join(data, 'settings.json')]);
      await Promise.resolve();
    }),
    'file-damaged settings.json',
  ],
  [
    'a damaged past game',
    changeText(MONTH, (text) => text.replace('"pins":0', '"pins":9')),
    `line-damaged ${MONTH}:1`,
    'index-stale archive/2026-11.index',
  ],
  [
    'a torn hand-over',
    (data) => appendFile(join(data, MONTH), makeGameLine(GAME).slice(0, 400)),
    `line-torn ${MONTH}:3`,
  ],
  [
    'a hand-over torn after a few bytes',
    (data) => appendFile(join(data, MONTH), makeGameLine(GAME).slice(0, 40)),
    `line-torn ${MONTH}:3`,
  ],
  [
    'a torn past game that is nowhere else',
    (data) => appendFile(join(data, MONTH), makeGameLine(recordOf(gameOfMisses(2), 9)).slice(0, 400)),
    `line-damaged ${MONTH}:3`,
  ],
  [
    'a month without its last line end',
    changeText(MONTH, (text) => text.slice(0, -1)),
    'index-stale archive/2026-11.index',
    `line-torn ${MONTH}:2`,
  ],
  [
    'a hand-over that was not finished',
    (data) => appendFile(join(data, MONTH), makeGameLine(GAME)),
    `in-two-places ${ON_BOARD}`,
  ],
  [
    'a deletion that was not finished',
    (data) => appendFile(join(data, MONTH), makeTombstone(GAME.id)),
    `deleted-left ${ON_BOARD}`,
  ],
  [
    'a past game that was deleted and is still there',
    (data) => appendFile(join(data, MONTH), makeTombstone('g000001-0a1b2c')),
    `deleted-left ${MONTH}:1`,
  ],
  [
    'two states of one game',
    (data) =>
      appendFile(
        join(data, MONTH),
        makeGameLine(recordOf({ ...gameOfMisses(3), setup: { ...gameOfMisses(3).setup, lane: 9 } }, 3)),
      ),
    `two-states ${ON_BOARD}`,
  ],
  [
    'a past game in another month',
    (data) => rename(join(data, MONTH), join(data, 'archive/2026-10.jsonl')),
    'index-stale archive/2026-11.index',
    'wrong-month archive/2026-10.jsonl:1',
    'wrong-month archive/2026-10.jsonl:2',
  ],
  ['an index of another month', write('archive/2026-10.index', ''), 'index-stale archive/2026-10.index'],
  [
    'a damaged index',
    changeText('archive/2026-11.index', (text) => text.replace('"at"', '"ta"')),
    'index-stale archive/2026-11.index',
  ],
  [
    'an index that was cut off',
    changeText('archive/2026-11.index', (text) => text.slice(0, -9)),
    'index-stale archive/2026-11.index',
  ],
  [
    'a month that is a folder',
    all(without(MONTH), (data) => mkdir(join(data, MONTH))),
    `month-unusable ${MONTH}`,
  ],
  [
    'two games with one number',
    write('games/g000003-ffffff.json', makeRecord({ ...GAME, id: 'g000003-ffffff' })),
    'same-counter games/g000003-ffffff.json',
  ],
  ['a save that others may read', (data) => chmod(join(data, ON_BOARD), 0o644), `open-to-others ${ON_BOARD}`],
  [
    'an archive that others may read',
    (data) => chmod(join(data, 'archive'), 0o755),
    'open-to-others archive',
  ],
  ['a folder in which others may write', (data) => chmod(data, 0o777), 'open-to-others .'],
  [
    'a link instead of the archive',
    all(
      (data) => rename(join(data, 'archive'), `${data}-elsewhere`),
      (data) => symlink(`${data}-elsewhere`, join(data, 'archive')),
    ),
    'no-folder archive',
  ],
  ['a lock that is none', write('lock', 'x'), 'lock-damaged lock'],
  [
    '130,000 players',
    all(
      without(ON_BOARD),
      without(`${ON_BOARD}.prev`),
      write('games/g000001-0a1b2c.json', hostileGame(partyOf(130_000))),
    ),
    'saves-damaged games/g000001-0a1b2c.json',
  ],
  [
    '3,000,000 nulls',
    write(ON_BOARD, hostileGame({ events: many(300_000, () => 'null') })),
    `save-damaged ${ON_BOARD}`,
  ],
];

const system: System = (command, parameters) => {
  execFileSync(command, [...parameters]);
  return null;
};

describe('a check of a data folder', () => {
  test('finds a lane’s folder whole and counts what is in it', async () => {
    const { verdict, findings, counts, held } = await reportOn(await laneFolder());
    expect({ verdict, findings, held }).toEqual({ verdict: 'whole', findings: [], held: { kind: 'nobody' } });
    expect(counts).toMatchObject({ running: 1, over: 0, archived: 2, months: 1, deleted: 0, quarantined: 0 });
  });

  test('checks no folder where there is none', async () => {
    const data = await tempFolder();
    expect(await checkFolder(join(data, 'nowhere'))).toEqual({ ok: false, error: { code: 'no-folder' } });
    await writeFile(join(data, 'file'), '');
    expect(await checkFolder(join(data, 'file'))).toEqual({ ok: false, error: { code: 'no-folder' } });
  });

  test.each(FAULTS.map(([what, fault, ...codes]) => ({ what, fault, codes })))(
    'finds $what and changes nothing',
    async ({ fault, codes }) => {
      const data = await laneFolder();
      await fault(data);
      expect([...(await found(data))].toSorted()).toEqual([...codes].toSorted());
    },
  );

  test(`finds a newest save that is damaged in any way, ${shareOf(ONE_IN)}, and changes nothing (fault row 10)`, async () => {
    const data = await laneFolder();
    const whole = await readFile(join(data, ON_BOARD));
    const damages = [...damagesOf(whole)].filter(({ always }, place) => always === true || place % 149 === 0);
    expect(damages.length).toBeGreaterThan(30);
    for (const { what, bytes } of todays(damages, ONE_IN)) {
      await writeFile(join(data, ON_BOARD), bytes);
      expect([what, ...(await found(data))]).toEqual([what, `save-damaged ${ON_BOARD}`]);
    }
  });

  test(`finds hostile JSON in the place of a save, ${shareOf(ONE_IN)}, and changes nothing (fault row 11)`, async () => {
    const data = await laneFolder();
    const corpus = [...hostileJsonOf(makeRecord(recordOf(gameOfMisses(2), 3)))];
    const chosen = corpus.filter(({ text }, place) => text.length > 1_000_000 || place % 3 === 0);
    expect(chosen.length).toBeGreaterThan(40);
    for (const { what, text, harmless } of todays(chosen, ONE_IN)) {
      await writeFile(join(data, ON_BOARD), text);
      const codes = (await found(data)).map((one) => one.split(' ')[0]);
      expect([what, codes]).toEqual([what, harmless === true ? [] : ['save-damaged']]);
    }
  });

  test.runIf(process.platform === 'linux').each(noFiles())(
    'finds %s in the place of a save, opens nothing and changes nothing (fault row 12)',
    async (_, put) => {
      const data = await laneFolder();
      await rm(join(data, ON_BOARD));
      // Only root may make devices. Without root the test says so and expects no finding.
      const mayPut = (command: string, parameters: readonly string[]): string | null => {
        try {
          return system(command, parameters);
        } catch (error) {
          return String(error);
        }
      };
      if (put(join(data, ON_BOARD), mayPut) !== null) return;
      const codes = (await found(data)).filter((one) => !/^(?:unknown|open-to-others) /u.test(one));
      expect(codes).toEqual([`save-damaged ${ON_BOARD}`]);
    },
  );

  test('names the save before the newest one as used when the newest is in quarantine already', async () => {
    const data = await laneFolder();
    await mkdir(join(data, 'quarantine'), { mode: 0o700 });
    await rename(join(data, ON_BOARD), join(data, 'quarantine/g000003-0a1b2c.json.0123456789abcdef'));
    expect(await reportOn(data)).toMatchObject({
      verdict: 'told',
      counts: { quarantined: 1 },
      findings: [{ code: 'save-aside', file: ON_BOARD }],
    });
  });

  test('names who has the folder, and works while they have it', async () => {
    const data = await laneFolder();
    const lock = await takeLock(new NodeDisk(), data, 'console');
    if (!lock.ok) throw new Error(lock.error.code);
    lock.value.keepFresh(() => undefined);
    expect(await reportOn(data)).toMatchObject({
      verdict: 'whole',
      held: { kind: 'process', writer: 'console', pid: process.pid },
    });
    await lock.value.release();
  });

  test.each<[string, (folder: string) => Promise<unknown>, ...string[]]>([
    ['an empty one, as where a disk is not mounted', () => Promise.resolve()],
    ['somebody’s own', (folder) => writeFile(join(folder, 'letter.txt'), ''), 'unknown letter.txt'],
  ])('calls no other folder whole: %s', async (_what, fill, ...strays) => {
    const folder = await tempFolder();
    await fill(folder);
    expect(await found(folder)).toEqual([...strays, 'no-data .']);
    expect(await reportOn(folder)).toMatchObject({ verdict: 'damage' });
  });

  test('finds a lock that its last holder left', async () => {
    const data = await laneFolder();
    const lock = await takeLock(new NodeDisk(), data, 'console');
    expect(lock.ok).toBe(true);
    const text = await readFile(join(data, 'lock'), 'utf8');
    await writeFile(join(data, 'lock'), text.replace(/"pid":\d+/u, '"pid":2147483646'));
    expect(await reportOn(data)).toMatchObject({
      verdict: 'told',
      held: { kind: 'gone' },
      findings: [{ code: 'lock-left' }],
    });
  });

  test('finds every folder whole that the program made from any games', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(reachableGame, { minLength: 1, maxLength: 4 }), async (games) => {
        const data = await tempFolder();
        await playedIn(data, games);
        const { verdict, findings, counts } = await reportOn(data);
        expect({ verdict, findings }).toEqual({ verdict: 'whole', findings: [] });
        expect(counts).toMatchObject({ archived: games.length - 1 });
      }),
      runs(0.4),
    );
  });
});
