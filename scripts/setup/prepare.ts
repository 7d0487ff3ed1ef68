/** The part of set-up that needs packages: `prepare.ts start|test|package|verify`, called by setup.mjs on the pinned Node. */
import { describeRuntime, isRoot } from '../../drive/runtime.ts';
import { findElectron } from './electron.ts';
import { installLibraries } from './libraries.ts';
import { allowSandbox } from './sandbox.ts';
import { say } from './say.ts';

const modes = ['start', 'test', 'package', 'verify'] as const;
type Mode = (typeof modes)[number];

async function prepare(mode: Mode): Promise<void> {
  const runtime = await findElectron();
  // A package is made of Electron's files; nothing is started.
  if (mode !== 'package') await installLibraries(runtime, mode);
  // Root runs the program without a sandbox, but root's tests run as an ordinary user with one.
  const tests = mode === 'test' || mode === 'verify';
  if (tests || (mode === 'start' && !isRoot())) allowSandbox(runtime);
  say(`ready: Node ${process.versions.node}, ${describeRuntime(runtime)}`);
}

try {
  await prepare(modes.find((mode) => mode === process.argv[2]) ?? 'start');
} catch (error) {
  console.error(`set-up: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
