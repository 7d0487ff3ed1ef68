import { join } from 'node:path';
import type { Run } from '../../processes.ts';
import { countOne, type Count } from '../../test/count.ts';
import { InstallerTrial } from './installer-trial.ts';
import { makeStandIn } from './stand-in.ts';
import { testOnWindows } from './tests.ts';
import { fetchWindowsNode } from './windows-node.ts';
import { Wine } from './wine.ts';

/** What is tested under Wine: our code in Node for Windows, or the installer. */
export type WindowsPart = 'tests' | 'installer';

/** Tests one part in a new Windows under Wine. */
export async function tryOnWindows(part: WindowsPart, run: Run, stop: AbortSignal): Promise<Count> {
  const wine = await Wine.begin(join(run.folder, `wine-${part}`), run, stop);
  try {
    const node = await fetchWindowsNode(run, stop);
    // Node resolves /proc on the current drive, so drive C: must not have one.
    const asked = "[process.platform, require('node:fs').existsSync('/proc')].join()";
    const isWindows = countOne(
      'Node runs as on Windows, without /proc',
      (await wine.must(node, '-p', asked)).trim() === 'win32,false',
    );
    const count =
      part === 'tests'
        ? await testOnWindows(wine, node, run, stop)
        : await tryInstaller(wine, node, run, stop);
    return {
      ...count,
      passed: count.passed + isWindows.passed,
      failures: [...isWindows.failures, ...count.failures],
    };
  } finally {
    await wine.end();
  }
}

async function tryInstaller(wine: Wine, node: string, run: Run, stop: AbortSignal): Promise<Count> {
  const make = (version: string): ReturnType<typeof makeStandIn> => makeStandIn(version, node, run, stop);
  return new InstallerTrial(
    wine,
    [await make('0.1.0'), await make('0.2.0'), await make('0.3.0')],
    run.folder,
  ).run();
}
