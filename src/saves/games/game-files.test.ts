import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { StartNotice } from '../../contract/contract.ts';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from './testing/folder.testing.ts';
import { GameFiles } from './game-files.ts';
import { makeRecord, type GameRecord } from '../record/game-record.ts';
import { gameOfMisses, recordOf } from '../record/testing/game.testing.ts';
import { sealText } from '../record/sealed-text.ts';
import { gameStatusOf } from './game-status.ts';

const [before, now, next] = [2, 3, 4].map((generation) => recordOf(gameOfMisses(generation)));
const ID = 'g000001-0a1b2c';
const SAVED = { ok: true, value: [] };

interface Kept {
  readonly folder: string;
  readonly path: string;
  readonly disk: FailingDisk;
  readonly files: GameFiles;
}

/** A folder with a game at generation 3, and the generation before it. */
async function kept(): Promise<Kept> {
  const data = await tempFolder();
  const folder = join(data, 'games');
  const disk = new FailingDisk();
  await disk.makeFolder(folder);
  const files = new GameFiles(disk, data, folder);
  expect([await save(files, before), await save(files, now)]).toEqual([SAVED, SAVED]);
  return { folder, path: join(folder, `${ID}.json`), disk, files };
}

async function save(files: GameFiles, record = next): Promise<unknown> {
  if (record === undefined) expect.fail('there are three');
  return files.save(record, textOf(record), 'keep');
}

function textOf(record: GameRecord): Uint8Array {
  return new TextEncoder().encode(makeRecord(record));
}

async function read(
  files: GameFiles,
): Promise<{ generation: number | null; notices: readonly StartNotice[] }> {
  const notices: StartNotice[] = [];
  const record = await files.read(ID, notices, 'set-aside');
  return { generation: record?.game.events.length ?? null, notices };
}

describe('a game is read', () => {
  test('from the earlier save when its file is gone, and a notice names its last ball', async () => {
    const { path, files } = await kept();
    await rm(path);
    const recovered = gameStatusOf(gameOfMisses(2));
    expect(await read(files)).toEqual({
      generation: 2,
      notices: [{ kind: 'save-gone', file: `${ID}.json`, recovered }],
    });
  });

  test('as nothing, silently, when nothing is there', async () => {
    const { path, files } = await kept();
    await rm(path);
    await rm(`${path}.prev`);
    expect(await read(files)).toEqual({ generation: null, notices: [] });
  });

  test('and a newer program’s earlier save is reported', async () => {
    const { path, files } = await kept();
    await writeFile(path, 'garbage');
    await writeFile(`${path}.prev`, sealText('headpin-game', 99, []));
    expect(await read(files)).toEqual({
      generation: null,
      notices: [
        { kind: 'set-aside', file: `${ID}.json`, recovered: null },
        { kind: 'newer', file: `${ID}.json.prev` },
      ],
    });
  });
});

describe('a save', () => {
  test('looks at its file only beside other work: first while its bytes are made, then while the folder is synced', async () => {
    const { disk, files } = await kept();
    disk.rounds.length = 0;
    const saving = save(files);
    expect(disk.rounds).toEqual([['look']]);
    expect(await saving).toEqual(SAVED);
    expect(disk.rounds.slice(1)).toEqual([
      ...[['create'], ['write 3'], ['link', 'sync 3'], ['close 3', 'rename']],
      ...[
        ['remove', 'rename'],
        ['syncFolder', 'look'],
      ],
    ]);
  });

  test('refused by the disk is refused, also the first one', async () => {
    const { disk, files } = await kept();
    disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    const failure = { ok: false, error: { trouble: 'disk-full', mayBeInPlace: false } };
    expect(await save(files)).toEqual(failure);
    expect(await save(files, recordOf(gameOfMisses(1), 2))).toEqual(failure);
    disk.fails = () => null;
    expect(await save(files)).toEqual(SAVED);
  });

  test('over a file that was never read has no notice', async () => {
    const { folder, disk } = await kept();
    expect(await save(new GameFiles(disk, join(folder, '..'), folder))).toEqual(SAVED);
  });

  test('over a file that could not be checked after the last save has no notice', async () => {
    const { path, disk, files } = await kept();
    let looks = 0;
    disk.fails = (call) => (call === 'look' && (looks += 1) === 2 ? 'EIO' : null);
    expect(await save(files)).toEqual(SAVED);
    disk.fails = () => null;
    await writeFile(path, 'changed by hand');
    expect(await save(files)).toEqual(SAVED);
    expect(looks).toBeGreaterThan(1);
  });

  test('after a damaged file was quarantined has no second notice', async () => {
    const { path, files } = await kept();
    await writeFile(path, 'garbage');
    expect((await read(files)).generation).toBe(2);
    expect(await save(files)).toEqual(SAVED);
  });
});

describe('a game that is removed', () => {
  test('is gone with its earlier save, and no foreign change is reported', async () => {
    const { folder, files } = await kept();
    await files.remove([ID]);
    expect(await namesIn(folder)).toEqual([]);
    expect(await save(files)).toEqual(SAVED);
  });

  test('may have been gone already; but a refusal of the disk is not a removal', async () => {
    const { path, disk, files } = await kept();
    await rm(`${path}.prev`);
    disk.fails = (call) => (call === 'remove' ? 'EIO' : null);
    await expect(files.remove([ID])).rejects.toThrow('EIO');
    disk.fails = () => null;
    await files.remove([ID]);
    expect(await read(files)).toEqual({ generation: null, notices: [] });
  });

  test('is incomplete until the removal of the earlier save is durable', async () => {
    const { folder, disk, files } = await kept();
    disk.fails = (call) => (call === 'syncFolder' ? 'EIO' : null);
    await expect(files.remove([ID])).rejects.toThrow('EIO');
    expect([files.isStuck(ID), await namesIn(folder)]).toEqual([true, [`${ID}.json`]]);
    disk.fails = () => null;
    await files.remove([ID]);
    expect([files.isStuck(ID), await namesIn(folder)]).toEqual([false, []]);
  });

  test('of no games makes no disk call', async () => {
    const { disk, files } = await kept();
    disk.calls.length = 0;
    await files.remove([]);
    expect(disk.calls).toEqual([]);
  });

  test('because it never began is forgotten as far as the disk allows', async () => {
    const { path, folder, disk, files } = await kept();
    disk.fails = (call) => (call === 'remove' ? 'EIO' : null);
    await files.forget(ID);
    disk.fails = () => null;
    expect(await namesIn(folder)).toContain(`${ID}.json`);
    await files.forget(ID);
    expect(await namesIn(folder)).toEqual([`${ID}.json.prev`]);
    await rm(`${path}.prev`);
  });
});
