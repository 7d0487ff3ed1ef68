/** The part of set-up that needs packages: `prepare.ts start|test`, called by setup.mjs on the pinned Node. */
import { describeRuntime, isRoot } from '../../drive/runtime.ts';
import { findElectron } from './electron.ts';
import { installLibraries } from './libraries.ts';
import { allowSandbox } from './sandbox.ts';
import { say } from './say.ts';

async function prepare(mode: 'start' | 'test'): Promise<void> {
  const runtime = await findElectron();
  await installLibraries(runtime, mode);
  // Root runs the program without a sandbox, but root's tests run as an ordinary user with one.
  if (mode === 'test' || !isRoot()) allowSandbox(runtime);
  say(`ready: Node ${process.versions.node}, ${describeRuntime(runtime)}`);
}

try {
  await prepare(process.argv[2] === 'test' ? 'test' : 'start');
} catch (error) {
  console.error(`set-up: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
