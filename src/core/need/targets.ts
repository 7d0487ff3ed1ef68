import { possibleLines } from '../game/dispute-changes.ts';
import { highest } from '../line/extremes.ts';
import { nextFrame, type Line } from '../line/line.ts';
import type { PlayerLine } from '../players/player-line.ts';
import { highestScore, scoreLine } from '../line/score.ts';

/**
 * A score to play for. win: more than the leader, who is done and whom nobody can pass. safeWin: more than any rival
 * can still reach; less may win too. tie: equal to a leader who is done. average: the player's own. milestone: a
 * score bowlers count. best: the line's maximum. For a provisional frame the higher outcome counts.
 */
export interface Target {
  readonly kind: 'win' | 'safeWin' | 'tie' | 'average' | 'milestone' | 'best';
  readonly score: number;
}

export interface Contest {
  readonly win: number;
  /** Whether a rival already has one less, so that no lower score can win. */
  readonly isFinal: boolean;
}

const TEN = 10;

/** What wins against these rivals; null without rivals or when all have left. */
export function contestOf(rivals: readonly PlayerLine[]): Contest | null {
  if (rivals.every(({ status }) => status === 'left')) return null;
  const leader = highest(rivals.map(highestOf));
  const isFinal = rivals.some((rival) => possibleLines(rival).every((line) => isOverWith(line, leader)));
  return { win: leader + 1, isFinal };
}

export function contestTargets({ win, isFinal }: Contest): readonly Target[] {
  if (!isFinal) return [{ kind: 'safeWin', score: win }];
  return [
    { kind: 'win', score: win },
    { kind: 'tie', score: win - 1 },
  ];
}

/** The highest maximum, whichever outcome of a provisional frame stands. */
export function highestOf(player: PlayerLine): number {
  return highest(possibleLines(player).map((line) => scoreLine(line).max));
}

function isOverWith(line: Line, score: number): boolean {
  // Stryker disable next-line ConditionalExpression: whose line is not over can still come to more than they have
  return nextFrame(line) === null && scoreLine(line).soFar === score;
}

/** Scores with a name and the average, highest first. */
export function namedTargets({ line, average }: PlayerLine): readonly Target[] {
  // Stryker disable next-line ArrayDeclaration,ConditionalExpression: an average of null is reached by every line, and what is reached is not spoken of
  const own: readonly Target[] = average === null ? [] : [{ kind: 'average', score: average }];
  return [...own, ...milestones([highestScore(line.table), ...line.table.named], average)].toSorted(
    (one, other) => other.score - one.score,
  );
}

/** Every ten below the scores with a name, highest first; the average keeps its name. */
export function tenTargets({ line, average }: PlayerLine): readonly Target[] {
  const lowestNamed = line.table.named.at(-1) ?? highestScore(line.table);
  const count = Math.ceil(lowestNamed / TEN) - 1;
  return milestones(
    Array.from({ length: count }, (_none, index) => (count - index) * TEN),
    average,
  );
}

function milestones(scores: readonly number[], average: number | null): readonly Target[] {
  return scores.filter((score) => score !== average).map((score) => ({ kind: 'milestone', score }));
}
