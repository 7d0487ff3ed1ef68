import { chmod, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { otherInstalled } from './installed.ts';

/** A folder as the package makes it, with these versions. */
async function homeWith(...versions: readonly string[]): Promise<string> {
  const home = await tempFolder();
  for (const version of versions) await addVersion(home, version);
  return home;
}

async function addVersion(home: string, version: string): Promise<void> {
  const folder = join(home, 'versions', `${version}-id`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'headpin-version'), `${version}\n`);
  await writeFile(join(folder, 'headpin'), '', { mode: 0o755 });
  await mkdir(join(folder, 'resources'));
  await writeFile(join(folder, 'resources/app.asar'), 'the program');
}

/** Moves a link in place, as the package does. */
async function point(home: string, name: string, target: string): Promise<void> {
  await symlink(target, join(home, `.${name}`));
  await rename(join(home, `.${name}`), join(home, name));
}

const programOf = (home: string, version: string): string =>
  join(home, 'versions', `${version}-id`, 'headpin');

describe('the version that the next start takes', () => {
  test('is named with its program once a newer package is installed', async () => {
    const home = await homeWith('0.1.0', '0.2.0');
    await point(home, 'current', 'versions/0.1.0-id');
    expect(await otherInstalled(programOf(home, '0.1.0'))).toBeNull();
    await point(home, 'current', 'versions/0.2.0-id');
    const found = { version: '0.2.0', program: programOf(home, '0.2.0') };
    expect(await otherInstalled(programOf(home, '0.1.0'))).toEqual(found);
    expect(await otherInstalled(programOf(home, '0.2.0'))).toBeNull();
  });

  test('is the version before when that one is taken back, also by a link to a link', async () => {
    const home = await homeWith('0.1.0', '0.2.0');
    await point(home, 'previous', 'versions/0.1.0-id');
    await point(home, 'current', 'previous');
    const found = { version: '0.1.0', program: programOf(home, '0.1.0') };
    expect(await otherInstalled(programOf(home, '0.2.0'))).toEqual(found);
  });

  test('of another Electron or another build is named in full', async () => {
    const home = await homeWith('0.1.0', '0.1.0-electron33.2.1+next');
    await point(home, 'current', 'versions/0.1.0-electron33.2.1+next-id');
    expect(await otherInstalled(programOf(home, '0.1.0'))).toMatchObject({
      version: '0.1.0-electron33.2.1+next',
    });
  });

  test('is none in a checkout or a folder that holds no versions', async () => {
    const home = await homeWith('0.1.0', '0.2.0');
    await point(home, 'current', 'versions/0.2.0-id');
    await mkdir(join(home, 'dist'));
    expect(await otherInstalled(join(home, 'dist', 'electron'))).toBeNull();
    await rm(join(home, 'current'));
    expect(await otherInstalled(programOf(home, '0.1.0'))).toBeNull();
  });

  test.each<[string, (home: string) => Promise<unknown>]>([
    ['the link leads nowhere', (home) => point(home, 'current', 'versions/9.9.9-id')],
    ['the link leads to itself', (home) => point(home, 'current', 'current')],
    ['the link leads out of the versions', (home) => point(home, 'current', '/tmp')],
    ['the link is a folder', (home) => mkdir(join(home, 'current'))],
    ['the link is a file', (home) => writeFile(join(home, 'current'), 'versions/0.2.0-id')],
    [
      'its pages are gone',
      async (home) => {
        await point(home, 'current', 'versions/0.2.0-id');
        await rm(join(home, 'versions/0.2.0-id/resources'), { recursive: true });
      },
    ],
    [
      'its pages are empty',
      async (home) => {
        await point(home, 'current', 'versions/0.2.0-id');
        await writeFile(join(home, 'versions/0.2.0-id/resources/app.asar'), '');
      },
    ],
    [
      'its version’s file is gone',
      async (home) => {
        await point(home, 'current', 'versions/0.2.0-id');
        await rm(join(home, 'versions/0.2.0-id/headpin-version'));
      },
    ],
    [
      'its version’s file is damaged',
      async (home) => {
        await point(home, 'current', 'versions/0.2.0-id');
        await writeFile(join(home, 'versions/0.2.0-id/headpin-version'), '\0\0\0\0\0');
      },
    ],
    [
      'its program is gone',
      async (home) => {
        await point(home, 'current', 'versions/0.2.0-id');
        await rm(programOf(home, '0.2.0'));
      },
    ],
    [
      'its program cannot be run',
      async (home) => {
        await point(home, 'current', 'versions/0.2.0-id');
        await chmod(programOf(home, '0.2.0'), 0o644);
      },
    ],
  ])('is none while %s', async (_why, damage) => {
    const home = await homeWith('0.1.0', '0.2.0');
    await damage(home);
    expect(await otherInstalled(programOf(home, '0.1.0'))).toBeNull();
  });

  test('is none for a program whose own folder was removed', async () => {
    const home = await homeWith('0.1.0', '0.2.0');
    await point(home, 'current', 'versions/0.2.0-id');
    await rm(join(home, 'versions/0.1.0-id'), { recursive: true });
    expect(await otherInstalled(programOf(home, '0.1.0'))).toMatchObject({ version: '0.2.0' });
  });
});
