/**
 * `npm run package`: what a lane PC and the desk's PC are installed from, in out/package. `-- --house` makes only the
 * desk's; `-- --windows DIR` makes the installer for Windows of an unpacked program that was made on Windows.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../drive/runtime.ts';
import { wrongFuses } from './package/fuses.ts';
import { makeHouseProduct, makeProduct, makeWindowsProgram } from './package/product.ts';
import { makeInstaller } from './package/windows/installer.ts';
import type { Run } from './processes.ts';
import { runScript } from './script.ts';

const { values } = parseArgs({ options: { windows: { type: 'string' }, house: { type: 'boolean' } } });

async function makePackage(run: Run, stop: AbortSignal): Promise<number> {
  if (process.platform === 'win32') {
    console.log(`The unpacked program: ${await makeWindowsProgram(run, stop)}`);
    return 0;
  }
  if (process.platform !== 'linux') {
    console.error('The package is made on Linux, and the program for Windows on Windows.');
    return 2;
  }
  if (values.windows !== undefined) return makeForWindows(resolve(values.windows), run, stop);
  if (values.house === true) {
    console.log(`The house's package:  ${await makeHouseProduct(run, stop)}`);
    return 0;
  }
  const { unpacked, deb, houseDeb } = await makeProduct(run, stop);
  console.log(`The unpacked program: ${unpacked}`);
  console.log(`The Debian package:   ${deb}`);
  console.log(`The house's package:  ${houseDeb}`);
  return 0;
}

async function makeForWindows(payload: string, run: Run, stop: AbortSignal): Promise<number> {
  const wrong = await wrongFuses(join(payload, 'headpin.exe'));
  if (wrong.length > 0) {
    console.error(`Fuses of ${payload} are not set: ${wrong.join(', ')}`);
    return 1;
  }
  const output = join(root, 'out', 'package');
  console.log(`The installer: ${await makeInstaller({ payload, output }, run, stop)}`);
  return 0;
}

await runScript(makePackage);
