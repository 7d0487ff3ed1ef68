import { FRAME_NUMBERS } from '../../../core/formats/formats.ts';
import { type Frame } from '../../../core/line/frame.ts';
import type { Game } from '../../../core/game/game.ts';
import { frameAt, replaceFrame, type Line } from '../../../core/line/line.ts';
import type { PlayerId } from '../../../core/players/player.ts';
import { withBalls, type PlayerLine } from '../../../core/players/player-line.ts';
import { playerIn, withPlayer } from '../../../core/players/position.ts';
import { mateDue, mateNumbered } from '../../../core/players/shared-line.ts';
import { ranking } from '../../../core/game/ranking.ts';
import { sameRolls } from '../../../core/line/roll.ts';
import { scoreLine, writtenScore, type LineScore } from '../../../core/line/score.ts';
import { frameCell, type BoardCell } from '../../../board/rows.ts';
import type { Correction } from '../correction/correction.ts';

/** A number that changes. */
export interface Shift {
  readonly before: number;
  readonly after: number;
}

/** A total's change; null without one. */
export interface TotalMove {
  readonly before: number | null;
  readonly after: number | null;
}

export interface TotalShift extends TotalMove {
  readonly frame: number;
}

/** A player whose place by score changes. */
export interface PlaceShift extends Shift {
  readonly name: string;
}

/** A correction's effect, before it is sent. */
export interface Effect {
  readonly before: BoardCell;
  readonly after: BoardCell;
  readonly total: TotalMove;
  readonly max: Shift;
  /** Other frames' changed running totals. */
  readonly others: readonly TotalShift[];
  /** Changed places by score, in line-up order. */
  readonly places: readonly PlaceShift[];
  /** Whether the frame would owe a ball. */
  readonly owes: boolean;
  /** Who of a team would bowl it; null where everybody bowls alone, or no ball is owed. */
  readonly owedBy: string | null;
  readonly changes: boolean;
}

export function effectOf(game: Game, correction: Correction): Effect {
  const { player, frame, before, after } = correction;
  const found = playerIn(game.position, player);
  if (!found.ok) throw new Error('a line that is not in the game was opened for correction');
  const { line } = found.value;
  const replaced = replaceFrame(line, frame, after.rolls);
  if (!replaced.ok) throw new Error('a frame that was entered ball by ball was refused as a whole');
  const corrected = withBalls(found.value, replaced.value);
  const owes = frameAt(corrected.line, frame).rack !== null;
  const was = scoreLine(line);
  const becomes = scoreLine(corrected.line);
  return {
    before: cell(line, frame, before, was),
    after: cell(corrected.line, frame, frameAt(corrected.line, frame), becomes),
    total: { before: writtenScore(line, was), after: writtenScore(corrected.line, becomes) },
    max: { before: was.max, after: becomes.max },
    others: otherTotals(frame, was, becomes),
    places: placeShifts(game, corrected),
    owes,
    owedBy:
      owes && corrected.shared !== null
        ? (mateNumbered(corrected.shared, mateDue(corrected.shared, frame))?.name ?? null)
        : null,
    changes: !sameRolls(before.rolls, after.rolls),
  };
}

function cell({ table }: Line, number: number, frame: Frame, score: LineScore): BoardCell {
  const own = score.frames[number - 1];
  if (own === undefined) throw new Error(`a line was scored without frame ${String(number)}`);
  return frameCell(table, number, frame, own);
}

function otherTotals(own: number, was: LineScore, becomes: LineScore): readonly TotalShift[] {
  return FRAME_NUMBERS.flatMap((frame) => {
    const before = was.frames[frame - 1]?.cumulative ?? null;
    const after = becomes.frames[frame - 1]?.cumulative ?? null;
    return frame === own || before === after ? [] : [{ frame, before, after }];
  });
}

function placeShifts(game: Game, corrected: PlayerLine): readonly PlaceShift[] {
  const position = withPlayer(game.position, corrected);
  const [was, becomes] = [placesIn(game), placesIn({ ...game, position })];
  return game.position.lines.flatMap(({ player: id, name }) => {
    const [before, after] = [was.get(id), becomes.get(id)];
    return before === undefined || after === undefined || before === after ? [] : [{ name, before, after }];
  });
}

function placesIn(game: Game): ReadonlyMap<PlayerId, number> {
  return new Map(ranking(game).map(({ player, place }) => [player.id, place]));
}
