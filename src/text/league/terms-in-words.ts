import type { PointsRule, UnitKind } from '../../core/league/points-rule.ts';
import type { LeagueTerms } from '../../core/league/terms.ts';
import { pointsText } from './recap.ts';
import type { TermsText } from './terms.ts';

/** A percentage of a base, extra pins, both, or scratch. */
export function handicapWord(
  text: TermsText,
  { percentage, base, table = [] }: LeagueTerms['handicap'],
): string {
  const share = percentage === 0 ? [] : [text.percentOf(percentage, base)];
  const extra = table.length === 0 ? [] : [text.extraPins(table)];
  return [...share, ...extra].join(', ') || text.scratch;
}

const UNITS: readonly UnitKind[] = ['individual', 'individualSeries', 'game', 'series'];

/** The points that can be won: "1 a bowler, 2 a game, 2 for the series". */
export function pointsWord(text: TermsText, points: PointsRule): string {
  const won = UNITS.filter((unit) => points[unit] > 0).map((unit) =>
    text.units[unit](pointsText(points[unit], text)),
  );
  const { pins = 0, perPins = 1 } = points;
  if (pins > 0) won.push(text.forPins(pointsText(pins, text), perPins));
  return won.length === 0 ? text.noPoints : won.join(', ');
}
