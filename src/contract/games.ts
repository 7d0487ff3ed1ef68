import type { GameEvent, Setup } from '../core/game/event.ts';
import type { FrameNumber } from '../core/formats/format.ts';
import type { Phase } from '../core/game/game.ts';
import type { SaveTrouble } from './save-trouble.ts';

/** A game as main has it. The window replays the events through the rules; it never changes a score itself. */
export interface GameView {
  readonly id: string;
  /** Its place among all games that this lane has begun, from 1, and the place of the newest one. */
  readonly counter: number;
  readonly newest: number;
  readonly setup: Setup;
  readonly events: readonly GameEvent[];
  /** When the newest event was safely on disk, ISO 8601 in UTC. */
  readonly savedAt: string;
  /** A change that is not on disk yet: entry is locked until it is saved or taken back (decision 6). */
  readonly waiting: Waiting | null;
}

/** A change that could not be saved. */
export interface Waiting {
  readonly event: GameEvent;
  readonly trouble: SaveTrouble;
}

/** A game of the list that can be opened again. */
export interface GameSummary {
  readonly id: string;
  readonly phase: Phase;
  readonly lane: number;
  readonly gameNumber: number;
  readonly startedAt: string;
  readonly names: readonly string[];
  /** The scores so far, in the order of the names. */
  readonly scores: readonly number[];
}

/** Which past games are asked for: a page of them, newest first. */
export interface GamesQuery {
  /** A part of a bowler's name, in upper or lower case alike; empty for every game. */
  readonly name: string;
  /** The id of the last game that is shown already; null for the newest. */
  readonly before: string | null;
  /** At most so many, 1 to `MOST_GAMES_A_PAGE`. */
  readonly count: number;
}

/** The most games that one call answers. */
export const MOST_GAMES_A_PAGE = 200;

/** Past games, newest first; `more` when there are older ones. */
export interface GamesPage {
  readonly games: readonly GameSummary[];
  readonly more: boolean;
}

/** A game that was left running long ago, and the frame it is in. */
export interface UnfinishedGame {
  readonly game: GameSummary;
  /** When its last ball was saved, ISO 8601 in UTC. */
  readonly savedAt: string;
  readonly frame: FrameNumber;
}

/** What a new game needs. */
export interface NewGameOrder {
  readonly names: readonly string[];
  /** Pins a game, 0 to 300, in the order of the names; null where nobody said it. */
  readonly averages?: readonly (number | null)[];
  /** Which game of the party it is, from 1. */
  readonly gameNumber: number;
}
