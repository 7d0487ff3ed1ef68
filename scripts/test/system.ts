import type { Run } from '../processes.ts';
import { exitCode, Minutes } from './command.ts';

/** Runs a system command as part of a run, which ends it with all else; whether it worked. */
export async function worked(
  run: Run,
  stop: AbortSignal,
  command: string,
  parameters: readonly string[],
): Promise<boolean> {
  return (await said(run, stop, command, parameters)).worked;
}

/** Runs a system command that has to work. */
export async function must(
  run: Run,
  stop: AbortSignal,
  command: string,
  parameters: readonly string[],
): Promise<void> {
  const { worked, text } = await said(run, stop, command, parameters);
  if (!worked) throw new Error(`${command} ${parameters.join(' ')}: ${text.trim()}`);
}

/** Runs a system command; what it printed, and whether it worked. */
export async function said(
  run: Run,
  stop: AbortSignal,
  command: string,
  parameters: readonly string[],
): Promise<{ readonly worked: boolean; readonly text: string }> {
  const minutes = new Minutes();
  // Marked, so that who tidies up after a script that was killed waits for no disk that is mounted behind its back.
  const env = { ...process.env, ...run.environment };
  try {
    const code = await exitCode(command, parameters, { env, signal: stop }, minutes);
    return { worked: code === 0, text: minutes.read() };
  } catch (error) {
    stop.throwIfAborted();
    // There is no such command here.
    return { worked: false, text: String(error) };
  }
}
