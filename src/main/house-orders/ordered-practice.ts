import type { Failure, Half, Practices } from '../../contract/contract.ts';

/** Lets orders end practice. */
export interface OrderedPractice {
  readonly current: () => Practices;
  /** A game has begun, so practice on its half is over. */
  readonly gameBegan: () => void;
}

/**
 * Why practice keeps this half: a match that warms up on both halves would lose one of them. Any other
 * practice ends when an ordered game begins, because staff decide whose the lane is.
 */
export function practiceAgainst(practices: Practices, half: Half): Failure | null {
  return practices[half]?.game?.half === 'both'
    ? { code: 'practice-refused', reason: { code: 'practice-on' } }
    : null;
}
