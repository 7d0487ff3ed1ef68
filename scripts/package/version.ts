import type { Runtime } from '../../drive/runtime.ts';

/**
 * The packaged program's version. One built on another Electron than the pinned one says so and sorts before the real
 * one, so that the release replaces it.
 */
export function packageVersion(own: string, runtime: Pick<Runtime, 'version' | 'pinned'>): string {
  return runtime.version === runtime.pinned ? own : `${own}-electron${runtime.version}`;
}

/** The same version for dpkg, which sorts what follows `~` before the version without it. */
export function debianVersion(version: string): string {
  return version.replace('-', '~');
}
