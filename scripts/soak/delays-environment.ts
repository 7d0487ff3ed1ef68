import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The variable with the seed of random delays; without it nothing is delayed. */
export const DELAYS = 'HEADPIN_DELAYS';

/**
 * The environment of processes that are delayed at random (delays.mjs); empty if nobody asked for delays.
 * @param checkout holds the module that they load first; they may not be able to read ours
 */
export function delaysEnvironment(
  checkout: string,
  { [DELAYS]: seed, NODE_OPTIONS: own = '' }: NodeJS.ProcessEnv = process.env,
): Record<string, string> {
  if (seed === undefined || seed === '') return {};
  const load = `--import=${pathToFileURL(join(checkout, 'scripts/soak/delays.mjs')).href}`;
  const others = own.split(' ').filter((option) => !option.endsWith('/scripts/soak/delays.mjs'));
  return { [DELAYS]: seed, NODE_OPTIONS: [...others, load].join(' ').trim() };
}
