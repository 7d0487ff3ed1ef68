import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { MatchFiles } from './match-files.ts';
import { makeMatch } from './match-record.ts';
import { FULL_MATCH, MATCH_ID, matchWith } from './testing/match.testing.ts';

const FILE = `${MATCH_ID}.json`;
const EARLIER = matchWith(['g000001-0a1b2c']);

interface Kept {
  readonly data: string;
  readonly disk: FailingDisk;
  readonly files: MatchFiles;
}

async function filesIn(data: string, notices: readonly unknown[] = []): Promise<Kept> {
  const disk = new FailingDisk();
  const files = new MatchFiles(disk, data);
  expect(await files.open()).toEqual(notices);
  return { data, disk, files };
}

/** A folder with a match that was saved twice. */
async function saved(): Promise<Kept> {
  const kept = await filesIn(await tempFolder());
  for (const record of [EARLIER, FULL_MATCH])
    expect(await kept.files.save(record)).toEqual({ ok: true, value: null });
  return kept;
}

describe('the files of a match', () => {
  test('are the match as it is and as it was before', async () => {
    const { data, files } = await saved();
    expect(await namesIn(join(data, 'matches'))).toEqual([FILE, `${FILE}.prev`]);
    expect(await files.read(MATCH_ID)).toEqual({ record: FULL_MATCH, notices: [] });
    expect(await files.read('f'.repeat(24))).toEqual({ record: null, notices: [] });
  });

  test('are one in the list of all, as it was before where the newer one is damaged', async () => {
    const { data, files } = await saved();
    expect(await files.all()).toEqual([FULL_MATCH]);
    await writeFile(join(data, 'matches', FILE), 'torn');
    const { files: again } = await filesIn(data);
    expect(await again.all()).toEqual([EARLIER]);
    expect(await namesIn(join(data, 'matches'))).toEqual([FILE, `${FILE}.prev`]);
  });

  test('that the disk cannot read leave the other matches in the list of all', async () => {
    const { disk, files } = await saved();
    const other = { ...FULL_MATCH, id: 'f'.repeat(24) };
    expect(await files.save(other)).toEqual({ ok: true, value: null });
    let looks = 0;
    disk.fails = (call) => (call === 'look' && ++looks === 1 ? 'EIO' : null);
    expect(await files.all()).toHaveLength(1);
    expect(await files.all()).toHaveLength(2);
  });

  test('are read once for the list of all, which follows every save and removal', async () => {
    const { disk, files } = await saved();
    expect(await files.all()).toEqual([FULL_MATCH]);
    let looks = 0;
    disk.fails = (call) => {
      if (call === 'look' || call === 'list') looks += 1;
      return null;
    };
    const other = { ...FULL_MATCH, id: 'f'.repeat(24) };
    await files.save(EARLIER);
    await files.save(other);
    const before = looks;
    expect(await files.all()).toEqual([EARLIER, other]);
    await files.remove(MATCH_ID);
    expect(await files.all()).toEqual([other]);
    expect(looks).toBe(before);
  });

  test('are read again after a save that failed', async () => {
    const { data, disk, files } = await saved();
    expect(await files.all()).toEqual([FULL_MATCH]);
    disk.fails = (call) => (call === 'rename' ? 'EIO' : null);
    expect(await files.save(EARLIER)).toMatchObject({ ok: false });
    disk.fails = () => null;
    const { files: again } = await filesIn(data);
    expect(await files.all()).toEqual(await again.all());
  });

  test('that are both damaged go to quarantine with one notice, and there is no match', async () => {
    const { data, files } = await saved();
    for (const name of [FILE, `${FILE}.prev`]) await writeFile(join(data, 'matches', name), 'torn');
    expect(await files.read(MATCH_ID)).toEqual({
      record: null,
      notices: [{ kind: 'match-damaged', file: `matches/${FILE}` }],
    });
    expect(await namesIn(join(data, 'quarantine'))).toHaveLength(2);
    expect(await namesIn(join(data, 'matches'))).toEqual([]);
  });

  test('under another match’s name are damaged', async () => {
    const { data, files } = await saved();
    const other = 'f'.repeat(24);
    await writeFile(join(data, 'matches', `${other}.json`), makeMatch(FULL_MATCH));
    expect(await files.read(other)).toMatchObject({ record: null, notices: [{ kind: 'match-damaged' }] });
  });

  test('that can be neither read nor moved stay, and changes last until the program ends', async () => {
    const { data, disk, files } = await saved();
    await writeFile(join(data, 'matches', FILE), 'torn');
    disk.fails = (call) => (call === 'rename' ? 'EACCES' : null);
    expect(await files.read(MATCH_ID)).toEqual({
      record: null,
      notices: [{ kind: 'left-unread', file: `matches/${FILE}` }],
    });
    disk.fails = () => null;
    expect(await files.save(EARLIER)).toEqual({ ok: true, value: null });
    expect(await readFile(join(data, 'matches', FILE), 'utf8')).toBe('torn');
  });

  test('are gone for good once they are removed, and removing them twice is fine', async () => {
    const { data, files } = await saved();
    expect(await files.remove(MATCH_ID)).toEqual({ ok: true, value: null });
    expect(await files.remove(MATCH_ID)).toEqual({ ok: true, value: null });
    expect(await namesIn(join(data, 'matches'))).toEqual([]);
    const none = await filesIn(await tempFolder());
    expect(await none.files.remove(MATCH_ID)).toEqual({ ok: true, value: null });
  });

  test('lose the earlier version first: alone it would come back after a crash', async () => {
    const { data, disk, files } = await saved();
    let removed = 0;
    disk.fails = (call) => {
      if (call === 'remove') removed += 1;
      return call === 'remove' && removed === 2 ? 'EIO' : null;
    };
    expect(await files.remove(MATCH_ID)).toEqual({ ok: false, error: 'device-error' });
    expect(await namesIn(join(data, 'matches'))).toEqual([FILE]);
  });

  test('of an interrupted save are swept at the next start, and nothing else is', async () => {
    const { data } = await saved();
    for (const name of [`${FILE}.0a1b2c3d.tmp`, 'notes.txt'])
      await writeFile(join(data, 'matches', name), '');
    await filesIn(data);
    expect(await namesIn(join(data, 'matches'))).toEqual([FILE, `${FILE}.prev`, 'notes.txt']);
  });

  test('are not written behind a link that has the folder’s name', async () => {
    const data = await tempFolder();
    const elsewhere = await tempFolder();
    await mkdir(data, { recursive: true });
    await symlink(elsewhere, join(data, 'matches'));
    const { files } = await filesIn(data, [{ kind: 'folder-taken', folder: 'matches' }]);
    expect(await files.save(FULL_MATCH)).toMatchObject({ ok: false });
    expect(await namesIn(elsewhere)).toEqual([]);
  });
});
