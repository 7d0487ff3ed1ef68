// @ts-check

/** What is mutated together, and tested by the same suites. */
export const groups = /** @type {const} */ (['core', 'saves', 'archive', 'copy', 'logo']);

/** @typedef {typeof groups[number]} Group */

/** @type {Readonly<Record<Group, readonly string[]>>} */
export const sources = {
  core: ['src/core/**/*.ts'],
  saves: ['src/main/saves/*.ts'],
  archive: ['src/main/saves/archive/**/*.ts'],
  copy: ['src/main/saves/copy/**/*.ts'],
  logo: ['src/main/saves/logo/**/*.ts'],
};

/** @type {Readonly<Record<Group, readonly string[]>>} */
export const tests = {
  core: ['src/core/**/*.test.ts'],
  saves: ['src/main/saves/*.test.ts'],
  // What takes names out of months is tested from outside.
  archive: ['src/main/saves/archive/**/*.test.ts', 'src/main/saves/name-removal.test.ts'],
  copy: ['src/main/saves/copy/**/*.test.ts'],
  logo: ['src/main/saves/logo/**/*.test.ts'],
};

/** Suites that take seconds each, or look at the text of the sources: every mutant has to be killed without them. */
export const tooSlow = [
  'src/core/any-game.test.ts',
  'src/core/count.test.ts',
  'src/core/windows.test.ts',
  'src/core/no-state.test.ts',
  'src/core/need-proof.test.ts',
  'src/main/saves/crash-states.test.ts',
  'src/main/saves/newcomers.test.ts',
  'src/main/saves/real-faults.test.ts',
  'src/main/saves/copy/copy-crashes.test.ts',
  'src/main/saves/copy/every-fault.test.ts',
  'src/main/saves/archive/archive-crash-states.test.ts',
];

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Group} the group that this run is about
 */
export function groupOf(environment) {
  const asked = environment['HEADPIN_MUTATE'];
  const group = groups.find((name) => name === asked);
  if (group === undefined) throw new Error(`HEADPIN_MUTATE is one of ${groups.join(', ')}`);
  return group;
}
