import { constants } from 'node:fs';
import { codeOf } from './trouble.ts';

/** Everything that differs between operating systems; no other file in saves asks. */
export interface Platform {
  readonly syncsFolders: boolean;
  /** On Windows a scanner or indexer may hold a file briefly: how long to retry a rename, in ms. */
  readonly renamePatience: number;
  /** The flag with which a write is durable when it returns; null: a flush must follow (Windows). */
  readonly writesThrough: number | null;
  /** Where the system keeps a machine id; null: only the host name is known (Windows). */
  readonly machineFiles: { readonly id: string; readonly name: string; readonly processes: string } | null;
}

// The PID namespace: a container numbers its own processes and counts as a machine of its own.
const LINUX_MACHINE = { id: '/etc/machine-id', name: '/etc/hostname', processes: '/proc/self/ns/pid' };

export function platformOf(name: NodeJS.Platform): Platform {
  return name === 'win32'
    ? { syncsFolders: false, renamePatience: 2_000, writesThrough: null, machineFiles: null }
    : {
        syncsFolders: true,
        renamePatience: 0,
        writesThrough: constants.O_DSYNC,
        machineFiles: LINUX_MACHINE,
      };
}

const HELD_FOR_A_MOMENT: readonly string[] = ['EPERM', 'EACCES', 'EBUSY'];
const PAUSE = 20;

/** Retries while somebody holds the file, up to the patience (ms). */
export async function patiently(patience: number, call: () => Promise<void>): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      await call();
      return;
    } catch (error) {
      // Stryker disable next-line EqualityOperator: the two differ by no time at all
      if (!HELD_FOR_A_MOMENT.includes(codeOf(error)) || performance.now() >= end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

// FAT and exFAT answer EPERM (Windows: EISDIR or UNKNOWN), shares one of the others, a full link count EMLINK.
const NO_LINKS: readonly string[] = [
  'EPERM',
  'EACCES',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EMLINK',
  'EXDEV',
  'EISDIR',
  'UNKNOWN',
];

/** Whether the file system has no hard links; the caller then copies. */
export function linksAreRefused(error: unknown): boolean {
  return NO_LINKS.includes(codeOf(error));
}

/** Whether a folder's fsync is unsupported here (some shares) rather than failed. */
export function folderSyncIsUnknown(error: unknown): boolean {
  return ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error));
}
