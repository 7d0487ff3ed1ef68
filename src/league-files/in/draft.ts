import type { Spot } from '../fault.ts';
import type { RosterBowler } from './league.ts';
import type { WrittenSeason } from './season.ts';
import type { WrittenSetting } from './settings.ts';

/** A bowler from a file, with its place there. */
export interface DraftBowler extends Omit<RosterBowler, 'season'> {
  readonly season: WrittenSeason;
  /** The average as a table has it, where it has a fraction. */
  readonly fraction?: number;
  readonly spot: Spot;
  /** The place of one field. */
  readonly spotOf: (fact: Exclude<keyof RosterBowler, 'season' | 'group'> | 'gender' | 'age') => Spot;
}

/** A team, or the part of it that one file has. */
export interface DraftTeam {
  readonly spot: Spot;
  readonly id: string | null;
  readonly name: string;
  readonly bowlers: readonly DraftBowler[];
}

/** A fixture whose teams are named by id or name. */
export interface DraftFixture {
  readonly round: string | null;
  readonly date: string | null;
  readonly lanes: string | null;
  readonly home: string;
  /** Null: a bye. */
  readonly visitors: string | null;
  readonly spot: Spot;
  readonly homeSpot: Spot;
  readonly visitorsSpot: Spot;
}

/** The content of the files before contradictions are checked. */
export interface Draft {
  readonly settings: readonly WrittenSetting[];
  readonly teams: readonly DraftTeam[];
  readonly fixtures: readonly DraftFixture[];
}
