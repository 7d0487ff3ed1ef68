import { join } from 'node:path';
import type { Planted } from './fault.ts';
import { desk } from './faults/desk.ts';
import { house } from './faults/house.ts';
import { lane } from './faults/lane.ts';

/** The patches, one file for each fault. */
export const PATCHES = join(import.meta.dirname, 'patches');

/** Faults where mutants do not reach, spread over what is used, and what found each when it was planted. */
export const planted: readonly Planted[] = [...desk, ...lane, ...house];
