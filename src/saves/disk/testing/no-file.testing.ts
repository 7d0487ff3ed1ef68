import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRecord } from '../../record/game-record.ts';
import { gameOfMisses, recordOf } from '../../record/testing/game.testing.ts';

/** Puts something other than a file at a save's path; returns why that is impossible here, or null. */
export type Put = (path: string, system: System) => string | null;

/** Runs a system command; returns null, or why it failed. */
export type System = (command: string, parameters: readonly string[]) => string | null;

const THINGS: readonly (readonly [what: string, put: Put])[] = [
  [
    'a file of 2 GB',
    (path) =>
      done(() => {
        writeFileSync(path, '');
        truncateSync(path, 2 ** 31);
      }),
  ],
  ['a FIFO', (path, system) => system('mkfifo', [path])],
  [
    'a link to a good save',
    (path) =>
      done(() => {
        writeFileSync(`${path}.elsewhere`, makeRecord(recordOf(gameOfMisses(2))));
        symlinkSync(`${path}.elsewhere`, path);
      }),
  ],
  [
    'a link to nothing',
    (path) =>
      done(() => {
        symlinkSync('/nowhere/at all', path);
      }),
  ],
  [
    'a link to itself',
    (path) =>
      done(() => {
        symlinkSync(path, path);
      }),
  ],
  [
    'a link to a device',
    (path) =>
      done(() => {
        symlinkSync('/dev/zero', path);
      }),
  ],
  [
    'a folder',
    (path) =>
      done(() => {
        mkdirSync(path);
        writeFileSync(join(path, 'inside'), 'kept');
      }),
  ],
  ['a device', (path, system) => system('mknod', [path, 'c', '1', '5'])],
  ['a block device', (path, system) => system('mknod', [path, 'b', '7', '0'])],
];

/** Everything other than a file that can have a save's name (fault row 12). */
export function noFiles(): readonly (readonly [what: string, put: Put])[] {
  return THINGS;
}

function done(put: () => void): null {
  put();
  return null;
}
