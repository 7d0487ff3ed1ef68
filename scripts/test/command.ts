import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** A suite's output, kept until its end, so that parallel suites do not mix. */
export class Output {
  readonly #said: Buffer[] = [];

  readonly add = (said: Buffer): void => {
    this.#said.push(said);
  };

  read(): string {
    return Buffer.concat(this.#said).toString();
  }
}

/**
 * Runs a program to its end; its output goes to the terminal at once, or into `output`.
 * @returns its exit code; null when a signal ended it
 */
export async function exitCode(
  program: string,
  parameters: readonly string[],
  options: SpawnOptions,
  output: Output | null,
): Promise<number | null> {
  const stream = output === null ? 'inherit' : 'pipe';
  const child = spawn(program, parameters, { ...options, stdio: ['ignore', stream, stream] });
  if (output !== null) for (const pipe of [child.stdout, child.stderr]) pipe?.on('data', output.add);
  // Waits for `close`, because the last output may come after the exit.
  const [code] = (await once(child, output === null ? 'exit' : 'close')) as [number | null];
  return code;
}
