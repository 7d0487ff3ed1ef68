import { performance } from 'node:perf_hooks';
import { root } from '../../drive/runtime.ts';
import type { Run } from '../processes.ts';
import { exitCode, Output } from './command.ts';

/** A command of a check, and its display name. */
export interface Step {
  readonly name: string;
  readonly program: string;
  readonly parameters: readonly string[];
}

/** Runs commands in parallel; prints each one's output and seconds when it ends. Returns the exit code. */
export async function runSideBySide(steps: readonly Step[], run: Run, stop: AbortSignal): Promise<number> {
  const env = { ...process.env, ...run.environment };
  const codes = await Promise.all(
    steps.map(async ({ name, program, parameters }) => {
      const said = new Output();
      const started = performance.now();
      const code = await exitCode(program, parameters, { cwd: root, env, signal: stop }, said);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      const text = said.read().trimEnd();
      console.log(
        `── ${name}: ${seconds} s, ${code === 0 ? 'passed' : 'FAILED'} ──${text === '' ? '' : `\n${text}`}`,
      );
      return code;
    }),
  );
  return codes.every((code) => code === 0) ? 0 : 1;
}
