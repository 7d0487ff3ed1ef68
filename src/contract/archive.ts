import type { FormatId } from '../core/formats/formats.ts';
import type { MatchId } from '../core/players/league.ts';
import type { BowlerId } from '../core/players/opaque-id.ts';
import type { FiguredGame } from '../core/statistics/figured-game.ts';
import type { ListedGame } from './games.ts';
import type { Kind } from '../core/statistics/figured-game.ts';

/**
 * Which past games are wanted. Each part that is not as in `ANY_GAME` leaves games out. `name`, `bowler` and `score`
 * are about one player: they find a game in which somebody is all of it. Who shares a line is found with its score.
 */
export interface GamesFilter {
  /** Part of a bowler's name, in any case; empty for everybody. */
  readonly name: string;
  readonly bowler: BowlerId | null;
  /** Begun at this time or later, ISO 8601 in UTC. The window knows when its days begin. */
  readonly from: string | null;
  /** Begun before this time. */
  readonly to: string | null;
  readonly score: ScoreRange | null;
  readonly format: FormatId | null;
  readonly lane: number | null;
  /** Whether balls are missing: still running, or stopped early. */
  readonly unfinished: boolean | null;
  /** One league; `name: null` finds the games of leagues whose name is not known here. */
  readonly league: LeagueWanted | null;
  /** The games of one match. */
  readonly match: MatchId | null;
}

/** A league by the name that its matches have. */
export interface LeagueWanted {
  readonly name: string | null;
}

/** Scores as listed (`GameSummary.scores`), both ends included; null: no end. */
export interface ScoreRange {
  readonly least: number | null;
  readonly most: number | null;
}

/** Every game. A newer program's game has only names that are known: any other part of a filter leaves it out. */
export const ANY_GAME: GamesFilter = {
  ...{ name: '', bowler: null, from: null, to: null },
  ...{ score: null, format: null, lane: null, unfinished: null, league: null, match: null },
};

/** A game's place in the list, which stays one when the game is deleted. */
export interface GameMark {
  readonly id: string;
  readonly startedAt: string;
}

/** Requests one page of past games, newest first. */
export interface GamesQuery extends GamesFilter {
  /** The last game already shown (`markOf`); null from the newest. */
  readonly before: GameMark | null;
  /** At most this many, 1 to `MOST_GAMES_A_PAGE`. */
  readonly count: number;
}

export const MOST_GAMES_A_PAGE = 200;

/** Past games, newest first; `more` if there are older ones. */
export interface GamesPage {
  readonly games: readonly ListedGame[];
  readonly more: boolean;
}

export function markOf({ id, startedAt }: ListedGame): GameMark {
  return { id, startedAt };
}

/** How many games a filter finds, of all there are. */
export interface GamesCount {
  readonly found: number;
  /** The same with each match as one. */
  readonly rows: number;
  readonly all: number;
  /** The lanes of all games, ascending. */
  readonly lanes: readonly number[];
  /** The leagues of all games, by name; last null, if some are of a league whose name is not known here. */
  readonly leagues: readonly (string | null)[];
}

/** Requests what statistics need of one bowler's lines. */
export interface FiguresQuery {
  /** By id, in every game of that person; or by name, in any case: everybody who is called so. */
  readonly who:
    | { readonly kind: 'bowler'; readonly bowler: BowlerId }
    | { readonly kind: 'name'; readonly name: string };
  readonly from: string | null;
  readonly to: string | null;
  readonly format: FormatId | null;
}

/** The most games of an answer; a bowler of every day has as many in ten years. */
export const MOST_FIGURED = 3_000;

/** A bowler's lines, newest first; `more` if there are older ones than `MOST_FIGURED`. */
export interface BowlerLines {
  readonly games: readonly FiguredGame[];
  readonly more: boolean;
}

/** The most days that are counted at once: six weeks of a calendar. */
export const MOST_DAYS = 42;

/** Which of a bowler's games are looked at: this evening's, the newest 20, those of the half year, or all. */
export const PERIODS = ['tonight', 'last', 'since', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** Where a game was bowled. */
export const PLACES = ['league', 'open'] as const;
export type PlaceOfPlay = (typeof PLACES)[number];

/** The games that statistics are of. */
export interface StatisticsChoice {
  readonly period: Period;
  readonly kind: Kind;
  /** Null: both. */
  readonly place: PlaceOfPlay | null;
}
