import type { Failure, Half, Practices } from '../../contract/contract.ts';

/** Practice, as orders end it. */
export interface OrderedPractice {
  readonly current: () => Practices;
  /** A game is being bowled: practice where it began is over. */
  readonly gameBegan: () => void;
}

/**
 * Why practice keeps this half: a match that is warming up on both halves would lose one of them. Other practice ends
 * with the ordered game, because staff decide whose the lane is.
 */
export function practiceAgainst(practices: Practices, half: Half): Failure | null {
  return practices[half]?.game?.half === 'both'
    ? { code: 'practice-refused', reason: { code: 'practice-on' } }
    : null;
}
