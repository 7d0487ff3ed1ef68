import { usualTable } from '../formats/format.ts';
import { mayMakeUp } from '../league/terms.ts';
import { frameAt } from '../line/line.ts';
import type { Refusal } from '../line/refusal.ts';
import { err, ok, type Result } from '../line/result.ts';
import type { PlayerLine } from '../players/player-line.ts';
import { frameBeingBowled, type Position } from '../players/position.ts';

/** The frames that a player has missed who is back, or who only comes now: a rule says what becomes of them. */
export function missedFrames(position: Position, line: PlayerLine | null = null): readonly number[] {
  const frame = frameBeingBowled(position);
  const { numbers } = usualTable(position.format);
  return numbers.filter((number) => number < frame && (line === null || isOpen(line, number)));
}

function isOpen({ line }: PlayerLine, number: number): boolean {
  return frameAt(line, number).result === null;
}

/**
 * Whether who comes now may begin with this frame: a league says until when missed frames are made up. Refuses with
 * `too-late-to-make-up`.
 */
export function startFits(position: Position, line: PlayerLine | null, from: number): Result<null, Refusal> {
  const { league } = position;
  if (league === null || mayMakeUp(league.terms, frameBeingBowled(position))) return ok(null);
  const makesUp = missedFrames(position, line).some((number) => number >= from);
  return makesUp ? err({ code: 'too-late-to-make-up', until: league.terms.makeUpUntil }) : ok(null);
}
