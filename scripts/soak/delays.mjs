// @ts-check
/**
 * Delays this process at random, as a busy machine would: `node --import scripts/soak/delays.mjs` with a seed in
 * HEADPIN_DELAYS. Loaded before anything else, so that fake timers replace delayed ones and stay exact. Order within
 * a socket, a file handle, a child process and the timers is kept.
 */
import { basename } from 'node:path';
import { syncBuiltinESMExports } from 'node:module';
import { delayChildren } from './delays/children.mjs';
import { delayFiles } from './delays/files.mjs';
import { delaySockets } from './delays/sockets.mjs';
import { delayTimers } from './delays/timers.mjs';
import { drawsOf } from './lane.mjs';

const seed = process.env['HEADPIN_DELAYS'] ?? '';
if (seed !== '') {
  // Programs differ, and so do their delays; the same program is delayed alike.
  const program = basename(process.argv[1] ?? '');
  /** @param {string} kind @param {number} often @param {number} seldom */
  const draws = (kind, often, seldom) => drawsOf(`${seed} ${program}`, kind, { often, seldom });
  delaySockets(draws('sockets', 0.3, 0.005));
  delayChildren(draws('children', 0.5, 0.1));
  // A test may read and write ten thousand times.
  await delayFiles(draws('files', 0.15, 0.002));
  delayTimers(draws('timers', 0.6, 0.02), draws('turns', 0.1, 0.002));
  syncBuiltinESMExports();
}
