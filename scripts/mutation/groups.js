// @ts-check

/** The groups: mutated together and tested by the same suites. */
export const groups = /** @type {const} */ (['core', 'saves', 'archive', 'copy', 'logo', 'contract']);

/** @typedef {typeof groups[number]} Group */

/** @type {Readonly<Record<Group, readonly string[]>>} */
export const sources = {
  core: ['src/core/**/*.ts'],
  saves: ['src/saves/{disk,lock,record,games,settings}/**/*.ts'],
  archive: ['src/saves/archive/**/*.ts'],
  copy: ['src/saves/copy/**/*.ts'],
  logo: ['src/saves/logo/**/*.ts', 'src/main/logo/drawn-logo.ts', 'src/renderer/logo/{plate,sides}.ts'],
  contract: ['src/contract/**/*.ts'],
};

/** @type {Readonly<Record<Group, readonly string[]>>} */
export const tests = {
  core: ['src/core/**/*.test.ts'],
  saves: ['src/saves/{disk,lock,record,games,settings}/**/*.test.ts'],
  // Where a lane's games, months and imports meet, the archive is tested from outside.
  archive: [
    'src/saves/archive/**/*.test.ts',
    'src/saves/games/{bowler-removal,found-games,found-games-properties,found-records,games-folder,hand-over,journal-start,name-removal,two-places}.test.ts',
    'src/saves/imports/{importing,merging}.test.ts',
    'src/main/games/earlier-games.test.ts',
    'src/main/exports/exports.test.ts',
  ],
  copy: ['src/saves/copy/**/*.test.ts'],
  logo: ['src/{saves,renderer}/logo/**/*.test.ts', 'src/main/logo/drawn-logo.test.ts'],
  // Most of the contract is types; what it computes is tested where both sides of the bridge use it.
  contract: [
    'src/contract/**/*.test.ts',
    'src/main/bridge/**/*.test.ts',
    'src/main/games/{games,pair,next-game}.test.ts',
    'src/main/logo/house-logo.test.ts',
    'src/main/matches/pair-match.test.ts',
    'src/main/practice/*.test.ts',
    'src/main/printing/service/{cups-service,media}.test.ts',
    'src/renderer/archive/list/games-found.test.ts',
    'src/renderer/lane/game/{halves,turn-lane}.test.ts',
    'src/saves/settings/*.test.ts',
  ],
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

/** Sets the time zone, which Stryker's threads do not take over. */
const needsProcess = ['src/contract/evening.test.ts'];

/** Left to `npm run verify`: with HEADPIN_LONG a run has these tests as well. */
const long = ['**/*.long.test.ts'];

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {readonly string[]} the tests that this run leaves out
 */
export function leftOut(environment) {
  const always = [...tooSlow, ...needsProcess];
  return environment['HEADPIN_LONG'] === undefined ? [...always, ...long] : always;
}

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
