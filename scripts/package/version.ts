import type { Runtime } from '../../drive/runtime.ts';

/**
 * The packaged program's version. A build on another Electron than the pinned one names it and sorts before the
 * release, so that the release replaces it.
 */
export function packageVersion(own: string, runtime: Pick<Runtime, 'version' | 'pinned'>): string {
  return runtime.version === runtime.pinned ? own : `${own}-electron${runtime.version}`;
}

/** The same version for dpkg, which sorts a suffix after `~` before the version without it. */
export function debianVersion(version: string): string {
  return version.replace('-', '~');
}
