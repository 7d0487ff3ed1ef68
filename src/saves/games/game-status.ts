import { frameIn, lastFrameBowled } from '../../core/game/history.ts';
import { generationOf, type Game } from '../../core/game/game.ts';
import { markText } from '../../core/line/marks.ts';
import { nameIn, namesIn, turnOf } from '../../core/players/position.ts';
import type { LastBall, GameStatus } from '../../text/start/notice.ts';

/** A game's status in terms people can compare with the lane: its last ball, and who is up. */
export function gameStatusOf(game: Game): GameStatus {
  const { gameNumber } = game.setup;
  const turn = turnOf(game.position);
  return {
    gameNumber,
    names: namesIn(game.position),
    generation: generationOf(game),
    last: lastBallOf(game),
    next: turn === null ? null : nameIn(game.position, turn.player),
  };
}

/** The last ball that counts, as its frame shows it now; a correction may have changed it. */
function lastBallOf(game: Game): LastBall | null {
  const bowled = lastFrameBowled(game);
  if (bowled === null) return null;
  const { player, frame } = bowled;
  const mark = frameIn(game.position, player, frame).marks.at(-1);
  // Stryker disable next-line ConditionalExpression: a frame that was bowled has a mark (the check is for the types)
  return mark === undefined ? null : { name: nameIn(game.position, player), mark: markText(mark), frame };
}
