import { constants } from 'node:os';
import type { SaveTrouble } from '../../contract/contract.ts';

// Node's own codes mean invalid arguments, except for a file too large and a broken stream.
const OF_A_BUG = /^ERR_(?!FS_|STREAM_)/u;

/** A refused file call's system code. An error without one is a bug and is rethrown. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) throw error;
  if (OF_A_BUG.test(error.code)) throw error;
  return error.code;
}

/** Refused because somebody else has the data folder now; no system uses this code. */
export const FOLDER_LOST = 'EFOLDERLOST';

const TROUBLES: Readonly<Record<string, SaveTrouble>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  // Node has no name for it and passes the number on.
  [`Unknown system error -${String(constants.errno.EDQUOT)}`]: 'disk-full',
  EFBIG: 'disk-full',
  EROFS: 'read-only',
  ENOENT: 'folder-missing',
  ENOTDIR: 'folder-missing',
  // A file has the folder's name.
  EEXIST: 'folder-missing',
  [FOLDER_LOST]: 'folder-lost',
  EACCES: 'not-allowed',
  EPERM: 'not-allowed',
};

export function troubleOf(error: unknown): SaveTrouble {
  return TROUBLES[codeOf(error)] ?? 'device-error';
}
