import type { ProgramRuntime } from '../../contract/contract.ts';

/** What this program is and runs on; set-up writes the pinned Electron's version into the build. */
export function programRuntime(version: string): ProgramRuntime {
  return { version, electron: process.versions.electron, pinned: PINNED_ELECTRON };
}
