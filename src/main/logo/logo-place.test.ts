import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { err, ok } from '../../core/line/result.ts';
import { plainSettings } from '../../contract/contract.ts';
import { LogoPlace } from './logo-place.ts';
import { tempFolder } from '../../saves/games/testing/folder.testing.ts';
import { NodeDisk } from '../../saves/disk/node-disk.ts';

/** A lane with these sticks and files, and a user who answers the file dialog. */
async function laneWith(
  files: readonly string[],
  { fullScreen = true, sticks = ['new', 'old'], answer = null as string | null } = {},
): Promise<{ place: LogoPlace; home: string; asked: unknown[] }> {
  const home = await tempFolder();
  for (const folder of ['data', 'new', 'old']) await mkdir(join(home, folder));
  for (const file of files) await writeFile(join(home, file), '');
  const asked: unknown[] = [];
  const window = {
    fullScreen,
    choosePicture: (...question: readonly unknown[]): Promise<string | null> => {
      asked.push(question);
      return Promise.resolve(answer);
    },
  };
  const place = new LogoPlace({
    disk: new NodeDisk(),
    path: join(home, 'data'),
    settings: { current: plainSettings('de') },
    window: () => window,
    sticks: () => Promise.resolve(sticks.map((name) => join(home, name))),
  });
  return { place, home, asked };
}

describe('while the window fills the screen', () => {
  test.each([
    ['a stick', ['new/logo.png'], 'new/logo.png'],
    ['the newest stick', ['old/logo.png', 'new/logo.jpg'], 'new/logo.jpg'],
    ['the stick that has one', ['old/LOGO.PNG', 'new/photo.png'], 'old/LOGO.PNG'],
    ['the data folder', ['data/logo.jpeg'], 'data/logo.jpeg'],
    ['a stick before the data folder', ['data/logo.png', 'old/logo.png'], 'old/logo.png'],
    ['a stick with two, always the same', ['new/logo.png', 'new/logo.jpg'], 'new/logo.jpg'],
  ])('the logo is found by its name on %s', async (_where, files, found) => {
    const { place, home, asked } = await laneWith(files);
    expect(await place.choose()).toEqual(ok(join(home, found)));
    expect(asked).toEqual([]);
  });

  test.each([[[]], [['new/logo.svg', 'new/mylogo.png', 'new/logo.png.exe', 'data/logo.json']]])(
    'none is found among %j, and no dialog opens',
    async (files) => {
      const { place, asked } = await laneWith(files);
      expect([await place.choose(), asked]).toEqual([err('none-found'), []]);
    },
  );

  test.each<[string, (path: string) => Promise<unknown>]>([
    ['a folder', (path) => mkdir(path)],
    ['a link', (path) => symlink('/etc/hostname', path)],
    ['a link to nothing', (path) => symlink('nowhere', path)],
    ['a link to itself', (path) => symlink('logo.jpg', path)],
    ['a FIFO', (path) => promisify(execFile)('mkfifo', [path])],
  ])('%s of that name does not hide a picture; alone it is reported as unreadable', async (_what, make) => {
    const { place, home } = await laneWith([]);
    await make(join(home, 'new/logo.jpg'));
    expect(await place.choose()).toEqual(ok(join(home, 'new/logo.jpg')));
    await writeFile(join(home, 'old/logo.png'), '');
    expect(await place.choose()).toEqual(ok(join(home, 'old/logo.png')));
    await writeFile(join(home, 'new/logo.png'), '');
    expect(await place.choose()).toEqual(ok(join(home, 'new/logo.png')));
  });

  test('a stick just pulled out has no logo', async () => {
    const { place } = await laneWith([], { sticks: ['gone'] });
    expect(await place.choose()).toEqual(err('none-found'));
  });
});

describe('in a window', () => {
  test('staff choose it in a dialog that begins at the newest stick', async () => {
    const { place, home, asked } = await laneWith(['new/logo.png'], {
      fullScreen: false,
      answer: '/a/b.png',
    });
    expect(await place.choose()).toEqual(ok('/a/b.png'));
    expect(asked).toEqual([['Logo', join(home, 'new')]]);
  });

  test('staff may cancel without an error', async () => {
    const { place, asked } = await laneWith([], { fullScreen: false, sticks: [] });
    expect(await place.choose()).toEqual(err('cancelled'));
    expect(asked).toEqual([['Logo', undefined]]);
  });
});
