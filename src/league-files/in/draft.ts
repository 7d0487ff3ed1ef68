import type { Spot } from '../fault.ts';
import type { RosterBowler } from './league.ts';
import type { WrittenSetting } from './settings.ts';

/** A bowler as a file has them, with where. */
export interface DraftBowler extends RosterBowler {
  readonly spot: Spot;
  /** Where one of their facts is. */
  readonly spotOf: (fact: keyof RosterBowler) => Spot;
}

/** A team, or as much of it as one file has. */
export interface DraftTeam {
  readonly spot: Spot;
  readonly id: string | null;
  readonly name: string;
  readonly bowlers: readonly DraftBowler[];
}

/** A fixture that names its teams by id or name. */
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

/** What files say, before it is held against itself. */
export interface Draft {
  readonly settings: readonly WrittenSetting[];
  readonly teams: readonly DraftTeam[];
  readonly fixtures: readonly DraftFixture[];
}
