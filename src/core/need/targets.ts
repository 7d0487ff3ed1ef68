import { possibleLines } from '../game/dispute-changes.ts';
import { highest } from '../line/extremes.ts';
import { nextFrame, type Line } from '../line/line.ts';
import type { PlayerLine } from '../game/player-line.ts';
import { HIGHEST_SCORE, scoreLine } from '../line/score.ts';

/**
 * A score that somebody plays for. win: more than the leader has, who bowls no more, and whom nobody can pass. safeWin:
 * more than any rival can still reach; less may win too. tie: as much as the leader has, who bowls no more. average: the player's own. milestone: one that bowlers count. best: the most
 * that this line can still come to. Where a frame is provisional, the outcome that comes to more is reckoned with.
 */
export interface Target {
  readonly kind: 'win' | 'safeWin' | 'tie' | 'average' | 'milestone' | 'best';
  readonly score: number;
}

/** What it takes to win. */
export interface Contest {
  /** More than any rival can still reach. */
  readonly win: number;
  /** Whether a rival already has one less, so that a lower score cannot win. */
  readonly isFinal: boolean;
}

/** The scores with a name: a perfect game, all strikes but a first spare or a first open frame of 9, the round ones. */
const NAMED: readonly number[] = [HIGHEST_SCORE, 290, 279, 250, 225, 200];
/** Below them every ten. */
const TENS: readonly number[] = [
  190, 180, 170, 160, 150, 140, 130, 120, 110, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10,
];

/** What it takes to win against these; null for one who bowls alone, or whose rivals have all left. */
export function contestOf(rivals: readonly PlayerLine[]): Contest | null {
  if (rivals.every(({ status }) => status === 'left')) return null;
  const leader = highest(rivals.map(highestOf));
  const isFinal = rivals.some((rival) => possibleLines(rival).every((line) => isOverWith(line, leader)));
  return { win: leader + 1, isFinal };
}

/** The scores that win or tie. */
export function contestTargets({ win, isFinal }: Contest): readonly Target[] {
  if (!isFinal) return [{ kind: 'safeWin', score: win }];
  return [
    { kind: 'win', score: win },
    { kind: 'tie', score: win - 1 },
  ];
}

/** The most that a player can still come to, whichever outcome of a provisional frame stands. */
export function highestOf(player: PlayerLine): number {
  return highest(possibleLines(player).map((line) => scoreLine(line).max));
}

function isOverWith(line: Line, score: number): boolean {
  // Stryker disable next-line ConditionalExpression: whose line is not over can still come to more than they have
  return nextFrame(line) === null && scoreLine(line).soFar === score;
}

/** The scores with a name and the own average, from the highest down. */
export function namedTargets(average: number | null): readonly Target[] {
  // Stryker disable next-line ArrayDeclaration,ConditionalExpression: an average of null is reached by every line, and what is reached is not spoken of
  const own: readonly Target[] = average === null ? [] : [{ kind: 'average', score: average }];
  return [...own, ...milestones(NAMED, average)].toSorted((one, other) => other.score - one.score);
}

/** Every ten below them, from the highest down; the average is named as such. */
export function tenTargets(average: number | null): readonly Target[] {
  return milestones(TENS, average);
}

function milestones(scores: readonly number[], average: number | null): readonly Target[] {
  return scores.filter((score) => score !== average).map((score) => ({ kind: 'milestone', score }));
}
