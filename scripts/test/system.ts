import type { Run } from '../processes.ts';
import { exitCode, Output } from './command.ts';

/** Runs a system command as part of a run, which can end it; returns whether it worked. */
export async function worked(
  run: Run,
  stop: AbortSignal,
  command: string,
  parameters: readonly string[],
): Promise<boolean> {
  return (await said(run, stop, command, parameters)).worked;
}

/** Runs a system command; throws if it fails. */
export async function must(
  run: Run,
  stop: AbortSignal,
  command: string,
  parameters: readonly string[],
): Promise<void> {
  const { worked, text } = await said(run, stop, command, parameters);
  if (!worked) throw new Error(`${command} ${parameters.join(' ')}: ${text.trim()}`);
}

/** Runs a system command; returns its output and whether it worked. */
export async function said(
  run: Run,
  stop: AbortSignal,
  command: string,
  parameters: readonly string[],
): Promise<{ readonly worked: boolean; readonly text: string }> {
  const output = new Output();
  // Marked, so that the cleanup after a killed script also waits for a disk being mounted.
  const env = { ...process.env, ...run.environment };
  try {
    const code = await exitCode(command, parameters, { env, signal: stop }, output);
    return { worked: code === 0, text: output.read() };
  } catch (error) {
    stop.throwIfAborted();
    // No such command.
    return { worked: false, text: String(error) };
  }
}
