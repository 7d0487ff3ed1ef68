import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endSuddenly } from './sudden.ts';
import type { Row } from './table.ts';
import { environmentOf, missing, must, newFolder, tried, type Commands } from './tools.ts';

// EXT4_IOC_SHUTDOWN with EXT4_GOING_FLAGS_NOLOGFLUSH stops the file system at once and loses what is not on the disk.
// Node has no ioctl, but every Debian has Perl.
const SHUTDOWN =
  'my $flags = pack("L", 2); open(my $disk, "<", $ARGV[0]) or die $!; defined ioctl($disk, 0x8004587d, $flags) or die $!;';

function powerCutWhileBowling(fault: string, pair: boolean): Row {
  return {
    ...{ number: 2, fault },
    run: async (mode, tools) => {
      const disk = newDisk(tools);
      if ('notRun' in disk) return disk;
      const times = pair ? { short: 2, full: 200 } : { short: 6, full: 500 };
      const tally = await endSuddenly(tools, {
        ...{ times: times[mode], latest: pair ? 150 : 60, pair },
        folder: (time) => join(disk.folder, `data-${String(time)}`),
        end: async (worker, time) => {
          const isCut = cutPower(tools, disk.folder, time);
          await worker.kill();
          remount(tools, disk);
          return isCut();
        },
      });
      must(tools, 'umount', [disk.folder]);
      const note = `${String(tally.told)} changes acknowledged; ${tally.words}; each cut that counts took a file that was not synced`;
      return { fired: tally.fired, note };
    },
  };
}

/** Fault row 2: the power of a real ext4 is cut during writes; then it is mounted again, as at the next start. */
export const powerCut = powerCutWhileBowling('power cut (ext4)', false);

/** Fault row 2 on a pair: balls go from one game to the other meanwhile. */
export const pairPowerCut = powerCutWhileBowling(
  'power cut (ext4) while both games of a pair are bowled',
  true,
);

interface CutDisk {
  readonly image: string;
  readonly folder: string;
}

/** A mounted disk whose power can be cut, or the reason why there is none here. */
export function newDisk(tools: Commands, megabytes = 32): CutDisk | { readonly notRun: string } {
  if (process.getuid?.() !== 0) return { notRun: 'mounting a disk needs root' };
  const absent = missing(['mkfs.ext4', 'losetup', 'mount', 'perl']);
  if (absent !== null) return { notRun: absent };
  const place = newFolder(tools, 'ext4');
  const disk = { image: join(place, 'image'), folder: join(place, 'disk') };
  writeFileSync(disk.image, '');
  truncateSync(disk.image, megabytes * 1024 * 1024);
  mkdirSync(disk.folder);
  must(tools, 'mkfs.ext4', ['-q', '-F', disk.image]);
  const refusal = mount(tools, disk);
  return refusal === null ? disk : { notRun: `a file cannot be mounted as a disk here (${refusal})` };
}

/** Cuts the power. The result, called after the mount, says whether a file just written and not synced was lost. */
export function cutPower(tools: Commands, folder: string, cut: number): () => boolean {
  // A new name each time: ext4 flushes a file that replaces another sooner.
  const [witness, text] = [join(folder, `witness-${String(cut)}`), 'not synced'];
  writeFileSync(witness, text);
  must(tools, 'perl', ['-e', SHUTDOWN, folder]);
  return () => {
    try {
      return readFileSync(witness, 'utf8') !== text;
    } catch {
      return true;
    }
  };
}

/** Mounts the disk again, as at the next start. */
export function remount(tools: Commands, disk: CutDisk): void {
  must(tools, 'umount', [disk.folder]);
  const refusal = mount(tools, disk);
  if (refusal !== null) throw new Error(refusal);
}

/**
 * On a loop device of its own, which disappears with the mount. `mount -o loop` would take one that is still there: a sandbox begun
 * meanwhile, with mounts of its own, keeps the disk that was cut.
 */
function mount(tools: Commands, { image, folder }: CutDisk): string | null {
  const made = spawnSync('losetup', ['--find', '--show', image], {
    encoding: 'utf8',
    env: environmentOf(tools),
  });
  if (made.status !== 0) return made.error?.message ?? made.stderr.trim();
  const device = made.stdout.trim();
  const refusal = tried(tools, 'mount', [device, folder]);
  // While it is mounted this only marks it.
  tried(tools, 'losetup', ['--detach', device]);
  return refusal;
}
