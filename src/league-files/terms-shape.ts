import * as v from 'valibot';
import {
  AVERAGES_DURING,
  AVERAGE_FRACTIONS,
  AVERAGE_WAYS,
  FIRST_NIGHTS,
} from '../core/league/average-rule.ts';
import { HANDICAP_SCOPES, HANDICAP_SPANS } from '../core/league/handicap-rule.ts';
import { MOST_TABLE_ROWS, type TableRow } from '../core/league/handicap-table.ts';
import { TIE_RULES } from '../core/league/roll-off.ts';
import { ROUNDINGS } from '../core/league/rounding.ts';
import { ABSENCES, BLIND_RULES, SHOWN, type LeagueTerms } from '../core/league/terms.ts';
import { GROUP_ENTRIES } from './group-shape.ts';
import { partialObject } from './partial-object.ts';

type Figure = v.GenericSchema<unknown, number>;

/** The allowed values of the numbers in a league's terms. */
export interface TermsFigures {
  readonly games: Figure;
  readonly pins: Figure;
  readonly frame: Figure;
  readonly points: Figure;
  readonly perPins: Figure;
  readonly percentage: Figure;
  readonly gamesOfAverage: Figure;
}

/** A league's terms, all of them given, with numbers in the bounds of `figures`. */
export function boundedTerms(figures: TermsFigures): v.GenericSchema<unknown, LeagueTerms> {
  return termsWith(figures);
}

function tableOf(pins: Figure): v.GenericSchema<unknown, readonly TableRow[]> {
  return v.pipe(v.array(v.strictObject({ ...GROUP_ENTRIES, pins })), v.maxLength(MOST_TABLE_ROWS));
}

function termsWith({ games, pins, frame, points, perPins, percentage, gamesOfAverage }: TermsFigures) {
  return v.strictObject({
    games,
    vacancy: pins,
    vacancies: v.exactOptional(partialObject({ woman: v.exactOptional(pins), man: v.exactOptional(pins) })),
    less: pins,
    absence: v.exactOptional(v.picklist(ABSENCES)),
    bye: pins,
    makeUpUntil: v.nullable(frame),
    points: v.strictObject({
      ...{ game: points, series: points, individual: points, individualSeries: points },
      ...{ pins: v.exactOptional(points), perPins: v.exactOptional(perPins) },
    }),
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
      table: v.exactOptional(tableOf(pins)),
    }),
    averages: v.strictObject({
      way: v.picklist(AVERAGE_WAYS),
      games: gamesOfAverage,
      first: v.exactOptional(v.picklist(FIRST_NIGHTS)),
      fraction: v.exactOptional(v.picklist(AVERAGE_FRACTIONS)),
      during: v.exactOptional(v.picklist(AVERAGES_DURING)),
    }),
    shown: v.picklist(SHOWN),
  });
}

const ANY = v.number();

/** A league's terms, all of them given. The league's own rules refuse figures out of range, each with a code. */
export const FULL_TERMS = termsWith({
  games: ANY,
  pins: ANY,
  frame: ANY,
  points: ANY,
  perPins: ANY,
  percentage: ANY,
  gamesOfAverage: ANY,
});

/** The choices of a handicap, any of them missing. */
export const PARTIAL_HANDICAP = exactPartial(FULL_TERMS.entries.handicap.entries);

/** The entries of `PARTIAL_TERMS`. */
export const PARTIAL_ENTRIES = {
  ...exactPartial(FULL_TERMS.entries),
  points: v.exactOptional(partialObject(exactPartial(FULL_TERMS.entries.points.entries))),
  handicap: v.exactOptional(partialObject(PARTIAL_HANDICAP)),
  averages: v.exactOptional(partialObject(exactPartial(FULL_TERMS.entries.averages.entries))),
};

/** A league's terms with any of them missing; a missing one is as usual. */
export const PARTIAL_TERMS = partialObject(PARTIAL_ENTRIES);

type ExactPartial<Entries extends Readonly<Record<string, v.GenericSchema>>> = {
  readonly [Name in keyof Entries]: v.ExactOptionalSchema<Entries[Name], undefined>;
};

/** Lets each entry be missing. `v.partial` would also let it be undefined. */
function exactPartial<Entries extends Readonly<Record<string, v.GenericSchema>>>(
  entries: Entries,
): ExactPartial<Entries> {
  const optional = Object.entries(entries).map(([name, entry]) => [name, v.exactOptional(entry)]);
  return Object.fromEntries(optional) as ExactPartial<Entries>;
}
