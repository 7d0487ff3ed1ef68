import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Run } from '../processes.ts';
import { must } from '../test/system.ts';
import { buildTime } from './build-time.ts';
import { controlFile, debianArchitecture } from './control.ts';
import { HOME, debianFile, type DebianFile, type Facts } from './debian.ts';
import { ICON_SIZES } from './icons.ts';
import { checksums, dateAll, fingerprint, kilobytes, openToAll, writeOpen } from './tree.ts';
import { debianVersion } from './version.ts';

/** The files of a kiosk, laid out as they are installed. */
const KIOSK = join(import.meta.dirname, 'kiosk/files');

/** A Debian package to make. */
export interface DebWish {
  readonly unpacked: string;
  readonly version: string;
  /** The folder for the package. */
  readonly output: string;
}

/** Makes the Debian package with dpkg-deb alone. The same program gives the same bytes. Returns its file. */
export async function makeDeb(
  { unpacked, version, output }: DebWish,
  run: Run,
  stop: AbortSignal,
): Promise<string> {
  const stage = join(run.folder, 'deb');
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage);
  const program = join(stage, HOME, 'package');
  await cp(unpacked, program, { recursive: true });
  const facts: Facts = {
    version: debianVersion(version),
    build: `${version}-${fingerprint(unpacked)}`,
    home: HOME,
  };
  writeRest(stage, facts);
  const parts = { stage, name: 'headpin', tops: ['opt', 'usr'], version: facts.version, output };
  return packed({ ...parts, control: (size) => controlFile(version, size) }, run, stop);
}

/** A staged package to pack. */
export interface Staged {
  readonly stage: string;
  readonly name: string;
  /** In dpkg's format. */
  readonly version: string;
  /** The folders whose files are installed. */
  readonly tops: readonly string[];
  /** The control file of a package of this size in kilobytes. */
  readonly control: (installedKilobytes: number) => string;
  readonly conffiles?: string;
  /** The folder for the package. */
  readonly output: string;
}

/** Packs what was staged, and removes the stage. The same files give the same bytes. Returns the package's file. */
export async function packed(
  { stage, name, version, tops, control, conffiles, output }: Staged,
  run: Run,
  stop: AbortSignal,
): Promise<string> {
  openToAll(stage);
  const sums = tops.map((top) => checksums(join(stage, top), top)).join('');
  const size = kilobytes(stage);
  writeOpen(join(stage, 'DEBIAN/md5sums'), sums);
  writeOpen(join(stage, 'DEBIAN/control'), control(size));
  if (conffiles !== undefined) writeOpen(join(stage, 'DEBIAN/conffiles'), conffiles);
  const time = buildTime();
  dateAll(stage, time);
  const file = `${name}_${version}_${debianArchitecture()}.deb`;
  const made = join(run.folder, file);
  // One thread: with several, the compressed bytes may differ from machine to machine.
  const env = [`SOURCE_DATE_EPOCH=${String(time)}`, 'DPKG_DEB_THREADS_MAX=1', 'LC_ALL=C'];
  const options = ['--root-owner-group', '-Zzstd', '-z10'];
  await must(run, stop, 'env', [...env, 'dpkg-deb', ...options, '--build', stage, made]);
  rmSync(stage, { recursive: true });
  mkdirSync(output, { recursive: true });
  await cp(made, `${join(output, file)}.part`);
  await rename(`${join(output, file)}.part`, join(output, file));
  return join(output, file);
}

/** Writes all files of the package except the program. */
function writeRest(stage: string, facts: Facts): void {
  const put = (path: string, name: DebianFile, mode = 0o644): void => {
    writeOpen(join(stage, path), debianFile(name, facts), mode);
  };
  for (const script of ['postinst', 'prerm', 'postrm'] as const)
    put(`DEBIAN/${script}`, `${script}.sh`, 0o755);
  put(join(HOME, 'package/apparmor'), 'apparmor');
  put('usr/bin/headpin', 'headpin.sh', 0o755);
  put('usr/share/applications/headpin.desktop', 'headpin.desktop');
  put('usr/share/doc/headpin/copyright', 'copyright');
  cpSync(KIOSK, stage, { recursive: true });
  const manual = gzipSync(debianFile('headpin.1', facts), { level: 9 });
  writeOpen(join(stage, 'usr/share/man/man1/headpin.1.gz'), manual);
  const icons = join(stage, 'usr/share/icons/hicolor');
  const drawn = join(import.meta.dirname, 'icons');
  for (const size of ICON_SIZES) {
    const picture = readFileSync(join(drawn, `headpin-${String(size)}.png`));
    writeOpen(join(icons, `${String(size)}x${String(size)}/apps/headpin.png`), picture);
  }
  writeOpen(join(icons, 'scalable/apps/headpin.svg'), readFileSync(join(drawn, 'headpin.svg')));
}
