import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readBoard } from '../drive/board.ts';
import { pastBounce } from '../drive/pauses.ts';
import { bowlAll, press, startGame } from '../drive/play.ts';
import { readRuntime } from '../drive/runtime.ts';
import { newDataFolder } from '../drive/program.ts';
import { pressTwice } from './support/press-twice.ts';
import { expect, test } from './support/test.ts';

/** A folder like the package's, with this checkout's Electron as the version that runs. */
const laneTest = test.extend<{ readonly home: string }>({
  home: async ({}, use) => {
    const home = await newDataFolder();
    const { dist, executable } = readRuntime();
    const folder = await addVersion(home, '0.1.0');
    const name = basename(executable);
    const others = (await readdir(dist)).filter((file) => file !== name);
    for (const file of others) await symlink(join(dist, file), join(folder, file));
    // A process is known by its own file, which a link would hide.
    await copyFile(executable, join(folder, name));
    await use(home);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  },
});

laneTest(
  'a version installed in the middle of a game starts at staff’s word, and the game continues',
  async ({ open, data, home }) => {
    const executable = join(home, 'current', basename(readRuntime().executable));
    const heartbeat = join(home, 'alive');
    await writeFile(heartbeat, '');
    const count = join(home, 'starts');
    await writeFile(count, '0.1.0-id 2\n');
    // As in a kiosk, which starts the program again.
    const env = { HEADPIN_HEARTBEAT: heartbeat, HEADPIN_STARTS: count };
    const first = await open({ args: ['--players', 'PJS'], executable, env });
    // The starter would take another version after three starts without a board.
    await expect.poll(() => existsSync(count)).toBe(false);
    await startGame(first.page);
    await bowlAll(first.page, 'X 7');
    const shown = await readBoard(first.page);

    await press(first.page, 'o');
    await first.page.getByRole('button', { name: /^Settings/u }).click();
    const section = first.page.locator('main.settings').getByRole('button', { name: 'Staff', exact: true });
    await section.click();
    await expect(first.page.getByText('is installed')).toHaveCount(0);
    await addVersion(home, '0.2.0');
    await pastBounce(first.page);
    await first.page.locator('main.settings').getByRole('button', { name: 'House', exact: true }).click();
    await section.click();
    const update = first.page.getByRole('group', { name: 'Headpin 0.2.0 is installed' });
    await expect(update).toContainText('It starts when this game ends.');
    const ended = once(first.app.process(), 'exit');
    const startIt = (): Promise<void> => pressTwice(first.page, update, 'Start it now', 'press again');
    // The page may be gone before its click is over.
    await expect(() => Promise.race([ended, startIt()])).toPass();
    // 0 would be the end of the kiosk.
    expect((await ended)[0]).toBe(75);
    const log = await readFile(join(data, 'log/headpin.log'), 'utf8');
    expect(log).toMatch(/"update-started","from":"[^"]+","to":"0\.2\.0","by":"staff"/u);

    const { page } = await open();
    expect(await readBoard(page)).toEqual(shown);
  },
);

/** Installs a version as the package does; returns its folder. */
async function addVersion(home: string, version: string): Promise<string> {
  const folder = join(home, 'versions', `${version}-id`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, basename(readRuntime().executable)), '', { mode: 0o755 });
  await writeFile(join(folder, 'headpin-version'), `${version}\n`);
  // The version that runs gets the real one's resources.
  if (version !== '0.1.0') {
    await mkdir(join(folder, 'resources'));
    await writeFile(join(folder, 'resources/app.asar'), emptyArchive());
  }
  await symlink(`versions/${version}-id`, join(home, '.current'));
  await rename(join(home, '.current'), join(home, 'current'));
  return folder;
}

/** An archive of Electron without a file. Its Node takes a whole archive for a folder, unlike any other file. */
function emptyArchive(): Buffer {
  const files = '{"files":{}}';
  const numbers = Buffer.from(new Uint32Array([4, files.length + 8, files.length + 4, files.length]).buffer);
  return Buffer.concat([numbers, Buffer.from(files)]);
}
