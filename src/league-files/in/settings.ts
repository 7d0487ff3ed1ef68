import { FORMAT_IDS, USUAL_FORMAT, formatOf, type FormatId } from '../../core/formats/formats.ts';
import { AVERAGE_WAYS } from '../../core/league/average-rule.ts';
import { isWithin } from '../../core/league/bounds.ts';
import { HANDICAP_SCOPES, HANDICAP_SPANS, type HandicapRule } from '../../core/league/handicap-rule.ts';
import type { PointsRule } from '../../core/league/points-rule.ts';
import { TIE_RULES } from '../../core/league/roll-off.ts';
import { ROUNDINGS } from '../../core/league/rounding.ts';
import { BLIND_RULES, SHOWN, USUAL_TERMS, leagueTerms, type LeagueTerms } from '../../core/league/terms.ts';
import { err, ok, type Result } from '../../core/line/result.ts';
import { isUnreadable, shownText } from '../../core/players/readable.ts';
import type { FaultFacts, Spot } from '../fault.ts';
import { LARGEST_TEAM, LONGEST_TEXT } from '../limits.ts';
import { folded } from './columns.ts';
import { numberOf, shownStart } from './figures.ts';

/** The content of a league's file besides its teams. */
export interface Settings {
  readonly name: string | null;
  readonly format: FormatId;
  /** Bowlers per team in a match; null: the whole roster. */
  readonly teamSize: number | null;
  /** Bowlers per roster; null: fewer than two complete teams. */
  readonly rosterLimit: number | null;
  readonly terms: LeagueTerms;
}

export const USUAL_SETTINGS: Settings = {
  ...{ name: null, format: USUAL_FORMAT, teamSize: null, rosterLimit: null },
  terms: USUAL_TERMS,
};

/** A setting as a file writes it: a cell's text, or a JSON value. */
export type SettingValue = string | number | boolean | null;

/** One row of a table of terms. */
export interface WrittenSetting {
  readonly setting: string;
  readonly value: SettingValue;
  readonly spot: Spot;
}

type Change = (settings: Settings) => Settings;
type Taken = Result<Change, FaultFacts>;

/** Other names of a setting, and how it reads a value. */
interface Setting {
  readonly names: readonly string[];
  readonly take: (value: SettingValue) => Taken;
}

const BOWLERS = { least: 1, most: LARGEST_TEAM };
const ROSTER = { least: 1, most: 99 };

const SETTINGS: Readonly<Record<string, Setting>> = {
  name: text(['league', 'liga', 'nombre', '리그', '이름', 'name'], (settings, name) => ({
    ...settings,
    name,
  })),
  format: choice(['formato', 'modalidad', '방식', 'spielart'], FORMAT_IDS, (settings, format) => ({
    ...settings,
    format,
  })),
  teamSize: bounded(
    ['tamaño del equipo', 'jugadores por equipo', '팀 인원', 'teamgröße', 'mannschaftsgröße'],
    BOWLERS,
    (settings, teamSize) => ({ ...settings, teamSize }),
  ),
  rosterLimit: bounded(
    ['jugadores inscritos', '등록 인원', 'kadergröße'],
    ROSTER,
    (settings, rosterLimit) => ({ ...settings, rosterLimit }),
  ),
  games: figure(['partidas', '게임 수', 'spiele'], (terms, games) => ({ ...terms, games })),
  vacancy: figure(['vacante', '빈자리', 'freier platz'], (terms, vacancy) => ({ ...terms, vacancy })),
  less: figure(['ausente', '결석 감점', 'abzug'], (terms, less) => ({ ...terms, less })),
  bye: figure(['descanso', '부전승', 'spielfrei'], (terms, bye) => ({ ...terms, bye })),
  makeUpUntil: figureOrNone(['recuperar hasta', '보충 프레임', 'nachholen bis'], (terms, makeUpUntil) => ({
    ...terms,
    makeUpUntil,
  })),
  'points.game': points(['puntos por partida', '게임 승점', 'punkte je spiel'], 'game'),
  'points.series': points(['puntos por serie', '시리즈 승점', 'punkte je serie'], 'series'),
  'points.individual': points(['puntos individuales', '개인 승점', 'punkte je einzel'], 'individual'),
  'points.individualSeries': points(
    ['puntos por serie individual', '개인 시리즈 승점', 'punkte je einzelserie'],
    'individualSeries',
  ),
  ties: termsChoice(['empates', '동점', 'gleichstand'], TIE_RULES, (terms, ties) => ({ ...terms, ties })),
  individualTies: termsChoice(
    ['empates individuales', '개인 동점', 'gleichstand im einzel'],
    TIE_RULES,
    (terms, individualTies) => ({ ...terms, individualTies }),
  ),
  blinds: termsChoice(['ausencias', '결석 점수', 'blindergebnisse'], BLIND_RULES, (terms, blinds) => ({
    ...terms,
    blinds,
  })),
  'handicap.percentage': handicapFigure(['porcentaje', '비율', 'prozentsatz'], (rule, percentage) => ({
    ...rule,
    percentage,
  })),
  'handicap.base': handicapFigure(['base', '기준 점수', 'basis'], (rule, base) => ({ ...rule, base })),
  'handicap.maximum': figureOrNone(
    ['hándicap máximo', '핸디캡 상한', 'höchstes handicap'],
    (terms, maximum) => ({
      ...terms,
      handicap: { ...terms.handicap, maximum },
    }),
  ),
  'handicap.rounding': handicapChoice(['redondeo', '반올림', 'rundung'], ROUNDINGS, (rule, rounding) => ({
    ...rule,
    rounding,
  })),
  'handicap.negative': flag(
    ['hándicap negativo', '마이너스 핸디캡', 'negatives handicap'],
    (terms, negative) => ({
      ...terms,
      handicap: { ...terms.handicap, negative },
    }),
  ),
  'handicap.scope': handicapChoice(
    ['tipo de hándicap', '핸디캡 방식', 'handicapart'],
    HANDICAP_SCOPES,
    (rule, scope) => ({
      ...rule,
      scope,
    }),
  ),
  'handicap.span': handicapChoice(
    ['hándicap por', '핸디캡 단위', 'handicap je'],
    HANDICAP_SPANS,
    (rule, span) => ({
      ...rule,
      span,
    }),
  ),
  'averages.way': termsChoice(['promedios', '에버리지 방식', 'schnitte'], AVERAGE_WAYS, (terms, way) => ({
    ...terms,
    averages: { ...terms.averages, way },
  })),
  'averages.games': figure(
    ['partidas del promedio', '에버리지 게임 수', 'spiele des schnitts'],
    (terms, games) => ({
      ...terms,
      averages: { ...terms.averages, games },
    }),
  ),
  shown: termsChoice(['se muestra', '표시', 'anzeige'], SHOWN, (terms, shown) => ({ ...terms, shown })),
};

