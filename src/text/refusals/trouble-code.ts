/** Why a file could not be written. */
export type TroubleCode =
  | 'disk-full'
  | 'read-only'
  | 'folder-missing'
  | 'folder-lost'
  | 'not-allowed'
  | 'too-large'
  | 'device-error';
