import { formatOf, USUAL_FORMAT } from '../../core/formats/formats.ts';
import { averageOf } from '../../core/league/average.ts';
import { checked, claim, highestGame, type Bounds } from '../../core/league/bounds.ts';
import { groupClaim, tablePins } from '../../core/league/handicap-table.ts';
import { handicapRule } from '../../core/league/handicap-rule.ts';
import { handicapOf, seriesHandicapOf } from '../../core/league/handicap.ts';
import { MOST_GAMES } from '../../core/league/terms.ts';
import { isSplitLeave, type PinNumber } from '../../core/line/leave.ts';
import { leaveName } from '../../core/line/leave-name.ts';
import { ok, type Result } from '../../core/line/result.ts';
import { leagueRefused, type BatchError } from './error.ts';
import type { LeagueQuestion } from './league-question.ts';
import type { AverageQuestion, HandicapQuestion } from './league-shapes.ts';
import { matchAnswer } from './match-answer.ts';
import { requestedRule } from './requested-rule.ts';

const FORMAT = formatOf(USUAL_FORMAT);

/** A game of the usual format. */
const PINS: Bounds = { least: 0, most: highestGame(FORMAT) };

/** The content of an answer besides `ok`. */
export function leagueAnswer(question: LeagueQuestion): Result<object, BatchError> {
  switch (question.kind) {
    case 'handicap':
      return handicapAnswer(question.asked);
    case 'average':
      return averageAnswer(question.asked);
    case 'leave':
      return ok(leaveAnswer(new Set(question.pins)));
    case 'match':
      return matchAnswer(question.asked);
  }
}

function handicapAnswer({
  average,
  games,
  group = {},
  ...asked
}: HandicapQuestion): Result<object, BatchError> {
  const rule = handicapRule(requestedRule(asked), FORMAT);
  if (!rule.ok) return leagueRefused(rule.error);
  const right = checked([
    claim('average', average, PINS),
    claim('games', games ?? 1, { least: 1, most: MOST_GAMES }),
    groupClaim(group),
  ]);
  if (!right.ok) return leagueRefused(right.error);
  const bowler = { average, typed: null, extraPins: tablePins(rule.value.table ?? [], group) };
  const handicap = handicapOf(rule.value, bowler);
  return ok(
    games === undefined ? { handicap } : { handicap, series: seriesHandicapOf(rule.value, bowler, games) },
  );
}

function averageAnswer({ scores }: AverageQuestion): Result<object, BatchError> {
  const right = checked(scores.map((score) => claim('score', score, PINS)));
  if (!right.ok) return leagueRefused(right.error);
  return ok(averageOf(scores) ?? { games: 0, total: 0, average: null, pinsOver: null });
}

function leaveAnswer(standing: ReadonlySet<PinNumber>): object {
  return { split: isSplitLeave(standing), name: leaveName(standing) };
}
