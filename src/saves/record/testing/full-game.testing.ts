import { newGame, replay, type Game } from '../../../core/game/game.ts';
import { freshGame, recordOf } from './game.testing.ts';
import { makeRecord } from '../game-record.ts';
import { takenBack } from './hostile.testing.ts';
import { LARGEST_RECORD } from '../record-bounds.ts';

// The bytes that `hasRoom` reserves for the event that stops the game.
const LAST_EVENT = 1024;
const AROUND_AN_EVENT = '    ,\n'.length;

/** One bowler's largest running game: balls taken back until the file has room for nothing but its end. */
export function fullGame(): Game {
  const { setup } = freshGame(['PJS']);
  const events = takenBack(100_000);
  let bytes = makeRecord(recordOf(newGame(setup))).length + AROUND_AN_EVENT;
  const count = events.findIndex((event) => {
    bytes += JSON.stringify(event).length + AROUND_AN_EVENT;
    return bytes > LARGEST_RECORD - LAST_EVENT;
  });
  // A ball and its undo belong together.
  const game = replay(setup, events.slice(0, count - (count % 2)));
  if (!game.ok) throw new Error(game.error.refusal.code);
  return game.value;
}
