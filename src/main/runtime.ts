import type { StartNotice } from '../preload/contract.ts';

/** Says plainly when the program does not run on the Electron it is released with. */
export function runtimeNotices(): readonly StartNotice[] {
  const version = process.versions.electron;
  return version === PINNED_ELECTRON ? [] : [{ kind: 'fallback-runtime', version }];
}
