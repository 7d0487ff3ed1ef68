import { possibleLines } from './dispute-changes.ts';
import { nextFrame, type Line } from './line.ts';
import type { PlayerLine } from './player-line.ts';
import { HIGHEST_SCORE, scoreLine } from './score.ts';

/**
 * A score that somebody plays for. win: more than any rival can still reach, so it wins whatever they do. tie: as much
 * as the leader has, who bowls no more. average: the player's own. milestone: one that bowlers count. best: the most
 * that this line can still come to. Where a frame is provisional, the outcome that comes to more is reckoned with.
 */
export interface Target {
  readonly kind: 'win' | 'tie' | 'average' | 'milestone' | 'best';
  readonly score: number;
}

/**
 * The scores with a name: a perfect game, all strikes but a first spare or a first open frame of 9, the round ones.
 * Below them every ten.
 */
const MILESTONES: readonly number[] = [HIGHEST_SCORE, 290, 279, 250, 225, 200];
const TENS: readonly number[] = [
  190, 180, 170, 160, 150, 140, 130, 120, 110, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10,
];

/** What this player may play for, what matters more first; scores already reached or out of reach are among them. */
export function targetsOf(lines: readonly PlayerLine[], own: PlayerLine): readonly Target[] {
  const rivals = lines.filter(({ player }) => player !== own.player);
  return [...contest(rivals), ...scoresToReach(own.average), { kind: 'best', score: highestOf(own) }];
}

function contest(rivals: readonly PlayerLine[]): readonly Target[] {
  if (rivals.length === 0) return [];
  const leader = Math.max(...rivals.map(highestOf));
  const settled = rivals.some((rival) => possibleLines(rival).every((line) => isOverWith(line, leader)));
  const win: Target = { kind: 'win', score: leader + 1 };
  return settled ? [win, { kind: 'tie', score: leader }] : [win];
}

/** The most that a player can still come to, whichever outcome of a provisional frame stands. */
function highestOf(player: PlayerLine): number {
  return Math.max(...possibleLines(player).map((line) => scoreLine(line).max));
}

function isOverWith(line: Line, score: number): boolean {
  return nextFrame(line) === null && scoreLine(line).soFar === score;
}

/** The named scores and the own average from the highest down, then every ten; a score is named once. */
function scoresToReach(average: number | null): readonly Target[] {
  const own: readonly Target[] = average === null ? [] : [{ kind: 'average', score: average }];
  const plain = (scores: readonly number[]): readonly Target[] =>
    scores.filter((score) => score !== average).map((score) => ({ kind: 'milestone', score }));
  const named = [...own, ...plain(MILESTONES)].toSorted((one, other) => other.score - one.score);
  return [...named, ...plain(TENS)];
}
