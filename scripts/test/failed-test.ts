import { stripVTControlCharacters } from 'node:util';
import { DELAYS } from '../soak/delays-environment.ts';

/** A test that failed, as its reporter knows it. */
export interface FailedTest {
  /** From the root of the checkout. */
  readonly file: string;
  /** Its groups and its own title. */
  readonly titles: readonly string[];
  readonly messages: readonly string[];
  /** Pictures, logs and whatever else was kept of it. */
  readonly kept?: readonly string[];
}

/** The options of `npm run` that run tests of this kind. */
export type Alone = 'unit --' | `e2e --${string}`;

/** What a person needs to understand a failed test: the files kept, the seeds, and the command that repeats it. */
export function helpOf(
  failed: FailedTest,
  alone: Alone,
  { [DELAYS]: delays }: NodeJS.ProcessEnv = process.env,
): readonly string[] {
  const { file, titles, kept = [] } = failed;
  const title = quoted(titles.join(' ').replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`));
  const command = `npm run ${alone} ${quoted(file)} ${alone === 'unit --' ? '-t' : '-g'} ${title}`;
  return [
    ...kept.map((path) => `  kept: ${path}`),
    ...seedsOf(failed.messages).map((seed) => `  seed: ${seed}`),
    `  alone: ${delays === undefined ? '' : `${DELAYS}=${delays} `}${command}`,
  ];
}

/** The seeds that fast-check puts into its messages. */
function seedsOf(messages: readonly string[]): readonly string[] {
  const found = messages.map((message) =>
    /seed: -?\d+(?:, path: "[^"]*")?/u.exec(stripVTControlCharacters(message)),
  );
  return [...new Set(found.flatMap((match) => (match === null ? [] : [match[0].replace('seed: ', '')])))];
}

/** One word for a shell. */
function quoted(word: string): string {
  return /^[\w./-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
