import { codeOf } from './trouble.ts';

/** What differs between the systems that Headpin runs on; nothing else in saves asks which one it is. */
export interface Platform {
  /** Windows cannot open a folder to sync it. */
  readonly syncsFolders: boolean;
  /** On Windows a scanner or an indexer may hold a file for a moment: how long a rename is tried, in ms. */
  readonly renamePatience: number;
  /** Where the system keeps a machine's identity; null: it is known by its name in the network alone (Windows). */
  readonly machineFiles: { readonly id: string; readonly name: string; readonly processes: string } | null;
}

// The namespace of processes: a container numbers its own, and is a machine of its own for whoever asks after one.
const LINUX_MACHINE = { id: '/etc/machine-id', name: '/etc/hostname', processes: '/proc/self/ns/pid' };

/** The platform by Node's name for it. */
export function platformOf(name: NodeJS.Platform): Platform {
  return name === 'win32'
    ? { syncsFolders: false, renamePatience: 2_000, machineFiles: null }
    : { syncsFolders: true, renamePatience: 0, machineFiles: LINUX_MACHINE };
}

const HELD_FOR_A_MOMENT: readonly string[] = ['EPERM', 'EACCES', 'EBUSY'];
const PAUSE = 20;

/** Calls until it works, until another error than "held by somebody", or until the patience (ms) is used up. */
export async function patiently(patience: number, call: () => Promise<void>): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    try {
      await call();
      return;
    } catch (error) {
      // Stryker disable next-line EqualityOperator: a moment of no length
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

/** Whether the file system has no second names for a file: the caller copies instead. */
export function linksAreRefused(error: unknown): boolean {
  return NO_LINKS.includes(codeOf(error));
}

/** Whether a folder's fsync was refused as a thing unknown here (some shares), not as failed. */
export function folderSyncIsUnknown(error: unknown): boolean {
  return ['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(codeOf(error));
}
