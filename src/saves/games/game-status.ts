import { bowlerNameIn, frameIn, lastFrameBowled } from '../../core/game/history.ts';
import { generationOf, type Game } from '../../core/game/game.ts';
import { markText } from '../../core/line/marks.ts';
import { mateOnTurn, nameIn, namesIn, turnOf } from '../../core/players/position.ts';
import { matesOfFrame } from '../../core/players/shared-line.ts';
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
    next: turn === null ? null : (mateOnTurn(game.position)?.mate.name ?? nameIn(game.position, turn.player)),
  };
}

/** The last ball that counts, as its frame shows it now; a correction may have changed it. */
function lastBallOf(game: Game): LastBall | null {
  const bowled = lastFrameBowled(game);
  if (bowled === null) return null;
  const { player, frame } = bowled;
  const { marks } = frameIn(game.position, player, frame);
  const mark = marks.at(-1);
  // Stryker disable next-line ConditionalExpression: a frame that was bowled has a mark (the check is for the types)
  if (mark === undefined) return null;
  const shared = game.position.lines.find((line) => line.player === player)?.shared ?? null;
  const mate = shared === null ? undefined : matesOfFrame(shared, frame)[marks.length - 1];
  const name = bowlerNameIn(game.position, mate === undefined ? { player } : { player, mate });
  return { name, mark: markText(mark), frame };
}
