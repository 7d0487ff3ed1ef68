import { isUnbowled } from '../../../core/players/fact-check.ts';
import type { FactsText } from '../../../text/league/facts.ts';
import { scoreList } from '../bowled-before/game-scores.ts';
import type { ShownPlace } from '../draft/shown-match.ts';

/**
 * The boxed word beside a name: the score type with its score, or the bowler whom a substitute replaces; null for an
 * ordinary bowler.
 */
export function placeTag(facts: FactsText, { type, instead, blind, before }: ShownPlace): string | null {
  if (type === 'bowler') return null;
  if (instead !== null) return facts.insteadOf(instead);
  if (type === 'pre-bowl') return `${facts.types[type]} ${scoreList(before, '–', '…')}`;
  return blind === null ? facts.types[type] : `${facts.types[type]} ${String(blind)}`;
}

/** Whether nobody bowls this place here and now. */
export function isUnbowledPlace({ type, blind }: Pick<ShownPlace, 'type' | 'blind'>): boolean {
  return type === 'pre-bowl' || isUnbowled({ type, score: blind });
}
