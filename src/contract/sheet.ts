import type { Language } from '../text/language.ts';
import type { GameView } from './games.ts';
import type { Logo } from './logo.ts';
import type { Paper } from './printing.ts';
import type { MarkStyle } from './settings.ts';

/** What the sheet's own hidden window draws. */
export type SheetOrder = GameSheetOrder | BlankSheetOrder | RecoverySheetOrder;

/** The sheet of a game. */
export interface GameSheetOrder {
  readonly kind: 'game';
  readonly game: GameView;
  readonly paper: Paper;
  readonly marks: MarkStyle;
  readonly language: Language;
  /** The house's name; empty prints none. */
  readonly house: string;
  /** The house's logo; null prints none. */
  readonly logo: Logo | null;
  /** When the sheet was asked for, ISO 8601 in UTC. */
  readonly printedAt: string;
}

/** A sheet with nothing on it but its lines and boxes. */
export interface BlankSheetOrder {
  readonly kind: 'blank';
  readonly paper: Paper;
  readonly language: Language;
}

/** The code that gives a forgotten staff PIN up, to be kept where bowlers do not see it. */
export interface RecoverySheetOrder {
  readonly kind: 'recovery';
  readonly code: string;
  readonly paper: Paper;
  readonly language: Language;
  /** The house's name; empty prints none. */
  readonly house: string;
  readonly lane: number;
  /** When the sheet was asked for, ISO 8601 in UTC. */
  readonly printedAt: string;
}