export const SETTING_NAMES: readonly string[] = Object.keys(SETTINGS);

const NAMED = Object.entries(SETTINGS).flatMap(([setting, { names }]) =>
  Array.from(new Set([setting, ...names].map(folded)), (name) => [name, setting] as const),
);

const BY_NAME: ReadonlyMap<string, string> = new Map(NAMED);

/** Every word for a setting. */
export const SETTING_WORDS: readonly string[] = NAMED.map(([name]) => name);

/** Applies the settings that were written. Reports the faults of those that are wrong. */
export function settingsOf(
  written: readonly WrittenSetting[],
  fault: (spot: Spot, facts: FaultFacts) => void,
): Settings {
  const changes: (readonly [Spot, Change])[] = [];
  const seen = new Set<string>();
  for (const { setting, value, spot } of written) {
    const name = BY_NAME.get(folded(setting));
    const known = name === undefined ? undefined : SETTINGS[name];
    if (name === undefined || known === undefined) {
      fault(spot, { code: 'setting-unknown', setting: shownStart(setting) });
      continue;
    }
    if (seen.has(name)) fault(spot, { code: 'setting-twice', setting: shownStart(setting) });
    seen.add(name);
    const taken = known.take(value);
    if (taken.ok) changes.push([spot, taken.value]);
    else fault(spot, taken.error);
  }
  const settings = changes.reduce((all, [, change]) => change(all), USUAL_SETTINGS);
  // Each setting is checked alone, so that all that are out of range are reported at once.
  for (const [spot, change] of changes) {
    const right = leagueTerms(change(USUAL_SETTINGS).terms, formatOf(settings.format));
    if (!right.ok) fault(spot, { code: 'figure', refusal: right.error });
  }
  return settings;
}

function text(names: readonly string[], put: (settings: Settings, value: string) => Settings): Setting {
  return {
    names,
    take: (value) => {
      const written = String(value ?? '')
        .normalize('NFC')
        .trim()
        .replace(/\s+/gu, ' ');
      if (written === '') return err({ code: 'cell-empty' });
      if (isUnreadable(written)) return err({ code: 'text-unreadable', text: shownText(written) });
      if (Array.from(written).length > LONGEST_TEXT)
        return err({ code: 'text-too-long', most: LONGEST_TEXT });
      return ok((settings) => put(settings, written));
    },
  };
}

function number(names: readonly string[], put: (value: number) => Taken): Setting {
  return {
    names,
    take: (value) => {
      const read = typeof value === 'number' ? value : numberOf(String(value ?? ''));
      if (read !== null) return put(read);
      const written = shownStart(String(value ?? ''));
      return err(written === '' ? { code: 'cell-empty' } : { code: 'not-a-number', text: written });
    },
  };
}

function bounded(
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

function figure(names: readonly string[], put: (terms: LeagueTerms, value: number) => LeagueTerms): Setting {
  return number(names, (value) => ok((settings) => ({ ...settings, terms: put(settings.terms, value) })));
}

/** A number, or no value for none. */
function figureOrNone(
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

function points(names: readonly string[], kind: keyof PointsRule): Setting {
  return figure(names, (terms, value) => ({ ...terms, points: { ...terms.points, [kind]: value } }));
}

function handicapFigure(
  names: readonly string[],
  put: (rule: HandicapRule, value: number) => HandicapRule,
): Setting {
  return figure(names, (terms, value) => ({ ...terms, handicap: put(terms.handicap, value) }));
}

function choice<const T extends string>(
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

function termsChoice<const T extends string>(
  names: readonly string[],
  choices: readonly T[],
  put: (terms: LeagueTerms, value: T) => LeagueTerms,
): Setting {
  return choice(names, choices, (settings, value) => ({ ...settings, terms: put(settings.terms, value) }));
}

function handicapChoice<const T extends string>(
  names: readonly string[],
  choices: readonly T[],
  put: (rule: HandicapRule, value: T) => HandicapRule,
): Setting {
  return termsChoice(names, choices, (terms, value) => ({ ...terms, handicap: put(terms.handicap, value) }));
}

const YES = ['yes', 'true', 'si', '예', 'ja', '1'];
const NO = ['no', 'false', '아니요', '아니오', 'nein', '0'];

function flag(names: readonly string[], put: (terms: LeagueTerms, value: boolean) => LeagueTerms): Setting {
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
