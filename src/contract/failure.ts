import type { LeagueRefusal } from '../core/league/refusal.ts';
import type { Refusal } from '../core/line/refusal.ts';
import type { PairTrouble } from './house.ts';
import type { LogoTrouble } from './logo.ts';
import type { MatchRefusal } from './matches.ts';
import type { PracticeTrouble } from './practice.ts';
import type { Paper } from './printing.ts';
import type { SaveTrouble } from './saved.ts';

/** Why a call was not carried out; always data, never an Error (Electron keeps only its message). */
export type Failure =
  | { readonly code: 'refused'; readonly refusal: Refusal }
  /** The game has changed since the caller looked; the newest state is shown. */
  | { readonly code: 'stale'; readonly generation: number }
  /** The press was made during a standstill: too long ago, or again (`Standstill`). */
  | { readonly code: 'stood-still' }
  /** A change of this game is not on disk yet. */
  | { readonly code: 'waiting' }
  | { readonly code: 'not-waiting' }
  | { readonly code: 'not-saved'; readonly trouble: SaveTrouble }
  | { readonly code: 'no-such-game' }
  | { readonly code: 'on-board' }
  /** The running game must end or be stopped first. */
  | { readonly code: 'game-running' }
  /** The game's file has reached its limit; the game can still be stopped. */
  | { readonly code: 'game-full' }
  /** Bowlers may not do this here, and staff mode is off. */
  | { readonly code: 'staff-only' }
  /** A choice of the league is out of range. */
  | { readonly code: 'bad-league'; readonly refusal: LeagueRefusal }
  /** No kept league has this id any more. */
  | { readonly code: 'no-such-league' }
  | { readonly code: 'too-many-leagues'; readonly most: number }
  /** A match does not take that signature or roll-off. */
  | { readonly code: 'match-refused'; readonly reason: MatchRefusal }
  | { readonly code: 'practice-refused'; readonly reason: PracticeTrouble }
  /** Main has looked for files, or read others, since; or the file is gone. */
  | { readonly code: 'no-such-file' }
  /** The disk or stick refuses to give this file. */
  | { readonly code: 'file-unread'; readonly file: string }
  /** Reading took too long or too much memory, and was ended. */
  | { readonly code: 'reading-ended' }
  /** The games are bowled or the time is over; the next game waits until staff open the lane. */
  | { readonly code: 'lane-closed' }
  /** The half asked for has no lane on this PC. */
  | { readonly code: 'no-second-lane' }
  /** The other half has no game for the ball. */
  | { readonly code: 'no-other-game' }
  /** Staff left the running game of one half to correct an earlier one. */
  | { readonly code: 'half-away' }
  /** A change of the other half's game is not on disk. */
  | { readonly code: 'other-waits' }
  /** The rules of the other half's game do not take the ball. */
  | { readonly code: 'refused-there'; readonly refusal: Refusal }
  /** The last change of the game is not a ball. */
  | { readonly code: 'no-ball-to-move' }
  /** The lane was not paired, or no house was found. */
  | { readonly code: 'not-paired'; readonly reason: PairTrouble }
  /** The lane belongs to no house of lanes: nobody would hear. */
  | { readonly code: 'no-front-desk' }
  | { readonly code: 'wrong-pin' }
  | { readonly code: 'wrong-recovery-code' }
  /** The PIN or recovery code was not checked, after too many wrong ones. */
  | { readonly code: 'pin-wait'; readonly seconds: number }
  /** The picture did not become the logo; the earlier one stays. */
  | { readonly code: 'bad-logo'; readonly reason: LogoTrouble }
  | { readonly code: 'no-printer' }
  | { readonly code: 'print-failed'; readonly detail: string }
  /** The print service did not answer in time; a job that was `sent` may still come out. */
  | { readonly code: 'print-silent'; readonly sent: boolean }
  /** The printer is known not to have this paper; of a roll the length in millimetres. Nothing was sent. */
  | { readonly code: 'no-such-paper'; readonly paper: Paper; readonly length: number | null }
  | { readonly code: 'sheet-failed' }
  /** The arguments break the contract; `path` names the first fault. */
  | { readonly code: 'bad-request'; readonly path: string }
  | { readonly code: 'forbidden' }
  /** A bug in main; details are in its log. */
  | { readonly code: 'internal' };
