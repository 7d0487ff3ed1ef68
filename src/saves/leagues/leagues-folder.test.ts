import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { KeptLeague, StartNotice } from '../../contract/contract.ts';
import { TYPED_LEAGUE } from '../../contract/testing/league.testing.ts';
import type { Disk } from '../disk/disk.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { CrashDisk } from '../disk/testing/crash-disk.testing.ts';
import { DATA, expectNoHarm, survey } from '../disk/testing/crash-survey.testing.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { sealText } from '../record/sealed-text.ts';
import { withoutName } from './kept-names.ts';
import { KEPT_LEAGUE_VERSION } from './league-record.ts';
import { LeaguesFolder } from './leagues-folder.ts';

const ID = '0123456789abcdef01234567';
const FILE = `${ID}.json`;
const FIRST: KeptLeague = {
  id: ID,
  keptAt: '2026-09-29T18:00:00.000Z',
  league: TYPED_LEAGUE,
  shortNames: [],
};
const SECOND: KeptLeague = {
  ...{ id: ID, keptAt: '2026-10-06T18:00:00.000Z' },
  shortNames: [{ id: null, name: 'Tom', shown: 'TOMMY' }],
  league: { ...TYPED_LEAGUE, name: 'Wednesday Mixed' },
};

interface Opened {
  readonly folder: LeaguesFolder;
  readonly notices: readonly StartNotice[];
}

async function opened(data: string, disk: Disk = new NodeDisk()): Promise<Opened> {
  const folder = new LeaguesFolder(disk, data);
  return { notices: await folder.open(), folder };
}

/** A data folder in which these states of one league were saved one after the other. */
async function dataWith(...states: readonly KeptLeague[]): Promise<string> {
  const data = await tempFolder();
  const { folder } = await opened(data);
  for (const state of states) expect(await folder.keep(state)).toEqual({ ok: true, value: null });
  return data;
}

/** Whether a file of the league has this name. */
async function hasName(name: string, disk: Disk): Promise<boolean> {
  const folder = join(DATA, 'leagues');
  const files = (await disk.look(folder)) === null ? [] : await disk.list(folder);
  const texts = await Promise.all(files.map(async (file) => disk.read(join(folder, file))));
  return texts.some((bytes) => new TextDecoder().decode(bytes).includes(name));
}

const fileIn = (data: string, ending = ''): string => join(data, 'leagues', `${FILE}${ending}`);

