import { join } from 'node:path';
import { err, ok, type Result } from '../../core/line/result.ts';
import type { Disk } from '../disk/disk.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { setAside } from '../disk/quarantine.ts';
import { troubleOf } from '../disk/trouble.ts';
import { takeLock, type Asking, type LockRefusal } from '../lock/lock.ts';
import { OwnedDisk } from '../lock/owned-disk.ts';
import { checkFolder, type CheckRefusal } from './check-folder.ts';

/** Why nothing was moved. */
export type RepairRefusal =
  | CheckRefusal
  | { readonly code: 'locked'; readonly by: Exclude<LockRefusal, { readonly code: 'trouble' }> };

/**
 * Moves to quarantine every file that a start would move there, and returns their names. Takes the folder's lock, so it
 * is refused while Headpin runs. Changes nothing else; a second run finds nothing to move.
 */
export async function repairFolder(
  folder: string,
  asking: Asking = {},
): Promise<Result<readonly string[], RepairRefusal>> {
  const disk = new NodeDisk();
  try {
    // Asking for the lock would create a missing folder.
    if ((await disk.look(folder))?.kind !== 'folder') return err({ code: 'no-folder' });
    const lock = await takeLock(disk, folder, 'console', asking);
    if (!lock.ok) return err(lock.error.code === 'trouble' ? lock.error : { code: 'locked', by: lock.error });
    lock.value.keepFresh(() => undefined);
    try {
      return await repair(new OwnedDisk(disk, () => lock.value.check()), folder);
    } finally {
      await lock.value.release();
    }
  } catch (error) {
    return err({ code: 'trouble', trouble: troubleOf(error) });
  }
}

async function repair(owned: Disk, folder: string): Promise<Result<readonly string[], RepairRefusal>> {
  // This process holds the lock, so nothing can change between two looks.
  const report = await checkFolder(folder, { pause: 0 });
  if (!report.ok) return report;
  for (const file of report.value.aside) await setAside(owned, folder, join(folder, file));
  return ok(report.value.aside);
}
