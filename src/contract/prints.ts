import type { PrintsWhat, Settings } from './settings.ts';

/**
 * printing: noted before anything is sent. sent: the print service has every sheet. failed: it has not, or gave up. cut:
 * the program ended in the middle; sheets may have come out.
 */
export const PRINT_STATES = ['printing', 'sent', 'failed', 'cut'] as const;
export type PrintState = (typeof PRINT_STATES)[number];

/** What a game printed by itself. */
export interface GamePrint {
  readonly game: string;
  /** Of the game, as it was printed. */
  readonly generation: number;
  readonly state: PrintState;
  /** All its sheets, and of them those that the print service does not have. */
  readonly kinds: readonly PrintsWhat[];
  readonly left: readonly PrintsWhat[];
}

/** What the house prints by itself, and since when, ISO 8601. */
export interface PrintRule extends Pick<Settings, 'prints'> {
  readonly since: string;
  readonly printsAt: Exclude<Settings['printsAt'], 'never'>;
}
