import type { Format } from '../../../core/formats/format.ts';
import type {
  AverageFraction,
  AverageRule,
  AverageWay,
  AveragesDuring,
  FirstNight,
} from '../../../core/league/average-rule.ts';
import { GENDERS, type Gender } from '../../../core/league/bowler-group.ts';
import { isWithin } from '../../../core/league/bounds.ts';
import type { HandicapScope, HandicapSpan } from '../../../core/league/handicap-rule.ts';
import type { TableRow } from '../../../core/league/handicap-table.ts';
import type { PointsRule } from '../../../core/league/points-rule.ts';
import type { LeagueRefusal } from '../../../core/league/refusal.ts';
import type { TieRule } from '../../../core/league/roll-off.ts';
import type { Rounding } from '../../../core/league/rounding.ts';
import {
  MOST_GAMES_OF_AVERAGE,
  USUAL_TERMS,
  leagueTerms,
  type Absence,
  type BlindRule,
  type LeagueTerms,
  type ShownFigures,
} from '../../../core/league/terms.ts';
import { err, ok, type Result } from '../../../core/line/result.ts';

/** The figures of a league's terms, in the order of their fields. */
export const FIGURES = [
  'games',
  'percentage',
  'base',
  'maximum',
  'extraWoman',
  'extraMan',
  'game',
  'series',
  'individual',
  'individualSeries',
  'pins',
  'perPins',
  'vacancy',
  'vacancyWoman',
  'vacancyMan',
  'less',
  'bye',
  'makeUpUntil',
  'averageGames',
] as const;

export type Figure = (typeof FIGURES)[number];

/** The terms that are chosen from a few words. */
export interface TermsChoices {
  readonly rounding: Rounding;
  readonly negative: boolean;
  readonly scope: HandicapScope;
  readonly span: HandicapSpan;
  readonly ties: TieRule;
  readonly individualTies: TieRule;
  readonly absence: Absence;
  readonly blinds: BlindRule;
  readonly averages: AverageWay;
  readonly first: FirstNight;
  readonly fraction: AverageFraction;
  readonly during: AveragesDuring;
  readonly shown: ShownFigures;
}

/** A league's terms as they are typed: a figure that no league may have stays as it is. */
export interface TermsDraft extends TermsChoices {
  readonly figures: Readonly<Record<Figure, string>>;
  /** The rows of the handicap table that only a league's file says: all but a gender's own. */
  readonly byAge: readonly TableRow[];
}

/** A figure that was refused. */
export interface TermsFault {
  readonly figure: Figure;
  readonly refusal: LeagueRefusal;
}

export function draftOfTerms(terms: LeagueTerms): TermsDraft {
  const { handicap, averages, points, ties, individualTies, blinds, shown } = terms;
  const { rounding, negative, scope, span, table: rows = [] } = handicap;
  const figures: Readonly<Record<Figure, number | null>> = {
    games: terms.games,
    percentage: handicap.percentage,
    base: handicap.base,
    maximum: handicap.maximum,
    extraWoman: pinsOf(rows, 'woman'),
    extraMan: pinsOf(rows, 'man'),
    ...points,
    pins: points.pins ?? 0,
    perPins: points.perPins ?? 1,
    vacancy: terms.vacancy,
    vacancyWoman: terms.vacancies?.woman ?? null,
    vacancyMan: terms.vacancies?.man ?? null,
    less: terms.less,
    bye: terms.bye,
    makeUpUntil: terms.makeUpUntil,
    averageGames: averages.games,
  };
  const written = FIGURES.map((figure) => [figure, writtenFigure(figures[figure])] as const);
  return {
    ...{ rounding, negative, scope, span, ties, individualTies, blinds, shown },
    absence: terms.absence ?? 'pins',
    ...{ averages: averages.way, first: averages.first ?? 'no-handicap' },
    ...{ fraction: averages.fraction ?? 'down', during: averages.during ?? 'fixed' },
    figures: Object.fromEntries(written) as Record<Figure, string>,
    byAge: rows.filter((row) => !isGenders(row)),
  };
}

