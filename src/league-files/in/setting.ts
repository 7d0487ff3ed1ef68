import { isWithin } from '../../core/league/bounds.ts';
import type { HandicapRule } from '../../core/league/handicap-rule.ts';
import type { PointsRule } from '../../core/league/points-rule.ts';
import type { LeagueTerms } from '../../core/league/terms.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { isLongerThan } from '../../core/players/letters.ts';
import { isUnreadable, shownText } from '../../core/players/readable.ts';
import type { FaultFacts } from '../fault.ts';
import { LONGEST_TEXT } from '../limits.ts';
import { folded } from './columns.ts';
import { numberOf, shownStart } from './figures.ts';
import type { Settings } from './league.ts';

/** A setting as a file writes it: a cell's text, or a JSON value. */
export type SettingValue = string | number | boolean | null;

export type Change = (settings: Settings) => Settings;
type Taken = Result<Change, FaultFacts>;

/** Other names of a setting, and how it reads a value. */
export interface Setting {
  readonly names: readonly string[];
  readonly take: (value: SettingValue) => Taken;
}

/** A setting that is a short text. */
export function text(
  names: readonly string[],
  put: (settings: Settings, value: string) => Settings,
): Setting {
  return {
    names,
    take: (value) => {
      const written = String(value ?? '')
        .normalize('NFC')
        .trim()
        .replace(/\s+/gu, ' ');
      if (written === '') return err({ code: 'cell-empty' });
      if (isUnreadable(written)) return err({ code: 'text-unreadable', text: shownText(written) });
      if (isLongerThan(written, LONGEST_TEXT)) return err({ code: 'text-too-long', most: LONGEST_TEXT });
      return ok((settings) => put(settings, written));
    },
  };
}

function number(names: readonly string[], put: (value: number) => Taken): Setting {
  return {
    names,
    take: (value) => {
      const read = typeof value === 'number' ? value : numberOf(String(value ?? ''));
      if (typeof read === 'number') return put(read);
      const written = shownStart(String(value ?? ''));
      if (read === 'unclear') return err({ code: 'number-unclear', text: written });
      return err(written === '' ? { code: 'cell-empty' } : { code: 'not-a-number', text: written });
    },
  };
}

/** A whole number that is checked here, because it is not a term. */
export function bounded(
  names: readonly string[],
  bounds: { readonly least: number; readonly most: number },
  put: (settings: Settings, value: number) => Settings,
): Setting {
  return number(names, (value) =>
    isWithin(value, bounds)
      ? ok((settings) => put(settings, value))
      : err({ code: 'out-of-range', ...bounds }),
  );
}

/** A number of the terms; the league's rules check it. */
export function figure(
  names: readonly string[],
  put: (terms: LeagueTerms, value: number) => LeagueTerms,
): Setting {
  return number(names, (value) => ok((settings) => ({ ...settings, terms: put(settings.terms, value) })));
}

/** A number, or no value for none. */
export function figureOrNone(
  names: readonly string[],
  put: (terms: LeagueTerms, value: number | null) => LeagueTerms,
): Setting {
  const { take } = figure(names, put);
  return {
    names,
    take: (value) =>
      value === null || value === ''
        ? ok((settings) => ({ ...settings, terms: put(settings.terms, null) }))
        : take(value),
  };
}

/** The points of one kind of unit. */
export function points(names: readonly string[], kind: keyof PointsRule): Setting {
  return figure(names, (terms, value) => ({ ...terms, points: { ...terms.points, [kind]: value } }));
}

/** A number of the handicap rule. */
export function handicapFigure(
  names: readonly string[],
  put: (rule: HandicapRule, value: number) => HandicapRule,
): Setting {
  return figure(names, (terms, value) => ({ ...terms, handicap: put(terms.handicap, value) }));
}

const PERCENT = /^[%٪]\s*|\s*(?:[%٪]|per ?cent|pct\.?|prozent|por ?ciento|퍼센트)$/iu;

/** Less than a league gives in per cent: as a share of one it may be any of them. */
const MOST_OF_A_SHARE = 2;

/** Per cent, as `90` or `90%`. A share of one, as `0.9`, is asked about. */
export function handicapPercent(
  names: readonly string[],
  put: (rule: HandicapRule, value: number) => HandicapRule,
): Setting {
  const figures = handicapFigure(names, put);
  const shares = number(names, (value) =>
    value > 0 && value <= MOST_OF_A_SHARE
      ? err({ code: 'percent-unclear', percent: Math.round(value * 10_000) / 100 })
      : figures.take(value),
  );
  return {
    names,
    take: (value) => {
      const written = typeof value === 'string' ? value.normalize('NFKC').trim() : value;
      return shares.take(typeof written === 'string' ? written.replace(PERCENT, '') : written);
    },
  };
}

/** One of some words. */
export function choice<const T extends string>(
  names: readonly string[],
  choices: readonly T[],
  put: (settings: Settings, value: T) => Settings,
): Setting {
  return {
    names,
    take: (value) => {
      const written = String(value ?? '');
      const chosen = choices.find((one) => folded(one) === folded(written));
      return chosen === undefined
        ? err({ code: 'not-a-choice', text: shownStart(written), choices })
        : ok((settings) => put(settings, chosen));
    },
  };
}

/** One of some words, in the terms. */
export function termsChoice<const T extends string>(
  names: readonly string[],
  choices: readonly T[],
  put: (terms: LeagueTerms, value: T) => LeagueTerms,
): Setting {
  return choice(names, choices, (settings, value) => ({ ...settings, terms: put(settings.terms, value) }));
}

/** One of some words, in the handicap rule. */
export function handicapChoice<const T extends string>(
  names: readonly string[],
  choices: readonly T[],
  put: (rule: HandicapRule, value: T) => HandicapRule,
): Setting {
  return termsChoice(names, choices, (terms, value) => ({ ...terms, handicap: put(terms.handicap, value) }));
}

const YES = ['yes', 'true', 'si', '예', 'ja', '1'];
const NO = ['no', 'false', '아니요', '아니오', 'nein', '0'];

/** Yes or no, in the terms. */
export function flag(
  names: readonly string[],
  put: (terms: LeagueTerms, value: boolean) => LeagueTerms,
): Setting {
  return {
    names,
    take: (value) => {
      const written = folded(String(value ?? ''));
      if (!YES.includes(written) && !NO.includes(written))
        return err({ code: 'not-a-choice', text: shownStart(String(value ?? '')), choices: ['yes', 'no'] });
      return ok((settings) => ({ ...settings, terms: put(settings.terms, YES.includes(written)) }));
    },
  };
}
