import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeRuntime, readRuntime, root } from '../../drive/runtime.ts';
import { buildIfStale } from '../build.ts';
import type { Run } from '../processes.ts';
import { makeDeb } from './deb.ts';
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
  return { version, unpacked, deb: await makeDeb({ unpacked, version, output }, run, stop) };
}

/** On Windows: builds the program if needed and makes the unpacked program. Returns its folder. */
export async function makeWindowsProgram(run: Run, stop: AbortSignal): Promise<string> {
  return makeUnpacked(await wishOf(join(root, 'out', 'package'), stop), run, stop);
}

async function wishOf(output: string, stop: AbortSignal): Promise<Wish> {
  const runtime = readRuntime();
  const { version: own } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const version = packageVersion(own, runtime);
  console.log(`packaging Headpin ${version} on ${describeRuntime(runtime)}`);
  await buildIfStale(stop);
  return { runtime, version, output };
}
