import * as v from 'valibot';
import { FRAME_NUMBERS, HIGHEST_SCORE } from '../../core/formats/formats.ts';
import { AVERAGE_WAYS } from '../../core/league/average-rule.ts';
import { HANDICAP_SCOPES, HANDICAP_SPANS } from '../../core/league/handicap-rule.ts';
import { PERCENTAGES } from '../../core/league/percentage.ts';
import { POINTS } from '../../core/league/points-rule.ts';
import { TIE_RULES } from '../../core/league/roll-off.ts';
import { ROUNDINGS } from '../../core/league/rounding.ts';
import { BLIND_RULES, MOST_GAMES, MOST_GAMES_OF_AVERAGE, SHOWN } from '../../core/league/terms.ts';
import { OPAQUE_ID } from '../../core/players/opaque-id.ts';
import { MOST_TEAMS } from '../../core/players/league.ts';
import { LONGEST_KEPT_TEAM_NAME } from './record-bounds.ts';
import { listOf } from './reading.ts';

const pins = whole(0, HIGHEST_SCORE);
const opaqueId = v.pipe(v.string(), v.regex(OPAQUE_ID));
const points = v.pipe(v.number(), v.minValue(POINTS.least), v.maxValue(POINTS.most));
const percentage = v.pipe(v.number(), v.minValue(PERCENTAGES.least), v.maxValue(PERCENTAGES.most));

/** Everything that a league chose, whole: what is out of range is judged by the league's own rules. */
export const TERMS_SCHEMA = v.strictObject({
  games: whole(1, MOST_GAMES),
  vacancy: pins,
  less: pins,
  bye: pins,
  makeUpUntil: v.nullable(v.picklist(FRAME_NUMBERS)),
  points: v.strictObject({ game: points, series: points, individual: points, individualSeries: points }),
  ties: v.picklist(TIE_RULES),
  individualTies: v.picklist(TIE_RULES),
  blinds: v.picklist(BLIND_RULES),
  handicap: v.strictObject({
    percentage,
    base: pins,
    maximum: v.nullable(pins),
    rounding: v.picklist(ROUNDINGS),
    negative: v.boolean(),
    scope: v.picklist(HANDICAP_SCOPES),
    span: v.picklist(HANDICAP_SPANS),
  }),
  averages: v.strictObject({ way: v.picklist(AVERAGE_WAYS), games: whole(0, MOST_GAMES_OF_AVERAGE) }),
  shown: v.picklist(SHOWN),
});

/** What a game is bowled for. */
export const LEAGUE_SCHEMA = v.strictObject({
  terms: TERMS_SCHEMA,
  teams: listOf(
    v.strictObject({ id: opaqueId, name: v.pipe(v.string(), v.maxLength(LONGEST_KEPT_TEAM_NAME)) }),
    { most: MOST_TEAMS },
  ),
  match: v.exactOptional(opaqueId),
});

function whole(least: number, most: number): v.GenericSchema<unknown, number> {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
}
