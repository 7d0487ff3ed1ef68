/** Four to eight digits open staff mode. */
export const PIN = /^[0-9]{4,8}$/u;

/** The length of a recovery code: 10^12 codes, and 15 minutes between guesses. */
export const RECOVERY_DIGITS = 12;

export const RECOVERY_CODE = /^[0-9]{12}$/u;

/** Whether staff are at the desk. Without a PIN everybody may do everything. */
export interface StaffState {
  readonly pinSet: boolean;
  /** Whether the PIN was entered recently. */
  readonly on: boolean;
  /** Milliseconds until the next guess is accepted; 0 for now. */
  readonly wait: number;
  /** The PIN is the house's: the lane has none of its own. */
  readonly ofHouse?: true;
}

/**
 * Staff mode orders. `setPin` with null removes the PIN and opens everything to everybody; `recover` does the same
 * with the code shown when the PIN was set. `newCode` makes another one. Where the front desk opens the lane, the house's
 * PIN holds instead of none.
 */
export type StaffOrder =
  | { readonly kind: 'enter'; readonly pin: string }
  | { readonly kind: 'leave' }
  | { readonly kind: 'setPin'; readonly pin: string | null }
  | { readonly kind: 'newCode' }
  | { readonly kind: 'recover'; readonly code: string };

export interface StaffAnswer {
  readonly state: StaffState;
  /** The recovery code just made; main answers it once and keeps only its hash. Null for any other order. */
  readonly recoveryCode: string | null;
}

/** What staff delete for good: a game, or a bowler's shown name in every game except a running one. */
export type RemoveOrder =
  | { readonly kind: 'game'; readonly gameId: string }
  | { readonly kind: 'bowler'; readonly name: string };

export interface RemovedGames {
  readonly games: number;
  /** The running game still has the name; staff can delete it there once the game is over. */
  readonly stillBowling: boolean;
}

/** Orders to the program; `showScreens` shows every screen its number for a moment. */
export type ProgramOrder =
  | { readonly kind: 'fullScreen'; readonly on: boolean }
  | { readonly kind: 'showScreens' }
  | { readonly kind: 'quit' };
