import * as v from 'valibot';
import { isPinNumber, type PinNumber } from '../../core/line/leave.ts';
import { SCORE_TYPES } from '../../core/league/score-type.ts';
import { isSign, type Sign } from '../../core/line/notation.ts';
import { GROUP_SHAPE } from '../../league-files/group-shape.ts';
import { partialObject } from '../../league-files/partial-object.ts';
import { FULL_TERMS, PARTIAL_ENTRIES, PARTIAL_HANDICAP } from '../../league-files/terms-shape.ts';

/** A score, a percentage, points: the rules of the league say which numbers they may be. */
const NUMBER = v.number();

/** Without `base` and `percent` there is no handicap to compute, so both must be given. */
const RULE = {
  base: NUMBER,
  percent: NUMBER,
  rounding: PARTIAL_HANDICAP.rounding,
  maximum: PARTIAL_HANDICAP.maximum,
  negative: PARTIAL_HANDICAP.negative,
  table: PARTIAL_HANDICAP.table,
};

const HANDICAP = v.strictObject({
  handicap: v.strictObject({
    ...RULE,
    average: NUMBER,
    group: v.exactOptional(GROUP_SHAPE),
    games: v.exactOptional(NUMBER),
    span: PARTIAL_HANDICAP.span,
  }),
});

const AVERAGE = v.strictObject({ average: v.strictObject({ scores: v.array(NUMBER) }) });

const LEAVE = v.strictObject({ leave: v.custom<readonly PinNumber[]>(arePins) });

const GAME_FACTS = {
  type: v.exactOptional(v.picklist(SCORE_TYPES)),
  average: v.exactOptional(v.nullable(NUMBER)),
  handicap: v.exactOptional(v.nullable(NUMBER)),
  group: v.exactOptional(v.nullable(GROUP_SHAPE)),
  entering: v.exactOptional(v.nullable(NUMBER)),
  season: v.exactOptional(
    v.nullable(v.union([v.array(NUMBER), v.strictObject({ games: NUMBER, pins: NUMBER })])),
  ),
};

const BALLS = v.array(v.custom<number | Sign>((ball) => typeof ball === 'number' || isSign(ball)));

const GAME = partialObject({
  ...GAME_FACTS,
  bowler: v.exactOptional(v.string()),
  score: v.exactOptional(NUMBER),
  rolls: v.exactOptional(BALLS),
  sheet: v.exactOptional(v.string()),
  pins: v.exactOptional(NUMBER),
});

/** A game is a score, null while it is to come, or an object. */
const GAME_OR_SCORE = v.lazy((game: unknown) =>
  typeof game === 'object' && game !== null ? GAME : v.nullable(NUMBER),
);

const TEAM = v.strictObject({
  name: v.exactOptional(v.string()),
  bowlers: v.array(
    v.strictObject({ ...GAME_FACTS, bowler: v.string(), games: v.exactOptional(v.array(GAME_OR_SCORE)) }),
  ),
});

const TERMS = partialObject({
  ...PARTIAL_ENTRIES,
  handicap: v.exactOptional(
    v.strictObject({ ...RULE, scope: PARTIAL_HANDICAP.scope, span: PARTIAL_HANDICAP.span }),
  ),
  averages: v.exactOptional(FULL_TERMS.entries.averages),
});

const SIDES = v.strictTuple([NUMBER, NUMBER]);

const MATCH = v.strictObject({
  match: v.strictObject({
    format: v.exactOptional(v.string()),
    terms: v.exactOptional(TERMS),
    home: TEAM,
    visitors: v.nullable(TEAM),
    rollOffs: v.exactOptional(
      v.array(
        v.strictObject({
          game: v.exactOptional(NUMBER),
          place: v.exactOptional(NUMBER),
          gos: v.array(SIDES),
        }),
      ),
    ),
  }),
});

/** The shape of each question about a league, by its key. */
export const LEAGUE_SHAPES = { handicap: HANDICAP, average: AVERAGE, leave: LEAVE, match: MATCH } as const;

export type LeagueKey = keyof typeof LEAGUE_SHAPES;

export const LEAGUE_KEYS = Object.keys(LEAGUE_SHAPES) as readonly LeagueKey[];

export type HandicapQuestion = v.InferOutput<typeof HANDICAP>['handicap'];
export type AverageQuestion = v.InferOutput<typeof AVERAGE>['average'];
export type MatchQuestion = v.InferOutput<typeof MATCH>['match'];
export type TermsQuestion = v.InferOutput<typeof TERMS>;
export type RuleQuestion = NonNullable<TermsQuestion['handicap']>;
export type TeamQuestion = v.InferOutput<typeof TEAM>;
export type BowlerQuestion = TeamQuestion['bowlers'][number];
export type GameQuestion = v.InferOutput<typeof GAME>;

function arePins(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  return value.every(
    (pin, index) => typeof pin === 'number' && isPinNumber(pin) && value.indexOf(pin) === index,
  );
}
