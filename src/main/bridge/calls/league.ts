import * as v from 'valibot';
import { SCORE_TYPES } from '../../../core/league/score-type.ts';
import { AVERAGE_WAYS } from '../../../core/league/average-rule.ts';
import { HANDICAP_SCOPES, HANDICAP_SPANS } from '../../../core/league/handicap-rule.ts';
import { TIE_RULES } from '../../../core/league/roll-off.ts';
import { ROUNDINGS } from '../../../core/league/rounding.ts';
import { BLIND_RULES, SHOWN } from '../../../core/league/terms.ts';
import { OPAQUE_ID } from '../../../core/players/opaque-id.ts';
import { MOST_PLACES, MOST_TEAMS, SPECIAL_TYPES } from '../../../core/players/league.ts';
import { text } from './parts.ts';

// Any number: the league's rules refuse what is out of range with a code that becomes a sentence.
const figure = v.number();
const place = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PLACES));

export const seat = v.strictObject({ team: v.pipe(v.string(), v.regex(OPAQUE_ID)), place });
export const teamId = seat.entries.team;
export const scoreType = v.picklist(SCORE_TYPES);

const terms = v.strictObject({
  games: figure,
  vacancy: figure,
  less: figure,
  bye: figure,
  makeUpUntil: v.nullable(figure),
  points: v.strictObject({ game: figure, series: figure, individual: figure, individualSeries: figure }),
  ties: v.picklist(TIE_RULES),
  individualTies: v.picklist(TIE_RULES),
  blinds: v.picklist(BLIND_RULES),
  handicap: v.strictObject({
    percentage: figure,
    base: figure,
    maximum: v.nullable(figure),
    rounding: v.picklist(ROUNDINGS),
    negative: v.boolean(),
    scope: v.picklist(HANDICAP_SCOPES),
    span: v.picklist(HANDICAP_SPANS),
  }),
  averages: v.strictObject({ way: v.picklist(AVERAGE_WAYS), games: figure }),
  shown: v.picklist(SHOWN),
});

/** What a game is to be bowled for. */
export const NEW_LEAGUE = v.strictObject({ terms, teams: v.pipe(v.array(text), v.maxLength(MOST_TEAMS)) });

/** A player's facts in a league's game to begin. */
export const NEW_FACTS = v.strictObject({
  team: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TEAMS))),
  place: v.exactOptional(place),
  type: v.exactOptional(v.picklist(SPECIAL_TYPES)),
  instead: v.exactOptional(text),
  score: v.exactOptional(figure),
  handicap: v.exactOptional(figure),
  roster: v.exactOptional(text),
  season: v.exactOptional(v.strictObject({ games: figure, pins: figure })),
});
