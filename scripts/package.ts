/** `npm run package`: the program as a lane PC gets it, in out/package. */
import { makeProduct } from './package/product.ts';
import type { Run } from './processes.ts';
import { runScript } from './script.ts';

async function makePackage(run: Run, stop: AbortSignal): Promise<number> {
  if (process.platform !== 'linux') {
    console.error('The package is made on Linux.');
    return 2;
  }
  const { unpacked, deb } = await makeProduct(run, stop);
  console.log(`The unpacked program: ${unpacked}`);
  console.log(`The Debian package:   ${deb}`);
  return 0;
}

await runScript(makePackage);
