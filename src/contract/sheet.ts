import type { Language } from '../text/language.ts';
import type { GameView } from './games.ts';
import type { Logo } from './logo.ts';
import type { Paper } from './printing.ts';
import type { MarkStyle } from './settings.ts';

export type SheetOrder = GameSheetOrder | GamesSheetOrder | BlankSheetOrder | RecoverySheetOrder;

export interface GameSheetOrder {
  readonly kind: 'game';
  readonly game: GameView;
  /** On a pair of lanes the visitors' game; `game` is home's then. */
  readonly beside: GameView | null;
  readonly paper: Paper;
  readonly marks: MarkStyle;
  readonly language: Language;
  /** The house's name; empty prints none. */
  readonly house: string;
  /** Null prints none. */
  readonly logo: Logo | null;
  /** When the sheet was requested, ISO 8601 in UTC. */
  readonly printedAt: string;
}

/** The sheets of several games, one behind another in one document. */
export interface GamesSheetOrder {
  readonly kind: 'games';
  readonly sheets: readonly GameSheetOrder[];
  readonly paper: Paper;
  readonly language: Language;
}

export interface BlankSheetOrder {
  readonly kind: 'blank';
  readonly paper: Paper;
  readonly language: Language;
}

/** The recovery code, to be kept where bowlers do not see it. */
export interface RecoverySheetOrder {
  readonly kind: 'recovery';
  readonly code: string;
  readonly paper: Paper;
  readonly language: Language;
  /** The house's name; empty prints none. */
  readonly house: string;
  readonly lane: number;
  /** When the sheet was requested, ISO 8601 in UTC. */
  readonly printedAt: string;
}
