import type { ScoreType } from '../league/score-type.ts';
import type { InSeries } from '../players/in-series.ts';
import type { LaterScore, LeagueFacts, Seat, TeamId } from '../players/league.ts';
import type { BowlerId } from '../players/opaque-id.ts';
import type { PlayerId } from '../players/player.ts';
import type { MateNumber } from '../players/shared-line.ts';

/** A change to the line-up during a game. */
export type PlayerHappening =
  | { readonly type: 'playerCalled'; readonly player: PlayerId }
  | {
      readonly type: 'playerJoined';
      readonly player: PlayerId;
      readonly name: string;
      /** The player's first frame; earlier ones are missed. */
      readonly from: number;
      /** Missing: the usual option, or a format without options. */
      readonly option?: number;
      readonly bowler: BowlerId;
      readonly series: InSeries;
      /** In a league's game, where anything is to be said. */
      readonly league?: Pick<LeagueFacts, 'seat' | 'type'>;
    }
  | {
      readonly type: 'playerRenamed';
      readonly player: PlayerId;
      readonly name: string;
      /** Somebody else bowls from now on, in a series of their own; both absent when a name was only mended. */
      readonly bowler?: BowlerId;
      readonly series?: InSeries;
      /** They bowl for who had the place, as a league's substitute. */
      readonly substitutes?: true;
      /** The bowler of the team who is renamed; missing: the player. */
      readonly mate?: MateNumber;
    }
  | { readonly type: 'playersReordered'; readonly players: readonly PlayerId[] }
  | { readonly type: 'playerSkipped'; readonly player: PlayerId; readonly skipped: boolean }
  | { readonly type: 'playerLeft'; readonly player: PlayerId }
  | { readonly type: 'playerReturned'; readonly player: PlayerId; readonly from: number }
  /** The blind score, up to the format's highest. */
  | { readonly type: 'playerAbsent'; readonly player: PlayerId; readonly score: number }
  /** Pins a game, up to the format's highest score; null clears it. */
  | { readonly type: 'averageSet'; readonly player: PlayerId; readonly average: number | null }
  /** Scores of games of the series that are not on this lane, in their order; none clears them. */
  | { readonly type: 'gamesCarried'; readonly player: PlayerId; readonly scores: readonly number[] }
  | { readonly type: 'optionSet'; readonly player: PlayerId; readonly option: number }
  | { readonly type: 'playerRemoved'; readonly player: PlayerId }
  | ({ readonly type: 'scoreTypeSet'; readonly player: PlayerId } & TypeSaid)
  /** Pins a game, typed instead of computed; null clears it. */
  | { readonly type: 'handicapSet'; readonly player: PlayerId; readonly handicap: number | null }
  /** The present holder of that seat gets this player's seat. */
  | { readonly type: 'seatSet'; readonly player: PlayerId; readonly seat: Seat };

/** A score type, and what has to be said with it. */
export interface TypeSaid {
  readonly scoreType: ScoreType;
  /** The bowler whom a substitute replaces. */
  readonly instead?: string;
  /** The score bowled before the evening, without its balls. */
  readonly score?: number;
  /** The scores of the match's next games, bowled before the evening too; null: not bowled. */
  readonly later?: readonly LaterScore[];
}

/** A line-up request. A player who makes frames up bowls the missed ones (rules: late players). */
export type PlayerCommand =
  | { readonly kind: 'call'; readonly player: PlayerId }
  | {
      readonly kind: 'join';
      readonly name: string;
      readonly makesUp: boolean;
      /** In a league's game with teams: the last place of its line-up. */
      readonly team?: TeamId;
      /** In a league's game; a bowler where missing. */
      readonly scoreType?: ScoreType;
    }
  | {
      readonly kind: 'rename';
      readonly player: PlayerId;
      readonly name: string;
      /** Whether another person now bowls under this name; otherwise a name was corrected. */
      readonly somebodyElse: boolean;
      /** Somebody else, as a league's substitute for who had the place. */
      readonly substitutes?: boolean;
      /** A bowler of the team instead of the team. */
      readonly mate?: MateNumber;
    }
  | { readonly kind: 'reorder'; readonly players: readonly PlayerId[] }
  | { readonly kind: 'skip'; readonly player: PlayerId; readonly skipped: boolean }
  | { readonly kind: 'leave'; readonly player: PlayerId }
  | { readonly kind: 'comeBack'; readonly player: PlayerId; readonly makesUp: boolean }
  | { readonly kind: 'absent'; readonly player: PlayerId; readonly score: number }
  | { readonly kind: 'setAverage'; readonly player: PlayerId; readonly average: number | null }
  | { readonly kind: 'carryGames'; readonly player: PlayerId; readonly scores: readonly number[] }
  | { readonly kind: 'setOption'; readonly player: PlayerId; readonly option: number }
  | { readonly kind: 'remove'; readonly player: PlayerId }
  | ({ readonly kind: 'setScoreType'; readonly player: PlayerId } & TypeSaid)
  | { readonly kind: 'setHandicap'; readonly player: PlayerId; readonly handicap: number | null }
  | { readonly kind: 'setSeat'; readonly player: PlayerId; readonly seat: Seat };
