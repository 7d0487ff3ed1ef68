import type { Refusal } from '../core/line/refusal.ts';
import type { LogoTrouble } from './logo.ts';
import type { SaveTrouble } from './save-trouble.ts';

/** Why a call did not do what was asked; always data, never an Error (Electron keeps only its message). */
export type Failure =
  | { readonly code: 'refused'; readonly refusal: Refusal }
  /** The game has moved on since the caller looked; the newest one is shown. */
  | { readonly code: 'stale'; readonly generation: number }
  /** The lane stood still when it was pressed: too long ago, or again (`Standstill`). */
  | { readonly code: 'stood-still' }
  /** A change of this game waits for the disk. */
  | { readonly code: 'waiting' }
  | { readonly code: 'not-waiting' }
  | { readonly code: 'not-saved'; readonly trouble: SaveTrouble }
  | { readonly code: 'no-such-game' }
  /** The game on the board cannot be deleted. */
  | { readonly code: 'on-board' }
  /** A game is running; it must end or be stopped first. */
  | { readonly code: 'game-running' }
  /** The game holds as much as its file may; it can still be stopped. */
  | { readonly code: 'game-full' }
  /** Bowlers may not do that here, and staff mode is off. */
  | { readonly code: 'staff-only' }
  /** The games are bowled or the time has come: no further game begins until staff open the lane. */
  | { readonly code: 'lane-closed' }
  | { readonly code: 'wrong-pin' }
  | { readonly code: 'wrong-recovery-code' }
  /** The PIN or the recovery code was not looked at: too many were wrong. */
  | { readonly code: 'pin-wait'; readonly seconds: number }
  /** The picture did not become the logo; the one before stays. */
  | { readonly code: 'bad-logo'; readonly reason: LogoTrouble }
  | { readonly code: 'no-printer' }
  | { readonly code: 'print-failed'; readonly detail: string }
  /** The print service did not answer in time; a job that was `sent` may still come out. */
  | { readonly code: 'print-silent'; readonly sent: boolean }
  | { readonly code: 'sheet-failed' }
  /** The arguments were not what the contract says; `path` names the first wrong one. */
  | { readonly code: 'bad-request'; readonly path: string }
  | { readonly code: 'forbidden' }
  /** A bug in main; what happened is in its log. */
  | { readonly code: 'internal' };
