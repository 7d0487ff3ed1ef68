import { stat } from 'node:fs/promises';

/**
 * Does the work as the folder's owner if root does it: a folder or file of root's would keep the lane's account from
 * its own data. Others, and Windows, work as themselves.
 */
export async function asOwner<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const { geteuid, seteuid, setegid } = process;
  if (geteuid?.() !== 0 || seteuid === undefined || setegid === undefined) return work();
  const owner = await stat(folder).catch(() => null);
  if (owner === null || owner.uid === 0) return work();
  const group = process.getegid?.() ?? 0;
  setegid(owner.gid);
  seteuid(owner.uid);
  try {
    return await work();
  } finally {
    seteuid(0);
    setegid(group);
  }
}
