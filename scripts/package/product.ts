import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRuntime, readRuntime, root } from '../../drive/runtime.ts';
import { buildFrontDeskIfStale, buildIfStale } from '../build.ts';
import type { Run } from '../processes.ts';
import { makeDeb } from './deb.ts';
import { makeHouseDeb } from './house/house-deb.ts';
import { writeBill } from './sbom.ts';
import { makeUnpacked, type Wish } from './unpacked.ts';
import { packageVersion } from './version.ts';

/** The results of `npm run package` in out/package. */
export interface Product {
  readonly version: string;
  /** The folder of the unpacked program. */
  readonly unpacked: string;
  /** The Debian package. */
  readonly deb: string;
  /** The Debian package of the desk's PC. */
  readonly houseDeb: string;
}

/** Packages the same program under a higher version below out/package/next, to test an update. */
export async function makeNextDeb(
  { unpacked, version }: Product,
  run: Run,
  stop: AbortSignal,
): Promise<string> {
  const output = join(root, 'out', 'package', 'next');
  mkdirSync(output, { recursive: true });
  return makeDeb({ unpacked, version: `${version}+next`, output }, run, stop);
}

/** Builds the program if needed and makes everything that a lane PC can be installed from. */
export async function makeProduct(
  run: Run,
  stop: AbortSignal,
  output = join(root, 'out', 'package'),
): Promise<Product> {
  const wish = await wishOf(output, stop);
  const unpacked = await makeUnpacked(wish, run, stop);
  const { version, runtime } = wish;
  writeBill(version, runtime, output);
  return {
    version,
    unpacked,
    deb: await makeDeb({ unpacked, version, output }, run, stop),
    houseDeb: await makeHouseDeb({ version, output }, run, stop),
  };
}

/** The package of the desk's PC alone, which needs no Electron. */
export async function makeHouseProduct(
  run: Run,
  stop: AbortSignal,
  output = join(root, 'out', 'package'),
): Promise<string> {
  await buildFrontDeskIfStale(stop);
  return makeHouseDeb({ version: ownVersion(), output }, run, stop);
}

/** The desk's package, and a newer one of the same program, to test an update. */
export async function makeHousePackages(run: Run, stop: AbortSignal): Promise<void> {
  await makeHouseProduct(run, stop);
  const output = join(root, 'out', 'package', 'next');
  await makeHouseDeb({ version: `${ownVersion()}+next`, output }, run, stop);
}

function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}

/** On Windows: builds the program if needed and makes the unpacked program. Returns its folder. */
export async function makeWindowsProgram(run: Run, stop: AbortSignal): Promise<string> {
  return makeUnpacked(await wishOf(join(root, 'out', 'package'), stop), run, stop);
}

async function wishOf(output: string, stop: AbortSignal): Promise<Wish> {
  const runtime = readRuntime();
  const version = packageVersion(ownVersion(), runtime);
  console.log(`packaging Headpin ${version} on ${describeRuntime(runtime)}`);
  await buildIfStale(stop);
  return { runtime, version, output };
}
