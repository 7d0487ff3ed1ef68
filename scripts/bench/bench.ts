import { isRoot, readRuntime, runtimeEnvironment } from '../../drive/runtime.ts';
import { buildIfStale } from '../build.ts';
import type { Run } from '../processes.ts';
import { startVirtualDisplay } from '../xvfb.ts';

/** A benchmark. It prints its result with a floor measured in the same run. */
export interface Bench {
  readonly name: string;
  readonly run: (stop: AbortSignal, run: Run) => Promise<void>;
}

/** The most players that a lane shows on one page. */
export const EIGHT = ['KYJ', 'PJS', 'CMS', 'DOM', 'MAX', 'TOM', 'SUN', 'JHK'];

/** Builds the program and gives this process a display and the runtime to open it with. */
export async function prepareProgram(run: Run, stop: AbortSignal): Promise<void> {
  await buildIfStale(stop);
  const display = await startVirtualDisplay(run);
  Object.assign(process.env, run.environment, runtimeEnvironment(readRuntime()), display);
  if (isRoot()) process.env['HEADPIN_NO_SANDBOX'] = '1';
}
