import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** A suite's output, kept until its end, so that parallel suites do not mix. */
export class Minutes {
  readonly #said: Buffer[] = [];

  readonly add = (said: Buffer): void => {
    this.#said.push(said);
  };

  read(): string {
    return Buffer.concat(this.#said).toString();
  }
}

/**
 * Runs a program to its end; its output goes to the terminal at once, or into `minutes`.
 * @returns its exit code; null when a signal ended it
 */
export async function exitCode(
  program: string,
  parameters: readonly string[],
  options: SpawnOptions,
  minutes: Minutes | null,
): Promise<number | null> {
  const stream = minutes === null ? 'inherit' : 'pipe';
  const child = spawn(program, parameters, { ...options, stdio: ['ignore', stream, stream] });
  if (minutes !== null) for (const output of [child.stdout, child.stderr]) output?.on('data', minutes.add);
  // Waits for `close`, because the last output may come after the exit.
  const [code] = (await once(child, minutes === null ? 'exit' : 'close')) as [number | null];
  return code;
}
