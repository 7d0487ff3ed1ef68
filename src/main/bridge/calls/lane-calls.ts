import type { CallName } from '../../../contract/contract.ts';
import type { CallEntries } from '../call-entry.ts';
import { EXPORTS_CALLS } from './exports.ts';
import { GAMES_CALLS } from './games.ts';
import { HOUSE_CALLS } from './house.ts';
import { IMPORTS_CALLS } from './imports.ts';
import { LEAGUES_CALLS } from './leagues.ts';
import { MATCHES_CALLS } from './matches.ts';
import { PRACTICE_CALLS } from './practice.ts';
import { PRINTING_CALLS } from './printing.ts';
import { PROGRAM_CALLS } from './program.ts';
import { SETTINGS_CALLS } from './settings.ts';

/** A call that is available while the lane is open. */
export type LaneCall = Exclude<CallName, CallName<'takeOver'>>;

/** Every such call; a missing one does not compile. */
export const LANE_CALLS: CallEntries<LaneCall> = {
  ...PROGRAM_CALLS,
  ...GAMES_CALLS,
  ...MATCHES_CALLS,
  ...PRACTICE_CALLS,
  ...SETTINGS_CALLS,
  ...HOUSE_CALLS,
  ...LEAGUES_CALLS,
  ...IMPORTS_CALLS,
  ...PRINTING_CALLS,
  ...EXPORTS_CALLS,
};
