import { err, type Result } from '../../core/line/result.ts';
import type { Wanted } from '../../text/terminal/batch-league.ts';
import type { NotationRefusal } from '../../core/line/notation.ts';
import type { GameCodeRefusal } from '../../core/game-code/refusal.ts';
import type { LeagueRefusal } from '../../core/league/refusal.ts';
import type { BallRefusal, LineRefusal, TeamRefusal } from '../../core/line/refusal.ts';

export type RuleRefusal = BallRefusal | Extract<LineRefusal, { code: 'game-over' }>;

/** Refusals of a written ball that break no bowling rule. */
type WrittenRefusal = Exclude<NotationRefusal['refusal'], RuleRefusal>;

/** Why a request is not a game; `ball` counts from 0. */
export type Fault =
  | { readonly kind: 'too-long' }
  | { readonly kind: 'not-an-object' }
  | { readonly kind: 'unknown-key'; readonly key: string }
  | { readonly kind: 'unknown-format'; readonly known: readonly string[] }
  /** The format does not offer it; `options` is what it does. */
  | { readonly kind: 'no-such-option'; readonly options: readonly number[] }
  | { readonly kind: 'team'; readonly refusal: TeamRefusal }
  | { readonly kind: 'rolls-or-sheet' }
  | { readonly kind: 'rolls-no-array' }
  | { readonly kind: 'sheet-no-text' }
  | { readonly kind: 'code-no-text' }
  | { readonly kind: 'not-frames' }
  | { readonly kind: 'standing-no-array' }
  | { readonly kind: 'standing-length'; readonly entries: number; readonly balls: number }
  | PartFault
  | BallFault;

/** A part of a question about a league, as `match.home.bowlers.0.average`. */
type PartFault =
  | {
      readonly kind: 'unknown-part' | 'missing-part' | 'one-score' | 'blind-balls' | 'nobodys-average';
      readonly part: string;
    }
  | { readonly kind: 'wrong-part'; readonly part: string; readonly wanted: Wanted };

type BallFault =
  | { readonly kind: 'not-a-ball'; readonly ball: number }
  | { readonly kind: 'not-pins'; readonly ball: number }
  | {
      readonly kind: 'standing-count';
      readonly ball: number;
      readonly said: number;
      readonly standing: number;
    }
  | { readonly kind: 'standing-risen'; readonly ball: number; readonly pin: number }
  | { readonly kind: 'refused'; readonly ball: number; readonly refusal: WrittenRefusal };

export type BatchError =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'bad-request'; readonly fault: Fault; readonly part?: string }
  | {
      readonly kind: 'ball-refused';
      readonly ball: number;
      readonly refusal: RuleRefusal;
      /** The part of a match request that contains the game. */
      readonly part?: string;
    }
  | { readonly kind: 'league-refused'; readonly refusal: LeagueRefusal }
  | { readonly kind: 'code-refused'; readonly refusal: GameCodeRefusal };

export type ErrorCode =
  | Exclude<BatchError['kind'], 'ball-refused' | 'league-refused' | 'code-refused'>
  | RuleRefusal['code']
  | LeagueRefusal['code']
  | GameCodeRefusal['code'];

export function badRequest(fault: Fault): Extract<BatchError, { kind: 'bad-request' }> {
  return { kind: 'bad-request', fault };
}

/** A ball refused by the rules or by the notation. */
export function refused(ball: number, refusal: NotationRefusal['refusal']): BatchError {
  switch (refusal.code) {
    case 'not-an-integer':
    case 'out-of-range':
    case 'too-many-pins':
    case 'no-such-pins':
    case 'no-strike-here':
    case 'no-spare-here':
    case 'leave-does-not-fit':
    case 'game-over':
      return { kind: 'ball-refused', ball, refusal };
    case 'not-a-mark':
    case 'no-split-here':
    case 'frame-finished':
    case 'frame-given':
      return badRequest({ kind: 'refused', ball, refusal });
  }
}

/** A question that the rules of leagues refuse. */
export function leagueRefused(refusal: LeagueRefusal): Result<never, BatchError> {
  return err({ kind: 'league-refused', refusal });
}
