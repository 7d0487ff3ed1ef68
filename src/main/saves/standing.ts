import { frameIn } from '../../core/history.ts';
import { generationOf, type Game } from '../../core/game.ts';
import { markText, marksOf } from '../../core/marks.ts';
import type { PlayerId } from '../../core/player.ts';
import { turnOf } from '../../core/position.ts';
import type { LastBall, Standing } from '../../text/notice.ts';

/** Where a game stands, in what people can compare with the lane: its last ball, and who bowls next. */
export function standingOf(game: Game): Standing {
  const { gameNumber, players } = game.setup;
  const turn = turnOf(game.position);
  return {
    gameNumber,
    names: players.map(({ name }) => name),
    generation: generationOf(game),
    last: lastBallOf(game),
    next: turn === null ? null : nameOf(game, turn.player),
  };
}

/** The ball bowled last that still stands, as its frame shows it now: a correction may have changed it since. */
function lastBallOf(game: Game): LastBall | null {
  const step = game.done.findLast(({ change }) => change.type === 'ballRolled');
  if (step?.change.type !== 'ballRolled') return null;
  const { player, frame } = step.change;
  const mark = marksOf(frameIn(game.position, player, frame)).at(-1);
  return mark === undefined ? null : { name: nameOf(game, player), mark: markText(mark), frame };
}

function nameOf(game: Game, player: PlayerId): string {
  return game.setup.players.find(({ id }) => id === player)?.name ?? String(player);
}
