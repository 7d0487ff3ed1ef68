import {
  AVERAGES_DURING,
  AVERAGE_FRACTIONS,
  AVERAGE_WAYS,
  FIRST_NIGHTS,
} from '../../../core/league/average-rule.ts';
import { HANDICAP_SCOPES, HANDICAP_SPANS } from '../../../core/league/handicap-rule.ts';
import { TIE_RULES } from '../../../core/league/roll-off.ts';
import { ROUNDINGS } from '../../../core/league/rounding.ts';
import { ABSENCES, BLIND_RULES, SHOWN } from '../../../core/league/terms.ts';
import type { TermsText } from '../../../text/league/terms.ts';
import type { Figure, TermsChoices } from './terms-draft.ts';

/** A figure with a field; the size of a team is not a term. */
export type Field = Figure | 'teamSize';

export type TermsGroup = keyof TermsText['groups'];

/** The fields, in the order of the page. */
export const GROUPS: readonly { readonly group: TermsGroup; readonly figures: readonly Field[] }[] = [
  { group: 'handicap', figures: ['percentage', 'base', 'maximum', 'extraWoman', 'extraMan'] },
  { group: 'match', figures: ['games', 'teamSize'] },
  { group: 'points', figures: ['game', 'series', 'individual', 'individualSeries', 'pins', 'perPins'] },
  { group: 'blinds', figures: ['vacancy', 'vacancyWoman', 'vacancyMan', 'less', 'bye', 'makeUpUntil'] },
  { group: 'averages', figures: ['averageGames'] },
];

/** An empty field of these means none. */
export const MAY_BE_EMPTY: ReadonlySet<Field> = new Set([
  'maximum',
  'extraWoman',
  'extraMan',
  'makeUpUntil',
  'teamSize',
]);

/** An empty field of these means what any vacancy counts. */
export const VACANCIES: ReadonlySet<Field> = new Set(['vacancyWoman', 'vacancyMan']);

/** Asked only in a league that knows who is a woman or a man. */
export const OF_GENDERS: ReadonlySet<Field> = new Set(['extraWoman', 'extraMan', ...VACANCIES]);

export interface ChoiceRow {
  readonly key: keyof TermsChoices;
  readonly label: string;
  readonly group: TermsGroup;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
}

const GROUP_OF: Readonly<Record<keyof TermsChoices, TermsGroup>> = {
  ...{ rounding: 'handicap', negative: 'handicap', scope: 'handicap', span: 'handicap' },
  ...{ ties: 'points', individualTies: 'points', absence: 'blinds', blinds: 'blinds' },
  ...{ averages: 'averages', first: 'averages', shown: 'averages' },
  ...{ fraction: 'averages', during: 'averages' },
};

/** The choices in a few words, in the order of the page. */
export function choiceRows(text: TermsText): readonly ChoiceRow[] {
  const of = <V extends string>(
    key: keyof TermsChoices,
    values: readonly V[],
    texts: Readonly<Record<V, string>>,
  ): ChoiceRow => ({
    ...{ key, label: text.labels[key], group: GROUP_OF[key] },
    choices: values.map((value) => ({ value, text: texts[value] })),
  });
  return [
    of('rounding', ROUNDINGS, text.rounding),
    of('negative', ['no', 'yes'], text.negative),
    of('scope', HANDICAP_SCOPES, text.scope),
    of('span', HANDICAP_SPANS, text.span),
    of('ties', TIE_RULES, text.ties),
    of('individualTies', TIE_RULES, text.ties),
    of('absence', ABSENCES, text.absence),
    of('blinds', BLIND_RULES, text.blinds),
    of('averages', AVERAGE_WAYS, text.averages),
    of('first', FIRST_NIGHTS, text.first),
    of('fraction', AVERAGE_FRACTIONS, text.fraction),
    of('during', AVERAGES_DURING, text.during),
    of('shown', SHOWN, text.shown),
  ];
}
