import * as v from 'valibot';
import { FORMAT_IDS } from '../../core/formats/formats.ts';
import { AVERAGE_WAYS } from '../../core/league/average-rule.ts';
import { HANDICAP_SCOPES, HANDICAP_SPANS } from '../../core/league/handicap-rule.ts';
import { TIE_RULES } from '../../core/league/roll-off.ts';
import { ROUNDINGS } from '../../core/league/rounding.ts';
import { BLIND_RULES, SHOWN } from '../../core/league/terms.ts';

/** A figure: the league's rules say which it may be. */
const NUMBER = v.number();
const TEXT = v.string();
const MAYBE_TEXT = v.exactOptional(v.nullable(v.string()));
const MAYBE_NUMBER = v.exactOptional(v.nullable(v.number()));

const TERMS = v.strictObject({
  games: v.exactOptional(NUMBER),
  vacancy: v.exactOptional(NUMBER),
  less: v.exactOptional(NUMBER),
  bye: v.exactOptional(NUMBER),
  makeUpUntil: MAYBE_NUMBER,
  points: v.exactOptional(
    v.strictObject({
      game: v.exactOptional(NUMBER),
      series: v.exactOptional(NUMBER),
      individual: v.exactOptional(NUMBER),
      individualSeries: v.exactOptional(NUMBER),
    }),
  ),
  ties: v.exactOptional(v.picklist(TIE_RULES)),
  individualTies: v.exactOptional(v.picklist(TIE_RULES)),
  blinds: v.exactOptional(v.picklist(BLIND_RULES)),
  handicap: v.exactOptional(
    v.strictObject({
      percentage: v.exactOptional(NUMBER),
      base: v.exactOptional(NUMBER),
      maximum: MAYBE_NUMBER,
      rounding: v.exactOptional(v.picklist(ROUNDINGS)),
      negative: v.exactOptional(v.boolean()),
      scope: v.exactOptional(v.picklist(HANDICAP_SCOPES)),
      span: v.exactOptional(v.picklist(HANDICAP_SPANS)),
    }),
  ),
  averages: v.exactOptional(
    v.strictObject({ way: v.exactOptional(v.picklist(AVERAGE_WAYS)), games: v.exactOptional(NUMBER) }),
  ),
  shown: v.exactOptional(v.picklist(SHOWN)),
});

const BOWLER = v.strictObject({
  id: MAYBE_TEXT,
  name: TEXT,
  average: MAYBE_NUMBER,
  handicap: MAYBE_NUMBER,
  place: MAYBE_NUMBER,
});

const TEAM = v.strictObject({ id: MAYBE_TEXT, name: TEXT, roster: v.array(BOWLER) });

const FIXTURE = v.strictObject({
  round: MAYBE_TEXT,
  date: MAYBE_TEXT,
  lanes: MAYBE_TEXT,
  /** A team's id or name. */
  home: TEXT,
  visitors: v.nullable(TEXT),
});

export const LEAGUE_VERSION = 1;

/** A league's JSON file. */
export const LEAGUE_SHAPE = v.strictObject({
  file: v.literal('headpin-league'),
  version: v.literal(LEAGUE_VERSION),
  name: MAYBE_TEXT,
  format: v.exactOptional(v.picklist(FORMAT_IDS)),
  teamSize: MAYBE_NUMBER,
  rosterLimit: MAYBE_NUMBER,
  terms: v.exactOptional(TERMS),
  teams: v.array(TEAM),
  schedule: v.exactOptional(v.array(FIXTURE)),
});

export type LeagueFile = v.InferOutput<typeof LEAGUE_SHAPE>;
