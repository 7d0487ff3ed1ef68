/** What opens staff mode: four to eight digits. */
export const PIN = /^[0-9]{4,8}$/u;

/** How long the code is that gives a forgotten PIN up: a million million of them, and 15 minutes between guesses. */
export const RECOVERY_DIGITS = 12;

/** A recovery code as it is typed. */
export const RECOVERY_CODE = /^[0-9]{12}$/u;

/** Whether staff are at the desk. Without a PIN nothing is kept from anybody. */
export interface StaffState {
  readonly pinSet: boolean;
  /** Somebody entered the PIN a short while ago. */
  readonly on: boolean;
  /** How long no guess is heard, in milliseconds from now; 0 when the next one is. */
  readonly wait: number;
}

/**
 * What is asked of staff mode. `setPin` with null gives the PIN up and opens everything to everybody; `recover` does so with
 * the code that was shown when the PIN was set.
 */
export type StaffOrder =
  | { readonly kind: 'enter'; readonly pin: string }
  | { readonly kind: 'leave' }
  | { readonly kind: 'setPin'; readonly pin: string | null }
  | { readonly kind: 'recover'; readonly code: string };

/** What came of an order. */
export interface StaffAnswer {
  readonly state: StaffState;
  /** The code of the PIN that was just set: main answers it once and keeps only its hash. Null for any other order. */
  readonly recoveryCode: string | null;
}

/** What staff delete for ever: a game, or a bowler's name (as it is shown) in all games but one that is running. */
export type RemoveOrder =
  { readonly kind: 'game'; readonly gameId: string } | { readonly kind: 'bowler'; readonly name: string };

/** In how many games something was deleted. */
export interface RemovedGames {
  readonly games: number;
  /** The game on the board is running and has the name still: it goes when that game is over and staff ask again. */
  readonly stillBowling: boolean;
}

/** What is asked of the program itself; `showScreens` shows every screen its number for a moment. */
export type ProgramOrder =
  | { readonly kind: 'fullScreen'; readonly on: boolean }
  | { readonly kind: 'showScreens' }
  | { readonly kind: 'quit' };
