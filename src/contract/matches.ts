import type { ListedChange } from '../core/game/listed-change.ts';
import type { MatchLine } from '../core/match/match-lines.ts';
import type { Phase } from '../core/game/game.ts';
import type { MatchResult, RollOff } from '../core/league/match.ts';
import type { RollOffGo } from '../core/league/roll-off.ts';
import type { SideName } from '../core/league/side.ts';
import type { Unit } from '../core/league/unit.ts';
import type { MatchId, TeamId } from '../core/players/league.ts';
import type { PlayerId } from '../core/players/player.ts';
import type { SaveTrouble, SavedFile } from './saved.ts';

/** A schedule's facts about a match. They are saved with the match because no other file has them. */
export interface Fixture {
  /** The league's name; null for a match that was typed without one. */
  readonly league: string | null;
  /** A week or round, as the league calls it. */
  readonly round: string | null;
  /** As `2026-10-05`; null: the day on which the first game began. */
  readonly date: string | null;
  /** In the league's own notation: `11-12`. */
  readonly lanes: string | null;
  /** The league's own ids of the teams, home first; null or missing where it has none. */
  readonly teamIds: readonly (string | null)[];
}

/** A captain's word that a game is right. */
export interface MatchSignOff {
  readonly side: SideName;
  readonly player: PlayerId;
  /** The name at that time. */
  readonly by: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The generation of the game that was signed. */
  readonly generation: number;
  /** On a pair: that of the game beside it; null where it was not signed with this one. */
  readonly beside: number | null;
  /** Whether the signature still counts: the game has not changed since. */
  readonly stands: boolean;
}

export interface MatchTeam {
  readonly side: SideName;
  readonly id: TeamId;
  readonly name: string;
  /** The league's own id. */
  readonly leagueId: string | null;
}

/** On a pair of lanes: the visitors' part of a game of a match, which is a game of its own. */
export interface GameBeside {
  readonly gameId: string;
  readonly generation: number;
}

/** A change behind a signature, with the team that the player is in now. */
export interface MatchChange extends ListedChange {
  /** Null for a player who is no longer in a team. */
  readonly side: SideName | null;
}

/** One game of a match; on a pair of lanes both teams' games together. */
export interface MatchGame {
  /** On a pair the game that home bowls in, or the visitors' where only that is known. */
  readonly gameId: string;
  /** Null on one lane, and where only one of a pair's two games is known. */
  readonly beside: GameBeside | null;
  /** In the match, from 1. */
  readonly number: number;
  /** On a pair: running until both are not. */
  readonly phase: Phase;
  readonly generation: number;
  /** By places. */
  readonly home: readonly MatchLine[];
  /** None in a bye. */
  readonly visitors: readonly MatchLine[];
  /** Oldest first; of each team the last one counts, if it stands. */
  readonly signOffs: readonly MatchSignOff[];
  /** Whether every team has signed the game as it is now. */
  readonly signed: boolean;
  /** The changes that stand from before the first signature. */
  readonly standing: readonly ListedChange[];
  /** The changes since the first signature. */
  readonly changes: readonly MatchChange[];
}

/** A league's match with all that follows from its games as they are now. */
export interface MatchView extends Omit<Fixture, 'teamIds' | 'date'> {
  readonly id: MatchId;
  readonly date: string;
  /** Home first; one in a bye. */
  readonly teams: readonly MatchTeam[];
  /** The games begun, in their order, the one of this view among them. */
  readonly games: readonly MatchGame[];
  readonly rollOffs: readonly RollOff[];
  /** `matchResult` of core, by the last game's terms. */
  readonly result: MatchResult;
  readonly kept: KeptResult;
}

/** Whether the result is among the lane's own. `none`: a signature is missing, or nobody has looked yet. */
export type KeptResult =
  | { readonly kind: 'none' | 'kept' }
  | { readonly kind: 'refused'; readonly trouble: SaveTrouble };

/** The game of a match that this saved game is, or is a part of; null without one. */
export function gameInMatch(match: Pick<MatchView, 'games'> | null, gameId: string): MatchGame | null {
  return (
    match?.games.find(
      (game) => game.gameId === gameId || (game.beside !== null && game.beside.gameId === gameId),
    ) ?? null
  );
}

/** Signs a game as it is at this generation. */
export interface SignOffOrder {
  readonly gameId: string;
  readonly generation: number;
  /** On a pair: the generation of the game beside it. */
  readonly beside?: number;
  readonly side: SideName;
  /** The player of that team who signs, by the number in that team's game. */
  readonly player: PlayerId;
}

/** Takes a team's signature back. */
export interface TakeBackOrder {
  readonly gameId: string;
  readonly side: SideName;
}

/** Adds what both sides bowled for tied points, or takes the last such go back. */
export interface RollOffOrder {
  /** A game of the match, on the board. */
  readonly gameId: string;
  readonly unit: Unit;
  readonly go: RollOffGo | null;
}

/** The two files of a saved result, CSV and JSON. */
export interface SavedResult {
  readonly csv: SavedFile;
  readonly json: SavedFile;
}

/**
 * Why a match was not changed. no-match: the game belongs to none. not-over: the game has balls to come, or was
 * stopped. not-in-team: that player is not in the team. nobody: no person has that place. too-many-signatures: the
 * match's file has room for no more. not-signed, no-roll-off: there is nothing to take back.
 * file-left: the match's file is a newer program's or cannot be read, so nothing can be saved in it.
 */
export const MATCH_REFUSALS = [
  'no-match',
  'not-over',
  'not-in-team',
  'nobody',
  'too-many-signatures',
  'not-signed',
  'no-roll-off',
  'file-left',
] as const;

export type MatchRefusal = (typeof MATCH_REFUSALS)[number];

/** The id of the other team's game of a match on a pair; null where there is none. */
export function gameBeside(match: MatchView | null, gameId: string): string | null {
  const game = gameInMatch(match, gameId);
  if (game === null || game.beside === null) return null;
  return game.gameId === gameId ? game.beside.gameId : game.gameId;
}
