import * as v from 'valibot';
import { GROUP_SHAPE } from '../../../league-files/group-shape.ts';
import { MOST_SEASON_GAMES } from '../../../core/league/average-rule.ts';
import { SCORE_TYPES } from '../../../core/league/score-type.ts';
import { MOST_LATER } from '../../../core/players/fact-check.ts';
import { OPAQUE_ID } from '../../../core/players/opaque-id.ts';
import { MOST_PLACES, MOST_TEAMS, SPECIAL_TYPES } from '../../../core/players/league.ts';
import { partialObject } from '../../../league-files/partial-object.ts';
import { FULL_TERMS } from '../../../league-files/terms-shape.ts';
import { FIXTURE_SCHEMA } from '../../../saves/matches/match-record.ts';
import { text } from './parts.ts';

// Any number: the league's rules refuse what is out of range with a code that becomes a sentence.
const figure = v.number();
const place = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PLACES));

export const seat = v.strictObject({ team: v.pipe(v.string(), v.regex(OPAQUE_ID)), place });
export const teamId = seat.entries.team;
export const scoreType = v.picklist(SCORE_TYPES);

/** The league of a new game. */
export const NEW_LEAGUE = v.strictObject({
  terms: FULL_TERMS,
  teams: v.pipe(v.array(text), v.maxLength(MOST_TEAMS)),
  fixture: v.exactOptional(FIXTURE_SCHEMA),
});

/** Scores of a match's later games, bowled before the evening. */
export const LATER = v.pipe(v.array(v.nullable(figure)), v.minLength(1), v.maxLength(MOST_LATER));

/** A player's league facts for a new game. */
export const NEW_FACTS = partialObject({
  team: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_TEAMS))),
  place: v.exactOptional(place),
  type: v.exactOptional(v.picklist(SPECIAL_TYPES)),
  instead: v.exactOptional(text),
  score: v.exactOptional(figure),
  later: v.exactOptional(LATER),
  handicap: v.exactOptional(figure),
  roster: v.exactOptional(text),
  fullName: v.exactOptional(text),
  season: v.exactOptional(
    v.union([
      v.strictObject({ games: figure, pins: figure }),
      v.pipe(v.array(figure), v.maxLength(MOST_SEASON_GAMES)),
    ]),
  ),
  entering: v.exactOptional(figure),
  group: v.exactOptional(GROUP_SHAPE),
});
