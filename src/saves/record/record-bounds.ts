import type { GameEvent, Setup } from '../../core/game/event.ts';
import { phaseOf, type Game } from '../../core/game/game.ts';
import { LONGEST_NAME } from '../../core/game/player.ts';

// What a game's file can hold (docs/save-format.md). Each bound but one is more than fits into the largest file, or than
// the program itself could begin or show; MOST_LOOKS can be passed by a game of thousands, and says so.

/** The largest file that is read, in bytes. */
export const LARGEST_RECORD = 16 * 1024 * 1024;
/** The smallest event has 68 bytes and a comma: more of them do not fit into the largest file. */
export const MOST_EVENTS = 250_000;
/** Until bounds were made, a game of more could not be begun: their numbers did not fit on the stack. */
export const MOST_PLAYERS = 125_000;
/** The numbers of players: those who begin have the first, and each event adds one at the most. */
export const HIGHEST_PLAYER = MOST_PLAYERS + MOST_EVENTS;
/** The shortest line of a sheet has 26 bytes with its comma. */
export const MOST_SHEET_LINES = 650_000;
/** The length of a name in UTF-16, which has two units for some characters. */
export const LONGEST_KEPT_NAME = LONGEST_NAME * 2;
/** A name, the number of a frame, ten frames of ten characters each (`F(10)F(10)`) and the score. */
export const LONGEST_SHEET_LINE = 160;
/** The numbers that the games of a party are given. */
export const HIGHEST_GAME_NUMBER = 9_999;

/**
 * Each event is held against every player: this is how many such looks a replay takes at the most. Two thousand people
 * bowl a whole game within it; with more, the page would be taken for dead before it had the game. Eight would need
 * twelve million events. Released programs could write more than this, too, with 2,200 people or more in one game.
 */
export const MOST_LOOKS = 100_000_000;

/** How many looks it takes to replay a game. Who was removed counts on, as it is told without replaying. */
export function looksOf({ players }: Setup, events: readonly Pick<GameEvent, 'type'>[]): number {
  let [there, looks] = [players.length, 0];
  for (const { type } of events) {
    if (type === 'playerJoined') there += 1;
    looks += there;
  }
  return looks;
}

/** What the event takes that stops a game, with some room to spare, in bytes. */
const LAST_EVENT = 1024;

/**
 * Whether a game that takes so many bytes would be read again. One that runs must have room for the event that stops it:
 * the lane would never come to another game.
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
