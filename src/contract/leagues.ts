import type { SeasonGames } from '../core/league/average-rule.ts';
import type { BowlerGroup } from '../core/league/bowler-group.ts';
import type { OpaqueId } from '../core/players/opaque-id.ts';
import type { PlayerId } from '../core/players/player.ts';
import type { FileFaults, FileNote } from '../league-files/fault.ts';
import type { Separator } from '../league-files/csv/separator.ts';
import type { League, RosterBowler } from '../league-files/in/league.ts';
import type { Encoding } from '../league-files/text-bytes/encoding.ts';

/** Kept leagues at one time: more than a house has in a season. */
export const MOST_LEAGUES = 60;

/** A league that the lane has kept, with its teams, rosters and schedule. */
export interface KeptLeague {
  readonly id: OpaqueId;
  /** When it was kept or last replaced, ISO 8601 in UTC. */
  readonly keptAt: string;
  readonly league: League;
  /** Short forms of names that are too long for boards or were corrected at a lane. */
  readonly shortNames: readonly ShortName[];
}

/** A bowler of the league's rosters, and the name under which lanes show them. */
export interface ShortName extends Pick<RosterBowler, 'id' | 'name'> {
  readonly shown: string;
}

/** The name under which a lane shows this bowler of a league. */
export function shownName(
  { shortNames }: Pick<KeptLeague, 'shortNames'>,
  { id, name }: Pick<RosterBowler, 'id' | 'name'>,
): string {
  return shortNames.find((one) => one.id === id && one.name === name)?.shown ?? name;
}

/** Where a bowler is known from. */
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
  /** On a roster the entering average. */
  readonly average: number | null;
  /** Typed instead of computed. */
  readonly handicap: number | null;
  /** This season's games on the roster; null without any, and for a bowler of a past game. */
  readonly season: SeasonGames | null;
  /** What boards show, where a league keeps another name for that. */
  readonly shown?: string;
  /** On a roster that says it. */
  readonly group?: BowlerGroup;
  readonly from: BowlerSource;
}

/** Somebody on a kept league's roster, as a bowler to pick. */
export function rosterBowler(kept: KeptLeague, team: number, bowler: RosterBowler): KnownBowler {
  const { id, place: _place, ...facts } = bowler;
  const shown = shownName(kept, bowler);
  return {
    ...{ ...facts, ...(shown === facts.name ? {} : { shown }) },
    from: { kind: 'roster', league: kept.id, team, id },
  };
}

/** A fixture whose games were all bowled on this lane and signed by every team. */
export interface BowledMatch {
  readonly league: string | null;
  readonly round: string | null;
  readonly date: string | null;
  /** The teams' names. */
  readonly teams: readonly string[];
  /** Its last game. */
  readonly gameId: string;
}

/** Whether both are the same fixture, whichever team is at home. */
export function isSameFixture(one: Omit<BowledMatch, 'gameId'>, other: Omit<BowledMatch, 'gameId'>): boolean {
  const [own, others] = [one.teams.toSorted(), other.teams.toSorted()];
  return (
    one.league === other.league &&
    one.round === other.round &&
    one.date === other.date &&
    own.length === others.length &&
    own.every((name, place) => name === others[place])
  );
}

export interface LeagueList {
  /** The newest first. */
  readonly leagues: readonly KeptLeague[];
  /** The fixtures that were bowled here. */
  readonly bowled: readonly BowledMatch[];
  /** Those of rosters, then those of recent games, the newest first. */
  readonly bowlers: readonly KnownBowler[];
}

/** Files that are shown at one time, of each place. */
export const MOST_FILES_SHOWN = 100;

/** The folder `import` of the data folder, or a stick. */
export type FilePlace =
  | { readonly kind: 'import-folder' }
  | { readonly kind: 'stick'; readonly name: string };

/** A file that may be a league's. Only main knows where it lies. */
export interface LeagueFileInfo {
  /** Valid until main looks for files again. */
  readonly id: OpaqueId;
  readonly name: string;
  readonly place: FilePlace;
  /** In bytes. */
  readonly size: number;
}

export interface LeagueFiles {
  /** Newest stick first, the folder last; by name within each. */
  readonly files: readonly LeagueFileInfo[];
  /** The number of further files. */
  readonly more: number;
  /** Whether this operating system can tell sticks from other disks. */
  readonly sticksKnown: boolean;
}

/** A file to read; null: as the program finds it. */
export interface FileToRead {
  readonly file: OpaqueId;
  readonly encoding: Encoding | null;
  readonly separator: Separator | null;
}

/** The result of reading some files. A league is kept as shown here; `look` identifies it. */
export type ReadAnswer =
  | {
      readonly kind: 'league';
      readonly look: OpaqueId;
      readonly league: League;
      readonly notes: readonly FileNote[];
    }
  | { readonly kind: 'faults'; readonly faults: FileFaults };

/** A league to keep; `replaces` is the id of a kept league that it takes the place of. */
export interface KeepOrder {
  readonly league:
    | { readonly kind: 'typed'; readonly league: League }
    | { readonly kind: 'read'; readonly look: OpaqueId };
  readonly replaces: OpaqueId | null;
}

/** The result of keeping a league. Faults of a typed league have paths such as `teams[0].name`. */
export type KeepAnswer =
  | { readonly kind: 'kept'; readonly league: KeptLeague }
  | { readonly kind: 'faults'; readonly faults: FileFaults };
