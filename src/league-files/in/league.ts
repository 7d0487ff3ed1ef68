import type { FormatId } from '../../core/formats/formats.ts';
import type { LeagueTerms } from '../../core/league/terms.ts';

/** Somebody on a team's roster. */
export interface RosterBowler {
  /** The league's own number for them; null: it has none. Never a bowler id of the program. */
  readonly id: string | null;
  readonly name: string;
  /** The entering average, its fraction dropped. */
  readonly average: number | null;
  /** Typed instead of computed. */
  readonly handicap: number | null;
  /** Place in the usual line-up, from 1; null: none is said. */
  readonly place: number | null;
}

export interface LeagueTeam {
  readonly id: string | null;
  readonly name: string;
  /** In the order of the file. */
  readonly roster: readonly RosterBowler[];
}

/** Two teams that meet, by their place in `teams`. */
export interface Fixture {
  readonly round: string | null;
  /** As `2026-10-05`. */
  readonly date: string | null;
  readonly lanes: string | null;
  readonly home: number;
  /** Null: a bye. */
  readonly visitors: number | null;
}

/** What a league's files say, checked. */
export interface League {
  readonly name: string | null;
  readonly format: FormatId;
  readonly terms: LeagueTerms;
  readonly teamSize: number | null;
  readonly rosterLimit: number | null;
  readonly teams: readonly LeagueTeam[];
  readonly schedule: readonly Fixture[];
}
