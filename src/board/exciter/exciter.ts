import type { Game } from '../../core/game/game.ts';
import { nextFrame, type Line } from '../../core/line/line.ts';
import { isFoul, isGiven, type Mark } from '../../core/line/marks.ts';
import type { PlayerId } from '../../core/players/player.ts';
import { playerIn } from '../../core/players/position.ts';
import { isPerfect, soFarOf } from '../../core/line/score.ts';

/** A reason to celebrate. `row` is the number of strikes in a row that this ball completes. */
export type Feat =
  | { readonly kind: 'spare' }
  | { readonly kind: 'split-made' }
  | { readonly kind: 'strikes'; readonly row: readonly Mark[] }
  /** A score from `from` on, the lowest that bowlers have a name for. */
  | { readonly kind: 'fine'; readonly score: number; readonly from: number }
  | { readonly kind: 'perfect'; readonly score: number; readonly row: readonly Mark[] };

/** A celebrated ball. */
export interface Exciter {
  readonly player: PlayerId;
  readonly name: string;
  readonly frame: number;
  readonly feat: Feat;
}

/**
 * The celebration of the newest event, the highest of several; null when it is not a ball or not special. Corrections,
 * undo and redo celebrate nothing.
 */
export function exciterOf(game: Game): Exciter | null {
  const step = game.done.at(-1);
  if (step?.event !== game.events.length || step.change.type !== 'ballRolled') return null;
  const { player, frame } = step.change;
  const found = playerIn(step.after, player);
  if (!found.ok) return null;
  const { name, line } = found.value;
  const feat = gameFeat(line) ?? ballFeat(line, frame);
  return feat === null ? null : { player, name, frame, feat };
}

/** The celebration of a line that this ball finished. */
function gameFeat(line: Line): Feat | null {
  if (nextFrame(line) !== null) return null;
  const score = soFarOf(line);
  if (isPerfect(line)) return { kind: 'perfect', score, row: strikesOf(line) };
  const from = line.table.named.at(-1) ?? Infinity;
  return score >= from ? { kind: 'fine', score, from } : null;
}

/** The strikes that were bowled; none where pins are to be left standing. */
function strikesOf({ frames }: Line): readonly Mark[] {
  return frames.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'strike' && !isGiven(mark)));
}

function ballFeat(line: Line, frame: number): Feat | null {
  // Where the lowest total wins, a strike and a spare are not a reason to celebrate.
  if (line.table.wins === 'lowest') return null;
  const marks = marksUpTo(line, frame);
  // A foul takes points off, also with a strike or a spare.
  const before = marks.findLastIndex((mark) => mark?.kind !== 'strike' || isFoul(mark));
  const row = marks.slice(before + 1).filter((mark) => mark !== null);
  if (row.length > 0) return { kind: 'strikes', row };
  const last = marks.at(-1);
  if (last?.kind !== 'spare' || isFoul(last)) return null;
  const first = marks.at(-2);
  return first?.kind === 'count' && first.split ? { kind: 'split-made' } : { kind: 'spare' };
}

/**
 * The line's marks up to this frame; null stands for a frame without marks, which ends a row of strikes; a given one
 * neither ends it nor belongs to it.
 */
function marksUpTo(line: Line, last: number): readonly (Mark | null)[] {
  return line.frames
    .slice(0, last)
    .flatMap(({ marks }): readonly (Mark | null)[] =>
      marks.length === 0 ? [null] : marks.filter((mark) => !isGiven(mark)),
    );
}
