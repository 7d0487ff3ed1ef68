export const SAVE_TROUBLES = [
  'disk-full',
  'read-only',
  'folder-missing',
  'folder-lost',
  'not-allowed',
  'too-large',
  'device-error',
] as const;
export type SaveTrouble = (typeof SAVE_TROUBLES)[number];
