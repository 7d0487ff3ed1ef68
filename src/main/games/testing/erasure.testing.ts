import type { Disk } from '../../../saves/disk/disk.ts';
import { KeptFile } from '../../../saves/settings/kept-file.ts';
import { ERASED_FILE, type ErasedFile } from '../../../saves/settings/erased-file.ts';
import { ErasedExports } from '../../exports/erased-exports.ts';
import type { GamesDeps } from '../games-deps.ts';

/** What games need to erase a bowler, on this disk. */
export function erasure(
  disk: Disk,
  data: string,
): Pick<GamesDeps, 'exported'> & { readonly erased: ErasedFile } {
  return {
    erased: new KeptFile(disk, data, ERASED_FILE),
    exported: new ErasedExports(disk, data),
  };
}
