// @ts-check

/** The groups: mutated together and tested by the same suites. */
export const groups = /** @type {const} */ (['core', 'saves', 'archive', 'copy', 'logo']);

/** @typedef {typeof groups[number]} Group */

/** @type {Readonly<Record<Group, readonly string[]>>} */
export const sources = {
  core: ['src/core/**/*.ts'],
  saves: ['src/saves/{disk,lock,record,games,settings}/**/*.ts'],
  archive: ['src/saves/archive/**/*.ts'],
  copy: ['src/saves/copy/**/*.ts'],
  logo: [
    'src/saves/logo/**/*.ts',
    'src/main/logo/drawn-logo.ts',
    'src/renderer/logo/{plate,said-sides,sides}.ts',
  ],
};

/** @type {Readonly<Record<Group, readonly string[]>>} */
export const tests = {
  core: ['src/core/**/*.test.ts'],
  saves: ['src/saves/{disk,lock,record,games,settings}/**/*.test.ts'],
  // The removal of names from months is tested from outside.
  archive: ['src/saves/archive/**/*.test.ts', 'src/saves/games/name-removal.test.ts'],
  copy: ['src/saves/copy/**/*.test.ts'],
  logo: ['src/{saves,renderer}/logo/**/*.test.ts', 'src/main/logo/drawn-logo.test.ts'],
};

/** Suites that take seconds or read source texts: every mutant must be killed without them. */
export const tooSlow = [
  'src/core/game/any-game.test.ts',
  'src/core/game/count.test.ts',
  'src/core/game/windows.test.ts',
  'src/core/no-state.test.ts',
  'src/core/need/need-proof.test.ts',
  'src/saves/games/crash-states.test.ts',
  'src/saves/lock/lock-contenders.test.ts',
  'src/saves/games/real-faults.test.ts',
  'src/saves/copy/copy-crashes.test.ts',
  'src/saves/copy/every-fault.test.ts',
  'src/saves/archive/archive-crash-states.test.ts',
];

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Group} this run's group
 */
export function groupOf(environment) {
  const asked = environment['HEADPIN_MUTATE'];
  const group = groups.find((name) => name === asked);
  if (group === undefined) throw new Error(`HEADPIN_MUTATE is one of ${groups.join(', ')}`);
  return group;
}
