import { FRAME_NUMBERS } from '../../../core/formats/formats.ts';
import type { Game } from '../../../core/game/game.ts';
import { frameIn, lastFrameBowled } from '../../../core/game/history.ts';
import { frameAt, type Line } from '../../../core/line/line.ts';
import { linesByTeam } from '../../../core/players/by-team.ts';
import type { Selection } from '../../../board/frame-touch.ts';
import type { Direction } from '../keys/keys.ts';

/** The last ball bowled that still stands; null before the first. */
export function lastBowled(game: Game): Selection | null {
  const bowled = lastFrameBowled(game);
  if (bowled === null) return null;
  const { player, frame } = bowled;
  return { player, frame, ball: frameIn(game.position, player, frame).rolls.length };
}

/** The neighbouring ball: left and right along the line, up and down to other players' same frame. */
export function neighbour(game: Game, from: Selection, direction: Direction): Selection {
  switch (direction) {
    case 'left':
      return along(game, from, -1);
    case 'right':
      return along(game, from, 1);
    case 'up':
      return across(game, from, -1);
    case 'down':
      return across(game, from, 1);
  }
}

function along(game: Game, from: Selection, by: 1 | -1): Selection {
  const line = game.position.lines.find(({ player }) => player === from.player)?.line;
  if (line === undefined) return from;
  const balls = FRAME_NUMBERS.flatMap((frame) => ballsIn(line, frame).map((ball) => ({ frame, ball })));
  const here = balls.findIndex(({ frame, ball }) => frame === from.frame && ball === from.ball);
  const there = balls[here + by];
  return here < 0 || there === undefined ? from : { player: from.player, ...there };
}

/** For a player without this frame, their last one; players without any ball are skipped. */
function across(game: Game, from: Selection, by: 1 | -1): Selection {
  const lines = linesByTeam(game.position);
  const here = lines.findIndex(({ player }) => player === from.player);
  for (let index = here + by; index >= 0; index += by) {
    const other = lines[index];
    if (other === undefined) return from;
    const frame = FRAME_NUMBERS.findLast(
      (number) => number <= from.frame && ballsIn(other.line, number).length > 0,
    );
    if (frame === undefined) continue;
    return { player: other.player, frame, ball: Math.min(from.ball, ballsIn(other.line, frame).length) };
  }
  return from;
}

function ballsIn(line: Line, frame: number): readonly number[] {
  return frameAt(line, frame).rolls.map((_, index) => index + 1);
}
