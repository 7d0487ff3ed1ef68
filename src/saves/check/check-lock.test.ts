import { expect, test } from 'vitest';
import { tempFolder } from '../games/testing/folder.testing.ts';
import { leave } from '../lock/testing/lock-contenders.testing.ts';
import { PACE } from '../lock/testing/two-lanes.testing.ts';
import { here } from '../lock/machine.ts';
import { heldBy } from './check-lock.ts';
import { QuietDisk } from './quiet-disk.ts';

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
