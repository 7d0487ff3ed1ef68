import type { Happening } from './event.ts';
import {
  begunFrames,
  bowl,
  frameAt,
  lineOfRolls,
  nextFrame,
  replaceFrame,
  sameLine,
  type Line,
} from '../line/line.ts';
import { withBalls, type PlayerLine } from '../players/player-line.ts';
import { notCalled, playerIn, turnToBowl, withPlayer, type Position } from '../players/position.ts';
import type { PlayerId } from '../players/player.ts';
import { refittedRoll } from '../line/refitted.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import { sameRolls, withSplit, type Roll } from '../line/roll.ts';

type Of<T extends Happening['type']> = Extract<Happening, { type: T }>;

export function rolled(position: Position, change: Of<'ballRolled'>): Result<Position, Refusal> {
  const { player, frame, roll, mate } = change;
  const turn = turnToBowl(position);
  if (!turn.ok) return turn;
  if (turn.value.player !== player || turn.value.frame !== frame) return err({ code: 'not-on-turn' });
  const found = playerIn(position, player);
  // Stryker disable next-line ConditionalExpression: whoever is on turn is in the game (the check is for the types)
  if (!found.ok) return found;
  if (!isMate(found.value, mate)) return err({ code: 'no-such-player' });
  const line = bowl(found.value.line, roll);
  if (!line.ok) return line;
  const next = withBalls(found.value, line.value, mate ?? null);
  return ok({ ...withPlayer(position, next), lastBowler: player });
}

/** In a shared line a ball tells its bowler, in any other it does not. */
function isMate({ shared }: PlayerLine, mate: number | undefined): boolean {
  if (shared === null || mate === undefined) return shared === null && mate === undefined;
  return shared.mates[mate - 1] !== undefined;
}

/** Replaces one frame's balls; other frames keep theirs (decision 2). */
export function corrected(position: Position, change: Of<'frameCorrected'>): Result<Position, Refusal> {
  const { player, frame, balls } = change;
  const found = whoBowls(position, player);
  if (!found.ok) return found;
  const before = frameAt(found.value.line, frame);
  if (before.state === 'empty') return err({ code: 'frame-not-begun' });
  if (balls.length === 0) return err({ code: 'no-balls' });
  if (sameRolls(before.rolls, balls)) return err({ code: 'nothing-changes' });
  const line = replaceFrame(found.value.line, frame, balls);
  return line.ok ? ok(withLine(position, found.value, line.value)) : line;
}

export function splitMarked(position: Position, change: Of<'splitMarked'>): Result<Position, Refusal> {
  const { player, frame, ball: number, split } = change;
  const found = playerIn(position, player);
  if (!found.ok) return found;
  const rolls = frameAt(found.value.line, frame).rolls;
  const ball = rolls[number - 1];
  if (ball?.kind !== 'pins') return err({ code: 'no-split-here' });
  const ringed = rolls.with(number - 1, withSplit(ball, split));
  if (sameRolls(rolls, ringed)) return err({ code: 'nothing-changes' });
  const line = replaceFrame(found.value.line, frame, ringed);
  return line.ok ? ok(withLine(position, found.value, line.value)) : line;
}

/** An agreed line replaces the old one, in a finished or stopped game too, and play continues from there. */
export function agreed(position: Position, change: Of<'lineAgreed'>): Result<Position, Refusal> {
  const found = whoBowls(position, change.player);
  if (!found.ok) return found;
  const before = found.value.line;
  const line = lineOfRolls(before.table, change.frames);
  if (!line.ok) return line;
  if (begunFrames(line.value).length === 0) return err({ code: 'no-balls' });
  if (sameLine(before, line.value)) return err({ code: 'nothing-changes' });
  return ok(withLine(position, found.value, line.value));
}

/** A dead ball, the last of its frame, does not count and is bowled again at the same pins (rules: dead balls). */
export function annulled(position: Position, change: Of<'ballAnnulled'>): Result<Position, Refusal> {
  const { player, frame } = change;
  const found = playerIn(position, player);
  if (!found.ok) return found;
  const rolls = frameAt(found.value.line, frame).rolls;
  if (rolls.length === 0) return err({ code: 'frame-not-begun' });
  const line = replaceFrame(found.value.line, frame, rolls.slice(0, -1));
  return line.ok ? ok(withLine(position, found.value, line.value)) : line;
}

/** Moves balls entered for the wrong player to the frame due for the player who bowled them. */
export function moved(position: Position, change: Of<'ballsMoved'>): Result<Position, Refusal> {
  const { player, frame, to } = change;
  const [from, other] = [playerIn(position, player), playerIn(position, to)];
  if (!from.ok) return from;
  if (!other.ok) return other;
  if (player === to) return err({ code: 'nothing-changes' });
  const rolls = frameAt(from.value.line, frame).rolls;
  if (rolls.length === 0) return err({ code: 'frame-not-begun' });
  const given = inFrameDue(other.value.line, rolls);
  if (!given.ok) return given;
  const emptied = replaceFrame(from.value.line, frame, []);
  // Stryker disable next-line ConditionalExpression: a frame may always lose its balls (the check is for the types)
  if (!emptied.ok) return emptied;
  const taken = notCalled(withLine(position, from.value, emptied.value), player);
  return ok({ ...withLine(taken, other.value, given.value), lastBowler: to });
}

/** Adds balls to the frame due: all of them or none. */
function inFrameDue(line: Line, rolls: readonly Roll[]): Result<Line, Refusal> {
  const number = nextFrame(line);
  if (number === null) return err({ code: 'bowls-no-more' });
  let filled: Result<Line, Refusal> = ok(line);
  for (const roll of rolls) {
    if (!filled.ok) return filled;
    const due = frameAt(filled.value, number);
    filled = replaceFrame(filled.value, number, [...due.rolls, refittedRoll(due.rack, roll)]);
  }
  return filled;
}

/** Refuses an absent player, whose blind score counts instead of balls. */
function whoBowls(position: Position, player: PlayerId): Result<PlayerLine, Refusal> {
  const found = playerIn(position, player);
  return found.ok && found.value.status === 'absent' ? err({ code: 'bowls-no-more' }) : found;
}

function withLine(position: Position, player: PlayerLine, line: Line): Position {
  return withPlayer(position, withBalls(player, line));
}
