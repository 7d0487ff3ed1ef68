import * as v from 'valibot';
import { LEAGUE_IDS } from '../../core/formats/formats.ts';
import { GROUP_SHAPE } from '../group-shape.ts';
import { PARTIAL_TERMS } from '../terms-shape.ts';

const TEXT = v.string();
const MAYBE_TEXT = v.exactOptional(v.nullable(v.string()));
const MAYBE_NUMBER = v.exactOptional(v.nullable(v.number()));

const BOWLER = v.strictObject({
  id: MAYBE_TEXT,
  name: TEXT,
  average: MAYBE_NUMBER,
  handicap: MAYBE_NUMBER,
  place: MAYBE_NUMBER,
  /** This season's games, oldest first. */
  scores: v.exactOptional(v.nullable(v.array(v.number()))),
  season: v.exactOptional(v.nullable(v.strictObject({ games: v.number(), pins: v.number() }))),
  group: v.exactOptional(GROUP_SHAPE),
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

export const LEAGUE_FILE_VERSION = 1;

/** A league's JSON file. */
export const LEAGUE_SHAPE = v.strictObject({
  file: v.literal('headpin-league'),
  version: v.literal(LEAGUE_FILE_VERSION),
  name: MAYBE_TEXT,
  format: v.exactOptional(v.picklist(LEAGUE_IDS)),
  teamSize: MAYBE_NUMBER,
  rosterLimit: MAYBE_NUMBER,
  terms: v.exactOptional(PARTIAL_TERMS),
  teams: v.array(TEAM),
  schedule: v.exactOptional(v.array(FIXTURE)),
});

export type LeagueFile = v.InferOutput<typeof LEAGUE_SHAPE>;
