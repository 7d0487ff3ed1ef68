import { err, ok, type Result } from '../../core/line/result.ts';
import { NodeDisk } from '../disk/node-disk.ts';
import { setAside } from '../disk/quarantine.ts';
import { troubleOf } from '../disk/trouble.ts';
import { takeLock, type Asking, type LockRefusal } from '../lock/lock.ts';
import { OwnedDisk } from '../lock/owned-disk.ts';
import { checkFolder, type CheckRefusal } from './check-folder.ts';
import { Looking } from './looking.ts';
import { QuietDisk } from './quiet-disk.ts';

/** Why nothing was moved. */
export type RepairRefusal = CheckRefusal | { readonly code: 'locked'; readonly refusal: LockRefusal };

/**
 * Moves every file to quarantine that a start would move there, and does nothing else: returns their names. It takes
 * the folder's lock, so it is refused while Headpin runs. A second run finds nothing to move.
 */
export async function repairFolder(
  folder: string,
  asking: Asking = {},
): Promise<Result<readonly string[], RepairRefusal>> {
  // Asking for the lock would create a folder that is not there.
  const disk = new NodeDisk();
  const looking = new Looking(new QuietDisk(), folder);
  if ((await looking.disk.look(folder))?.kind !== 'folder') return err({ code: 'no-folder' });
  const lock = await takeLock(disk, folder, 'console', asking);
  if (!lock.ok) return err({ code: 'locked', refusal: lock.error });
  lock.value.keepFresh(() => undefined);
  try {
    // The lock is this process's own, so that nothing can change between two looks.
    const report = await checkFolder(folder, { pause: 0 });
    if (!report.ok) return report;
    const owned = new OwnedDisk(disk, () => lock.value.check());
    for (const file of report.value.aside) await setAside(owned, folder, looking.path(file));
    return ok(report.value.aside);
  } catch (error) {
    return err({ code: 'trouble', trouble: troubleOf(error) });
  } finally {
    await lock.value.release();
  }
}
