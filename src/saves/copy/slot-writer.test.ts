import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { Halt } from './halt.ts';
import { manifestIn, readSlot } from './slot.ts';
import { SlotWriter } from './slot-writer.ts';

const GAME = 'games/g000001-0a1b2c.json';
const OTHER = 'games/g000002-0a1b2c.json';
const MONTH = 'archive/2026-11.jsonl';
const BYTES = new TextEncoder().encode('a game');
const SHA256 = '7ad4329bf6b2460d46758507dfcf2dd54b1bd8477a51f039296a99e3318c9b28';
const copiedAt = '2026-11-01T04:00:00.000Z';

/** Writes into one slot, night after night. */
class Writing {
  readonly disk = new FailingDisk();
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async begin(): Promise<Writing> {
    return new Writing(join(await tempFolder(), 'a'));
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  /** The next night, with an empty list of disk calls. */
  async writer(): Promise<SlotWriter> {
    const slot = await readSlot(this.disk, this.folder, () => undefined);
    this.disk.calls.length = 0;
    return new SlotWriter(this.disk, slot);
  }

  /** Makes a complete copy of these files. */
  async copy(...names: readonly string[]): Promise<void> {
    const writer = await this.writer();
    await writer.begin();
    const files = [];
    for (const name of names) files.push(await writer.put(name, BYTES));
    await writer.finish({ number: 1, copiedAt, files });
  }

  names(): Promise<readonly string[]> {
    return readdir(this.folder, { recursive: true });
  }
}

describe('a copy in progress', () => {
  test('is invalid from its first change until it is finished, and that is durable before the first change', async () => {
    const writing = await Writing.begin();
    await writing.copy(GAME);
    const writer = await writing.writer();
    await writer.begin();
    expect(await manifestIn(writing.disk, writing.folder)).toBeNull();
    const changes = writing.disk.calls.filter((call) => !['list', 'look'].includes(call));
    expect(changes).toEqual(['makeFolder', 'remove', 'syncFolder']);
    await writer.finish({ number: 2, copiedAt, files: [await writer.put(GAME, BYTES)] });
    expect(await manifestIn(writing.disk, writing.folder)).toEqual({
      ...{ number: 2, copiedAt },
      files: [{ name: GAME, size: BYTES.length, sha256: SHA256 }],
    });
  });

  test('drops the leftovers of an interrupted one, wherever they are, and nothing else', async () => {
    const writing = await Writing.begin();
    await writing.copy(GAME);
    for (const name of ['copy.json.0a1b2c3d.tmp', `${OTHER}.0a1b2c3d.tmp`, 'notes.txt'])
      await writeFile(writing.path(name), 'left over');
    await writing.copy(GAME);
    expect((await writing.names()).toSorted()).toEqual(['copy.json', 'games', normalize(GAME), 'notes.txt']);
  });

  test('keeps a file that it already has, and reads each folder once', async () => {
    const writing = await Writing.begin();
    await writing.copy(GAME, OTHER);
    const writer = await writing.writer();
    expect(await writer.put(GAME, BYTES)).toEqual({ name: GAME, size: BYTES.length, sha256: SHA256 });
    await writer.put(OTHER, BYTES);
    expect(writing.disk.calls).toEqual(['look', 'makeFolder', 'list']);
  });

  test('has a changed file in its new state', async () => {
    const writing = await Writing.begin();
    await writing.copy(GAME);
    await writeFile(writing.path(GAME), 'another game');
    await (await writing.writer()).put(GAME, BYTES);
    expect(await readFile(writing.path(GAME), 'utf8')).toBe('a game');
  });

  test('has a damaged file under the same name every night', async () => {
    const writing = await Writing.begin();
    const writer = await writing.writer();
    const name = 'quarantine/g000001-0a1b2c.json.7ad4329bf6b2460d';
    expect(await writer.putAside(GAME, BYTES)).toEqual({ name, size: BYTES.length, sha256: SHA256 });
    expect(await writer.putAside(GAME, BYTES)).toMatchObject({ name });
    expect(await readFile(writing.path(name), 'utf8')).toBe('a game');
  });

  test('drops files that it no longer has, durably, before it is complete', async () => {
    const writing = await Writing.begin();
    await writing.copy(GAME, OTHER, MONTH);
    const writer = await writing.writer();
    await writer.begin();
    writing.disk.calls.length = 0;
    await writer.finish({ number: 2, copiedAt, files: [] });
    expect(writing.disk.calls.slice(0, 6)).toEqual([
      ...['remove', 'remove', 'remove', 'syncFolder', 'syncFolder'],
      'create',
    ]);
    expect((await writing.names()).toSorted()).toEqual(['archive', 'copy.json', 'games']);
  });
});

describe('the content of the copy by name', () => {
  test('is its bytes', async () => {
    const writing = await Writing.begin();
    await writing.copy(MONTH);
    expect(await (await writing.writer()).read(MONTH)).toEqual(Buffer.from(BYTES));
  });

  test('is null when there is nothing, or nothing readable', async () => {
    const writing = await Writing.begin();
    await mkdir(writing.path(GAME), { recursive: true });
    const writer = await writing.writer();
    expect([await writer.read(GAME), await writer.read(MONTH)]).toEqual([new Uint8Array(), new Uint8Array()]);
  });
});

describe('a file that was put into the copy', () => {
  test('is read back: a different one is no copy', async () => {
    const writing = await Writing.begin();
    writing.disk.read = () => Promise.resolve(new TextEncoder().encode('a gome'));
    await expect((await writing.writer()).put(GAME, BYTES)).rejects.toEqual(new Halt('not-verified'));
  });

  test('is read back: a missing one is no copy', async () => {
    const writing = await Writing.begin();
    const rename = writing.disk.rename.bind(writing.disk);
    writing.disk.rename = async (from, to) => {
      await rename(from, to);
      await rm(to);
    };
    await expect((await writing.writer()).put(GAME, BYTES)).rejects.toEqual(new Halt('not-verified'));
  });

  test('and does not fit is reported with the error of the disk', async () => {
    const writing = await Writing.begin();
    writing.disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    await expect((await writing.writer()).put(GAME, BYTES)).rejects.toEqual(new Halt('disk-full'));
  });
});