describe('a kept league', () => {
  test('is the same at the next start, with teams, rosters, schedule and terms', async () => {
    const { folder, notices } = await opened(await dataWith(FIRST));
    expect(notices).toEqual([]);
    expect(folder.all()).toEqual([FIRST]);
  });

  test('that is replaced stays beside the new one as it was', async () => {
    const data = await dataWith(FIRST, SECOND);
    expect(await namesIn(join(data, 'leagues'))).toEqual([FILE, `${FILE}.prev`]);
    expect((await opened(data)).folder.all()).toEqual([SECOND]);
    await rm(fileIn(data));
    expect((await opened(data)).folder.all()).toEqual([FIRST]);
  });

  test.each(['', 'no document', sealText('headpin-kept-league', 1, [['id', '"../../lock"']])])(
    'that is unreadable (%j) is set aside, and the one before it is used from then on',
    async (text) => {
      const data = await dataWith(FIRST, SECOND);
      await writeFile(fileIn(data), text);
      const { folder, notices } = await opened(data);
      expect(notices).toEqual([{ kind: 'league-lost', file: `leagues/${FILE}`, recovered: true }]);
      expect(folder.all()).toEqual([FIRST]);
      expect(await namesIn(join(data, 'quarantine'))).toHaveLength(1);
      expect(await opened(data)).toMatchObject({ notices: [] });
    },
  );

  test('that is unreadable together with the one before it is lost, and staff are told', async () => {
    const data = await dataWith(FIRST, SECOND);
    for (const ending of ['', '.prev']) await writeFile(fileIn(data, ending), 'torn');
    const { folder, notices } = await opened(data);
    expect(notices).toEqual([{ kind: 'league-lost', file: `leagues/${FILE}`, recovered: false }]);
    expect(folder.all()).toEqual([]);
    expect(await namesIn(join(data, 'leagues'))).toEqual([]);
    expect(await namesIn(join(data, 'quarantine'))).toHaveLength(2);
  });

  test('under another league’s name is no league of that name', async () => {
    const data = await dataWith(FIRST);
    const other = 'ffffffffffffffffffffffff';
    await writeFile(join(data, 'leagues', `${other}.json`), await readFile(fileIn(data)));
    const { folder, notices } = await opened(data);
    expect(notices).toEqual([{ kind: 'league-lost', file: `leagues/${other}.json`, recovered: false }]);
    expect(folder.all()).toEqual([FIRST]);
  });

  test('of a newer program stays byte for byte', async () => {
    const data = await dataWith(FIRST);
    const newer = sealText('headpin-kept-league', KEPT_LEAGUE_VERSION + 1, [['leagues', '[]']]);
    await writeFile(fileIn(data), newer);
    const { folder, notices } = await opened(data);
    expect(notices).toEqual([{ kind: 'newer', file: `leagues/${FILE}` }]);
    expect(folder.all()).toEqual([]);
    expect(await readFile(fileIn(data), 'utf8')).toBe(newer);
  });

  test('whose rosters break a rule of leagues is set aside although its bytes are right', async () => {
    const data = await dataWith(FIRST);
    const text = (await readFile(fileIn(data), 'utf8')).replace('"average": 151', '"average": 451');
    const fields = (['id', 'keptAt', 'league'] as const).map((key) => {
      const content: Record<string, unknown> = JSON.parse(text) as Record<string, unknown>;
      return [key, JSON.stringify(content[key])] as const;
    });
    await writeFile(fileIn(data), sealText('headpin-kept-league', KEPT_LEAGUE_VERSION, fields));
    expect((await opened(data)).notices).toMatchObject([{ kind: 'league-lost' }]);
  });

  test('is not there if the disk refuses it, and can then be kept again', async () => {
    const disk = new FailingDisk();
    const { folder } = await opened(await tempFolder(), disk);
    for (const call of ['sync', 'syncFolder', 'create', 'rename']) {
      disk.fails = (one) => (one.startsWith(call) ? 'EIO' : null);
      expect(await folder.keep(FIRST)).toEqual({ ok: false, error: 'device-error' });
      expect(folder.all()).toEqual([]);
    }
    disk.fails = () => null;
    expect(await folder.keep(FIRST)).toEqual({ ok: true, value: null });
  });

  test('that was refused at the last moment is not there at the next start', async () => {
    const data = await tempFolder();
    const disk = new FailingDisk();
    const { folder } = await opened(data, disk);
    expect(await folder.keep(FIRST)).toMatchObject({ ok: true });
    let syncs = 0;
    // Fails once the new file has its name; the calls that take it back succeed.
    disk.fails = (call) => (call === 'syncFolder' && (syncs += 1) === 1 ? 'EIO' : null);
    expect(await folder.keep(SECOND)).toEqual({ ok: false, error: 'device-error' });
    expect(folder.all()).toEqual([FIRST]);
    expect((await opened(data)).folder.all()).toEqual([FIRST]);
  });

  test('that is forgotten leaves none of its names in its files', async () => {
    const data = await dataWith(FIRST, SECOND);
    const { folder } = await opened(data);
    expect(await folder.forget(SECOND)).toEqual({ ok: true, value: null });
    expect(folder.all()).toEqual([]);
    for (const ending of ['', '.prev']) {
      const text = await readFile(fileIn(data, ending), 'utf8');
      for (const name of ['Tom', '최민서', 'Pin Pals', 'Mixed']) expect(text).not.toContain(name);
    }
    const { folder: again, notices } = await opened(data);
    expect([again.all(), notices]).toEqual([[], []]);
  });

  test('is, after a kill or a power cut at any moment, as before the change or as after it', async (context) => {
    const disk = new CrashDisk();
    await disk.makeFolder(DATA);
    const { folder } = await opened(DATA, disk);
    const told: number[] = [];
    const without = withoutName(SECOND, 'Tom') ?? expect.fail('Tom is on a roster');
    const nameless = { ...SECOND, ...without };
    for (const step of [
      () => folder.keep(FIRST),
      () => folder.keep(SECOND),
      () => folder.remove(SECOND, (league) => withoutName(league, 'Tom')),
      () => folder.forget(nameless),
    ]) {
      expect((await step()).ok).toBe(true);
      told.push(disk.log.length);
    }
    const states = [[], [FIRST], [SECOND], [nameless], []];
    const acknowledged = (after: number): number => told.filter((moment) => moment <= after).length;
    const found = await survey(
      disk,
      { grain: 1_000, most: 20_000 },
      {
        told: acknowledged,
        harms: async (image, after) => {
          const afterCrash = new CrashDisk(image);
          const { folder: again, notices } = await opened(DATA, afterCrash);
          const shown = again.all();
          const may = [states[acknowledged(after)], states[acknowledged(after) + 1]];
          // A name that no list has cannot be removed again.
          const isLeft = !JSON.stringify(shown).includes('Tom') && (await hasName('Tom', afterCrash));
          return [
            ...(isLeft ? (['left-over'] as const) : []),
            ...(notices.length > 0 ? (['set-aside'] as const) : []),
            ...(may.some((state) => isDeepStrictEqual(state, shown)) ? [] : (['lost'] as const)),
          ];
        },
      },
    );
    await expectNoHarm(context, found, 100);
  });
});

describe('the folder of kept leagues', () => {
  test('need not be there', async () => {
    const { folder, notices } = await opened(await tempFolder());
    expect([folder.all(), notices]).toEqual([[], []]);
  });

  test('that is something else is left alone, and no league is kept', async () => {
    const data = await tempFolder();
    await writeFile(join(data, 'leagues'), 'mine');
    const { folder, notices } = await opened(data);
    expect(notices).toEqual([{ kind: 'folder-taken', folder: 'leagues' }]);
    expect(await folder.keep(FIRST)).toEqual({ ok: false, error: 'folder-missing' });
    expect(await readFile(join(data, 'leagues'), 'utf8')).toBe('mine');
  });

  test('is cleared of what interrupted saves left, and of nothing else', async () => {
    const data = await dataWith(FIRST);
    await writeFile(fileIn(data, '.0123abcd.tmp'), 'half');
    await writeFile(join(data, 'leagues', 'notes.txt'), 'mine');
    await mkdir(join(data, 'leagues', 'old'));
    await opened(data);
    expect(await namesIn(join(data, 'leagues'))).toEqual([FILE, 'notes.txt', 'old']);
  });
});
