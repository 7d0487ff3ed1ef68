import type { GameEvent, Setup } from '../../core/game/event.ts';
import { phaseOf, type Game } from '../../core/game/game.ts';
import { LONGEST_ROSTER_ID } from '../../core/players/league-start.ts';
import { LONGEST_NAME } from '../../core/players/player.ts';
import { LONGEST_TEAM_NAME } from '../../core/players/team-name.ts';

// The bounds of a game file (docs/save-format.md): all but one exceed what fits into the largest file, or what the
// program could begin or show. A game of thousands can pass MOST_LOOKS, and then says so.

/** In bytes. */
export const LARGEST_RECORD = 16 * 1024 * 1024;
/** The smallest event has 68 bytes and a comma: more do not fit. */
export const MOST_EVENTS = 250_000;
/** Before there were bounds, a larger game overflowed the stack at its start. */
export const MOST_PLAYERS = 125_000;
/** Player numbers: the first players, plus at most one per event. */
export const HIGHEST_PLAYER = MOST_PLAYERS + MOST_EVENTS;
/** The shortest sheet line has 26 bytes with its comma. */
export const MOST_SHEET_LINES = 650_000;
/** In UTF-16 units, two for some characters. */
export const LONGEST_KEPT_NAME = LONGEST_NAME * 2;
/** In UTF-16 units, two for some characters. */
export const LONGEST_KEPT_TEAM_NAME = LONGEST_TEAM_NAME * 2;
export const LONGEST_KEPT_ROSTER_ID = LONGEST_ROSTER_ID * 2;
/**
 * A name, an option (` [no-tap 9]`), a score type, a frame number, ten frames of fifteen characters
 * (`F(10)F(10)F(10)`), the score, handicap and total. Before version 7 it was 160, before version 8 180.
 */
export const LONGEST_SHEET_LINE = 230;
export const HIGHEST_GAME_NUMBER = 9_999;
/** Games that somebody can choose for a series. */
export const MOST_SERIES_GAMES = 99;
/** The highest option of any format. */
export const HIGHEST_OPTION = 99;

/**
 * Replay compares each event with every player; this is the most comparisons allowed. Two thousand people bowl a
 * whole game within it; beyond, the page would seem dead. Eight would need twelve million events. Released programs
 * could write more, with 2,200 people or more in a game.
 */
export const MOST_LOOKS = 100_000_000;

/** The comparisons a replay takes. Removed players still count, because the number is known before replay. */
export function looksOf({ players }: Setup, events: readonly Pick<GameEvent, 'type'>[]): number {
  let [there, looks] = [players.length, 0];
  for (const { type } of events) {
    if (type === 'playerJoined') there += 1;
    looks += there;
  }
  return looks;
}

/** Room for the event that stops a game, in bytes. */
const LAST_EVENT = 1024;

/**
 * Whether a game of this size would be read again. A running one needs room for the event that stops it, or the lane
 * would never reach another game.
 */
export function hasRoom(game: Game, bytes: number): boolean {
  const { setup, events } = game;
  const isRunning = phaseOf(game) === 'running';
  const looks = looksOf(setup, isRunning ? [...events, { type: 'gameStopped' }] : events);
  return (
    bytes + (isRunning ? LAST_EVENT : 0) <= LARGEST_RECORD &&
    events.length + (isRunning ? 1 : 0) <= MOST_EVENTS &&
    setup.players.length <= MOST_PLAYERS &&
    looks <= MOST_LOOKS
  );
}
