import type { OpaqueId } from '../core/players/opaque-id.ts';
import type { PlayerId } from '../core/players/player.ts';
import type { FileFaults } from '../league-files/fault.ts';
import type { League } from '../league-files/in/league.ts';

/** Kept leagues at one time: more than a house has in a season. */
export const MOST_LEAGUES = 60;

/** A league that the lane has kept, with its teams, rosters and schedule. */
export interface KeptLeague {
  readonly id: OpaqueId;
  /** When it was kept or last replaced, ISO 8601 in UTC. */
  readonly keptAt: string;
  readonly league: League;
}

/** Where somebody is known from. */
export type BowlerSource =
  /** `team` is its place in the league's teams; `id` is the league's own number for the bowler. */
  | {
      readonly kind: 'roster';
      readonly league: OpaqueId;
      readonly team: number;
      readonly id: string | null;
    }
  /** `NewPlayer.was` and `wasIn` make a player of another game the same bowler. */
  | {
      readonly kind: 'game';
      readonly gameId: string;
      readonly player: PlayerId;
      readonly startedAt: string;
    };

/** Somebody who can be picked for a line-up. Nobody is joined by their name: one person may be in several rosters. */
export interface KnownBowler {
  readonly name: string;
  readonly average: number | null;
  /** Typed instead of computed. */
  readonly handicap: number | null;
  readonly from: BowlerSource;
}

export interface LeagueList {
  /** The newest first. */
  readonly leagues: readonly KeptLeague[];
  /** Those of rosters, then those of recent games, the newest first. */
  readonly bowlers: readonly KnownBowler[];
}

/** A league to keep; `replaces` is the id of a kept league that it takes the place of. */
export interface KeepOrder {
  readonly league: { readonly kind: 'typed'; readonly league: League };
  readonly replaces: OpaqueId | null;
}

/** What became of a league to keep. Faults of a typed one have paths such as `teams[0].name`. */
export type KeepAnswer =
  | { readonly kind: 'kept'; readonly league: KeptLeague }
  | { readonly kind: 'faults'; readonly faults: FileFaults };
