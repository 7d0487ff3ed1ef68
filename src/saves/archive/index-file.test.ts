import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FailingDisk } from '../disk/testing/failing-disk.testing.ts';
import { namesIn, tempFolder } from '../games/testing/folder.testing.ts';
import { IndexFile } from './index-file.ts';

const NAME = '2026-11.index';

/** A month's index that is not on disk yet. */
async function newIndex(): Promise<{ folder: string; path: string; disk: FailingDisk; index: IndexFile }> {
  const folder = await tempFolder();
  const disk = new FailingDisk();
  return { folder, path: join(folder, NAME), disk, index: new IndexFile(disk, folder, '2026-11') };
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

async function textOf(index: IndexFile, from = 0, to = index.size): Promise<string> {
  return new TextDecoder().decode(await index.part(from, to));
}

describe('lines', () => {
  test('are appended', async () => {
    const { folder, path, index } = await newIndex();
    await index.add(bytesOf('one\n'));
    await index.add(bytesOf('two\n'));
    expect(await readFile(path, 'utf8')).toBe('one\ntwo\n');
    expect(index.size).toBe(8);
    expect(await namesIn(folder)).toEqual([NAME]);
  });

  test('replace what a crash tore', async () => {
    const { path, index } = await newIndex();
    await writeFile(path, 'one\ntwo\nthr');
    expect([await index.length(11), await index.length(10)]).toEqual([11, 0]);
    index.trust(8);
    await index.add(bytesOf('three\n'));
    expect(await readFile(path, 'utf8')).toBe('one\ntwo\nthree\n');
  });

  test('leave no open file', async () => {
    const { disk, index } = await newIndex();
    await index.add(bytesOf('one\n'));
    expect(disk.calls.filter((call) => /^(?:create|append)/u.test(call))).toHaveLength(2);
    expect(disk.calls.filter((call) => call.startsWith('close'))).toHaveLength(2);
  });

  test('are readable wherever they are: in the file, in memory, or across both', async () => {
    const { disk, index } = await newIndex();
    await index.add(bytesOf('one\ntwo\n'));
    disk.fails = (call) => (call === 'append' ? 'EACCES' : null);
    await index.add(bytesOf('three\n'));
    await index.add(bytesOf('four\n'));
    const all = 'one\ntwo\nthree\nfour\n';
    expect(index.size).toBe(all.length);
    for (let from = 0; from <= all.length; from += 1)
      for (let to = from; to <= all.length; to += 1)
        expect(await textOf(index, from, to)).toBe(all.slice(from, to));
  });

  test('of a file that could not be created are readable in memory', async () => {
    const { disk, index } = await newIndex();
    disk.fails = (call) => (call === 'create' ? 'EACCES' : null);
    await index.add(bytesOf('one\n'));
    expect(await textOf(index)).toBe('one\n');
  });

  test('that could not be written follow with the next ones', async () => {
    const { path, disk, index } = await newIndex();
    await index.add(bytesOf('one\n'));
    disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    await index.add(bytesOf('two\n'));
    disk.fails = () => null;
    await index.add(bytesOf('three\n'));
    expect(await readFile(path, 'utf8')).toBe('one\ntwo\nthree\n');
    expect(await textOf(index)).toBe('one\ntwo\nthree\n');
  });

  test('lost from the file are reported as missing', async () => {
    const { path, index } = await newIndex();
    await index.add(bytesOf('one\ntwo\n'));
    await writeFile(path, 'one\n');
    expect(await textOf(index)).toBe('one\n');
  });

  test('a bug is not a disk error: it is rethrown', async () => {
    const { disk, index } = await newIndex();
    disk.fails = () => {
      throw new TypeError('a bug');
    };
    await expect(index.add(bytesOf('one\n'))).rejects.toThrow('a bug');
  });
});

describe('the file', () => {
  test('has no bytes if it is missing or a folder is in its place', async () => {
    const { path, index } = await newIndex();
    expect(await index.length(1000)).toBe(0);
    await mkdir(path);
    expect(await index.length(1000)).toBe(0);
  });

  test('is removed with all that is known of it', async () => {
    const { folder, path, disk, index } = await newIndex();
    await index.add(bytesOf('one\n'));
    disk.fails = (call) => (call === 'write' ? 'ENOSPC' : null);
    await index.add(bytesOf('two\n'));
    await index.remove();
    expect([index.size, await namesIn(folder)]).toEqual([0, []]);
    disk.fails = () => null;
    await index.add(bytesOf('three\n'));
    expect(await readFile(path, 'utf8')).toBe('three\n');
  });

  test('that cannot be removed is reported', async () => {
    const { path, disk, index } = await newIndex();
    await appendFile(path, 'one\n');
    disk.fails = (call) => (call === 'remove' ? 'EROFS' : null);
    await expect(index.remove()).rejects.toMatchObject({ code: 'EROFS' });
  });

  test('need not be removed if it is missing or a folder is in its place', async () => {
    const { folder, path, index } = await newIndex();
    await index.remove();
    await mkdir(path);
    await index.remove();
    expect(await namesIn(folder)).toEqual([NAME]);
  });
});
