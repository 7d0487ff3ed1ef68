import { symlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { isSame, plainName, thisMachine, type Machine } from './machine.ts';
import { platformOf } from '../disk/platform.ts';

const LINUX = platformOf('linux');

/** The PC with these system files. */
async function machineWith(files: {
  readonly id?: string;
  readonly name?: string;
  readonly processes?: string;
}): Promise<Machine> {
  const folder = await tempFolder();
  const [id, name, processes] = ['id', 'name', 'processes'].map((file) => join(folder, file));
  if (id === undefined || name === undefined || processes === undefined) return expect.fail();
  if (files.id !== undefined) await writeFile(id, files.id);
  if (files.name !== undefined) await writeFile(name, files.name);
  await symlink(files.processes ?? 'pid:[4026531836]', processes);
  return thisMachine({ ...LINUX, machineFiles: { id, name, processes } });
}

const ID = '3d1219c7c4c5404aaa1f6d2a48adfda4\n';

describe('a PC', () => {
  test('is the same at every start, and its system id stays private', async () => {
    const machine = await machineWith({ id: ID, name: 'LANE-7\n' });
    expect(machine).toEqual(await machineWith({ id: ID, name: 'LANE-7\n' }));
    expect(machine.name).toBe('LANE-7');
    expect(JSON.stringify(machine)).not.toContain(ID.trim());
  });

  test('cloned from the disk image of another is told from it by its name', async () => {
    const [one, other] = [
      await machineWith({ id: ID, name: 'LANE-7' }),
      await machineWith({ id: ID, name: 'LANE-8' }),
    ];
    expect(one.id).toBe(other.id);
    expect(isSame(one, other)).toBe(false);
  });

  test('differs from its container, which numbers its own processes', async () => {
    const inside = await machineWith({ id: ID, name: 'LANE-7', processes: 'pid:[4026532201]' });
    expect(isSame(inside, await machineWith({ id: ID, name: 'LANE-7' }))).toBe(false);
  });

  test.each([undefined, '', 'uninitialized\n'])('whose id is %j is known by its name alone', async (id) => {
    const machine = await machineWith({ ...(id === undefined ? {} : { id }), name: 'LANE-7' });
    expect(machine).toEqual({ id: null, name: 'LANE-7' });
    expect(isSame(machine, await machineWith({ id: ID, name: 'LANE-7' }))).toBe(true);
    expect(isSame(machine, { id: null, name: 'LANE-8' })).toBe(false);
  });

  test('without a name in a file, or on Windows, has its network name', async () => {
    expect((await machineWith({ id: ID })).name).toBe(plainName(hostname()));
    expect(await thisMachine(platformOf('win32'))).toEqual({ id: null, name: plainName(hostname()) });
  });

  test('has a shown name that cannot reverse text or fill the screen', () => {
    expect(plainName('LANE\u202E-7\n<b>')).toBe('LANE-7b');
    expect(plainName('레인 7.house')).toBe('레인 7.house');
    expect(plainName('x'.repeat(100))).toHaveLength(64);
  });
});
