import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeRecord, type GameRecord } from '../record/game-record.ts';
import { gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { GamesFolder } from './games-folder.ts';
import { JOURNAL } from './journal.ts';
import { namesIn, tempFolder, tidied } from './testing/folder.testing.ts';
import {
  bowl,
  bowled,
  failing,
  fileOf,
  ID,
  opened,
  SAVED,
  SIZE,
  started,
  textOf,
} from './testing/journaled-lane.testing.ts';

describe('a ball', () => {
  test('waits for two rounds of file calls: a look while its text is made, and one write', async () => {
    const lane = await bowled(1);
    lane.disk.rounds.length = 0;
    const saving = lane.folder.save(recordOf(gameOfMisses(2)));
    expect(await saving).toEqual(SAVED);
    expect(lane.disk.rounds.slice(0, 2)).toEqual([
      [expect.stringMatching('isThere')],
      [expect.stringMatching('put')],
    ]);
    expect(await readFile(lane.journal, 'utf8')).toBe(textOf(2).padEnd(SIZE));
    await lane.folder.filed();
    expect([await fileOf(lane), await fileOf(lane, '.prev')]).toEqual([textOf(2), textOf(1)]);
    expect(lane.watched).toEqual([null]);
  });

  test('covers a longer text that stood before it', async () => {
    const lane = await bowled(19);
    const short = recordOf(gameOfMisses(1), 2);
    await lane.folder.save({ ...short, game: gameOfMisses(0) });
    await bowl(lane, 20, 20);
    expect(await lane.folder.save(short)).toEqual(SAVED);
    expect((await readFile(lane.journal, 'utf8')).trimEnd()).toBe(makeRecord(short).trimEnd());
  });

  test('of a game that has no file yet is saved as a file', async () => {
    const lane = await bowled(1);
    expect(await lane.folder.save(recordOf(gameOfMisses(0), 2))).toEqual(SAVED);
    expect(lane.disk.calls.join(' ')).not.toContain('put');
    expect(await namesIn(join(lane.data, 'games'))).toContain(`${recordOf(gameOfMisses(0), 2).id}.json`);
  });

  test('that may be in place and is tried again or taken back is saved as a file', async () => {
    const lane = await bowled(1);
    expect(await lane.folder.save(recordOf(gameOfMisses(2)), 'leave')).toEqual(SAVED);
    expect(lane.disk.calls.join(' ')).not.toContain('put');
    expect(await fileOf(lane)).toBe(textOf(2));
  });

  test('that does not fit is saved as a file, and the next journal has room for twice as much', async () => {
    const lane = await opened(await tempFolder(), 400);
    await bowl(lane, 0, 1);
    expect(lane.disk.calls.join(' ')).not.toContain('put');
    await tidied(lane.folder, ID);
    expect((await stat(lane.journal)).size).toBe(2 * textOf(1).length);
    await bowl(lane, 2, 2);
    expect(lane.disk.calls.join(' ')).toContain('put');
  });

  test('is saved as a file once somebody removed or replaced the journal, and never into the old one', async () => {
    const lane = await bowled(1);
    await rename(lane.journal, `${lane.journal}-elsewhere`);
    await bowl(lane, 2, 2);
    await writeFile(lane.journal, 'of somebody else');
    await bowl(lane, 3, 3);
    expect(lane.disk.calls.join(' ')).not.toContain('put');
    expect(await readFile(`${lane.journal}-elsewhere`, 'utf8')).toBe(textOf(1).padEnd(SIZE));
    expect(await readFile(lane.journal, 'utf8')).toBe('of somebody else');
    expect(await fileOf(lane)).toBe(textOf(3));
  });

  test('is saved as a file if the journal cannot be looked at', async () => {
    const lane = await bowled(1);
    lane.disk.fails = failing(['isThere']);
    await bowl(lane, 2, 2);
    expect(lane.disk.calls.join(' ')).not.toContain('put');
    expect(await fileOf(lane)).toBe(textOf(2));
  });

  test('too large for any file is refused before anything is written', async () => {
    const lane = await bowled(1);
    const record = recordOf(gameOfMisses(2));
    const event = record.game.events[0];
    if (event === undefined) expect.fail('two balls');
    const huge: GameRecord = { ...record, game: { ...record.game, events: new Array(300_000).fill(event) } };
    expect(await lane.folder.save(huge)).toEqual({
      ok: false,
      error: { trouble: 'too-large', mayBeInPlace: false },
    });
    expect(lane.disk.calls.join(' ')).not.toContain('put');
  });
});

describe('a journal that the disk refuses', () => {
  test('is removed and never synced again, and the ball is saved as a file', async () => {
    const lane = await bowled(1);
    lane.disk.fails = failing(['put']);
    expect(await lane.folder.save(recordOf(gameOfMisses(2)))).toEqual(SAVED);
    const names = lane.disk.calls.map((call) => call.split(' ')[0]);
    expect(names.filter((name) => name === 'put')).toHaveLength(1);
    const order = ['put', 'close', 'remove', 'syncFolder', 'create'].map((name) => names.indexOf(name));
    expect(order.toSorted((one, other) => one - other)).toEqual(order);
    expect(order[0]).toBeGreaterThan(0);
    expect(await namesIn(join(lane.data, 'games'))).not.toContain(JOURNAL);
    expect(await fileOf(lane)).toBe(textOf(2));
    lane.disk.fails = () => null;
    await bowl(lane, 3, 3);
    await tidied(lane.folder, ID);
    await bowl(lane, 4, 4);
    expect(lane.disk.calls.filter((call) => call.startsWith('put'))).toHaveLength(2);
  });

  test.each(['remove', 'syncFolder'])(
    'and that stays because %s fails may hold the ball: it is removed before the ball is taken back',
    async (call) => {
      const lane = await bowled(1);
      lane.disk.fails = failing(['put', call]);
      const refused = { ok: false, error: { trouble: 'device-error', mayBeInPlace: true } };
      expect(await lane.folder.save(recordOf(gameOfMisses(2)))).toEqual(refused);
      expect(await fileOf(lane)).toBe(textOf(1));
      expect(await lane.folder.save(recordOf(gameOfMisses(1)), 'leave')).toEqual(refused);
      lane.disk.fails = () => null;
      expect(await lane.folder.save(recordOf(gameOfMisses(1)), 'leave')).toEqual(SAVED);
      // Where the sync of its removal failed, an empty file has replaced it.
      expect(await readFile(lane.journal, 'utf8').catch(() => '')).toBe('');
      expect(await started(lane.data)).toEqual([1, []]);
    },
  );

  test('while another program has the folder is left alone: nothing may be written there', async () => {
    const lane = await bowled(1);
    lane.disk.fails = failing(['put'], 'EFOLDERLOST');
    const lost = { ok: false, error: { trouble: 'folder-lost', mayBeInPlace: false } };
    expect(await lane.folder.save(recordOf(gameOfMisses(2)))).toEqual(lost);
    expect(lane.disk.calls.join(' ')).not.toContain('remove');
    expect(await readFile(lane.journal, 'utf8')).toBe(textOf(1).padEnd(SIZE));
  });

  test.each(['create', 'write', 'sync', 'syncFolder', 'hold'])(
    'when it is made, at %s, leaves the lane saving files',
    async (call) => {
      const lane = await opened(await tempFolder(), 0);
      await bowl(lane, 0, 1);
      const again = new GamesFolder(lane.disk, lane.data, undefined, SIZE);
      expect(await again.open()).toMatchObject({ ok: true });
      lane.disk.fails = failing([call], 'ENOSPC');
      await tidied(again, ID);
      lane.disk.fails = () => null;
      if (call !== 'hold') expect(await namesIn(join(lane.data, 'games'))).not.toContain(JOURNAL);
      expect(await again.save(recordOf(gameOfMisses(2)))).toEqual(SAVED);
      expect(lane.disk.calls.join(' ')).not.toContain('put');
      expect(await fileOf(lane)).toBe(textOf(2));
    },
  );
});

describe('a file that the disk refuses behind the ball in the journal', () => {
  test('is reported at once; the next ball tries it again, and is refused with it', async () => {
    const lane = await bowled(1);
    lane.disk.fails = failing(['write'], 'ENOSPC');
    expect(await lane.folder.save(recordOf(gameOfMisses(2)))).toEqual(SAVED);
    await lane.folder.filed();
    expect(lane.watched).toEqual([null, 'disk-full']);
    expect((await lane.folder.read(ID)).record).toEqual(recordOf(gameOfMisses(2)));
    const full = { ok: false, error: { trouble: 'disk-full', mayBeInPlace: false } };
    expect(await lane.folder.save(recordOf(gameOfMisses(3)))).toEqual(full);
    // One for the file, one for the ball.
    expect(lane.watched).toEqual([null, 'disk-full', 'disk-full']);
    expect(await readFile(lane.journal, 'utf8')).toBe(textOf(2).padEnd(SIZE));
    expect(await lane.folder.delete(ID)).toEqual({ ok: false, error: 'disk-full' });
    expect(await lane.folder.rewrite(recordOf(gameOfMisses(2)))).toEqual(full);
    lane.disk.fails = () => null;
    await bowl(lane, 3, 3);
    expect([await fileOf(lane), await fileOf(lane, '.prev')]).toEqual([textOf(3), textOf(2)]);
  });

  test('and is tried once more when the program ends', async () => {
    const lane = await bowled(1);
    lane.disk.fails = failing(['write'], 'ENOSPC');
    expect(await lane.folder.save(recordOf(gameOfMisses(2)))).toEqual(SAVED);
    await lane.folder.filed();
    lane.disk.fails = () => null;
    await lane.folder.close();
    expect(await fileOf(lane)).toBe(textOf(2));
  });

  test('after it may have got its name is written again without touching .prev', async () => {
    const lane = await bowled(1);
    lane.disk.fails = failing(['syncFolder']);
    expect(await lane.folder.save(recordOf(gameOfMisses(2)))).toEqual(SAVED);
    await lane.folder.filed();
    lane.disk.fails = () => null;
    await lane.folder.close();
    expect([await fileOf(lane), await fileOf(lane, '.prev')]).toEqual([textOf(2), textOf(1)]);
  });

  test('keeps its game out of the archive and its journal as it is', async () => {
    const lane = await bowled(20);
    await lane.folder.save(recordOf(gameOfMisses(0), 2));
    await lane.folder.save(recordOf(gameOfMisses(1), 2));
    const undone = recordOf(gameOfMisses(20));
    const later = { ...undone, game: { ...undone.game, events: gameOfMisses(20).events } };
    await lane.folder.filed();
    lane.disk.fails = failing(['write'], 'ENOSPC');
    expect(await lane.folder.save(later)).toEqual(SAVED);
    await lane.folder.filed();
    lane.disk.fails = (call, number) => (call === 'write' && number > 0 ? 'ENOSPC' : null);
    await tidied(lane.folder);
    expect(await namesIn(join(lane.data, 'games'))).toContain(`${ID}.json`);
    expect((await readFile(lane.journal, 'utf8')).trimEnd()).toBe(makeRecord(later).trimEnd());
  });

  test('that somebody changed since is kept aside before it is replaced, and that is news', async () => {
    const lane = await bowled(1);
    await writeFile(join(lane.data, 'games', `${ID}.json`), 'edited');
    expect(await lane.folder.save(recordOf(gameOfMisses(2)))).toEqual(SAVED);
    await lane.folder.filed();
    expect(lane.folder.news()).toEqual([{ kind: 'changed-outside', file: `${ID}.json`, removed: false }]);
    expect(lane.folder.news()).toEqual([]);
    const [aside = ''] = await namesIn(join(lane.data, 'quarantine'));
    expect(await readFile(join(lane.data, 'quarantine', aside), 'utf8')).toBe('edited');
  });
});

describe('of a game in the journal no text stays there', () => {
  test('once it is archived', async () => {
    const lane = await bowled(20);
    await lane.folder.save(recordOf(gameOfMisses(0), 2));
    await tidied(lane.folder, recordOf(gameOfMisses(0), 2).id);
    expect(await namesIn(join(lane.data, 'games'))).toEqual([
      `${recordOf(gameOfMisses(0), 2).id}.json`,
      JOURNAL,
    ]);
    expect(await readFile(lane.journal, 'utf8')).toBe(' '.repeat(SIZE));
  });

  test('once it is deleted; a journal that cannot be removed refuses that', async () => {
    const lane = await bowled(2);
    lane.disk.fails = failing(['remove']);
    expect(await lane.folder.delete(ID)).toEqual({ ok: false, error: 'device-error' });
    lane.disk.fails = () => null;
    expect(await lane.folder.delete(ID)).toEqual({ ok: true, value: null });
    expect(await namesIn(join(lane.data, 'games'))).toEqual([]);
  });

  test('once a name in it is removed for good; another game stays in the journal', async () => {
    const lane = await bowled(2);
    const other = recordOf(gameOfMisses(0), 2);
    await lane.folder.save(other);
    expect(await lane.folder.rewrite(other)).toEqual(SAVED);
    expect(await namesIn(join(lane.data, 'games'))).toContain(JOURNAL);
    lane.disk.fails = failing(['remove']);
    const refused = { ok: false, error: { trouble: 'device-error', mayBeInPlace: false } };
    expect(await lane.folder.rewrite(recordOf(gameOfMisses(2)))).toEqual(refused);
    lane.disk.fails = () => null;
    expect(await lane.folder.rewrite(recordOf(gameOfMisses(2)))).toEqual(SAVED);
    expect(await namesIn(join(lane.data, 'games'))).not.toContain(JOURNAL);
  });
});
