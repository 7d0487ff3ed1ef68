import { existsSync, readdirSync, renameSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { NodeDisk } from './node-disk.ts';
import { platformOf } from './platform.ts';

const disk = new NodeDisk();

/** A file with this text. */
async function file(text: string): Promise<string> {
  const path = join(await tempFolder(), 'file');
  await writeFile(path, text);
  return path;
}

function bytes(text: string): Uint8Array {
  return Buffer.from(text);
}

function text(read: Uint8Array): string {
  return Buffer.from(read).toString();
}

test('a name is a file, a folder, something else, or nothing; a link is not followed', async () => {
  const folder = await tempFolder();
  await writeFile(join(folder, 'file'), '12345');
  await mkdir(join(folder, 'folder'));
  await symlink(join(folder, 'file'), join(folder, 'link'));
  expect(await disk.look(join(folder, 'file'))).toMatchObject({ kind: 'file', size: 5 });
  expect(await disk.look(join(folder, 'folder'))).toMatchObject({ kind: 'folder' });
  expect(await disk.look(join(folder, 'link'))).toMatchObject({ kind: 'other' });
  expect(await disk.look(join(folder, 'nothing'))).toBeNull();
  await expect(disk.look(join(folder, 'file', 'below'))).rejects.toThrow('ENOTDIR');
});

test('part of a file is read from the requested place, and ends with the file', async () => {
  const path = await file('0123456789');
  expect(text(await disk.readPart(path, 2, 3))).toBe('234');
  expect(text(await disk.readPart(path, 0, 10))).toBe('0123456789');
  expect(text(await disk.readPart(path, 8, 5))).toBe('89');
  expect(text(await disk.readPart(path, 12, 5))).toBe('');
});

test('a file grows at its end, also after a truncation', async () => {
  const path = await file('01234');
  const growing = await disk.append(path);
  expect(await growing.write(bytes('56'))).toBe(2);
  await growing.write(bytes('789'));
  expect(await readFile(path, 'utf8')).toBe('0123456789');
  await growing.cut(3);
  await growing.write(bytes('x'));
  await growing.write(bytes('yz'));
  await growing.sync();
  await growing.close();
  expect(await readFile(path, 'utf8')).toBe('012xyz');
});

test('an overwritten file has the stamp that the call returns, and a file that took its name meanwhile has another', async () => {
  const path = await file('of the first');
  const written = await disk.overwrite(path, () => true, bytes('by the first'));
  expect(written).toBe((await disk.look(path))?.stamp);
  expect(await disk.overwrite(path, () => false, bytes('by nobody!!!'))).toBeNull();
  const other = await file('of the other');
  const taken = disk.overwrite(
    path,
    () => {
      renameSync(other, path);
      return true;
    },
    bytes('by the first'),
  );
  expect(await taken).not.toBe((await disk.look(path))?.stamp);
  expect(await readFile(path, 'utf8')).toBe('of the other');
});

test('a missing file is not appended to, and an existing one is not created again', async () => {
  const path = await file('');
  await expect(disk.append(`${path}.gone`)).rejects.toThrow('ENOENT');
  await expect(disk.create(path)).rejects.toThrow('EEXIST');
});

test('no file stays open', async (context) => {
  const open = '/proc/self/fd';
  if (!existsSync(open)) context.skip('the system does not tell which files are open');
  const path = await file('01234');
  const before = readdirSync(open).length;
  for (let round = 0; round < 10; round += 1) {
    await disk.read(path);
    await disk.readPart(path, 0, 5);
    await disk.syncFolder(join(path, '..'));
    await (await disk.append(path)).close();
    await (await disk.create(`${path}.${String(round)}`)).close();
  }
  expect(readdirSync(open).length - before).toBeLessThan(10);
});

test('a folder that cannot be synced at all is passed over', async (context) => {
  if (!existsSync('/proc')) context.skip('there is no folder of that kind');
  await expect(disk.syncFolder('/proc')).resolves.toBeUndefined();
});

describe('a held file', () => {
  test.each(['linux', 'win32'] as const)('is overwritten in place, its end stays (%s)', async (platform) => {
    const path = await file('0123456789');
    const held = await new NodeDisk(platformOf(platform)).hold(path);
    await held.put(bytes('abc'));
    await held.put(bytes('de'));
    expect(await readFile(path, 'utf8')).toBe('dec3456789');
    await held.close();
    await expect(held.put(bytes('f'))).rejects.toThrow();
  });

  test('is there until its name means nothing or another file', async () => {
    const path = await file('held');
    const held = await disk.hold(path);
    expect(await held.isThere()).toBe(true);
    await held.put(bytes('more'));
    expect(await held.isThere()).toBe(true);
    renameSync(path, `${path}-elsewhere`);
    expect(await held.isThere()).toBe(false);
    await writeFile(path, 'held');
    expect(await held.isThere()).toBe(false);
    renameSync(`${path}-elsewhere`, path);
    expect(await held.isThere()).toBe(true);
    await held.close();
  });

  test('whose folder became a file is refused with the system’s code', async () => {
    const folder = await tempFolder();
    await mkdir(join(folder, 'games'));
    const path = join(folder, 'games', 'file');
    await writeFile(path, 'held');
    const held = await disk.hold(path);
    renameSync(join(folder, 'games'), join(folder, 'elsewhere'));
    await writeFile(join(folder, 'games'), '');
    await expect(held.isThere()).rejects.toThrow('ENOTDIR');
    await held.close();
  });

  test('is neither made nor a link, a folder or a FIFO', async () => {
    const path = await file('held');
    await symlink(path, `${path}-link`);
    await expect(disk.hold(`${path}-none`)).rejects.toThrow('ENOENT');
    await expect(disk.hold(`${path}-link`)).rejects.toThrow('ELOOP');
    await expect(disk.hold(join(path, '..'))).rejects.toThrow('EISDIR');
  });
});
