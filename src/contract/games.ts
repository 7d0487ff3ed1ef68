import type { FormatId } from '../core/formats/formats.ts';
import type { GameEvent, Setup } from '../core/game/event.ts';
import type { LeagueTerms } from '../core/league/terms.ts';
import type { EarlierGame } from '../core/players/bowler-series.ts';
import type { LeagueFacts, MatchId } from '../core/players/league.ts';
import type { InSeries } from '../core/players/in-series.ts';
import type { BowlerId, PartyId } from '../core/players/opaque-id.ts';
import type { PlayerId } from '../core/players/player.ts';
import type { MateNumber } from '../core/players/shared-line.ts';
import type { Phase } from '../core/game/game.ts';
import type { Half } from './halves.ts';
import type { Fixture, MatchView } from './matches.ts';
import type { SaveTrouble } from './saved.ts';

/** A game as main has it. The window replays the events through the rules and never computes a score in another way. */
export interface GameView {
  /** The number of this view of a half since main started; of two views, the higher is the later one. */
  readonly revision: number;
  /** Where the game is shown. Each half counts its own revisions. */
  readonly half: Half;
  readonly id: string;
  /** The game's number among all games of this lane, from 1; `newest` is that of the newest game. */
  readonly counter: number;
  readonly newest: number;
  readonly setup: Setup;
  readonly events: readonly GameEvent[];
  /** The games before this one in its players' series, oldest first. Never saved with it: they may be corrected. */
  readonly earlier: readonly EarlierGame[];
  /**
   * The match that the game belongs to; null in a game without teams, and for a moment at the start, while main reads
   * the match.
   */
  readonly match: MatchView | null;
  /** The running game that staff left to correct this earlier one; opening it comes back. Missing where none was left. */
  readonly away?: AwayGame;
  /** When the newest event was durable, ISO 8601 in UTC. */
  readonly savedAt: string;
  /** A change that is not on disk yet; it locks entry until it is saved or taken back (decision 6). */
  readonly waiting: Waiting | null;
}

/** A running game that is not on the board while an earlier one is corrected. */
export interface AwayGame {
  readonly id: string;
  readonly gameNumber: number;
}

export interface Waiting {
  readonly event: GameEvent;
  readonly trouble: SaveTrouble;
}

/** A past game that can be opened again. */
export interface GameSummary {
  readonly id: string;
  readonly phase: Phase;
  /** The lane on which a game that was moved continues. */
  readonly movedTo?: number;
  readonly lane: number;
  readonly gameNumber: number;
  readonly startedAt: string;
  readonly party: PartyId;
  readonly format: FormatId;
  readonly names: readonly string[];
  /** Who they are from game to game, in the order of the names. */
  readonly bowlers: readonly BowlerId[];
  /** Their numbers in this game, in the order of the names. */
  readonly players: readonly PlayerId[];
  /** Pins a game, in the order of the names; null where unknown. */
  readonly averages: readonly (number | null)[];
  /** Each one's option, in the order of the names; null in a format without options. */
  readonly options: readonly (number | null)[];
  /** Scores so far, in the order of the names. */
  readonly scores: readonly number[];
  /** The place of this game in each one's series, in the order of the names. */
  readonly series: readonly InSeries[];
  /** Games per series, from the league's terms or from whoever began the game; null if nobody chose a number. */
  readonly games: number | null;
  /** Null where it was bowled in no league. */
  readonly league: ListedLeague | null;
}

/** What a past game says of its league: the match that it belongs to, and who meets. */
export interface ListedLeague {
  /** Null where the game belongs to none. */
  readonly match: MatchId | null;
  /** Home first; one in a bye, none where only handicap counts. */
  readonly teams: readonly string[];
}

/** A past game that a newer program saved: it can be read as text, never changed. */
export interface NewerGame {
  readonly id: string;
  readonly phase: 'newer';
  /** Empty when that cannot be read; it is then listed as the newest. */
  readonly startedAt: string;
  /** As in its sheet; empty when that cannot be read. */
  readonly names: readonly string[];
}

export type ListedGame = GameSummary | NewerGame;

/** The match of a listed game; null where it belongs to none, or to none that can be read. */
export function listedMatch(game: ListedGame): MatchId | null {
  return game.phase === 'newer' ? null : (game.league?.match ?? null);
}

/** Part of the sheet text of a newer program's game. */
export interface SheetText {
  /** As saved; null when this program cannot read the sheet. */
  readonly lines: readonly string[] | null;
  readonly more: boolean;
}

export const MOST_LINES_A_PAGE = 200;

/** A game left running long ago, and its frame. */
export interface UnfinishedGame {
  readonly game: GameSummary;
  /** When its last ball was saved, ISO 8601 in UTC. */
  readonly savedAt: string;
  readonly frame: number;
}

/**
 * A player of a new game. Only main gives ids. The window says which player is the same person; an equal name never
 * does.
 */
export interface NewPlayer {
  readonly name: string;
  /** Pins a game, up to the format's highest score; null where unknown. */
  readonly average: number | null;
  /** The format's option; null or missing: the usual one. */
  readonly option?: number | null;
  /** The player's number in the game before; null for a new bowler. */
  readonly was: PlayerId | null;
  /** The id of the game to which `was` refers, for a player who was not in the game before. */
  readonly wasIn?: string;
  /** In a league's game; who was there keeps what was known as that game ended where this is missing. */
  readonly league?: NewFacts;
  /** In a format in which bowlers share a line: who shares it, in their order. The player is then the team. */
  readonly mates?: readonly NewMate[];
}

/** A bowler of a team of a new game, and who that was in the game before; null: somebody new. */
export interface NewMate {
  readonly name: string;
  readonly was: { readonly player: PlayerId; readonly mate: MateNumber } | null;
}

/** A player's facts in a league's game to begin. */
export interface NewFacts extends Omit<LeagueFacts, 'seat'> {
  /** The number of the player's team, from 1; missing without teams. */
  readonly team?: number;
  /** In the team's line-up, from 1; the next one where missing. */
  readonly place?: number;
}

/** The league of a new game. Only main gives ids to teams and match. */
export interface NewLeague {
  readonly terms: LeagueTerms;
  /** The teams' names, home first; none where only handicap counts. */
  readonly teams: readonly string[];
  /** Missing in a continuing match, and without a schedule. */
  readonly fixture?: Fixture;
}

export interface NewGameOrder {
  /** The left one where missing. Both: a match of two teams, home on the left half and the visitors on the right one. */
  readonly half?: Half | 'both';
  readonly players: readonly NewPlayer[];
  /** The id of the game that this one follows in its party; null, or one that main cannot read, for a new party. */
  readonly follows: string | null;
  /** The usual one where missing. */
  readonly format?: FormatId;
  /** Where bowlers share lines: whether the next game begins with the next one of each team. Missing: as before. */
  readonly goesRound?: boolean;
  /** Games per series. Missing: as in the game before; null: no number. A league's terms replace it. */
  readonly games?: number | null;
  /**
   * Missing: the match of the game before continues with its terms and teams until all its games are bowled; null: open
   * bowling. Only staff may change or leave a continuing match.
   */
  readonly league?: NewLeague | null;
}
