import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** What a suite printed, kept until it has ended: suites that run at the same time do not talk at once. */
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
 * Runs a program to its end; what it prints goes to the terminal as it comes, or into the minutes.
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
  // Closed, not only gone: the last it printed may still be on its way.
  const [code] = (await once(child, minutes === null ? 'exit' : 'close')) as [number | null];
  return code;
}
