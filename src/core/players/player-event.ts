import type { InSeries } from './in-series.ts';
import type { BowlerId } from './opaque-id.ts';
import type { PlayerId } from './player.ts';

/** A change to the line-up during a game. */
export type PlayerHappening =
  | { readonly type: 'playerCalled'; readonly player: PlayerId }
  | {
      readonly type: 'playerJoined';
      readonly player: PlayerId;
      readonly name: string;
      /** The player's first frame; earlier ones are missed. */
      readonly from: number;
      /** What is usual, in a format with options. */
      readonly option?: number;
      readonly bowler: BowlerId;
      readonly series: InSeries;
    }
  | {
      readonly type: 'playerRenamed';
      readonly player: PlayerId;
      readonly name: string;
      /** Somebody else bowls from now on, in a series of their own; both absent when a name was only mended. */
      readonly bowler?: BowlerId;
      readonly series?: InSeries;
    }
  | { readonly type: 'playersReordered'; readonly players: readonly PlayerId[] }
  | { readonly type: 'playerSkipped'; readonly player: PlayerId; readonly skipped: boolean }
  | { readonly type: 'playerLeft'; readonly player: PlayerId }
  | { readonly type: 'playerReturned'; readonly player: PlayerId; readonly from: number }
  /** The blind score, 0 to 300. */
  | { readonly type: 'playerAbsent'; readonly player: PlayerId; readonly score: number }
  /** Pins a game, 0 to 300; null clears it. */
  | { readonly type: 'averageSet'; readonly player: PlayerId; readonly average: number | null }
  | { readonly type: 'optionSet'; readonly player: PlayerId; readonly option: number }
  | { readonly type: 'playerRemoved'; readonly player: PlayerId };

/** A line-up request. A player who makes frames up bowls the missed ones (rules: late players). */
export type PlayerCommand =
  | { readonly kind: 'call'; readonly player: PlayerId }
  | { readonly kind: 'join'; readonly name: string; readonly makesUp: boolean }
  | {
      readonly kind: 'rename';
      readonly player: PlayerId;
      readonly name: string;
      /** Another person bowls under this name; else a name was mended. */
      readonly somebodyElse: boolean;
    }
  | { readonly kind: 'reorder'; readonly players: readonly PlayerId[] }
  | { readonly kind: 'skip'; readonly player: PlayerId; readonly skipped: boolean }
  | { readonly kind: 'leave'; readonly player: PlayerId }
  | { readonly kind: 'comeBack'; readonly player: PlayerId; readonly makesUp: boolean }
  | { readonly kind: 'absent'; readonly player: PlayerId; readonly score: number }
  | { readonly kind: 'setAverage'; readonly player: PlayerId; readonly average: number | null }
  | { readonly kind: 'setOption'; readonly player: PlayerId; readonly option: number }
  | { readonly kind: 'remove'; readonly player: PlayerId };
