import { constants } from 'node:os';
import type { SaveTrouble } from '../../contract/contract.ts';

// Node's own codes tell of arguments that make no sense; but for a file that is too large for it, and a stream that broke.
const OF_A_BUG = /^ERR_(?!FS_|STREAM_)/u;

/** The system's code of a refused file call. What has none was no file call: a bug, thrown on. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) throw error;
  if (OF_A_BUG.test(error.code)) throw error;
  return error.code;
}

/** The code of what is refused because somebody else has the data folder by now; no system has it. */
export const FOLDER_LOST = 'EFOLDERLOST';

const TROUBLES: Readonly<Record<string, SaveTrouble>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  // Node has no name for it and hands the bare number on.
  [`Unknown system error -${String(constants.errno.EDQUOT)}`]: 'disk-full',
  EFBIG: 'disk-full',
  EROFS: 'read-only',
  ENOENT: 'folder-missing',
  ENOTDIR: 'folder-missing',
  // A file stands where the folder should be.
  EEXIST: 'folder-missing',
  [FOLDER_LOST]: 'folder-lost',
  EACCES: 'not-allowed',
  EPERM: 'not-allowed',
};

/** What a refused file call means to people. */
export function troubleOf(error: unknown): SaveTrouble {
  return TROUBLES[codeOf(error)] ?? 'device-error';
}
