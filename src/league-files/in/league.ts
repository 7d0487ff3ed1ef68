import type { FormatId } from '../../core/formats/formats.ts';
import type { SeasonGames } from '../../core/league/average-rule.ts';
import type { BowlerGroup } from '../../core/league/bowler-group.ts';
import type { LeagueTerms } from '../../core/league/terms.ts';

/** Somebody on a team's roster. */
export interface RosterBowler {
  /** The league's own number for them; null: none. It is never the program's bowler id. */
  readonly id: string | null;
  readonly name: string;
  /** The entering average, without its fraction. */
  readonly average: number | null;
  /** A handicap that was typed instead of computed. */
  readonly handicap: number | null;
  /** Place in the usual line-up, from 1; null: not stated. */
  readonly place: number | null;
  /** This season's games until now; null before the first. */
  readonly season: SeasonGames | null;
  /** Missing: nothing is known, or the bowler is open. */
  readonly group?: BowlerGroup;
}

export interface LeagueTeam {
  readonly id: string | null;
  readonly name: string;
  /** In the order of the file. */
  readonly roster: readonly RosterBowler[];
}

/** Two teams that meet, by their index in `teams`. */
export interface Fixture {
  readonly round: string | null;
  /** As `2026-10-05`. */
  readonly date: string | null;
  readonly lanes: string | null;
  readonly home: number;
  /** Null: a bye. */
  readonly visitors: number | null;
}

/** The content of a league's file besides its teams. */
export interface Settings {
  readonly name: string | null;
  readonly format: FormatId;
  /** Bowlers per team in a match; null: the whole roster. */
  readonly teamSize: number | null;
  /** Bowlers per roster; null: fewer than two complete teams. */
  readonly rosterLimit: number | null;
  readonly terms: LeagueTerms;
}

/** The checked content of a league's files. */
export interface League extends Settings {
  readonly teams: readonly LeagueTeam[];
  readonly schedule: readonly Fixture[];
}
