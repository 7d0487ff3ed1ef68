import { slowestOf, type Count } from '../../test/count.ts';
import type { Told } from './told.ts';

// Reasons why a test does not pass in Node for Windows under Wine.
const LINKS = 'Wine 8 makes no symbolic links';
const RIGHTS = 'Windows has no owner’s rights on a file: the user’s folder protects it';
const LINUX = 'it uses commands, files or limits of Linux';
const PROCESSES =
  'Windows tells Node neither the boot nor the start of a process: only a lock that is kept fresh counts as held';
const SIGNALS = 'Windows has no such signals';
const HELD = 'Wine 8 refuses to rename over an open file; Windows 10 allows it to Node';
const NAMES =
  'Windows has other names: none with control characters, and one that is too long is only not there';

/** By test file: the first words of each failing test's name, and the reason. */
export const DIFFERENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/saves/archive/archive.test.ts': {
    'becomes a line of its month': RIGHTS,
  },
  'src/saves/check/check-folder.test.ts': {
    'names who has the folder': PROCESSES,
    'finds a save that others may read': RIGHTS,
    'finds an archive that others may read': RIGHTS,
    'finds a league that others may read': RIGHTS,
    'finds a folder in which others may write': RIGHTS,
    'finds a link ': LINKS,
    'finds a FIFO ': LINUX,
    'finds a file of 2 GB': LINUX,
    'finds a folder in the place': LINUX,
    'finds a device ': LINUX,
    'finds a block device ': LINUX,
  },
  'src/saves/check/check-journal.test.ts': {
    'tells of one that others may read': RIGHTS,
  },
  'src/saves/check/repair-folder.test.ts': {
    'is refused while somebody has the folder':
      'the lock is kept fresh while it is watched, so its own bytes change',
  },
  'src/saves/disk/durable-file.test.ts': {
    'the first one makes the file, for this user alone': RIGHTS,
  },
  'src/saves/disk/node-disk.test.ts': {
    'a name is a file, a folder, something else, or nothing': LINKS,
    'an overwritten file has the stamp': HELD,
    'whose folder became a file': 'Windows moves no folder with an open file',
    'is neither made nor a link': LINKS,
  },
  'src/saves/disk/quarantine.test.ts': {
    'a link to another folder': LINKS,
    'a link to nothing': LINKS,
  },
  'src/saves/games/games-folder.test.ts': {
    'a FIFO is never opened': LINUX,
    'a link to a good game': LINKS,
    'a link to a device': LINKS,
    'includes an edit that keeps the size': LINUX,
  },
  'src/saves/games/journal-start.test.ts': {
    'makes the journal anew': HELD,
    'with a link to': LINKS,
  },
  'src/saves/lock/held-lock.test.ts': {
    'a PC that slept while': SIGNALS,
  },
  'src/saves/lock/lock-machines.test.ts': {
    'on this PC is respected while its process runs': PROCESSES,
    'is held even if both have one name': PROCESSES,
    'from before a power cut is taken at once': PROCESSES,
    'from before a power cut is taken without a question, even if the clock': PROCESSES,
    'is not taken from a process that is just writing it': PROCESSES,
  },
  'src/saves/lock/lock-races.test.ts': {
    'a lock of a dead process stays with the contender': PROCESSES,
    'nobody succeeds where another contender': PROCESSES,
  },
  'src/saves/lock/machine.test.ts': {
    'differs from its container': LINKS,
  },
  'src/saves/matches/match-files.test.ts': {
    'are not written behind a link': LINKS,
  },
  'src/terminal/check.test.ts': {
    'follows a link to the folder': LINKS,
    'gives a terminal no order': NAMES,
    'says why it repaired nothing': NAMES,
  },
  'src/terminal/output.test.ts': {
    'reports a full disk': LINUX,
  },
  'src/terminal/score.test.ts': {
    'says that it failed, with a folder for an input': LINUX,
    'says that it failed, with a full disk': LINUX,
  },
  'src/terminal/scoreboard/kept.test.ts': {
    'is not begun in a folder that another scoreboard holds': SIGNALS,
    'ended by a signal is saved': SIGNALS,
    'is full: the ball is not entered': LINUX,
  },
  'src/terminal/scoreboard/ways-out.test.ts': {
    'with a sentence when its output cannot be written': LINUX,
    'on SIG': SIGNALS,
  },
};

/** Test files that cannot run there at all. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'src/saves/games/real-faults.test.ts':
    'it kills processes in quick turn, which Wine’s server does not survive, and needs limits that a shell of Linux sets',
  'src/saves/lock/lock-contenders.test.ts':
    'its patience of 30 ms is too short where a holder shows only by its beats and a process starts slowly',
  'src/saves/record/json-schemas.test.ts': 'it compares files by Vitest’s snapshots, which need Vitest',
};

/**
 * Counts the results of a test file. A known difference counts as skipped; one that now passes counts as a failure, so
 * that this list stays short.
 */
export function countTold(
  file: string,
  { passed, failed, skips, notes, times }: Told,
  differences = DIFFERENCES,
): Count {
  const known = Object.entries(differences[file] ?? {});
  const reasonOf = (test: string): string | null =>
    known.find(([name]) => test.includes(` > ${name}`))?.[1] ?? null;
  const alike = passed.filter((test) => reasonOf(test) !== null);
  return {
    passed: passed.length - alike.length,
    failures: [
      ...failed.filter(({ test }) => reasonOf(test) === null).map(({ test, why }) => `${test}: ${why}`),
      ...alike.map((test) => `${test}: passes, so it is no difference any more`),
    ],
    again: [],
    skips: [...skips, ...failed.filter(({ test }) => reasonOf(test) !== null)].map((skip) => ({
      test: skip.test,
      reason: ('reason' in skip ? skip.reason : null) ?? reasonOf(skip.test),
    })),
    notes,
    slowest: slowestOf(times),
  };
}
