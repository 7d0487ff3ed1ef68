import { refusalText } from '../../text/refusals/refusals.ts';
import type { Text } from '../../text/index.ts';
import type { Refusal } from '../../core/line/refusal.ts';
import type { Written } from './written-line.ts';

/** Describes the fault in a written line and its place; null without one. */
export function whatIsWrong(text: Text, written: Written): string | null {
  if (written.kind === 'line') return null;
  const { place, refusal } = written;
  const why = reason(text, refusal);
  return place === null ? why : `${text.paper.where(place.frame, place.ball)} ${why}`;
}

/** Some rules need other words on paper than at the console. */
function reason(text: Text, refusal: Refusal): string {
  if (refusal.code === 'no-strike-here' && refusal.neither !== true) return text.paper.noStrikeHere;
  if (refusal.code === 'no-spare-here' && refusal.neither !== true) return text.paper.noSpareHere;
  if (refusal.code === 'game-over') return text.paper.tooManyBalls;
  if (refusal.code === 'no-balls') return text.paper.emptyLine;
  return refusalText(text.refusals, refusal);
}