/** Whether a row is of a gender, whatever the age. */
function isGenders({ gender, ages }: TableRow): boolean {
  return gender !== undefined && ages === undefined;
}

function pinsOf(rows: readonly TableRow[], gender: Gender): number | null {
  const own = rows.filter((row) => isGenders(row) && row.gender === gender);
  return own.length === 0 ? null : own.reduce((pins, row) => pins + row.pins, 0);
}

function writtenFigure(figure: number | null): string {
  return figure === null ? '' : String(figure);
}

export const USUAL_DRAFT: TermsDraft = draftOfTerms(USUAL_TERMS);

/** The terms, or each figure that the league's rules refuse. */
export function termsOf(draft: TermsDraft, format: Format): Result<LeagueTerms, readonly TermsFault[]> {
  const faults = FIGURES.flatMap((figure): readonly TermsFault[] => {
    // Checks each figure among usual ones, so that every wrong figure is reported at its own field.
    const alone = {
      ...{ ...USUAL_DRAFT, absence: draft.absence },
      figures: { ...USUAL_DRAFT.figures, [figure]: draft.figures[figure] },
    };
    const checked = leagueTerms(readTerms(alone), format);
    return checked.ok ? [] : [{ figure, refusal: checked.error }];
  });
  return faults.length > 0 ? err(faults) : ok(readTerms(draft));
}

function readTerms(draft: TermsDraft): LeagueTerms {
  const { figures, ...choices } = draft;
  const { rounding, negative, scope, span, ties, individualTies, absence, blinds, shown } = choices;
  const of = (figure: Figure): number => numberIn(figures[figure]);
  const orNone = (figure: Figure): number | null => (figures[figure].trim() === '' ? null : of(figure));
  const points: PointsRule = {
    ...{ game: of('game'), series: of('series') },
    ...{ individual: of('individual'), individualSeries: of('individualSeries') },
    // Without points for pins, terms are as they were before there were any.
    ...(of('pins') === 0 && of('perPins') === 1 ? {} : { pins: of('pins'), perPins: of('perPins') }),
  };
  const [woman, man] = [orNone('vacancyWoman'), orNone('vacancyMan')];
  const extras = { woman: orNone('extraWoman'), man: orNone('extraMan') };
  const table = [
    ...draft.byAge,
    ...GENDERS.flatMap((gender) => (extras[gender] === null ? [] : [{ gender, pins: extras[gender] }])),
  ];
  const vacancies = { ...(woman === null ? {} : { woman }), ...(man === null ? {} : { man }) };
  return {
    ...{ games: of('games'), vacancy: of('vacancy'), less: of('less'), bye: of('bye') },
    // Without these choices, terms are as they were before there were any.
    ...(woman === null && man === null ? {} : { vacancies }),
    ...(absence === 'pins' ? {} : { absence }),
    ...{ makeUpUntil: orNone('makeUpUntil'), points, ties, individualTies, blinds, shown },
    handicap: {
      ...{ percentage: of('percentage'), base: of('base'), maximum: orNone('maximum') },
      ...{ rounding, scope, span, negative: negative && scope !== 'difference' },
      ...(table.length === 0 ? {} : { table }),
    },
    averages: averagesOf(draft, of('averageGames')),
  };
}

function averagesOf({ averages: way, first, fraction, during }: TermsDraft, games: number): AverageRule {
  return {
    ...{ way, games, first },
    ...(fraction === 'down' ? {} : { fraction }),
    ...(during === 'fixed' ? {} : { during }),
  };
}

/** The rule of averages, also while other terms are wrong; null if its own figure is. */
export function averageRuleIn(draft: TermsDraft): AverageRule | null {
  const games = numberIn(draft.figures.averageGames);
  return isWithin(games, { least: 0, most: MOST_GAMES_OF_AVERAGE }) ? averagesOf(draft, games) : null;
}

/** The number in a field, with a point or a comma; NaN without one, which every rule refuses. */
export function numberIn(text: string): number {
  const trimmed = text.trim().replace(',', '.').replace('−', '-');
  return /^-?\d+(?:\.\d+)?$/u.test(trimmed) ? Number(trimmed) : Number.NaN;
}
