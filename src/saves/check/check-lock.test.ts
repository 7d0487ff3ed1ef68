import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NodeDisk } from '../disk/node-disk.ts';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { takeLock } from '../lock/lock.ts';
import { leave } from '../lock/testing/lock-contenders.testing.ts';
import { PACE } from '../lock/testing/two-lanes.testing.ts';
import { here } from '../lock/machine.ts';
import { checkFolder } from './check-folder.ts';
import { heldBy } from './check-lock.ts';
import { QuietDisk } from './quiet-disk.ts';
import { laneFolder, ON_BOARD } from './testing/lane-folder.testing.ts';

test('a silent lock from before a power cut is of a process that is gone, also where the system tells no boot: nobody will be asked', async () => {
  const folder = await tempFolder();
  const nameless = { ...(await here()), process: { pid: process.pid, start: null, boot: null } };
  await leave(folder, { ...nameless.process, at: new Date(nameless.bootedAt - 60_000) });
  expect(await heldBy(new QuietDisk(), folder, nameless, PACE)).toEqual({ kind: 'gone' });
});

test('a silent lock that is newer than the start of the PC is of somebody who may come back: staff will be asked', async () => {
  const folder = await tempFolder();
  const nameless = { ...(await here()), process: { pid: process.pid, start: null, boot: null } };
  await leave(folder, { ...nameless.process, at: new Date() });
  expect(await heldBy(new QuietDisk(), folder, nameless, PACE)).toMatchObject({ kind: 'silent' });
});

test('beside a running lane, a check finds only what two looks see', async () => {
  const data = await laneFolder();
  const lock = await takeLock(new NodeDisk(), data, 'console');
  if (!lock.ok) expect.fail(lock.error.code);
  lock.value.keepFresh(() => undefined);
  const temp = join(data, `${ON_BOARD}.0a1b2c3d.tmp`);
  await writeFile(temp, '');
  const disk = new QuietDisk();
  const list = disk.list.bind(disk);
  let looks = 0;
  // The save ends between the two looks.
  disk.list = async (path) => {
    if (path === join(data, 'games') && (looks += 1) === 2) await rm(temp);
    return list(path);
  };
  const report = await checkFolder(data, { disk, pause: 5 });
  expect(report).toMatchObject({ ok: true, value: { verdict: 'whole', findings: [] } });
  expect(looks).toBe(2);
  await lock.value.release();
});
