import { copyFileSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../../drive/runtime.ts';
import { packagedPostgres, placePostgres } from '../../../src/house/cluster/postgres-files.ts';
import type { Run } from '../../processes.ts';
import { filledIn } from '../blanks.ts';
import { debianArchitecture } from '../control.ts';
import { packed } from '../deb.ts';
import { licenceField } from '../debian.ts';
import { writeOpen } from '../tree.ts';
import { debianVersion } from '../version.ts';
import { bundleHouse } from './bundle.ts';

const FILES = join(import.meta.dirname, 'files');
const PROGRAM = 'usr/lib/headpin-house';
const CONFIGURATION = ['house.json', 'postgresql.conf'] as const;
const UNITS = [
  'headpin-house-database.service',
  'headpin-house.service',
  'headpin-house-backup.service',
  'headpin-house-backup.timer',
] as const;
/** Parts of PostgreSQL that a house never loads, with libraries of further licences. */
const UNUSED = [
  ...['lib/*.a', 'lib/pkgconfig', 'lib/lib{ecpg,pgtypes,ossp-uuid,uuid,xslt}*'],
  'lib/postgresql/{pgxs,pgxml,uuid-ossp,plperl,plpython3,pltcl,*_plperl,*_plpython3}*',
];

/** The package of the desk's PC: service, page, PostgreSQL and a Node to run them. */
export interface HouseDebWish {
  readonly version: string;
  /** The folder for the package. */
  readonly output: string;
}

/** Makes the house's Debian package with dpkg-deb alone. The same sources give the same bytes. Returns its file. */
export async function makeHouseDeb(
  { version, output }: HouseDebWish,
  run: Run,
  stop: AbortSignal,
): Promise<string> {
  const stage = join(run.folder, 'house-deb');
  rmSync(stage, { recursive: true, force: true });
  await stageProgram(join(stage, PROGRAM));
  stageFiles(stage, version);
  return packed(
    {
      ...{ stage, name: 'headpin-house', version: debianVersion(version), tops: ['etc', 'usr'], output },
      control: (size) => houseControl(version, size),
      conffiles: CONFIGURATION.map((name) => `/etc/headpin-house/${name}\n`).join(''),
    },
    run,
    stop,
  );
}

async function stageProgram(program: string): Promise<void> {
  await bundleHouse(program);
  const node = join(root, 'node_modules', `node-${process.platform}-${process.arch}`);
  copyFileSync(join(node, 'bin', 'node'), join(program, 'node'));
  copyFileSync(join(node, 'LICENSE'), join(program, 'LICENSE.node.txt'));
  const postgres = packagedPostgres();
  if (postgres === null) throw new Error('There is no PostgreSQL for this system among the packages.');
  const placed = join(program, 'postgres');
  placePostgres(postgres, placed, 'copy');
  for (const name of globSync(UNUSED, { cwd: placed })) rmSync(join(placed, name), { recursive: true });
  copyFileSync(join(postgres, '..', 'LICENSE.md'), join(program, 'LICENSE.postgres.md'));
  copyFileSync(join(FILES, 'LICENSES.postgres.txt'), join(program, 'LICENSES.postgres.txt'));
}

function stageFiles(stage: string, version: string): void {
  const read = (name: string): string => readFileSync(join(FILES, name), 'utf8');
  for (const script of ['postinst', 'prerm', 'postrm'])
    writeOpen(join(stage, 'DEBIAN', script), read(`${script}.sh`), 0o755);
  writeOpen(join(stage, 'usr/bin/headpin-house'), read('headpin-house'), 0o755);
  for (const unit of UNITS) writeOpen(join(stage, 'usr/lib/systemd/system', unit), read(unit));
  for (const name of CONFIGURATION) writeOpen(join(stage, 'etc/headpin-house', name), read(name));
  const copyright = filledIn('copyright', read('copyright'), { LICENSE: licenceField() });
  writeOpen(join(stage, 'usr/share/doc/headpin-house/copyright'), copyright);
  const manual = filledIn('headpin-house.1', read('headpin-house.1'), { VERSION: debianVersion(version) });
  writeOpen(join(stage, 'usr/share/man/man1/headpin-house.1.gz'), gzipSync(manual, { level: 9 }));
}

function houseControl(version: string, installedKilobytes: number): string {
  return `Package: headpin-house
Version: ${debianVersion(version)}
Section: games
Priority: optional
Architecture: ${debianArchitecture()}
Maintainer: The Headpin authors <headpin@localhost>
Installed-Size: ${String(installedKilobytes)}
Depends: libc6 (>= 2.28), libgcc-s1, libstdc++6, coreutils, diffutils, passwd, tar, util-linux
Recommends: systemd
Description: front desk of a house of Headpin lanes
 Every lane of a house on one front desk: a service, its page, and a PostgreSQL
 of its own with what the lanes deliver. Lanes play on without it.
`;
}
