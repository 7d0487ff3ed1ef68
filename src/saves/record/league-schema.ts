import * as v from 'valibot';
import { FRAME_NUMBERS, HIGHEST_SCORE } from '../../core/formats/formats.ts';
import { PERCENTAGES } from '../../core/league/percentage.ts';
import { PINS_OF_POINTS, POINTS } from '../../core/league/points-rule.ts';
import { MOST_GAMES, MOST_GAMES_OF_AVERAGE } from '../../core/league/terms.ts';
import { OPAQUE_ID } from '../../core/players/opaque-id.ts';
import { MOST_TEAMS } from '../../core/players/league.ts';
import { boundedTerms } from '../../league-files/terms-shape.ts';
import { LONGEST_KEPT_TEAM_NAME } from './record-bounds.ts';
import { listOf } from './reading.ts';

const opaqueId = v.pipe(v.string(), v.regex(OPAQUE_ID));

const TERMS = boundedTerms({
  games: whole(1, MOST_GAMES),
  pins: whole(0, HIGHEST_SCORE),
  frame: v.picklist(FRAME_NUMBERS),
  points: v.pipe(v.number(), v.minValue(POINTS.least), v.maxValue(POINTS.most)),
  perPins: whole(PINS_OF_POINTS.least, PINS_OF_POINTS.most),
  percentage: v.pipe(v.number(), v.minValue(PERCENTAGES.least), v.maxValue(PERCENTAGES.most)),
  gamesOfAverage: whole(0, MOST_GAMES_OF_AVERAGE),
});

/** What a game is bowled for. */
export const LEAGUE_SCHEMA = v.strictObject({
  terms: TERMS,
  teams: listOf(
    v.strictObject({ id: opaqueId, name: v.pipe(v.string(), v.maxLength(LONGEST_KEPT_TEAM_NAME)) }),
    { most: MOST_TEAMS },
  ),
  match: v.exactOptional(opaqueId),
  bowls: v.exactOptional(opaqueId),
});

function whole(least: number, most: number): v.GenericSchema<unknown, number> {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
}
