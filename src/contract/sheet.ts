import type { PlayerId } from '../core/players/player.ts';
import type { Language } from '../text/language.ts';
import type { BowlerLines, StatisticsChoice } from './archive.ts';
import type { GameView } from './games.ts';
import type { Logo } from './logo.ts';
import type { Paper, SheetOfBowlers, SheetOfGame } from './printing.ts';
import type { MarkStyle } from './settings.ts';

export type SheetOrder =
  | GameSheetOrder
  | GamesSheetOrder
  | BowlerSheetOrder
  | StatisticsSheetOrder
  | BlankSheetOrder
  | RecoverySheetOrder;

/** The sheet of a subject: all but several games together, and the recovery code, which is not a file. */
export type SubjectSheetOrder = Exclude<SheetOrder, GamesSheetOrder | RecoverySheetOrder>;

/** What every sheet about games has. */
export interface PrintedGames {
  readonly paper: Paper;
  readonly marks: MarkStyle;
  /** Whether the table of statistics and the chart of totals are on it. */
  readonly statistics: boolean;
  readonly chart: boolean;
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

export interface GameSheetOrder extends PrintedGames {
  /** The game with the recap of its match before it, or the recap alone. */
  readonly kind: SheetOfGame['kind'];
  readonly game: GameView;
  /** On a pair of lanes the visitors' game; `game` is home's then. */
  readonly beside: GameView | null;
}

/** A bowler's games of a series, for one player of the game or for each. */
export interface BowlerSheetOrder extends PrintedGames {
  readonly kind: SheetOfBowlers['kind'];
  readonly game: GameView;
  /** The games before it in its players' series, oldest first. */
  readonly before: readonly GameView[];
  /** Null: every player of the game. */
  readonly player: PlayerId | null;
}

/** A bowler's statistics on one page. */
export interface StatisticsSheetOrder extends BowlerLines {
  readonly kind: 'statistics';
  readonly name: string;
  readonly chosen: StatisticsChoice;
  readonly paper: Paper;
  readonly language: Language;
  /** The house's name; empty prints none. */
  readonly house: string;
  readonly lane: number;
  /** When the sheet was requested, ISO 8601 in UTC. */
  readonly printedAt: string;
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
