import type { FormatId } from '../../core/formats/formats.ts';
import type { LineUpPlace } from '../../core/league/line-up-place.ts';
import type { RollOff } from '../../core/league/match.ts';
import type { SideName } from '../../core/league/side.ts';
import type { LeagueTerms } from '../../core/league/terms.ts';

/** A team as it appears in a result. */
export interface NightTeam {
  /** The league's own id; null: none. */
  readonly id: string | null;
  readonly name: string;
}

/** One place of a line-up in one game. `bowler` is the same in all games of the night. */
export interface NightLine extends LineUpPlace {
  /** The league's own id; null: none. */
  readonly id: string | null;
  readonly name: string;
  /** Each frame's marks as core writes them; empty for a place that nobody bowls. */
  readonly frames: readonly string[];
}

/** A captain's signature: this game is right as it stands. */
export interface SignOff {
  readonly side: SideName;
  readonly by: string;
  /** In the format of Date.toISOString. */
  readonly at: string;
  /** The generation of the game that was signed; on a pair of lanes that of the team's own game. */
  readonly generation: number;
  /** On a pair: the generation of the other team's game. */
  readonly besideGeneration?: number;
}

/** A change to a game after it was signed. */
export interface LateCorrection {
  readonly at: string;
  readonly by: string;
  readonly side: SideName;
  /** Place in the line-up, from 1. */
  readonly place: number;
  /** From 1; null: a value outside the frames, such as an average. */
  readonly frame: number | null;
  readonly before: string;
  readonly after: string;
  readonly generation: number;
}

export interface NightGame {
  /** In the match, from 1. A number is missing where a game was deleted. */
  readonly number: number;
  /** The id of the saved game; on a pair of lanes that of home's. */
  readonly id: string;
  /** On a pair: the id of the visitors' saved game. */
  readonly beside?: string;
  readonly home: readonly NightLine[];
  /** Empty in a bye. */
  readonly visitors: readonly NightLine[];
  readonly signOffs: readonly SignOff[];
  readonly corrections: readonly LateCorrection[];
}

/** Everything that a night's result is made from: a match with its games in order, roll-offs and signatures. */
export interface NightRecord {
  /** The id of the saved match. */
  readonly id: string;
  readonly league: string | null;
  readonly format: FormatId;
  /** In the format `2026-10-05`. */
  readonly date: string;
  readonly round: string | null;
  readonly lanes: string | null;
  readonly terms: LeagueTerms;
  readonly home: NightTeam;
  /** Null: a bye. */
  readonly visitors: NightTeam | null;
  readonly games: readonly NightGame[];
  readonly rollOffs: readonly RollOff[];
}
