import type { Format } from '../../core/formats/format.ts';
import { USUAL_FORMAT, formatOf, LEAGUE_IDS } from '../../core/formats/formats.ts';
import { checkedMatch } from '../../core/league/match-check.ts';
import { matchResult, type Match, type TeamTotals } from '../../core/league/match.ts';
import type { SideTotal } from '../../core/league/side-total.ts';
import { USUAL_TERMS, leagueTerms, type LeagueTerms } from '../../core/league/terms.ts';
import type { Unit, UnitResult } from '../../core/league/unit.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { badRequest, leagueRefused, type BatchError } from './error.ts';
import type { MatchQuestion, TeamQuestion, TermsQuestion } from './league-shapes.ts';
import { gamesBegun, lineUpsOf } from './match-line-ups.ts';
import { requestedRule } from './requested-rule.ts';

/** The points and totals of a match, finished or not. */
export function matchAnswer(asked: MatchQuestion): Result<object, BatchError> {
  const format = formatNamed(asked.format ?? USUAL_FORMAT);
  if (!format.ok) return format;
  const terms = leagueTerms(termsOf(asked.terms ?? {}), format.value);
  if (!terms.ok) return leagueRefused(terms.error);
  const match = matchOf(asked, terms.value, format.value);
  if (!match.ok) return match;
  const right = checkedMatch(terms.value, format.value, match.value);
  if (!right.ok) return leagueRefused(right.error);
  const { points, units, home, visitors } = matchResult(terms.value, match.value);
  return ok({
    ...{ points, units: units.map(unitAnswer) },
    home: teamAnswer(asked.home, home),
    visitors: visitors === null || asked.visitors === null ? null : teamAnswer(asked.visitors, visitors),
  });
}

function formatNamed(id: string): Result<Format, BatchError> {
  const known = LEAGUE_IDS.find((one) => one === id);
  return known === undefined
    ? err(badRequest({ kind: 'unknown-format', known: LEAGUE_IDS }))
    : ok(formatOf(known));
}

/** The terms of a request. Missing ones are as usual, except that without a handicap rule there is no handicap. */
function termsOf({ handicap, points, averages, ...others }: TermsQuestion): LeagueTerms {
  return {
    ...USUAL_TERMS,
    ...others,
    points: { ...USUAL_TERMS.points, ...points },
    averages: { ...USUAL_TERMS.averages, ...averages },
    handicap: requestedRule(handicap ?? { base: USUAL_TERMS.handicap.base, percent: 0 }),
  };
}

function matchOf(asked: MatchQuestion, terms: LeagueTerms, format: Format): Result<Match, BatchError> {
  const sideOf = (
    part: string,
    team: TeamQuestion,
    other: TeamQuestion | null,
  ): ReturnType<typeof lineUpsOf> =>
    lineUpsOf(team, { part, begun: gamesBegun(team, other, terms), terms, format });
  const home = sideOf('match.home', asked.home, asked.visitors);
  if (!home.ok) return home;
  const rollOffs = (asked.rollOffs ?? []).map(({ game, place, gos }) => ({
    unit: unitNamed(game, place),
    gos: gos.map(([own, other]) => ({ home: own, visitors: other })),
  }));
  if (asked.visitors === null) return ok({ home: home.value, visitors: null, rollOffs });
  const visitors = sideOf('match.visitors', asked.visitors, asked.home);
  return visitors.ok ? ok({ home: home.value, visitors: visitors.value, rollOffs }) : visitors;
}

/** A roll-off names its game and its place in the line-up; without them it is the series' or the team's. */
function unitNamed(game: number | undefined, place: number | undefined): Unit {
  if (place === undefined) return game === undefined ? { kind: 'series' } : { kind: 'game', game };
  return game === undefined ? { kind: 'individualSeries', place } : { kind: 'individual', game, place };
}

function unitAnswer({ unit, atStake, reason, totals, ...points }: UnitResult): object {
  const { kind, ...where } = unit;
  const { home, visitors, unearned, due } = points;
  return { unit: kind, ...where, atStake, home, visitors, unearned, due, reason, totals };
}

function teamAnswer({ name }: TeamQuestion, { games, series }: TeamTotals): object {
  return { ...(name !== undefined && { name }), games: games.map(totalAnswer), series: totalAnswer(series) };
}

function totalAnswer(total: SideTotal | null): object | null {
  if (total === null) return null;
  const { scratch, handicap } = total;
  return { scratch, handicap, total: total.total };
}
